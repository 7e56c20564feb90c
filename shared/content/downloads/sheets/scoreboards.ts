/** Boards and their consoles: Calypso, Piccolo, Gemini, Saturn, Vega, Galactica. */
import type { DocumentSheet, SheetOutline, SheetTableRow } from '../document-sheet.ts';

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

const CALYPSO_LINE = { width: 2400, height: 340, depth: 94 };
const PICCOLO: SheetOutline = {
  width: 1150,
  height: 1360,
  depth: 90,
  characters: { form: 'letter', count: 12, lines: 8, height: 100 },
};
const SATURN_CONSOLE = { width: 285, height: 210, depth: 84 };

export const scoreboardSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_AQ_CalypsoWhite_1015_EN.pdf',
    title: 'Calypso white',
    number: 'DOCM_AQ_CalypsoWhite_1015_EN',
    edition: 'October 2015',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'Calypso is a board for pools, built line by line from 1 to 10 lines. A line shows lane, place and time in white LED digits; text lines add names and events.',
    sections: [
      {
        heading: 'Sizes',
        text: 'Lines hang one below the other, in one column or in two. The table gives the outer sizes for planning the wall.',
      },
      {
        heading: 'Brightness',
        text: 'A light sensor sets the brightness in four steps by itself, so that the digits stay readable beside a window and do not glare in the evening.',
      },
      {
        heading: 'Consoles',
        text: 'In swimming the timer drives the board. In water polo a console at the scorers’ table does, with its manual 3403.504.02.',
      },
    ],
    table: { caption: 'Technical data', rows: CALYPSO_ROWS },
    outline: { ...CALYPSO_LINE, characters: { form: 'digit', count: 8, height: 240 } },
    drawing: 'calypso-line',
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
    purpose:
      'Mounting, addressing and testing the number line of the Calypso board. A board is made of one to ten such lines, in one column or two.',
    sections: [
      {
        heading: 'Mounting',
        text: 'Leave the way to the plugs free: once the board hangs, its back is hard to reach. Check the weight of all lines against the wall.',
      },
      {
        heading: 'Test',
        text: 'Let all segments light at the same time and look from the far end of the hall. A dark segment is a fault of one line, a dark line a fault of its cable or supply.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [...CALYPSO_ROWS.slice(0, 1), ...CALYPSO_ROWS.slice(2, 7), ...CALYPSO_ROWS.slice(8)],
    },
    outline: { ...CALYPSO_LINE, characters: { form: 'digit', count: 8, height: 240 } },
    drawing: 'calypso-line',
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
      'The text line of the Calypso board: event, heat, names, records. It fits between number lines of the same width.',
    sections: [
      {
        heading: 'Texts',
        text: 'Seventeen characters force short forms. Write the event first, then the round: a spectator who comes in late looks for the event.',
      },
      {
        heading: 'Power',
        text: 'A text line draws more than a number line; count both kinds when the supply of a board is planned.',
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
    outline: { ...CALYPSO_LINE, characters: { form: 'letter', count: 17, height: 150 } },
    drawing: 'calypso-line',
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
    purpose:
      'A compact board for indoor pools. It shows eight lines of text and numbers at once, which is a line for each lane of many pools.',
    sections: [
      {
        heading: 'Choosing between boards',
        text: 'Distance decides. Where the last seat is further away than the Piccolo can be read, take Calypso lines.',
      },
    ],
    table: { caption: 'Technical data', rows: PICCOLO_ROWS },
    outline: PICCOLO,
    drawing: 'piccolo-board',
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
    purpose:
      'Fixing the Piccolo board to a wall, joining it to the timer and choosing what each of its lines shows. It is written for the technician of the pool.',
    sections: [
      {
        heading: 'Place',
        text: 'The board is made for indoor use. Choose a wall without direct sun and out of reach of balls and splashes.',
      },
      {
        heading: 'Lines',
        text: 'Twelve characters hold a lane, a short name or a time, not all three. Decide before the meet which of them the public needs.',
      },
    ],
    table: { caption: 'Technical data', rows: PICCOLO_ROWS },
    outline: PICCOLO,
    drawing: 'piccolo-board',
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
    purpose:
      'Gemini is a board of one line for running times, results and short texts. The manual has 25 pages and covers set-up, protocol and tests.',
    sections: [
      {
        heading: 'Forms',
        text: 'Six digits suit a running time, nine a number with a time. The character form shows twelve signs of text.',
      },
      {
        heading: 'Connection',
        text: 'The board listens on RS422 at 9600 baud, eight data bits, no parity, one stop bit. A computer without such a line can use the interface INT131 (3434.502.02).',
      },
      {
        heading: 'Outdoors',
        text: 'The housing is protected to IP54. A light sensor sets the brightness in four steps.',
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
    outline: { width: 2400, height: 340, depth: 94, characters: { form: 'digit', count: 9, height: 240 } },
    drawing: 'gemini-board',
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
    purpose:
      'Saturn 2 is the board of sports halls and rinks, with a console at the scorers’ table. One set of hardware serves many games, because the console holds a program for each.',
    sections: [
      {
        heading: 'Games',
        text: 'The console asks for the sport and then shows only what that sport needs.',
        list: [
          'Basketball, volleyball, handball, netball',
          'Ice hockey, indoor football',
          'Tennis, table tennis, badminton',
        ],
      },
      {
        heading: 'In use at',
        text: 'Saturn boards stood at Athens 2004 and Beijing 2008 in basketball, and at Turin, Vancouver and Sochi in ice hockey. The basketball form was built to FIBA rule 10.1.10.',
      },
    ],
    table: { caption: 'Technical data', rows: SATURN_2_ROWS },
    outline: SATURN_CONSOLE,
    drawing: 'saturn-console',
    sports: ['Basketball', 'IceHockey'],
    services: ['Scoreboards', 'Scoring'],
  },
  {
    url: '/documents/saturn-2-in-basketball.pdf',
    title: 'Saturn 2 in basketball',
    language: 'en',
    kind: 'General information',
    standIn: true,
    purpose:
      'What the Saturn 2 board and its console do in a basketball game, for clubs that plan a hall. It gathers what the data sheet and the rules say in one place.',
    sections: [
      {
        heading: 'What the rules ask for',
        text: 'A FIBA game lasts 4 × 10 min, an NBA game 4 × 12 min. Both use a shot clock of 24 s; in the FIBA rules of 2020 an offensive rebound resets it to 14 s. The ball must have left the hand before the 24 s end and must then touch the ring.',
      },
      {
        heading: 'Who sits at the table',
        text: 'The timekeeper runs the game clock, the shot-clock operator the second one, the scorer the points and fouls. Each needs a place at the table and a clear view of the board.',
      },
      {
        heading: 'Planning the hall',
        text: 'FIBA has a book for equipment, valid from 1 October 2020, with a part of its own for boards. Take it to the first meeting with the architect.',
      },
    ],
    table: { caption: 'Saturn 2', rows: SATURN_2_ROWS },
    drawing: 'saturn-console',
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
      'For the electrician and the builder: how the boards of the Saturn 2.900 series are hung, supplied and joined to the console. The heaviest board weighs 236 kg, so the wall comes first.',
    sections: [
      {
        heading: 'Before work begins',
        text: 'Have the wall or the steel checked for the weight in the table. Plan the supply, the data line to the scorers’ table and a way for a lift to reach the board later.',
      },
      {
        heading: 'After hanging',
        text: 'Light every digit from the console, sound the horn once with the hall empty and keep the drawing of the cable with the caretaker.',
      },
    ],
    table: { caption: 'Technical data', rows: SATURN_2_ROWS },
    drawing: 'saturn-console',
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
    purpose: 'Operation of the Saturn console, sport by sport. The manual exists in German too, as 3400.500.03.',
    sections: [
      {
        heading: 'At the table',
        text: 'Choose the sport, enter the teams and check the length of a period before the players warm up. A wrong period length is corrected in a moment then, and not at all once play has begun.',
      },
      {
        heading: 'Ice hockey and basketball',
        text: 'League rules in ice hockey ask for a clock that counts down, shows tenths in the last minute and has room for two penalties a team. Basketball adds fouls, time-outs and the shot clock.',
      },
      {
        heading: 'Issues of the manual',
        text: 'An earlier issue carries the version 5.06. Saturn 2 has its own data sheet.',
      },
    ],
    drawing: 'saturn-console',
    sports: ['Basketball', 'IceHockey'],
    services: ['Scoreboards', 'Scoring'],
  },
  {
    url: '/documents/3400.500.03-saturn-bedienungsanleitung.pdf',
    title: 'Saturn Bedienungsanleitung',
    number: '3400.500.03',
    language: 'de',
    kind: 'User manual',
    purpose:
      'Die Bedienung der Anzeigetafel Saturn am Kampfgericht, auf Deutsch. Das Bedienpult steuert die Spieluhr und zeigt je nach Sportart Punkte, Fouls oder Strafzeiten an.',
    sections: [
      {
        heading: 'Vor dem Spiel',
        text: 'Wer das Pult bedient, kommt vor den Mannschaften.',
        list: [
          'Sportart wählen und die Länge der Spielabschnitte prüfen.',
          'Namen der Mannschaften eingeben.',
          'Uhr kurz starten und anhalten, Hupe einmal auslösen.',
          'Von der letzten Sitzreihe aus nachsehen, ob alle Ziffern leuchten.',
        ],
      },
      {
        heading: 'Während des Spiels',
        text: 'Im Basketball läuft neben der Spieluhr die Angriffszeit von 24 s. Im Eishockey verlangen Ligaregeln eine Uhr, die rückwärts zählt, in der letzten Minute Zehntelsekunden zeigt und Platz für zwei Strafen je Mannschaft hat.',
      },
      {
        heading: 'Verwandte Dokumente',
        text: 'Dieselbe Anleitung gibt es auf Englisch: 3400.500.02, v5.3 vom April 2012. Saturn 2 hat ein eigenes Datenblatt; seine Werte stehen zum Vergleich in der Tabelle.',
      },
    ],
    table: {
      caption: 'Saturn 2 zum Vergleich',
      rows: [
        { property: 'Tafeln', value: '3500.901, .912, .913, .922, .923, .932, .933' },
        { property: 'Gewicht', value: '56–236 kg' },
        { property: 'Leuchtdioden', value: 'bis 19 000' },
        { property: 'Ziffern', value: '30 cm hoch, lesbar bis 125 m' },
        { property: 'Hupe', value: '113 dB' },
        { property: 'Bedienpult', value: '3500.900; 285 × 210 × 84 mm, 1,5 kg' },
        { property: 'Tasten und Anzeige', value: '34 Tasten, LCD mit 240 × 128 Punkten' },
      ],
    },
    drawing: 'saturn-console',
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
      'The manual of the console that drives a Vega board. Vega belongs with Galactica, IRIS and Orion to the text boards of the company.',
    sections: [
      {
        heading: 'What to state when asking',
        text: 'The full manual depends on the board behind the console.',
        list: [
          'Number on the type plate of the console',
          'Count of lines and characters of the board',
          'Sport, and the timer the board is joined to',
        ],
      },
    ],
    sports: ['Basketball'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/galactica-text-boards.pdf',
    title: 'Galactica text boards',
    language: 'en',
    kind: 'General information',
    standIn: true,
    purpose:
      'Galactica is a system of text boards fed by the pool timers ARES and Quantum. It shows start lists and results in letters and figures.',
    sections: [
      {
        heading: 'What it receives',
        text: 'The feed has 12 lines of 32 characters. That is room for a heat of ten lanes under a heading: lane and name for the start list, place and time for the result.',
      },
      {
        heading: 'Not in this sheet',
        text: 'Size, weight and power depend on the installation and have to be asked for. A manual number cannot be given either.',
      },
    ],
    table: {
      caption: 'Known data',
      rows: [
        { property: 'Page', value: '12 lines of 32 characters' },
        { property: 'Sources', value: 'ARES 21, Quantum Aquatics' },
        { property: 'Related boards', value: 'IRIS, Vega, Orion' },
      ],
    },
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
];
