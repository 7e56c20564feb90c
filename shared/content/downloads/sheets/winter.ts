/** Bob tracks, Nordic skiing, figure skating. */
// documents.md; equipment.md, TIM021; services.md, InformationSystem; sports.md, Bobsleigh, CrossCountry, SkiJumping, FigureSkating.
import type { DocumentSheet } from '../document-sheet.ts';

export const winterSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/TIM021-bobsleigh-luge-skeleton.pdf',
    title: 'Timing system for bobsleigh, luge and skeleton',
    number: 'TIM021',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'TIM021 is our timing system for bobsleigh, luge and skeleton, with photocells along the track. Two impulse modules, main and backup, pass their signals on to two Quantum timers, so that a run has its time even if one chain fails.',
    sections: [
      {
        heading: 'Signal path',
        text: 'The photocells are twin and heated, because frost would stop a beam. The system includes a COM router, main and backup.',
      },
      {
        heading: 'Control module',
        text: 'Lamps show the state of the photocells, and a printer writes the time stamps.',
      },
      {
        heading: 'Options and displays',
        text: 'You can add the following units.',
        list: [
          'Relay box for 8 lights, relay start gate, touch pad',
          'Countdown display at the start',
          'Running-time display at the finish',
        ],
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Timing points', value: '32 at 1/100 s' },
        { property: 'Photocells', value: 'up to 32, twin, heated' },
        { property: 'Impulse modules', value: '2, main and backup' },
        { property: 'Timers', value: '2 Quantum' },
        { property: 'Published time, bob and skeleton', value: '1/100 s' },
        { property: 'Published time, luge', value: '1/1000 s' },
      ],
    },
    drawing: '/images/plan/Bobsleigh.svg',
    sports: ['Bobsleigh'],
    services: ['Timing', 'Scoreboards'],
  },
  {
    url: '/documents/service-catalogue-cross-country-2017-18.pdf',
    title: 'Service catalogue FIS World Cup cross-country 2017/18',
    edition: 'season 2017/18',
    language: 'en',
    kind: 'Service catalogue',
    purpose:
      'Our timing and results service at a cross-country World Cup, for interval, mass, sprint and relay starts.',
    sections: [
      {
        heading: 'On the course',
        text: 'Every skier wears a transponder on either leg. The number of timing points depends on the form of start.',
        list: [
          'Interval start: 4 intermediate and 4 pre-timing points',
          'Mass start and relay: 8 intermediate points',
          'Sprint: 1 intermediate point or 1 speed measurement',
        ],
      },
      {
        heading: 'At the finish',
        text: 'Double photocells feed two timers in parallel, so that one fault leaves the other time untouched, and two photo-finish cameras settle what the beams cannot separate.',
      },
      {
        heading: 'Results and jury',
        text: 'We draw the start lists on a notebook with a printer. The jury program writes decisions into the results, and if a case is disputed, a replay system has recorded the TV programme, the start and the finish at the same time.',
      },
      {
        heading: 'Data for media',
        text: 'A data distributor feeds the scoreboard, the TV graphics and the commentator information system, while results go to the FIS website in XML.',
      },
    ],
    table: {
      caption: 'Equipment of a World Cup venue',
      rows: [
        { property: 'Transponders', value: '220 pairs, active' },
        { property: 'Start displays', value: '4' },
        { property: 'Sprint gates', value: '6' },
        { property: 'Gate for interval starts', value: '1' },
        { property: 'E-gun', value: '1, for sprint finals and mass starts' },
        { property: 'Photo-finish cameras', value: '2 at 1/1000 s' },
        { property: 'Video replay', value: 'HD' },
        { property: 'Published time', value: '1/10 s' },
      ],
    },
    drawing: '/images/plan/CrossCountry.svg',
    sports: ['CrossCountry'],
    services: ['Timing', 'InformationSystem', 'MediaInformationSystem', 'TvGraphics'],
  },
  {
    url: '/documents/service-catalogue-nordic-combined-2022-23.pdf',
    title: 'Service catalogue FIS Nordic combined World Cup 2022/23',
    edition: 'season 2022/23',
    language: 'en',
    kind: 'Service catalogue',
    purpose: 'Our service on the jumping hill of a Nordic combined World Cup: measuring, judging and results.',
    sections: [
      {
        heading: 'On the hill',
        text: 'Photocells, main and backup, take the in-run speed, and wind sensors line the hill, because the wind differs from one part of it to the next. Red, yellow and green lights lead the jumper through three phases, and are repeated for jury and coaches.',
      },
      {
        heading: 'Judging',
        text: 'The judges review the jump and enter their deductions on terminals, while the coaches’ board shows bib, speed, distance and points.',
      },
      {
        heading: 'Results and media',
        text: 'We print the results and send them as PDF and XML. Commentators work with the media information system. Because the main and the backup network both run on a UPS, a power cut stops neither.',
      },
    ],
    table: {
      caption: 'Equipment on the hill',
      rows: [
        { property: 'Judge terminals', value: '5' },
        { property: 'Wind sensors', value: '7 on normal and large hill' },
        { property: 'In-run speed', value: 'photocells, main and backup' },
        { property: 'Networks', value: '2, main and backup, on UPS' },
      ],
    },
    drawing: '/images/equipment/wind-sensor.svg',
    sports: ['SkiJumping', 'CrossCountry'],
    services: ['Timing', 'Scoring', 'MediaInformationSystem', 'InformationSystem', 'Scoreboards'],
  },
  {
    url: '/documents/service-catalogue-nordic-combined-grand-prix-2021.pdf',
    title: 'Service catalogue FIS Nordic combined Grand Prix 2021',
    edition: '2021',
    language: 'en',
    kind: 'Service catalogue',
    purpose: 'Our timing and distance measurement at the Nordic combined Grand Prix.',
    sections: [
      {
        heading: 'Distance',
        text: 'Four HD cameras film the landing. The distance is read to half a metre, at the point where both skis are flat.',
      },
      {
        heading: 'Race',
        text: 'The athletes wear transponders in pairs, although at the line the photo finish decides the order.',
      },
    ],
    table: {
      caption: 'Equipment',
      rows: [
        { property: 'Distance cameras', value: '4, HD' },
        { property: 'Distance', value: 'to 0.5 m' },
        { property: 'Wind sensors', value: '5' },
        { property: 'Transponders', value: '80 pairs' },
        { property: 'Photo finish', value: 'Scan’O’Vision, 1/1000 s' },
      ],
    },
    drawing: '/images/equipment/video-distance-camera.svg',
    sports: ['SkiJumping', 'CrossCountry'],
    services: ['Timing', 'Scoring', 'MediaInformationSystem'],
  },
  {
    url: '/documents/3479.502.02-isucalcfs.pdf',
    title: 'ISUCalcFS',
    number: '3479.502.02',
    edition: 'v1.5, August 2012',
    language: 'en',
    kind: 'User manual',
    purpose: 'ISUCalcFS is our software for the ISU judging system in figure skating.',
    sections: [
      {
        heading: 'Panels',
        text: 'A technical panel of 3 names the elements with the help of replay, and nine judges grade them and score the programme components.',
      },
      {
        heading: 'Grades',
        text: 'The highest and the lowest of the nine grades are dropped and the other seven averaged, so that one judge alone decides nothing.',
      },
      {
        heading: 'Where the scores go',
        text: 'The element totals go to the commentator information system, the TV graphics and the scoreboard.',
      },
    ],
    table: {
      caption: 'Values of the judging system',
      rows: [
        { property: 'Technical panel', value: '3' },
        { property: 'Judges', value: '9; seven grades averaged' },
        { property: 'Grade of execution', value: '–5 to +5' },
        { property: 'First trial', value: 'Nebelhorn Trophy, September 2003' },
        { property: 'First Games', value: 'Turin 2006' },
      ],
    },
    drawing: '/images/equipment/judge-terminal.svg',
    sports: ['FigureSkating'],
    services: ['Scoring', 'DatabaseManagement'],
  },
];
