/** Start systems: StartTime and the e-gun, false-start detection in athletics. */
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';

const START_TIME_V_ROWS: readonly SheetTableRow[] = [
  { property: 'Models', value: '3481.930, 3481.931' },
  { property: 'Size', value: '395 × 192 × 160 mm' },
  { property: 'Weight', value: '5.8 kg' },
  { property: 'Battery', value: '12 V, 7 Ah' },
  { property: 'Amplifier', value: '2 × 20 W' },
  { property: 'Protection', value: 'IP43' },
];

const E_GUN_ROWS: readonly SheetTableRow[] = [
  { property: 'E-gun', value: '280 × 35 × 140 mm, 820 g; IP64' },
  { property: 'Cable', value: '7 m' },
  { property: 'Flash', value: '0.1 s, seen beyond 200 m' },
  { property: 'Microphone', value: '118 × 25 × 80 mm, 650 g' },
  { property: 'Flash units', value: '3399.951, 3481.951' },
  { property: 'Cable winder', value: '1865.050' },
  { property: 'Tripod', value: '9051.6339' },
];

const START_TIME_IV_ROWS: readonly SheetTableRow[] = [
  { property: 'Models', value: '3481.900, 3481.901; about 2010' },
  { property: 'Size', value: '376 × 215 × 205 mm' },
  { property: 'Weight', value: '6.4 kg' },
  { property: 'Amplifier', value: '2 × 19 W' },
  { property: 'Starts by battery', value: 'over 1,000' },
];

const SPEAKER_ROWS: readonly SheetTableRow[] = [
  { property: 'Speaker in the block', value: '3399.600' },
  { property: 'Speaker sets', value: '3399.933.06 to 3399.940.03' },
  { property: 'Size of a speaker', value: '180 × 215 × 192 mm' },
  { property: 'Impedance', value: '3.2–16 ohm' },
];

const START_TIME_V_OUTLINE = { width: 395, height: 192, depth: 160 };
const START_TIME_IV_OUTLINE = { width: 376, height: 215, depth: 205 };
const START_SPORTS = ['Athletics', 'Swimming', 'SpeedSkating', 'ShortTrack', 'CrossCountry'] as const;

