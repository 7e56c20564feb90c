/** Devices and programs that serve many sports: Powertime II, INT131, Sport in the Box, TvPAINT2Go. */
// documents.md; equipment.md, Powertime II, INT131 converter. Of Sport in the Box and TvPAINT2Go no fact is certain.
import { SPORT_SLUGS } from '../../navigation.ts';
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';
import type { SheetDiagram } from '../sheet-figure.ts';

const POWERTIME_ROWS: readonly SheetTableRow[] = [
  { property: 'Model', value: 'TIM022' },
  { property: 'Inputs', value: 'starts and finishes on opening or closing contacts' },
  { property: 'Setting', value: 'by start pulse or by clock' },
  { property: 'Arming time', value: 'can be set' },
  { property: 'Printer', value: 'built in' },
];

const POWERTIME_DIAGRAM: SheetDiagram = {
  kind: 'flow',
  caption: 'Inputs and printer',
  rows: [
    [
      { name: 'Start', detail: 'opening or closing contact' },
      { name: 'Finish', detail: 'opening or closing contact' },
    ],
    [{ name: 'Powertime II', detail: 'TIM022, with arming time', isSubject: true }],
    [{ name: 'Printer', detail: 'built in' }],
  ],
  links: [
    { from: 'Start', to: 'Powertime II', isMain: true },
    { from: 'Finish', to: 'Powertime II' },
    { from: 'Powertime II', to: 'Printer' },
  ],
};

const LANES = Array.from({ length: 8 }, (_, index) => `Lane ${index + 1}`);

