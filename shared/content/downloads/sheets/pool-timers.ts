/** Timers of the pool and what joins them to the lanes: Quantum Aquatics, ARES 21, OSM6, harness, start-side box, programmer. */
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';

const QUANTUM_ROWS: readonly SheetTableRow[] = [
  { property: 'Models', value: '3480.911 Primary, 3480.912 Primary & Secondary' },
  { property: 'Lanes', value: '10 an end, numbered 0–9' },
  { property: 'Sampling', value: '1/10,000 s; steps from 1 s to 1/100 s' },
  { property: 'Accuracy', value: '±0.1 ppm at 0–45 °C' },
  { property: 'Ageing', value: '4 ppm in 10 years; calibration every 4 years' },
  { property: 'Longest time', value: '23:59:59.99' },
  { property: 'Supply', value: '9–18 V DC, two battery inputs; power unit 3480.932' },
  { property: 'Current', value: '0.5 A (Primary), 1.1 A (Primary & Secondary)' },
  { property: 'Current with 24 modules', value: '1.0 A (Primary), 2.0 A (Primary & Secondary)' },
  { property: 'Outputs', value: 'USB, RS422' },
];

const HARNESS_ROWS: readonly SheetTableRow[] = [
  { property: 'Primary sets', value: '3480.950 (10 lanes), 3480.958 (8 lanes), 3480.956 (6 lanes)' },
  { property: 'Primary & Secondary sets', value: '3480.960 (10 lanes), 3480.968 (8 lanes), 3480.966 (6 lanes)' },
  { property: 'Red module', value: '105 × 105 × 36 mm, cable of 3 m' },
  { property: 'Weight of a module', value: '0.760 or 0.865 kg' },
  { property: 'Sockets', value: 'yellow: touch pad; white: starting block; red: push button' },
  { property: 'Terminator', value: '3480.770' },
  { property: 'Cables', value: '1892.025, 1892.050, 1892.075, 1892.100' },
  { property: 'Case', value: '9072.6005' },
];

const ARES_ROWS: readonly SheetTableRow[] = [
  { property: 'Model', value: '3330.900, of 1995' },
  { property: 'Size', value: '410 × 285 × 80 mm' },
  { property: 'Weight', value: '2.8 kg' },
  { property: 'Supply', value: '12 V' },
  { property: 'Time base', value: '16 MHz, 1 ppm' },
  { property: 'Lane sockets', value: '10' },
];

const ARES_OUTLINE = { width: 410, height: 285, depth: 80 };

