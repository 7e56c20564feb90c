/** Start systems: StartTime and the e-gun, false-start detection in athletics. */
// documents.md, Multisport; equipment.md, Start equipment; current-rules.md and sports.md, Athletics.
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
      'StartTime V is our starter’s unit. It carries voice and start sound to the loudspeakers of all lanes and gives the timer its pulse.',
    sections: [
      {
        heading: 'Start sound',
        text: 'The start sound reaches all loudspeakers within 1/1000 s, so that no lane hears it before another.',
      },
      {
        heading: 'The set',
        text: 'The set consists of these parts.',
        list: [
          'E-gun with trigger and flash',
          'Microphone',
          'Loudspeakers in the blocks or behind the lanes',
          'Flash unit, cable winder, tripod',
        ],
      },
    ],
    table: { caption: 'Technical data', rows: [...START_TIME_V_ROWS, ...SPEAKER_ROWS] },
    drawing: '/images/equipment/starttime-v.svg',
    sports: START_SPORTS,
    services: ['Timing'],
  },
  {
    url: '/documents/DOCM_MS_EgunStartingSystem_0913_EN.pdf',
    title: 'E-gun starting system',
    number: 'DOCM_MS_EgunStartingSystem_0913_EN',
    edition: 'September 2013',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'The e-gun is our electronic start pistol. Because one pull of the trigger gives sound, flash and start pulse at once, no human reaction comes between signal and clock.',
    sections: [
      {
        heading: 'Recall and first use',
        text: 'If the trigger is pulled again within 2 s, the start is recalled. We first used the e-gun at Vancouver 2010.',
      },
    ],
    table: { caption: 'Technical data', rows: E_GUN_ROWS },
    drawing: '/images/equipment/e-gun.svg',
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
      'StartTime V with e-gun, our start system for swimming, athletics and other sports, consists of the unit with its battery, the e-gun and the microphone.',
    sections: [
      {
        heading: 'Start and recall',
        text: 'The starter speaks through the microphone and gives the signal with the e-gun. If the field has to come back, a second pull of the trigger within 2 s recalls it.',
      },
      {
        heading: 'Protection',
        text: 'The e-gun is protected to IP64, whereas the unit has IP43 and needs more shelter from rain.',
      },
    ],
    table: { caption: 'Technical data', rows: [...START_TIME_V_ROWS, ...E_GUN_ROWS] },
    drawing: '/images/equipment/starttime-v.svg',
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
    purpose: 'StartTime IV was our starter’s unit of about 2010. StartTime V has replaced it.',
    sections: [],
    table: { caption: 'Technical data', rows: START_TIME_IV_ROWS },
    plate: 'starttime-ii-to-v.svg',
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
      'StartTime IV with e-gun, models 3481.900 and 3481.901. If yours is 3481.930 or 3481.931, see manual 3481.560.02.',
    sections: [],
    table: { caption: 'Technical data', rows: START_TIME_IV_ROWS },
    plate: 'starttime-ii-to-v.svg',
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
      'StartTime III was our starter’s unit of about 2009, as wide and high as StartTime IV, though slightly less deep.',
    sections: [],
    table: { caption: 'Technical data', rows: [{ property: 'Size', value: '376 × 215 × 195 mm' }] },
    plate: 'starttime-ii-to-v.svg',
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
    purpose: 'StartTime II was our starter’s unit of about 2007, two models before StartTime IV.',
    sections: [],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Size', value: '400 × 205 × 160 mm' },
        { property: 'Battery', value: '6.5 Ah' },
      ],
    },
    plate: 'starttime-ii-to-v.svg',
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
      'ASC3 is our false-start detection for athletics. Sensors in the starting blocks measure the force of the push.',
    sections: [
      {
        heading: 'False start',
        text: 'A reaction of less than 0.100 s after the signal is a false start.',
      },
      {
        heading: 'Loudspeakers',
        text: 'A loudspeaker behind every runner removes the delay of the sound, so that the reaction times of all lanes can be compared.',
      },
    ],
    table: {
      caption: 'False starts',
      rows: [
        { property: 'Force instead of movement', value: 'since London 2012' },
        { property: 'False start', value: 'reaction under 0.100 s' },
        { property: 'Any false start disqualifies', value: 'since January 2010' },
        { property: 'Push in the blocks', value: 'up to 240 kg' },
        { property: 'Our detection in athletics', value: 'from Los Angeles 1984' },
      ],
    },
    drawing: '/images/equipment/athletics-starting-block.svg',
    sports: ['Athletics'],
    services: ['Timing', 'AnalysisTools'],
  },
];
