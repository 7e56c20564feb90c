/** Athletics and photo finish: consulting, wind gauges, switcher, Scan'O'Vision. */
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';

const WIND_RULE_ROWS: readonly SheetTableRow[] = [
  { property: '100 m', value: 'read for 10 s' },
  { property: '100 m and 110 m hurdles', value: 'read for 13 s' },
  { property: '200 m', value: 'read for 10 s from entering the straight' },
  { property: 'Jumps', value: 'read for 5 s' },
  { property: 'Place in running events', value: '50 m before the line, at most 2 m from the track' },
  { property: 'Height', value: '1.22 m' },
  { property: 'Reading', value: 'up to the next 0.1 m/s' },
  { property: 'Tail wind for a record', value: 'at most 2.0 m/s' },
];

export const athleticsSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_AT_SalesConsulting_0818_EN.pdf',
    title: 'Athletics sales consulting',
    number: 'DOCM_AT_SalesConsulting_0818_EN',
    edition: 'August 2018',
    language: 'en',
    kind: 'Consulting sheet',
    purpose:
      'For stadium owners and meeting directors who plan the timing of an athletics venue. The sheet lists what has to be measured, which device does it and what the rules ask of it.',
    sections: [
      {
        heading: 'Track',
        text: 'Running time ends when the torso reaches the near edge of the finish line. Only a photo finish can show that for a whole field.',
        list: [
          'Start: e-gun, speakers behind the runners, false-start detection.',
          'Finish: photo-finish camera in line with the finish.',
          'Wind: ultrasonic gauge beside the straight.',
          'Clocks and boards: running time, wind, result.',
        ],
      },
      {
        heading: 'Field',
        text: 'As many as 7 events can share the field at one moment. The results system keeps them apart, so each event needs its terminal, its board and a person who releases the marks.',
      },
      {
        heading: 'Cables and places',
        text: 'Plan the ducts before the surface is laid. The camera stands high and exactly on the extended finish line, and its place has to be free from sway.',
      },
    ],
    table: {
      caption: 'Values in the rules read',
      rows: [
        { property: 'Photo finish', value: 'at least 1,000 images/s at top meetings, 100 at others' },
        { property: 'Time scale', value: '0.01 s' },
        { property: 'Start delay to the timer', value: 'at most 0.001 s' },
        { property: 'Certificate', value: 'not older than 4 years' },
        ...WIND_RULE_ROWS,
      ],
    },
    drawing: 'photo-finish-camera',
    sports: ['Athletics'],
    services: ['Timing', 'InformationSystem', 'Scoreboards'],
  },
  {
    url: '/documents/3436.501.02-sirocco-wind-gauge.pdf',
    title: 'Sirocco wind gauge',
    number: '3436.501.02',
    edition: 'v1.4, June 2008',
    language: 'en',
    kind: 'User manual',
    purpose:
      'Sirocco measures wind by ultrasound, with no moving part. The nine pages of the manual cover mounting, wiring and the reading times of each event.',
    sections: [
      {
        heading: 'Mounting',
        text: 'The gauge stands on a tripod, its measuring path parallel to the lane. Nothing that throws a shadow of wind may stand near: no board, no umbrella, no official.',
      },
      {
        heading: 'Connection',
        text: "The data line may be up to 400 m long. With the bridge and serial multiplex of the photo-finish system the wind reaches the Scan'O'Vision program, from version 3.82.",
      },
      {
        heading: 'Rules behind the times',
        text: 'The reading times and places in the table come from the rules of 2004/05, which asked for ultrasonic gauges at international meetings. Check them against the rules of your season.',
      },
    ],
    table: {
      caption: 'Technical data and rules',
      rows: [
        { property: 'Supply', value: '9–30 V, at most 40 mA' },
        { property: 'Line', value: 'RS422, up to 400 m' },
        { property: 'Cables', value: '3436.601; 1900.010, 1900.050, 1900.100' },
        ...WIND_RULE_ROWS,
      ],
    },
    drawing: 'sirocco-wind-gauge',
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    url: '/documents/3436.500.02-mistral-wind-gauge.pdf',
    title: 'Mistral wind gauge',
    number: '3436.500.02',
    edition: 'v2.4, June 2008',
    language: 'en',
    kind: 'User manual',
    status: 'withdrawn',
    purpose:
      'Manual of an older wind gauge. The rules of 2004/05 ask for ultrasonic gauges at international meetings, so check which kind your event needs.',
    sections: [
      {
        heading: 'Placing',
        text: 'The place beside the track is the same for every gauge. The table repeats it with the reading times.',
      },
    ],
    table: { caption: 'Rules of 2004/05', rows: WIND_RULE_ROWS },
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    url: '/documents/3373.501.02-athletics-switcher-outdoor.pdf',
    title: 'Athletics switcher outdoor',
    number: '3373.501.02',
    edition: 'v1.0',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The manual of a switcher for athletics in the open air. Little of it is public; this sheet helps to plan the lines of a stadium until the full text is at hand.',
    sections: [
      {
        heading: 'Planning',
        text: 'Draw the stadium with every event of the timetable before choosing places for junctions.',
        list: [
          'Two events that run together should not hang on one long cable.',
          'Keep crossings of the track under the surface.',
          'Leave a spare socket for the event that is moved on the day.',
        ],
      },
    ],
    sports: ['Athletics'],
    services: ['InformationSystem', 'Timing'],
  },
  {
    url: '/documents/3434.501.02-scan-o-vision-star.pdf',
    title: "Scan'O'Vision STAR software",
    number: '3434.501.02',
    edition: 'v1.8',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The program of the STAR photo-finish camera: record the finish, place the cursor, read the times, publish. A photo-finish picture shows one line over time; reading it is a craft that this manual teaches.',
    sections: [
      {
        heading: 'Reading a finish',
        text: 'Move the cursor to the torso of the first runner, assign the lane and go on to the next. Head, arms and feet do not count.',
      },
      {
        heading: 'Setting up',
        text: 'The camera has to look exactly along the finish line. A check is a thin object on the line: it must fill the picture from edge to edge.',
      },
      {
        heading: 'The family',
        text: "Scan'O'Vision was the first digital photo finish of the company in 1992. Later cameras raised the number of images.",
      },
    ],
    table: {
      caption: 'Images per second in the family',
      rows: [
        { property: 'Star', value: '1,000' },
        { property: 'Vancouver 2010, Sochi 2014', value: '2,000' },
        { property: 'Myria, Rio 2016', value: 'up to 10,000' },
        { property: 'Ultimate, Paris 2024', value: 'up to 40,000' },
      ],
    },
    drawing: 'photo-finish-camera',
    sports: ['Athletics', 'Cycling', 'SpeedSkating', 'ShortTrack', 'CrossCountry'],
    services: ['Timing'],
  },
];
