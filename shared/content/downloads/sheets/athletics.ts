/** Athletics and photo finish: consulting, wind gauges, switcher, Scan'O'Vision. */
// documents.md and equipment.md, Wind and measuring, Finish equipment; current-rules.md and sports.md, Athletics.
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';

const WIND_RULE_ROWS: readonly SheetTableRow[] = [
  { property: 'Measuring time, 100 m', value: '10 s' },
  { property: 'Measuring time, 100 m and 110 m hurdles', value: '13 s' },
  { property: 'Measuring time, 200 m', value: '10 s from entering the straight' },
  { property: 'Measuring time, long and triple jump', value: '5 s' },
  { property: 'Position at the track', value: '50 m before the line, at most 2 m away' },
  { property: 'Height of the gauge', value: '1.22 m' },
  { property: 'Rounding', value: 'up to the next 0.1 m/s' },
  { property: 'Limit for a record', value: 'tail wind of 2.0 m/s' },
];

export const athleticsSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_AT_SalesConsulting_0818_EN.pdf',
    title: 'Athletics sales consulting',
    number: 'DOCM_AT_SalesConsulting_0818_EN',
    edition: 'August 2018',
    language: 'en',
    kind: 'Consulting sheet',
    purpose: 'What a stadium needs for timing and results in athletics, for its owner and for the meeting director.',
    sections: [
      {
        heading: 'Track',
        text: 'A race ends when the torso reaches the near edge of the finish line, and the photo-finish picture shows that moment for every runner. The track needs the following equipment.',
        list: [
          'Start: e-gun, a loudspeaker behind every runner, false-start detection',
          'Finish: photo-finish camera in line with the finish',
          'Wind: ultrasonic gauge next to the straight',
          'Clocks and boards: running time, wind, result',
        ],
      },
      {
        heading: 'Field',
        text: 'Up to 7 events share the field at the same moment, which is why our results system keeps them apart.',
      },
    ],
    table: {
      caption: 'Rules of World Athletics',
      rows: [
        { property: 'Photo finish', value: 'at least 1,000 images/s at top meetings, 100 at others' },
        { property: 'Time scale of the picture', value: '0.01 s' },
        { property: 'Start delay to the timer', value: 'at most 0.001 s' },
        { property: 'Certificate', value: 'not older than 4 years' },
        ...WIND_RULE_ROWS,
      ],
    },
    drawing: '/images/plan/Athletics.svg',
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
    purpose: 'Sirocco is our ultrasonic wind gauge for athletics, mounted on a tripod next to the track.',
    sections: [
      {
        heading: 'Connection',
        text: 'The gauge sends its data over a line of up to 400 m. Through a bridge with serial multiplex, the wind reaches the Scan’O’Vision software from version 3.82, so that one program holds both finish and wind.',
      },
      {
        heading: 'Rules',
        text: 'World Athletics requires ultrasonic gauges at international meetings, where a wind reading may decide over a record.',
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
    drawing: '/images/equipment/sirocco-wind-gauge.svg',
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
      'Mistral is our older wind gauge for athletics. Because international meetings require an ultrasonic one, they need Sirocco instead.',
    sections: [],
    table: { caption: 'Rules of World Athletics', rows: WIND_RULE_ROWS.slice(4) },
    diagram: {
      kind: 'time-scale',
      caption: 'How long the wind is measured',
      unit: 's',
      end: 16,
      tick: 2,
      axis: 'Seconds',
      spans: [
        { name: '100 m', until: 10 },
        { name: '100 m and 110 m hurdles', until: 13 },
        { name: '200 m', until: 10, note: '10 s from the straight' },
        { name: 'Long and triple jump', until: 5 },
      ],
    },
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
    purpose: 'The athletics switcher in its outdoor version, for competitions in the open air.',
    sections: [],
    drawing: '/images/plan/Athletics.svg',
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
    purpose: 'STAR is the software of our photo-finish camera Scan’O’Vision STAR, which takes 1,000 images/s.',
    sections: [
      {
        heading: 'Reading the finish',
        text: 'In athletics the torso counts. The operator reads the time where it reaches the finish line.',
      },
      {
        heading: 'The camera family',
        text: 'The first digital Scan’O’Vision dates from 1992. Today’s Scan’O’Vision Ultimate takes up to 40,000 images/s, which is forty times the rate of STAR.',
      },
    ],
    table: {
      caption: 'Images per second of the cameras',
      rows: [
        { property: 'Star', value: '1,000' },
        { property: 'Vancouver 2010, Sochi 2014', value: '2,000' },
        { property: 'Myria, Rio 2016', value: 'up to 10,000' },
        { property: 'Ultimate, Paris 2024', value: 'up to 40,000' },
      ],
    },
    drawing: '/images/equipment/photo-finish-camera.svg',
    sports: ['Athletics', 'Cycling', 'SpeedSkating', 'ShortTrack', 'CrossCountry'],
    services: ['Timing'],
  },
];
