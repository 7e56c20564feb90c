/** Timers of the pool and what joins them to the lanes: Quantum Aquatics, ARES 21, OSM6, harness, start-side box, programmer. */
// documents.md, Aquatics; equipment.md, Timers, Swimming pool hardware; sports.md and current-rules.md, Swimming.
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';

const QUANTUM_ROWS: readonly SheetTableRow[] = [
  { property: 'Models', value: '3480.911 Primary, 3480.912 Primary & Secondary' },
  { property: 'Lanes', value: '10 an end, numbered 0–9' },
  { property: 'Sampling', value: '1/10,000 s; resolution from 1 s to 1/100 s' },
  { property: 'Accuracy', value: 'within 0.1 ppm at 0–45 °C' },
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

export const poolTimerSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_AQ_Quantum_1015_EN.pdf',
    title: 'Quantum Aquatics',
    number: 'DOCM_AQ_Quantum_1015_EN',
    edition: 'October 2015',
    language: 'en',
    kind: 'Data sheet',
    purpose: 'Quantum Aquatics is our timer for swimming pools. It times up to ten lanes at either end.',
    sections: [
      {
        heading: 'Models',
        text: 'Primary holds one timing system, whereas Primary & Secondary holds two, main and backup, which time the same race independently.',
      },
      {
        heading: 'Connection',
        text: 'Every lane has a harness module with three sockets. Results leave the timer over USB and RS422.',
        list: ['Yellow socket: touch pad', 'White socket: starting block', 'Red socket: push button'],
      },
      {
        heading: 'Power',
        text: 'The timer has two battery inputs, so that you can change a battery during a race.',
      },
      {
        heading: 'Options',
        text: 'You can add the following items.',
        list: ['Printer 3480.920 or 3330.661', 'Cases 3480.925 and 3480.926', 'Laptop 3397.910'],
      },
    ],
    table: { caption: 'Technical data', rows: QUANTUM_ROWS },
    drawing: '/images/equipment/quantum-timer.svg',
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
    purpose: 'How a pool is equipped for competition, from the start to the official result.',
    sections: [
      {
        heading: 'Start side',
        text: 'A loudspeaker at every block carries the starter’s signal, so that all swimmers hear it at the same instant. In relays the blocks measure the take-off. For backstroke a ledge is added.',
      },
      {
        heading: 'Finish',
        text: 'Touch pads hang on the end walls, with push buttons and, as backup, cameras of 100 images/s, which show what the hand did if pad and button disagree. Times are published to the hundredth, and swimmers with equal times share the place.',
      },
      {
        heading: 'Pad and button',
        text: 'World Aquatics has required one push button a lane since February 2026, although where a lane has three, the median of their times counts. If pad and button differ by more than 200 ms, the operator is warned.',
      },
    ],
    table: {
      caption: 'Devices and their manuals',
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
    drawing: '/images/plan/Swimming.svg',
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
      'How a pool is laid out with the Quantum timer, either with a mobile harness on the deck or with fixed wiring.',
    sections: [
      {
        heading: 'Two systems',
        text: 'Because Primary & Secondary times every race twice, as main and backup, it draws more current than Primary, above all with 24 modules.',
      },
      {
        heading: 'Lane modules',
        text: 'Every lane has its red module with three coloured sockets. Programmer AQ assigns the module to the lane.',
      },
      {
        heading: 'Fixed wiring',
        text: 'Where the wiring runs in the deck, plates are set into it.',
        list: ['Deck plate 3493.603: 153 mm square', 'Duct: at least 75 mm', 'Cable: 6 × 0.5 sq mm'],
      },
    ],
    table: { caption: 'Supply and wiring', rows: [...QUANTUM_ROWS.slice(6, 10), ...HARNESS_ROWS.slice(0, 2)] },
    drawing: '/images/equipment/quantum-timer.svg',
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
    purpose: 'Quantum-Swimming is our swimming program for the Quantum timer.',
    sections: [
      {
        heading: 'Data exchange',
        text: 'Schedule, start lists and records pass between timer and meet software as files of the Lst set, so that nothing has to be typed twice.',
      },
      {
        heading: 'Backup times',
        text: 'Every lane has a touch pad and up to three push buttons. If their times lie more than 200 ms apart, the program flags the lane so that an official can decide.',
      },
    ],
    table: { caption: 'The timer behind the program', rows: QUANTUM_ROWS },
    drawing: '/images/equipment/quantum-timer.svg',
    sports: ['Swimming'],
    services: ['Timing', 'DatabaseManagement', 'LiveTimingAndScoring'],
  },
  {
    url: '/documents/DOCM_AQ_HarnessSwimmingPool_0913_EN.pdf',
    title: 'Harness for swimming pool',
    number: 'DOCM_AQ_HarnessSwimmingPool_0913_EN',
    edition: '22 May 2013',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'The harness is the cabling on the deck of a pool, where every lane has a module for the touch pad, the starting block and the push button.',
    sections: [
      {
        heading: 'Choosing a set',
        text: 'There are sets for 6, 8 and 10 lanes. Mind the timer as well, because Primary and Primary & Secondary need different ones.',
      },
    ],
    table: { caption: 'Technical data', rows: HARNESS_ROWS },
    drawing: '/images/equipment/harness-module.svg',
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
    purpose: 'The mobile harness connects the lanes of a pool with the Quantum timer and travels in a case.',
    sections: [
      {
        heading: 'On the deck',
        text: 'A red module serves every lane. Since the modules follow one another on one line, a terminator closes it.',
        list: [
          'Yellow socket for the pad, white for the block, red for the button',
          'Programmer AQ to give a module its lane',
        ],
      },
    ],
    table: { caption: 'Parts', rows: HARNESS_ROWS },
    drawing: '/images/equipment/harness-module.svg',
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
      'Programmer AQ is the hand-held tool that gives a harness module its lane. It works by RFID within 1 cm, so that no cable is needed.',
    sections: [],
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
    drawing: '/images/equipment/programmer-aq.svg',
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
      'ODB10-SW is our start-side box for pools with fixed wiring, where it connects the deck plates with the timer.',
    sections: [
      {
        heading: 'Distances',
        text: 'The deck plates may be up to 100 m from the box, and the box up to 200 m from the timer.',
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
    drawing: '/images/equipment/start-side-box-odb10.svg',
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
      'The format in which the Quantum timer sends swimming data to other programs, named after the OSM6, our pool timer of the early 1980s.',
    sections: [
      {
        heading: 'Related documents',
        text: 'The timer concept has the number 3480.508.02, the program Quantum-Swimming 3480.509.02. If you have to connect RS422 lines with a USB socket, see the INT131 interface, 3434.502.02.',
      },
    ],
    diagram: {
      kind: 'flow',
      caption: 'Where the protocol runs',
      rows: [
        [
          { name: 'Touch pad', detail: 'yellow socket' },
          { name: 'Starting block', detail: 'white socket' },
          { name: 'Push button', detail: 'red socket' },
        ],
        [{ name: 'Lane module', detail: 'one a lane' }],
        [{ name: 'Quantum timer', detail: '3480.911, 3480.912' }],
        [{ name: 'Other programs' }],
      ],
      links: [
        { from: 'Touch pad', to: 'Lane module' },
        { from: 'Starting block', to: 'Lane module' },
        { from: 'Push button', to: 'Lane module' },
        { from: 'Lane module', to: 'Quantum timer' },
        { from: 'Quantum timer', to: 'Other programs', label: 'OSM6 protocol, 0100.075', isMain: true },
      ],
    },
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
    purpose: 'ARES 21 was our pool timer of 1995. Quantum Aquatics has replaced it.',
    sections: [
      {
        heading: 'Functions',
        text: 'The timer serves ten lanes. It keeps records at three levels, for example world, continental and national, and compares them after every race, so that a new one does not go unnoticed.',
      },
      {
        heading: 'Options',
        text: 'These option numbers belong to the ARES 21 family.',
        list: [
          '3330.613, 3330.621, 3330.624, 3330.630',
          '3330.633 to 3330.636',
          '3330.650, 3330.651, 3330.661, 3330.701',
        ],
      },
    ],
    table: { caption: 'Technical data', rows: ARES_ROWS },
    drawing: '/images/equipment/ares-21.svg',
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
      'ARES 21, our pool timer of 1995, in the edition for the United Kingdom. The general data sheet is 3330.525.02.RA.',
    sections: [
      {
        heading: 'Successor',
        text: 'If you look for a current timer, choose Quantum Aquatics, 3480.911 or 3480.912.',
      },
    ],
    table: { caption: 'The device', rows: ARES_ROWS },
    drawing: '/images/equipment/ares-21.svg',
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
      'In swimming ARES 21 times ten lanes, while schedule, start list and record files pass between it and the meet software.',
    sections: [
      {
        heading: 'Editions',
        text: 'Edition v3.30 of April 2008 replaced v3.1 of May 2002.',
      },
      {
        heading: 'Boards',
        text: 'ARES 21 also feeds our Galactica text boards.',
      },
    ],
    table: { caption: 'The device', rows: ARES_ROWS },
    drawing: '/images/equipment/ares-21.svg',
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
    purpose: 'OSM6 was our pool timer of the early 1980s, in use by 1983.',
    sections: [
      {
        heading: 'Los Angeles 1984',
        text: 'At the Games of Los Angeles we used OSM6 with the following equipment.',
        list: ['Touch pads OCP5', 'Starting blocks OSB6', 'ORA2 and UNT4'],
      },
      {
        heading: 'Relay take-off',
        text: 'Tests from 1982 to 1984 showed that the contact of a block opens 0.024–0.027 s before the toes leave it, which is why the rules have allowed for the difference since 1998.',
      },
    ],
    plate: 'osm6.svg',
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
    purpose: 'OSM6, our pool timer of the early 1980s, has a built-in printer and a battery for 12 h without mains.',
    sections: [],
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
    plate: 'osm6.svg',
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
    purpose: 'Relay-break detection compares the take-off of a relay swimmer with the touch of the team-mate.',
    sections: [
      {
        heading: 'Tolerance',
        text: 'Because the contact of the block opens slightly before the toes leave it, the device allows 0.03 s.',
      },
      {
        heading: 'Equipment',
        text: 'The OSB11 starting block has the detection built in.',
      },
    ],
    table: {
      caption: 'Values behind the tolerance',
      rows: [
        { property: 'Contact opens before the toes leave', value: '0.024–0.027 s (tests of 1982–84)' },
        { property: 'Tolerance of the device', value: '0.03 s' },
        { property: 'In the rules since', value: '1998' },
      ],
    },
    diagram: {
      kind: 'time-scale',
      caption: 'Contact, toes and tolerance',
      unit: 'ms',
      end: 40,
      tick: 10,
      axis: 'Milliseconds from the opening of the contact',
      spans: [
        { name: 'Toes leave the block', from: 24, until: 27, note: '24–27 ms' },
        { name: 'Tolerance of the device', until: 30, note: '30 ms', isMain: true },
      ],
    },
    sports: ['Swimming'],
    services: ['Timing'],
  },
];