export const multisportSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_MS_PowerTimeII_0913_EN.pdf',
    title: 'Powertime II',
    number: 'DOCM_MS_PowerTimeII_0913_EN',
    edition: 'September 2013',
    language: 'en',
    kind: 'Data sheet',
    purpose: 'Powertime II is our timer for many sports, with a printer built in.',
    sections: [
      {
        heading: 'Inputs',
        text: 'Since the timer takes starts and finishes from contacts that open as well as from contacts that close, it suits many kinds of sensor. You can set the arming time of the inputs.',
      },
    ],
    table: { caption: 'Technical data', rows: POWERTIME_ROWS },
    diagram: POWERTIME_DIAGRAM,
    sports: ['AlpineSkiing', 'CrossCountry', 'Cycling', 'Equestrian', 'Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3462.501.02-powertime-ii-general.pdf',
    title: 'Powertime II, general (TIM022)',
    number: '3462.501.02',
    edition: 'v1.0',
    language: 'en',
    kind: 'User manual',
    purpose: 'Powertime II, model TIM022, is a timer for many sports. Programs such as TOP-8 have separate manuals.',
    sections: [
      {
        heading: 'Setting the time',
        text: 'Set the timer either by start pulse or by clock.',
      },
    ],
    table: { caption: 'Technical data', rows: POWERTIME_ROWS },
    diagram: POWERTIME_DIAGRAM,
    sports: ['AlpineSkiing', 'CrossCountry', 'Cycling', 'Equestrian', 'Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3462.511.02-powertime-ii-top-8.pdf',
    title: 'Powertime II, program TOP-8',
    number: '3462.511.02',
    edition: 'v3.2',
    language: 'en',
    kind: 'User manual',
    purpose: 'TOP-8 is the program of Powertime II for races in lanes, of which it times eight.',
    sections: [],
    table: { caption: 'Technical data', rows: [{ property: 'Lanes', value: '8' }, ...POWERTIME_ROWS] },
    diagram: {
      kind: 'flow',
      caption: 'Eight lanes, one timer',
      rows: [
        LANES.map((name) => ({ name })),
        [{ name: 'Powertime II', detail: 'program TOP-8', isSubject: true }],
        [{ name: 'Printer', detail: 'built in' }],
      ],
      links: [
        ...LANES.map((from) => ({ from, to: 'Powertime II' })),
        { from: 'Powertime II', to: 'Printer', isMain: true },
      ],
    },
    sports: ['Swimming', 'Athletics'],
    services: ['Timing'],
  },
  {
    url: '/documents/3434.502.02-int131-interface.pdf',
    title: 'INT131 interface',
    number: '3434.502.02',
    edition: 'v1.2, November 2007',
    language: 'en',
    kind: 'User manual',
    purpose:
      'INT131 connects the USB socket of a computer with the serial lines of timers and boards, with an isolation of 3000 V.',
    sections: [
      {
        heading: 'Lines',
        text: 'The interface has two RS232 and two RS422/485 lines, because devices differ: a Gemini board, for example, receives RS422 at 9600 baud.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Model', value: '3434.790' },
        { property: 'Lines', value: 'USB to 2 RS232 and 2 RS422/485' },
        { property: 'Speed', value: 'up to 115.2 kb/s' },
        { property: 'Length of a line', value: 'up to 1250 m' },
        { property: 'Isolation', value: '3000 V' },
        { property: 'Size', value: '198 × 84 × 30 mm' },
        { property: 'Weight', value: '450 g' },
      ],
    },
    drawing: '/images/equipment/int131-interface.svg',
    sports: ['Athletics', 'Swimming'],
    services: ['Timing', 'Scoreboards'],
  },
  {
    url: '/documents/multisport-manuals-overview.pdf',
    title: 'Multisport devices: which manual applies',
    number: 'ST-M-001',
    language: 'en',
    kind: 'General information',
    isOverview: true,
    purpose:
      'Because our timers, start systems and interfaces serve several sports, look up your task rather than your sport to find the number of the manual.',
    sections: [
      {
        heading: 'Language',
        text: 'Manuals whose numbers end in .02 are English, those in .03 German.',
      },
    ],
    table: {
      caption: 'Task and manual',
      rows: [
        { property: 'Start a race', value: 'StartTime V with e-gun: 3481.560.02' },
        { property: 'Time several sports and print', value: 'Powertime II: 3462.501.02' },
        { property: 'Time 8 lanes', value: 'Powertime II, program TOP-8: 3462.511.02' },
        { property: 'Connect a computer', value: 'INT131: 3434.502.02' },
        { property: 'Show a time or a short text', value: 'Gemini: 3449.500' },
        { property: 'Read a photo finish', value: 'Scan’O’Vision STAR: 3434.501.02' },
        { property: 'Run a board in a hall', value: 'Saturn: 3400.500.02, in German 3400.500.03' },
      ],
    },
    diagram: {
      kind: 'flow',
      caption: 'How the devices connect',
      rows: [
        [
          { name: 'StartTime V', detail: '3481.560.02' },
          { name: 'Computer', detail: 'USB socket' },
        ],
        [
          { name: 'Powertime II', detail: '3462.501.02' },
          { name: 'INT131', detail: '3434.502.02' },
        ],
        [
          { name: 'Printer', detail: 'built in' },
          { name: 'Gemini', detail: '3449.500' },
        ],
      ],
      links: [
        { from: 'StartTime V', to: 'Powertime II', label: 'start pulse', isMain: true },
        { from: 'Powertime II', to: 'Printer' },
        { from: 'Computer', to: 'INT131', label: 'USB' },
        { from: 'INT131', to: 'Gemini', label: 'RS422' },
      ],
    },
    sports: ['Athletics', 'Swimming', 'Cycling', 'Basketball'],
    services: ['Timing', 'Scoreboards'],
  },
  {
    url: '/documents/sport-in-the-box-general-information.pdf',
    title: 'Sport in the Box',
    number: 'ST-M-003',
    language: 'en',
    kind: 'General information',
    isOverview: true,
    purpose: 'When you ask us about Sport in the Box, describe your event and the equipment on site.',
    sections: [
      {
        heading: 'What to tell us',
        text: 'These details help us to answer.',
        list: [
          'Sport and level: club, national or international',
          'Place: hall, pool, stadium or open course',
          'Timer, board and computer on site, with their part numbers',
          'Size of the board',
        ],
      },
    ],
    diagram: {
      kind: 'flow',
      caption: 'Your question',
      rows: [
        [
          { name: 'Event', detail: 'sport, level, place' },
          { name: 'Equipment', detail: 'timer, board, computer' },
          { name: 'Board', detail: 'its size' },
        ],
        [{ name: 'Swiss Timing', detail: 'Corgémont' }],
      ],
      links: [
        { from: 'Event', to: 'Swiss Timing' },
        { from: 'Equipment', to: 'Swiss Timing', isMain: true },
        { from: 'Board', to: 'Swiss Timing' },
      ],
    },
    sports: [...SPORT_SLUGS],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/tvpaint2go-general-information.pdf',
    title: 'TvPAINT2Go',
    language: 'en',
    kind: 'General information',
    isOverview: true,
    purpose:
      'If you need documents on TvPAINT2Go, write to our headquarters and name the event, its date and the host broadcaster.',
    sections: [
      {
        heading: 'TV graphics',
        text: 'Our TV graphics take times, ranks, gaps and names from the timing data and insert them in the live picture.',
      },
    ],
    drawing: '/images/screen/tv-graphic-swimming.svg',
    sports: [...SPORT_SLUGS],
    services: ['TvGraphics'],
  },
];
