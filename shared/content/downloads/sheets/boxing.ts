/** Boxing. */
import type { DocumentSheet } from '../document-sheet.ts';

export const boxingSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/3475.502.02-winbpm.pdf',
    title: 'WinBPM 3.0, boxing scoring system',
    number: '3475.502.02',
    edition: 'v3.1, January 2017',
    language: 'en',
    kind: 'User manual',
    purpose:
      'WinBPM runs the scoring of a boxing tournament together with the hardware BSS2013: draw, bouts, marks of the judges, decisions. The manual has 89 pages.',
    sections: [
      {
        heading: 'Preparing a tournament',
        text: 'Set up the weight classes, enter the boxers, draw, and print the programme of the session. Officials are assigned bout by bout.',
      },
      {
        heading: 'During a bout',
        text: 'The judges enter their scores round by round at the ring. The program collects them, and the supervisor releases the decision for announcer, board and TV.',
      },
    ],
    table: {
      caption: 'Related documents',
      rows: [
        { property: 'Earlier issue', value: '3475.502.02, v3.0, August 2013' },
        { property: 'Team events', value: 'WinBPM in WSB events, quick start, v1.0, November 2013' },
        { property: 'Hardware', value: 'BSS2013' },
      ],
    },
    drawing: 'judge-terminal',
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
    purpose:
      'An earlier issue of the WinBPM manual. Keep it for a computer that still runs the program as installed in that year; for all others v3.1 of January 2017 replaces it.',
    sections: [
      {
        heading: 'Before an update',
        text: 'Close the running event, copy its data to another disk and write down the settings of the ring. Then install, and score one trial bout with all judges.',
      },
    ],
    sports: [],
    services: ['Scoring'],
  },
  {
    url: '/documents/winbpm-wsb-quick-start.pdf',
    title: 'WinBPM in WSB events, quick start',
    edition: 'v1.0, November 2013',
    language: 'en',
    kind: 'User manual',
    purpose:
      'A short guide for team matches of the WSB, in which two teams box a series of bouts. It shows what differs from a tournament and leaves the rest to the WinBPM manual.',
    sections: [
      {
        heading: 'What is different',
        text: 'The teams name their boxers, and the bouts of one evening add up to one match. Prepare both team lists before the first bell.',
      },
      {
        heading: 'On the evening',
        text: 'Check the judges’ terminals at the ring, load the match and confirm each bout before calling the next.',
      },
    ],
    sports: [],
    services: ['Scoring'],
  },
  {
    url: '/documents/bss2013-hardware.pdf',
    title: 'BSS2013 hardware',
    language: 'en',
    kind: 'User manual',
    purpose:
      'BSS2013 is the Boxing Scoring System of 2013: the devices at the ring that belong to the program WinBPM. The number of its manual is not public; this sheet says where it fits in.',
    sections: [
      {
        heading: 'Place in the system',
        text: 'The hardware stands at the ring with the judges and the supervisor. The program on the results computer collects what it sends; see 3475.502.02.',
      },
      {
        heading: 'Asking for the manual',
        text: 'Name the system, the year of purchase and the version WinBPM shows when it starts.',
      },
    ],
    sports: [],
    services: ['Scoring'],
  },
];