export const startEquipmentSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_MS_StartTimeV_1015_EN.pdf',
    title: 'StartTime V',
    number: 'DOCM_MS_StartTimeV_1015_EN',
    edition: 'October 2015',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'StartTime V is the starter’s unit: amplifier, battery and sockets in one case. It carries the starter’s voice and the start sound to the athletes and gives the timer its pulse at the same moment.',
    sections: [
      {
        heading: 'Start sound',
        text: 'A loudspeaker behind every athlete takes away the head start of the lane next to the starter. Sound reaches all speakers within 1/1000 s of each other.',
      },
      {
        heading: 'What plugs in',
        text: 'Around the case stand the pieces that the athletes hear and see.',
        list: [
          'E-gun with trigger and flash',
          'Microphone',
          'Loudspeakers in the blocks or behind the lanes',
          'Flash unit',
        ],
      },
    ],
    table: { caption: 'Technical data', rows: [...START_TIME_V_ROWS, ...SPEAKER_ROWS] },
    outline: START_TIME_V_OUTLINE,
    drawing: 'starttime-v',
    sports: START_SPORTS,
    services: ['Timing'],
  },
  {
    url: '/documents/DOCM_MS_EgunStartingSystem_0913_EN.pdf',
    title: 'E-gun starting system',
    number: 'DOCM_MS_EgunStartingSystem_0913_EN',
    edition: 'September 2013 (EGUN_3434_1303)',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'The e-gun replaces the pistol. One pull of the trigger sets off sound, flash and start pulse together, with no powder and no reloading.',
    sections: [
      {
        heading: 'Recall',
        text: 'Pulled again within 2 s, the trigger recalls the start. The first public use was at Vancouver 2010, on both kinds of skating rink.',
      },
      {
        heading: 'Flash',
        text: 'Hand timekeepers at the finish go by the light, which is there before the sound. It is bright enough for the far end of a stadium straight.',
      },
    ],
    table: { caption: 'Technical data', rows: E_GUN_ROWS },
    outline: { width: 280, height: 140, depth: 35 },
    drawing: 'e-gun',
    sports: START_SPORTS,
    services: ['Timing'],
  },
  {
    url: '/documents/3481.560.02-starttime-v-e-gun.pdf',
    title: 'StartTime V with e-gun',
    number: '3481.560.02',
    edition: 'v1.2, March 2018',
    language: 'en',
    kind: 'User manual',
    purpose:
      'Operating the start system at an event: charge, connect, test the loudspeakers, start, recall. Written for the starter and for the technician who sets the unit up.',
    sections: [
      {
        heading: 'Before the session',
        text: 'Do these in the quiet of the empty venue.',
        list: [
          'Charge the battery, or bring a charged one.',
          'Lay the cables to the loudspeakers and to the timer.',
          'Speak into the microphone and listen at every lane.',
          'Pull the trigger once and check that timer, flash and all speakers answer.',
        ],
      },
      {
        heading: 'During the start',
        text: 'The commands go over the microphone, the signal comes from the e-gun. A second pull within 2 s recalls the field.',
      },
      {
        heading: 'Protection',
        text: 'The case (IP43) stands spray from above, the e-gun (IP64) from every side. Neither belongs in standing water.',
      },
    ],
    table: { caption: 'Technical data', rows: [...START_TIME_V_ROWS, ...E_GUN_ROWS] },
    outline: START_TIME_V_OUTLINE,
    drawing: 'starttime-v',
    sports: START_SPORTS,
    services: ['Timing'],
  },
  {
    url: '/documents/3481.0511-01-starttime-iv.pdf',
    title: 'StartTime IV',
    number: '3481.0511-01',
    language: 'en',
    kind: 'Data sheet',
    status: 'withdrawn',
    purpose:
      'The starter’s unit before StartTime V. It is no longer offered; the figures are kept for owners who compare the two or look for a battery.',
    sections: [
      {
        heading: 'Differences to its successor',
        text: 'StartTime V is lighter and slightly stronger: compare the weight and the amplifier with its own data sheet. The e-gun belongs to both.',
      },
    ],
    table: { caption: 'Technical data', rows: START_TIME_IV_ROWS },
    outline: START_TIME_IV_OUTLINE,
    drawing: 'starttime-v',
    sports: START_SPORTS,
    services: ['Timing'],
  },
  {
    url: '/documents/3481.501.02-starttime-iv-e-gun.pdf',
    title: 'StartTime IV e-gun',
    number: '3481.501.02',
    language: 'en',
    kind: 'User manual',
    status: 'withdrawn',
    purpose:
      'Manual of the start system of about 2010, the years in which the electronic pistol came to the public. For a unit numbered 3481.930 or 3481.931, take 3481.560.02 instead.',
    sections: [
      {
        heading: 'Keeping an old unit alive',
        text: 'Batteries age whether they are used or not. A unit that no longer reaches a full day of starts needs a new battery before anything else is looked at.',
      },
      {
        heading: 'Loudspeakers',
        text: 'Lane loudspeakers with the impedance in the table can be joined to the amplifier.',
      },
    ],
    table: { caption: 'Technical data', rows: [...START_TIME_IV_ROWS, ...SPEAKER_ROWS] },
    outline: START_TIME_IV_OUTLINE,
    drawing: 'starttime-v',
    sports: START_SPORTS,
    services: ['Timing'],
  },
  {
    url: '/documents/3399.504.02-starttime-iii.pdf',
    title: 'StartTime III',
    number: '3399.504.02',
    edition: 'v1.1, August 2009',
    language: 'en',
    kind: 'User manual',
    status: 'withdrawn',
    purpose:
      'The third starter’s unit of the series, from about 2009. Its manual belongs to the 3399 family of numbers, as do the lane loudspeakers.',
    sections: [
      {
        heading: 'Telling the models apart',
        text: 'Measure the case: it is as wide and as high as the StartTime IV and a little less deep.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [{ property: 'Size', value: '376 × 215 × 195 mm' }, ...SPEAKER_ROWS],
    },
    outline: { width: 376, height: 215, depth: 195 },
    sports: START_SPORTS,
    services: ['Timing'],
  },
  {
    url: '/documents/3399.502.02-starttime-ii.pdf',
    title: 'StartTime II',
    number: '3399.502.02',
    edition: 'v2.1, July 2007',
    language: 'en',
    kind: 'User manual',
    status: 'withdrawn',
    purpose:
      'The starter’s unit of about 2007, two models before StartTime IV. The sheet helps to identify a unit found in store.',
    sections: [
      {
        heading: 'Before switching on',
        text: 'A battery that lay flat for years will not recover. Have it exchanged, then test every loudspeaker output with a spare speaker.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Size', value: '400 × 205 × 160 mm' },
        { property: 'Battery', value: '6.5 Ah' },
        ...SPEAKER_ROWS,
      ],
    },
    outline: { width: 400, height: 205, depth: 160 },
    sports: START_SPORTS,
    services: ['Timing'],
  },
  {
    url: '/documents/DOCM_AT_ASC3_FalseStartDetectionSystem_0715_EN.pdf',
    title: 'ASC3 false-start detection',
    number: 'DOCM_AT_ASC3_FalseStartDetectionSystem_0715_EN',
    edition: 'July 2015',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'ASC3 measures how athletes push against their starting blocks and tells the starter who reacted too early. Sensors in the blocks read force, so a foot need not move visibly to be seen.',
    sections: [
      {
        heading: 'How it decides',
        text: 'The reaction time runs from the start signal to the push. A reaction under 100/1000 s counts as a false start; sprinters usually need 130–140 ms. The starter is warned at once and can recall the field.',
      },
      {
        heading: 'Loudspeakers belong to it',
        text: 'A runner far from the starter hears a bare pistol later. With a speaker behind every block all runners hear the signal together, and the reaction times can be compared.',
      },
    ],
    table: {
      caption: 'Values behind the rule',
      rows: [
        { property: 'Force instead of movement', value: 'since London 2012' },
        { property: 'False start', value: 'reaction under 100/1000 s' },
        { property: 'Any false start disqualifies', value: 'since January 2010' },
        { property: 'Usual reaction', value: '130–140 ms' },
        { property: 'Greatest push quoted', value: '240 kg' },
        { property: 'First detection in athletics', value: '1984' },
      ],
    },
    drawing: 'athletics-starting-block',
    sports: ['Athletics'],
    services: ['Timing', 'AnalysisTools'],
  },
];
