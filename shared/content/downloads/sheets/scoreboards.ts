/** Boards and their consoles: Calypso, Piccolo, Gemini, Saturn, Vega, Galactica. */
// documents.md, Scoreboards; equipment.md, Boards and displays; research-2.md 3; sports.md, Basketball, IceHockey.
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';

const CALYPSO_ROWS: readonly SheetTableRow[] = [
  { property: 'Number lines', value: '3403.980, 3403.981' },
  { property: 'Text line', value: '3403.970' },
  { property: 'Size of a line', value: '2400 × 340 × 94 mm' },
  { property: 'Weight', value: 'number line 18 or 14 kg, text line 16 kg' },
  { property: 'Digits', value: '8 a line, 24 cm, 150 white LEDs each' },
  { property: 'Readable to', value: '150 m' },
  { property: 'Power of a number line', value: '90 VA' },
  { property: 'Text line', value: '17 characters of 15 cm, 93 LEDs each; 150 VA' },
  { property: 'Two columns', value: '5480 mm wide' },
  { property: 'Ten lines', value: '3400 mm high' },
  { property: 'Cables', value: '3403.611, 1906.050, 1906.100' },
];

const PICCOLO_ROWS: readonly SheetTableRow[] = [
  { property: 'Size', value: '1150 × 1360 × 90 mm' },
  { property: 'Characters', value: '8 lines of 12, 10 cm high' },
  { property: 'Readable to', value: '50 m' },
  { property: 'Place', value: 'indoors' },
];

const SATURN_2_ROWS: readonly SheetTableRow[] = [
  { property: 'Boards', value: '3500.901, .912, .913, .922, .923, .932, .933' },
  { property: 'Weight', value: '56–236 kg' },
  { property: 'LEDs', value: 'up to 19,000' },
  { property: 'Digits', value: '30 cm, readable to 125 m' },
  { property: 'Horn', value: '113 dB' },
  { property: 'Console', value: '3500.900; 285 × 210 × 84 mm, 1.5 kg' },
  { property: 'Keys and display', value: '34 keys, LCD of 240 × 128 dots' },
];