export const poolTimerSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_AQ_Quantum_1015_EN.pdf',
    title: 'Quantum Aquatics',
    number: 'DOCM_AQ_Quantum_1015_EN',
    edition: 'October 2015',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'Quantum Aquatics is the timer for swimming pools, on the market since about 2012. It takes the start signal, the touch pads, the starting blocks and the push buttons of up to ten lanes at each end and turns them into race times. A second, independent timer can run beside the first in the same unit.',
    sections: [
      {
        heading: 'Models',
        text: 'Primary holds one timing system. Primary & Secondary holds two, main and backup, which measure the same race separately. Modules and power unit belong to the same family of numbers, 3480.',
      },
      {
        heading: 'Connection',
        text: 'Each lane has a module of the harness, into which its devices plug. Results leave over USB to the timing computer and over RS422 to scoreboards.',
        list: [
          'Two battery inputs: a battery can be exchanged while a race is under way.',
          'Touch pads close each length; push buttons of the timekeepers stand behind them.',
          'Starting blocks report the moment a relay swimmer leaves.',
        ],
      },
      {
        heading: 'Options',
        text: 'Order numbers of the pieces that can be added.',
        list: ['Printer 3480.920 or 3330.661', 'Cases 3480.925 and 3480.926', 'Laptop 3397.910'],
      },
    ],
    table: { caption: 'Technical data', rows: QUANTUM_ROWS },
    drawing: 'quantum-timer',
    sports: ['Swimming'],
    services: ['Timing', 'LiveTimingAndScoring'],
  },
  {
    url: '/documents/0017.509.02-swimming-concept.pdf',
    title: 'Swimming concept',
    number: '0017.509.02',
    edition: 'v4.9, January 2017',
    language: 'en',
    kind: 'User manual',
    purpose:
      'How a pool is equipped for a competition: which pieces stand at which end, how they are wired and in which order the signals reach the results. Read it first, before the manuals of the single devices.',
    sections: [
      {
        heading: 'Start side',
        text: 'The starter’s unit gives the signal to the loudspeakers of all lanes at once, the flash and the timer. Starting blocks measure the reaction and, in a relay, the take-off. Backstroke starts add a ledge for the feet.',
      },
      {
        heading: 'Both ends',
        text: 'Touch pads hang on the wall where a length ends. Push buttons give a second time for each lane. The published time has two decimals; in the rules the third digit is neither kept nor used, and swimmers with equal times share the place.',
      },
      {
        heading: 'From touch to result',
        text: 'A pad time counts when it is there and agrees with its backup.',
        list: [
          'Three push buttons can serve one lane; the median of their times counts.',
          'A difference of more than 200 ms between pad and button is flagged to the operator.',
          'A backup camera films the finish at 100 images/s.',
        ],
      },
    ],
    table: {
      caption: 'Pieces and papers',
      rows: [
        { property: 'Timer', value: 'Quantum Aquatics: 3480.508.02, 3480.509.02' },
        {
          property: 'Lane cabling',
          value: 'Quantum mobile harness: 3480.500.02; start-side box ODB10-SW: 3494.501.02',
        },
        { property: 'Touch pads', value: 'OCP5: 2924.510.02' },
        { property: 'Starting blocks', value: 'OSB11: 3454.504.02; backstroke ledge OBL2 Pro: 3454.521.02' },
        { property: 'Start', value: 'StartTime V with e-gun: 3481.560.02' },
        { property: 'Boards', value: 'Calypso: 3403.500, 3403.507; Piccolo: 3402.502.02' },
      ],
    },
    sports: ['Swimming'],
    services: ['Timing', 'Scoreboards', 'InformationSystem'],
  },
  {
    url: '/documents/3480.508.02-quantum-aquatics-concept.pdf',
    title: 'Quantum Aquatics concept',
    number: '3480.508.02',
    edition: 'v1.4, July 2015',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The layout of a pool built around the Quantum timer. It shows which modules, cables and supplies a six-, eight- or ten-lane pool needs and where the main and the backup system part.',
    sections: [
      {
        heading: 'Two systems',
        text: 'Primary and Secondary each have their own chain of modules. The secondary chain exists so that a fault in the first one costs no swimmer a time. Current rises with the number of modules; the figures for 24 modules stand in the table.',
      },
      {
        heading: 'Lane modules',
        text: 'Every lane has its red module on the deck, with a coloured socket for each device. The programmer gives a module its lane by radio tag.',
      },
      {
        heading: 'Fixed wiring',
        text: 'Pools with wiring in the deck use plates set into the floor.',
        list: ['Deck plate 3493.603: 153 mm square', 'Duct at least 75 mm wide', 'Cable 6 × 0.5 mm²'],
      },
    ],
    table: { caption: 'Supply and wiring', rows: [...QUANTUM_ROWS.slice(6, 10), ...HARNESS_ROWS.slice(0, 2)] },
    drawing: 'quantum-timer',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3480.509.02-quantum-swimming.pdf',
    title: 'Quantum-Swimming',
    number: '3480.509.02',
    edition: 'v1.4, October 2019',
    language: 'en',
    kind: 'User manual',
    purpose:
      'Quantum-Swimming is the program with which an operator runs the races of a swimming meet on the Quantum timer. The manual has 45 pages and follows the day: prepare the meet, time the heats, check, publish, print.',
    sections: [
      {
        heading: 'Before the meet',
        text: 'The schedule, the start lists and the records come as files of the Lst set from the meet software. The licence is activated over sportresult.com, a domain of the company, so that step needs the internet.',
      },
      {
        heading: 'During a race',
        text: 'Intermediate times come after each 50 m, the final time with the last touch. As in any pool timing, a person watches the lanes and decides on a missed touch before the race is confirmed.',
        list: [
          'Pad, push buttons and starting block are listed side by side for each lane.',
          'Pad and button more than 200 ms apart: the lane is marked for a decision.',
          'In relays the take-off of each swimmer is compared with the touch of the one before.',
        ],
      },
      {
        heading: 'After a race',
        text: 'Intermediate and final times of each lane go out to live results, to the boards and back to the meet software. Record files travel with the schedule and the start lists.',
      },
    ],
    table: { caption: 'The timer behind the program', rows: QUANTUM_ROWS },
    drawing: 'quantum-timer',
    sports: ['Swimming'],
    services: ['Timing', 'DatabaseManagement', 'LiveTimingAndScoring'],
  },
  {
    url: '/documents/DOCM_AQ_HarnessSwimmingPool_0913_EN.pdf',
    title: 'Harness for swimming pool',
    number: 'DOCM_AQ_HarnessSwimmingPool_0913_EN',
    edition: '22 May 2013 (HARNESS_3480_1303)',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'The harness is the cabling on the deck of a pool. One line runs along the end of the pool and carries a module for each lane; the touch pad, the starting block and the push button of the lane plug in there.',
    sections: [
      {
        heading: 'Choosing a set',
        text: 'Sets are listed by number of lanes and by timer. A Primary set serves one timing system. A Primary & Secondary set carries both systems through every module.',
      },
      {
        heading: 'Laying it out',
        text: 'The line ends in a terminator. Cables of several lengths join the end of the pool to the timer, and a case takes the set for transport.',
      },
    ],
    table: { caption: 'Technical data', rows: HARNESS_ROWS },
    outline: { width: 105, height: 105, depth: 36 },
    drawing: 'harness-module',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3480.500.02-quantum-mobile-harness.pdf',
    title: 'Quantum mobile harness',
    number: '3480.500.02',
    edition: 'v1.1, August 2019',
    language: 'en',
    kind: 'User manual',
    purpose:
      'Setting up, testing and packing the mobile harness of the Quantum timer. Mobile means that nothing stays in the pool: the modules come out of their case for the meet and go back afterwards.',
    sections: [
      {
        heading: 'Set up',
        text: 'Work along the end of the pool, one lane after another.',
        list: [
          'Give each module its lane with the Programmer AQ.',
          'Place the module behind its block and join the line.',
          'Plug in by colour: yellow pad, white block, red button.',
          'Close the line with the terminator, then connect the timer.',
        ],
      },
      {
        heading: 'Test',
        text: 'Press each pad and each button once and watch which lane the timer names. A pad that answers in the wrong lane points to a module with the wrong number: program it again before looking at cables.',
      },
    ],
    table: { caption: 'Parts', rows: HARNESS_ROWS },
    outline: { width: 105, height: 105, depth: 36 },
    drawing: 'harness-module',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3480.501.02-programmer-aq.pdf',
    title: 'Programmer AQ',
    number: '3480.501.02',
    edition: 'v1.1, January 2019',
    language: 'en',
    kind: 'User manual',
    purpose:
      'A hand tool that tells a harness module which lane it serves. It writes the lane number by radio tag (RFID), with no plug and no computer.',
    sections: [
      {
        heading: 'Use',
        text: 'Choose the lane, hold the tool to the mark on the module and wait for the confirmation. The distance may be 1 cm at most, so a neighbouring module cannot be hit by mistake.',
      },
      {
        heading: 'When to use it',
        text: 'After a module has been exchanged, or when a set for one pool is used in another with a different count of lanes.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Models', value: '3480.921, 3480.922' },
        { property: 'Size', value: '168 × 74.4 × 35 mm' },
        { property: 'Weight', value: '0.150 kg' },
        { property: 'Reading distance', value: 'within 1 cm' },
        { property: 'Supply', value: 'two AA cells' },
      ],
    },
    outline: { width: 168, height: 74.4, depth: 35 },
    drawing: 'programmer-aq',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3494.501.02-odb10-sw.pdf',
    title: 'ODB10-SW start-side box',
    number: '3494.501.02',
    edition: 'v1.7, December 2018',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The box gathers the lane cables of a pool with fixed wiring and leads them to the timer in one line. It stands on the start side and takes pads, blocks and push buttons lane by lane.',
    sections: [
      {
        heading: 'Versions',
        text: 'The plain versions serve individual races. The relay versions also read the starting blocks for the take-off of relay swimmers.',
      },
      {
        heading: 'Distances',
        text: 'Deck plates may lie up to 100 m from the box, and the box up to 200 m from the timer. That leaves the timing room free to be anywhere along the pool.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Models', value: '3494.716, 3494.718, 3494.710' },
        { property: 'Relay models', value: '3494.728, 3494.720' },
        { property: 'Size', value: '269 × 540 × 130 mm' },
        { property: 'Weight', value: '3.35 or 3.69 kg' },
        { property: 'Deck plate to box', value: 'up to 100 m' },
        { property: 'Box to timer', value: 'up to 200 m' },
      ],
    },
    outline: { width: 269, height: 540, depth: 130 },
    drawing: 'start-side-box-odb10',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/0100.075-osm6-protocol-quantum-swimming.pdf',
    title: 'OSM6 transmission protocol, Quantum swimming',
    number: '0100.075',
    language: 'en',
    kind: 'User manual',
    purpose:
      'How the Quantum timer sends swimming data to other programs. The protocol carries the name of the OSM6, a much older timer of the company.',
    sections: [
      {
        heading: 'For programmers',
        text: 'What a receiving program needs from a swimming race is the intermediate time after each 50 m and the final time, lane by lane. Ask for the full document before writing code: the order of the bytes stands there and not here.',
      },
      {
        heading: 'Relations',
        text: 'The timer is described in 3480.508.02, its program in 3480.509.02. The interface INT131 (3434.502.02) joins RS422 lines to the USB socket of a computer.',
      },
    ],
    sports: ['Swimming'],
    services: ['Timing', 'DatabaseManagement'],
  },
  {
    url: '/documents/3330.525.02.RA-ares-21.pdf',
    title: 'ARES 21',
    number: '3330.525.02.RA',
    language: 'en',
    kind: 'Data sheet',
    status: 'withdrawn',
    purpose:
      'ARES 21 was a pool timer of 1995, before the Quantum. This sheet keeps its figures for pools that still own one.',
    sections: [
      {
        heading: 'Role',
        text: 'Its sockets served ten lanes. Records were kept at three levels, for example world, continental and national, and compared after each race. Text boards could be driven from it.',
      },
      {
        heading: 'Options',
        text: 'Options carried numbers of the same family.',
        list: [
          '3330.613, 3330.621, 3330.624, 3330.630',
          '3330.633 to 3330.636',
          '3330.650, 3330.651, 3330.661, 3330.701',
        ],
      },
    ],
    table: { caption: 'Technical data', rows: ARES_ROWS },
    outline: ARES_OUTLINE,
    drawing: 'ares-21',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3300.525.02C-ares-21-uk.pdf',
    title: 'ARES 21, edition for the United Kingdom',
    number: '3300.525.02C',
    language: 'en',
    kind: 'Data sheet',
    status: 'withdrawn',
    purpose:
      'The issue of the ARES 21 data sheet for the United Kingdom. It is listed because its number differs from the general sheet, 3330.525.02.RA.',
    sections: [
      {
        heading: 'Replacing it',
        text: 'The pool timer of today is Quantum Aquatics (3480.911 or 3480.912). Before an exchange the lane cabling, pads and blocks have to be looked at on site; send photographs of the sockets with your question.',
      },
    ],
    table: { caption: 'The device', rows: ARES_ROWS },
    drawing: 'ares-21',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3330.560.02-ares-21-swimming.pdf',
    title: 'ARES 21 swimming',
    number: '3330.560.02',
    edition: 'v3.30, April 2008',
    language: 'en',
    kind: 'User manual',
    status: 'withdrawn',
    purpose:
      'Operation of the ARES 21 in swimming: configuring the pool, timing heats, correcting times and sending results. An earlier issue, v3.1, dates from May 2002.',
    sections: [
      {
        heading: 'Still in use?',
        text: 'State the issue of your manual and the model number on the device with every question; the two issues lie years apart.',
      },
      {
        heading: 'Data',
        text: 'Schedule, start list and record files were exchanged with the meet software, a practice the Quantum program has kept. A Galactica text board can be fed from the timer.',
      },
    ],
    table: { caption: 'The device', rows: ARES_ROWS },
    outline: ARES_OUTLINE,
    drawing: 'ares-21',
    sports: ['Swimming'],
    services: ['Timing', 'Scoreboards'],
  },
  {
    url: '/documents/3085-503-osm6.pdf',
    title: 'OSM6',
    number: '3085-503',
    language: 'en',
    kind: 'User manual',
    status: 'withdrawn',
    purpose:
      'The manual of a pool timer that was on the market by 1983. It has 85 pages and is of interest to museums and to owners of the device.',
    sections: [
      {
        heading: 'The kit of 1984',
        text: 'At the Los Angeles Games the OSM6 stood with these pieces.',
        list: ['Touch pads OCP5', 'Starting blocks OSB6', 'ORA2 and UNT4'],
      },
      {
        heading: 'Relay take-off',
        text: 'Tests of 1982–84 with this generation of equipment showed that the contact of a block opens 0.024–0.027 s before the toes leave it. The tolerance in relay judging goes back to that; the federation wrote it into its rules in 1998.',
      },
    ],
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/E-0013-0141-osm6-data-sheet.pdf',
    title: 'OSM6 data sheet',
    number: 'E 0013-0141',
    language: 'en',
    kind: 'Data sheet',
    status: 'withdrawn',
    purpose:
      'Figures of the OSM6, a pool timer of the early eighties with a printer and a battery of its own. It is kept as a reference for old installations.',
    sections: [
      {
        heading: 'Its name lives on',
        text: 'Document 0100.075 describes a transmission protocol that is named after this timer and belongs to the Quantum.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Size', value: '480 × 380 × 150 mm' },
        { property: 'Weight', value: '5.8 kg' },
        { property: 'Keys', value: '39' },
        { property: 'Printer', value: '21 characters a line' },
        { property: 'Display', value: 'LCD, 16 characters' },
        { property: 'Time base', value: 'quartz, 6.144 MHz' },
        { property: 'Battery', value: '9.5 Ah, 12 h of operation' },
      ],
    },
    outline: { width: 480, height: 380, depth: 150 },
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/307.225-relay-break-detection.pdf',
    title: 'Relay break detection: communication',
    number: '307.225',
    edition: 'V002, 22 October 2001',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'The data exchange by which a starting block tells the timer when a relay swimmer left it. The timer sets that moment against the touch of the team-mate arriving in the lane.',
    sections: [
      {
        heading: 'What is measured',
        text: 'The block opens a contact when the feet push off. A negative difference means that the swimmer left before the touch. Because the contact opens a little before the toes are gone, the device grants a small tolerance: 0.03 s.',
      },
      {
        heading: 'What is decided',
        text: 'The device reports; the referee decides. In the start-side box only the relay versions (3494.728, 3494.720) pass these signals on; in the OSB11 block the detection is built in.',
      },
    ],
    table: {
      caption: 'Values behind the rule',
      rows: [
        { property: 'Contact opens before the toes leave', value: '0.024–0.027 s (tests of 1982–84)' },
        { property: 'Tolerance of the device', value: '0.03 s' },
        { property: 'In the rules since', value: '1998' },
      ],
    },
    sports: ['Swimming'],
    services: ['Timing'],
  },
];
