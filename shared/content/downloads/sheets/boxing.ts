/** Boxing. */
// documents.md, Boxing; equipment.md, Interfaces and software; services.md, Scoring.
import type { DocumentSheet } from '../document-sheet.ts';

export const boxingSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/3475.502.02-winbpm.pdf',
    title: 'WinBPM 3.0, boxing scoring system',
    number: '3475.502.02',
    edition: 'v3.1, January 2017',
    language: 'en',
    kind: 'User manual',
    purpose: 'WinBPM 3.0 is our scoring software for boxing. It works with BSS2013, the Boxing Scoring System of 2013.',
    sections: [],
    table: {
      caption: 'Related documents',
      rows: [
        { property: 'Earlier edition', value: '3475.502.02, v3.0, August 2013' },
        { property: 'WSB events', value: 'WinBPM in WSB events, quick start, v1.0, November 2013' },
        { property: 'Hardware', value: 'BSS2013' },
      ],
    },
    diagram: {
      kind: 'flow',
      caption: 'Hardware and software',
      rows: [
        [{ name: 'BSS2013', detail: 'Boxing Scoring System of 2013' }],
        [{ name: 'WinBPM 3.0', detail: 'scoring software, manual 3475.502.02', isSubject: true }],
      ],
      links: [{ from: 'BSS2013', to: 'WinBPM 3.0', label: 'works with', isMain: true }],
    },
    sports: [],
    services: ['Scoring'],
  },
  {
    url: '/documents/3475.502.02-winbpm-2013.pdf',
    title: 'WinBPM 3.0 (issue of 2013)',
    number: '3475.502.02',
    edition: 'v3.0, August 2013',
    language: 'en',
    kind: 'User manual',
    purpose: 'WinBPM 3.0, our boxing software, in the edition of 2013, which v3.1 of January 2017 has replaced.',
    sections: [],
    diagram: {
      kind: 'flow',
      caption: 'Two editions',
      rows: [[{ name: 'v3.0', detail: 'August 2013', isSubject: true }], [{ name: 'v3.1', detail: 'January 2017' }]],
      links: [{ from: 'v3.0', to: 'v3.1', label: 'replaced by', isMain: true }],
    },
    sports: [],
    services: ['Scoring'],
  },
  {
    url: '/documents/winbpm-wsb-quick-start.pdf',
    title: 'WinBPM in WSB events, quick start',
    edition: 'v1.0, November 2013',
    language: 'en',
    kind: 'User manual',
    purpose: 'A short guide to WinBPM at WSB events. If it leaves a question open, see user manual 3475.502.02.',
    sections: [],
    diagram: {
      kind: 'family',
      caption: 'Papers on WinBPM',
      rows: [
        [{ name: 'WinBPM 3.0', detail: 'scoring software for boxing' }],
        [
          { name: 'Quick start', detail: 'WSB events, v1.0, November 2013', isSubject: true },
          { name: 'User manual', detail: '3475.502.02, v3.1, January 2017' },
        ],
      ],
      links: [
        { from: 'WinBPM 3.0', to: 'Quick start', isMain: true },
        { from: 'WinBPM 3.0', to: 'User manual' },
      ],
    },
    sports: [],
    services: ['Scoring'],
  },
  {
    url: '/documents/bss2013-hardware.pdf',
    title: 'BSS2013 hardware',
    language: 'en',
    kind: 'General information',
    isOverview: true,
    purpose:
      'BSS2013 is our Boxing Scoring System of 2013. It works with the WinBPM software, whose manual is 3475.502.02.',
    sections: [],
    diagram: {
      kind: 'flow',
      caption: 'Hardware and software',
      rows: [
        [{ name: 'BSS2013', detail: 'Boxing Scoring System of 2013', isSubject: true }],
        [{ name: 'WinBPM 3.0', detail: 'scoring software, manual 3475.502.02' }],
      ],
      links: [{ from: 'BSS2013', to: 'WinBPM 3.0', label: 'works with', isMain: true }],
    },
    sports: [],
    services: ['Scoring'],
  },
];