export const scoreboardSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_AQ_CalypsoWhite_1015_EN.pdf',
    title: 'Calypso white',
    number: 'DOCM_AQ_CalypsoWhite_1015_EN',
    edition: 'October 2015',
    language: 'en',
    kind: 'Data sheet',
    purpose: 'Calypso is our modular board for pools. It is built of 1 to 10 lines with white LEDs.',
    sections: [
      {
        heading: 'Lines',
        text: 'A number line has eight digits, whereas a text line has 17 characters. The lines hang in one column or in two.',
      },
      {
        heading: 'Brightness',
        text: 'A light sensor adjusts the brightness automatically, in four levels.',
      },
    ],
    table: { caption: 'Technical data', rows: CALYPSO_ROWS },
    drawing: '/images/equipment/calypso-line.svg',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/3403.500-calypso-8-digit-line.pdf',
    title: 'Calypso 8-digit line',
    number: '3403.500',
    edition: 'v2.2, August 2016',
    language: 'en',
    kind: 'User manual',
    purpose: 'The number line of the Calypso board shows eight white digits, 24 cm high, which can be read to 150 m.',
    sections: [],
    table: {
      caption: 'Technical data',
      rows: [...CALYPSO_ROWS.slice(0, 1), ...CALYPSO_ROWS.slice(2, 7), ...CALYPSO_ROWS.slice(8)],
    },
    drawing: '/images/equipment/calypso-line.svg',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/3403.507-calypso-17-character-line.pdf',
    title: 'Calypso 17-character line',
    number: '3403.507',
    edition: 'v1.2, June 2018',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The text line of the Calypso board shows 17 characters. It is as wide and as high as a number line, so that both fit into one board.',
    sections: [
      {
        heading: 'Power',
        text: 'A text line draws 150 VA, whereas a number line needs 90 VA.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Model', value: '3403.970' },
        { property: 'Size', value: '2400 × 340 × 94 mm' },
        { property: 'Weight', value: '16 kg' },
        { property: 'Characters', value: '17, 15 cm high, 93 LEDs each' },
        { property: 'Power', value: '150 VA' },
      ],
    },
    plate: 'calypso-text-line.svg',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/DOCM_AQ_PiccoloWhite_1015_EN.pdf',
    title: 'Piccolo white',
    number: 'DOCM_AQ_PiccoloWhite_1015_EN',
    edition: 'October 2015',
    language: 'en',
    kind: 'Data sheet',
    purpose: 'Piccolo is our compact board for indoor pools, with eight lines of twelve characters.',
    sections: [
      {
        heading: 'Choosing a board',
        text: 'Piccolo can be read to 50 m. If you need more, choose Calypso, which reaches 150 m.',
      },
    ],
    table: { caption: 'Technical data', rows: PICCOLO_ROWS },
    drawing: '/images/equipment/piccolo-board.svg',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/3402.502.02-piccolo.pdf',
    title: 'Piccolo',
    number: '3402.502.02',
    edition: 'v1.1, May 2015',
    language: 'en',
    kind: 'User manual',
    purpose: 'Piccolo, which is made for indoor pools, shows eight lines at once, in characters 10 cm high.',
    sections: [],
    table: { caption: 'Technical data', rows: PICCOLO_ROWS },
    drawing: '/images/equipment/piccolo-board.svg',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/3449.500-gemini.pdf',
    title: 'Gemini',
    number: '3449.500',
    edition: 'v2.7, October 2014',
    language: 'en',
    kind: 'User manual',
    purpose: 'Gemini is our board of one line, with six digits, nine digits or twelve characters.',
    sections: [
      {
        heading: 'Connection',
        text: 'Gemini receives its data over RS422 at 9600 baud, 8N1. If your computer has no such line, use the INT131 interface, 3434.502.02.',
      },
      {
        heading: 'Protection and brightness',
        text: 'The housing is protected to IP54. A light sensor sets one of four levels of brightness, so that the digits suit the daylight.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Nine digits', value: '2400 × 340 × 94 mm, 15.3 kg, 130 VA' },
        { property: 'Six digits', value: '1460 × 340 × 94 mm, 10.2 kg, 100 VA' },
        { property: 'Twelve characters', value: '20 cm, 140 LEDs each, 15.7 kg, readable to 100 m' },
        { property: 'Digits', value: '24 cm, 150 amber LEDs each, readable to 120 m' },
        { property: 'Viewing angle', value: '110 degrees' },
        { property: 'Protection', value: 'IP54' },
        { property: 'Temperature', value: '0–50 °C' },
        { property: 'Line', value: 'RS422, 9600 baud, 8N1' },
      ],
    },
    drawing: '/images/equipment/gemini-board.svg',
    sports: ['Athletics', 'AlpineSkiing', 'Equestrian', 'Cycling'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/DOCM_SCB_Saturn2_0913_EN.pdf',
    title: 'Saturn 2',
    number: 'DOCM_SCB_Saturn2_0913_EN',
    edition: '22 May 2013',
    language: 'en',
    kind: 'Data sheet',
    purpose: 'Saturn 2 is our board for sports halls, with a console at the scorers’ table.',
    sections: [
      {
        heading: 'Sports',
        text: 'Because the console has a program for every sport listed, one set of equipment serves many games.',
        list: [
          'Basketball, volleyball, handball, netball',
          'Ice hockey, indoor football',
          'Tennis, table tennis, badminton',
        ],
      },
      {
        heading: 'At the Games',
        text: 'Saturn 2 served basketball at Athens 2004 and Beijing 2008, while Saturn boards served ice hockey at the Winter Games of Turin, Vancouver and Sochi.',
      },
    ],
    table: { caption: 'Technical data', rows: SATURN_2_ROWS },
    drawing: '/images/equipment/saturn-console.svg',
    sports: ['Basketball', 'IceHockey'],
    services: ['Scoreboards', 'Scoring'],
  },
  {
    url: '/documents/saturn-2-in-basketball.pdf',
    title: 'Saturn 2 in basketball',
    language: 'en',
    kind: 'General information',
    isOverview: true,
    purpose: 'What a board has to show in basketball and what Saturn 2 offers, for planners of sports halls.',
    sections: [
      {
        heading: 'Clocks',
        text: 'A FIBA game lasts 4 × 10 min, an NBA game 4 × 12 min, both with a shot clock of 24 s, which under FIBA rules goes back to 14 s after an offensive rebound. Before the 24 s end the ball must have left the hand, and it must then touch the ring.',
      },
      {
        heading: 'Equipment rules',
        text: 'Before you order, look into FIBA’s separate rule book for equipment, which has a part on boards and video boards.',
      },
    ],
    table: { caption: 'Saturn 2', rows: SATURN_2_ROWS },
    drawing: '/images/equipment/saturn-console.svg',
    sports: ['Basketball'],
    services: ['Scoreboards', 'Scoring'],
  },
  {
    url: '/documents/3500.501-saturn-2.900-installation.pdf',
    title: 'Saturn 2.900 series: installation',
    number: '3500.501',
    edition: 'v1.4',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The boards of the Saturn 2.900 series and their installation. Because a board weighs between 56 and 236 kg, depending on the model, find out first what your wall can carry.',
    sections: [],
    table: { caption: 'Technical data', rows: SATURN_2_ROWS },
    drawing: '/images/equipment/saturn-console.svg',
    sports: ['Basketball', 'IceHockey'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/3400.500.02-saturn.pdf',
    title: 'Saturn',
    number: '3400.500.02',
    edition: 'v5.3, April 2012',
    language: 'en',
    kind: 'User manual',
    purpose: 'Saturn is our board for sports halls and ice rinks. The German manual has the number 3400.500.03.',
    sections: [
      {
        heading: 'Ice hockey',
        text: 'League rules require a clock that counts down and shows tenths in the last minute, and a board that has room for two penalties a team.',
      },
    ],
    diagram: {
      kind: 'flow',
      caption: 'Line and contents',
      rows: [
        [{ name: 'Serial line', detail: 'RS422, 9600 baud, 8N1' }],
        [{ name: 'Saturn', detail: 'board for halls and rinks', isSubject: true }],
        [
          { name: 'Clock', detail: 'counts down; tenths in the last minute' },
          { name: 'Penalties', detail: 'two a team' },
        ],
      ],
      links: [
        { from: 'Serial line', to: 'Saturn', label: 'protocol 0100.073.02', isMain: true },
        { from: 'Saturn', to: 'Clock' },
        { from: 'Saturn', to: 'Penalties' },
      ],
    },
    sports: ['Basketball', 'IceHockey'],
    services: ['Scoreboards', 'Scoring'],
  },
  {
    url: '/documents/3400.500.03-saturn-bedienungsanleitung.pdf',
    title: 'Saturn',
    number: '3400.500.03',
    language: 'de',
    kind: 'User manual',
    purpose:
      'Saturn ist unsere Anzeigetafel für Sporthallen und Eisstadien. Die englische Anleitung trägt die Nummer 3400.500.02.',
    sections: [
      {
        heading: 'Basketball',
        text: 'Ein Spiel nach FIBA-Regeln dauert 4 × 10 min. Weil ein Angriff nur 24 s dauern darf, läuft neben der Spieluhr die Wurfuhr.',
      },
      {
        heading: 'Eishockey',
        text: 'Ligaregeln verlangen eine Uhr, die rückwärts läuft und in der letzten Minute Zehntelsekunden anzeigt, und eine Tafel, die für jede Mannschaft Platz für zwei Strafen hat.',
      },
    ],
    diagram: {
      kind: 'flow',
      caption: 'Leitung und Inhalte',
      rows: [
        [{ name: 'Serielle Leitung', detail: 'RS422, 9600 Baud, 8N1' }],
        [{ name: 'Saturn', detail: 'Anzeigetafel', isSubject: true }],
        [
          { name: 'Basketball', detail: 'Spieluhr 4 × 10 min, Wurfuhr 24 s' },
          { name: 'Eishockey', detail: 'Uhr rückwärts, zuletzt mit Zehntelsekunden' },
          { name: 'Strafen', detail: 'zwei für jede Mannschaft' },
        ],
      ],
      links: [
        { from: 'Serielle Leitung', to: 'Saturn', label: 'Protokoll 0100.073.02', isMain: true },
        { from: 'Saturn', to: 'Basketball' },
        { from: 'Saturn', to: 'Eishockey' },
        { from: 'Saturn', to: 'Strafen' },
      ],
    },
    sports: ['Basketball', 'IceHockey'],
    services: ['Scoreboards', 'Scoring'],
  },
  {
    url: '/documents/3412.514.02-vega-console.pdf',
    title: 'Vega console',
    number: '3412.514.02',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The Vega console operates the Vega board. Because Vega and Saturn share the serial protocol 0100.073.02, over RS422 at 9600 baud, 8N1, a computer addresses both alike.',
    sections: [],
    diagram: {
      kind: 'flow',
      caption: 'Console, protocol, boards',
      rows: [
        [
          { name: 'Vega console', detail: 'manual 3412.514.02', isSubject: true },
          { name: 'Serial protocol', detail: '0100.073.02: RS422, 9600 baud, 8N1' },
        ],
        [{ name: 'Vega board' }, { name: 'Saturn board', detail: 'manual 3400.500.02' }],
      ],
      links: [
        { from: 'Serial protocol', to: 'Vega board' },
        { from: 'Serial protocol', to: 'Saturn board' },
        { from: 'Vega console', to: 'Vega board', label: 'operates', isMain: true },
      ],
    },
    sports: ['Basketball'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/galactica-text-boards.pdf',
    title: 'Galactica text boards',
    number: 'ST-M-002',
    language: 'en',
    kind: 'General information',
    isOverview: true,
    purpose:
      'Galactica is our system of text boards for pools. The timers ARES 21 and Quantum Aquatics feed it with start lists and results.',
    sections: [],
    table: {
      caption: 'At a glance',
      rows: [
        { property: 'Feed', value: '12 lines of 32 characters' },
        { property: 'Sources', value: 'ARES 21, Quantum Aquatics' },
        { property: 'Related boards', value: 'IRIS, Vega, Orion' },
      ],
    },
    diagram: {
      kind: 'flow',
      caption: 'From the timer to the board',
      rows: [
        [
          { name: 'ARES 21', detail: 'timer, withdrawn model' },
          { name: 'Quantum Aquatics', detail: 'timer' },
        ],
        [{ name: 'Galactica', detail: '12 lines of 32 characters', isSubject: true }],
        [{ name: 'Start lists' }, { name: 'Results' }],
      ],
      links: [
        { from: 'ARES 21', to: 'Galactica' },
        { from: 'Quantum Aquatics', to: 'Galactica', isMain: true },
        { from: 'Galactica', to: 'Start lists' },
        { from: 'Galactica', to: 'Results' },
      ],
    },
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
];
