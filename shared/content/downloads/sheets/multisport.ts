/** Devices and programs that serve many sports: Powertime II, INT131, Sport in the Box, TvPAINT2Go. */
import { SPORT_SLUGS } from '../../navigation.ts';
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';

const POWERTIME_ROWS: readonly SheetTableRow[] = [
  { property: 'Model', value: 'TIM022' },
  { property: 'Inputs', value: 'starts and finishes on opening or closing contacts' },
  { property: 'Setting', value: 'by start pulse or by clock' },
  { property: 'Arming time', value: 'can be set' },
  { property: 'Printer', value: 'built in' },
];

export const multisportSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_MS_PowerTimeII_0913_EN.pdf',
    title: 'Powertime II',
    number: 'DOCM_MS_PowerTimeII_0913_EN',
    edition: 'September 2013',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'Powertime II is a timer with a printer for many sports. Programs make it fit a discipline; the paper strip is the record that survives a power cut.',
    sections: [
      {
        heading: 'Inputs',
        text: 'A start gate, a photocell, a push button or a contact strip can start or stop it. Each gives a contact, and the timer accepts both kinds, those that open and those that close.',
      },
      {
        heading: 'Arming time',
        text: 'After a pulse an input stays deaf for the arming time, so that a ski pole or a second leg in the beam makes no second time.',
      },
    ],
    table: { caption: 'Technical data', rows: POWERTIME_ROWS },
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
    purpose:
      'The part of the Powertime manual that holds for every program: switching on, setting the time, connecting inputs, printing. The programs have manuals of their own.',
    sections: [
      {
        heading: 'Setting the time',
        text: 'Two ways lead to a common time with other devices.',
        list: [
          'By start pulse: set the time of day to come and give the pulse at that moment.',
          'By clock: take the time over from a clock that runs already.',
        ],
      },
      {
        heading: 'Checking the inputs',
        text: 'Trigger each device once by hand and read the strip: the right channel, one time a trigger. If there are two, lengthen the arming time.',
      },
    ],
    table: { caption: 'Technical data', rows: POWERTIME_ROWS },
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
    purpose: 'TOP-8 turns the Powertime II into a timer for races in lanes. It times 8 lanes from one common start.',
    sections: [
      {
        heading: 'A race',
        text: 'One start pulse begins the race for all lanes. Each lane has its finish input; a lane without a swimmer or runner is switched off, so that nobody waits for it.',
      },
      {
        heading: 'The strip',
        text: 'Times are printed as they come, lane by lane. Sign the strip and keep it with the result.',
      },
    ],
    table: { caption: 'Technical data', rows: [{ property: 'Lanes', value: '8' }, ...POWERTIME_ROWS] },
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
      'INT131 joins a computer with USB to the serial lines of timers and boards. It separates the two electrically, which matters when cables run across a stadium. The manual has 13 pages.',
    sections: [
      {
        heading: 'Lines',
        text: 'Two sockets speak RS232, two RS422 or RS485. The long lines of a venue belong on the second pair.',
      },
      {
        heading: 'First use',
        text: 'Install the driver, plug in the interface, and look up which port the computer gave to each socket. Set the speed the board or timer expects; the Gemini board, for example, listens at 9600 baud.',
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
    outline: { width: 198, height: 84, depth: 30 },
    drawing: 'int131-interface',
    sports: ['Athletics', 'Swimming'],
    services: ['Timing', 'Scoreboards'],
  },
  {
    url: '/documents/multisport-manuals-overview.pdf',
    title: 'Multisport devices: which manual applies',
    language: 'en',
    kind: 'General information',
    standIn: true,
    purpose:
      'Timers, start systems and interfaces are used in several sports, and their manuals stand under the name of the device. This sheet leads from the task to the number.',
    sections: [
      {
        heading: 'How to read the table',
        text: 'Left stands what you want to do, right the device with the number of its manual. Numbers ending in .02 are English.',
      },
    ],
    table: {
      caption: 'Task and manual',
      rows: [
        { property: 'Start a race', value: 'StartTime V with e-gun: 3481.560.02' },
        { property: 'Time many sports, with printer', value: 'Powertime II: 3462.501.02' },
        { property: 'Time 8 lanes', value: 'Powertime II, program TOP-8: 3462.511.02' },
        { property: 'Join a computer', value: 'INT131: 3434.502.02' },
        { property: 'Show a time or a short text', value: 'Gemini: 3449.500' },
        { property: 'Read a photo finish', value: "Scan'O'Vision STAR: 3434.501.02" },
        { property: 'Run a board in a hall', value: 'Saturn: 3400.500.02, in German 3400.500.03' },
      ],
    },
    sports: ['Athletics', 'Swimming', 'Cycling', 'Basketball'],
    services: ['Timing', 'Scoreboards'],
  },
  {
    url: '/documents/sport-in-the-box-general-information.pdf',
    title: 'Sport in the Box',
    language: 'en',
    kind: 'General information',
    standIn: true,
    purpose:
      'Sport in the Box has a heading of its own among the downloads. No paper about it was public when this sheet was written, so it lists what to prepare before you ask for one.',
    sections: [
      {
        heading: 'Describe the event',
        text: 'A useful answer needs four facts.',
        list: [
          'Sport and level: club, national, international.',
          'Place: hall, pool, stadium or open course.',
          'Devices on site: timer, board, computer, with their numbers.',
          'Who operates them on the day.',
        ],
      },
      {
        heading: 'Describe the screen',
        text: 'For anything that drives a board or video wall, state its size in pixels, the seat furthest away and which contents you want: start list, running time, result, record, schedule, logos of the event and its sponsors.',
      },
    ],
    sports: [...SPORT_SLUGS],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/tvpaint2go-general-information.pdf',
    title: 'TvPAINT2Go',
    language: 'en',
    kind: 'General information',
    standIn: true,
    purpose:
      'TvPAINT2Go has a heading of its own among the downloads, and no public text describes it. This sheet tells a broadcaster what to clarify about graphics before calling.',
    sections: [
      {
        heading: 'For the graphics',
        text: 'TV graphics take times, ranks, gaps and names from the timing data and place them in the live picture.',
        list: [
          'Picture format of the production and where the graphics enter it.',
          'Which figures are wanted, and when each may appear.',
          'Spelling of names and country codes, agreed before rehearsal.',
          'Who speaks to whom: director, graphics operator, timing desk.',
        ],
      },
      {
        heading: 'Who answers',
        text: 'Ask the headquarters for the person in charge of TV graphics and name the event, its date and the host broadcaster.',
      },
    ],
    sports: [...SPORT_SLUGS],
    services: ['TvGraphics'],
  },
];
