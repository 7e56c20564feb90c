/** Touch pads, starting blocks and the backstroke ledge. */
// documents.md, Aquatics; equipment.md, Swimming pool hardware; size of pads: current-rules.md, Swimming.
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';

const OCP5_ROWS: readonly SheetTableRow[] = [
  { property: '2924.003 (240 × 90)', value: '2403 × 905 mm, 16.3 kg; competition size' },
  { property: '2924.005 (190 × 90)', value: '1908 × 905 mm, 12.8 kg' },
  { property: '2924.001 (200 × 60)', value: '2003 × 605 mm, 10.2 kg' },
  { property: '2924.000 (150 × 60)', value: '1503 × 605 mm, 7.3 kg' },
  { property: 'Push to switch', value: '1.5 to 2.5 kg' },
  { property: 'Trolley', value: '2924.903' },
  { property: 'Cover', value: '2924.904' },
  { property: 'Buzzer tester', value: '2924.631' },
  { property: 'Dynamometer', value: '2924.632' },
];

const OSB11_ROWS: readonly SheetTableRow[] = [
  { property: 'Block', value: '3454.013; 780 × 640 mm' },
  { property: 'Top plate', value: '740 × 520 mm, height at most 650 mm' },
  { property: 'Platform with footrest', value: '3454.012' },
  { property: 'Rear door', value: '3454.014' },
  { property: 'Handle', value: '3454.015' },
  { property: 'Plate', value: '3454.019' },
  { property: 'Kits', value: '3454.716, 3454.718, 3454.720' },
  { property: 'Distance from the edge', value: '400 mm; 410 mm with an OCP5 touch pad' },
  { property: 'Relay-break detection', value: 'built in' },
];

const OBL2_ROWS: readonly SheetTableRow[] = [
  { property: 'Model', value: '3454.789' },
  { property: 'Size', value: '800 × 150 × 130 mm' },
  { property: 'Weight', value: '3.9 kg' },
  { property: 'Heights', value: '5, from –4 to +4 cm' },
  { property: 'Approval', value: 'FINA (today World Aquatics), Doha, December 2014' },
];

export const poolHardwareSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_AQ_OCP5Touchpad_1015_EN.pdf',
    title: 'OCP5 touch pad',
    number: 'DOCM_AQ_OCP5Touchpad_1015_EN',
    edition: 'October 2015',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'OCP5 is our touch pad on the end wall of a swimming lane, where the push of the swimmer’s hand closes its contacts and stops the clock.',
    sections: [
      {
        heading: 'Construction',
        text: 'PVC slats hook into a frame of stainless steel, with tape switches inside. Two thirds of the yellow pad are under water.',
      },
      {
        heading: 'Sizes',
        text: 'OCP5 comes in four sizes. Choose 2924.003 for competition, because World Aquatics requires a pad of at least 2.4 × 0.9 m, with 30 cm above the water and 60 cm below.',
      },
    ],
    table: { caption: 'Sizes and accessories', rows: OCP5_ROWS },
    drawing: '/images/equipment/touch-pad-ocp5.svg',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/2924.510.02-ocp5-touch-pads.pdf',
    title: 'OCP5 touch pads',
    number: '2924.510.02',
    edition: 'v3.1, February 2015',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The OCP5 touch pads take the time of every length and stop the clock at the end of the race. There are four sizes.',
    sections: [
      {
        heading: 'Testing',
        text: 'Test the pads with the buzzer tester 2924.631 and the dynamometer 2924.632, because the push that closes a contact must lie between 1.5 and 2.5 kg, so that a hand stops the clock and waves do not.',
      },
      {
        heading: 'Transport',
        text: 'Order numbers are 2924.903 for the trolley and 2924.904 for the cover.',
      },
    ],
    table: { caption: 'Sizes and accessories', rows: OCP5_ROWS },
    drawing: '/images/equipment/touch-pad-ocp5.svg',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/2924.510.02-ocp5-touch-pads-2007.pdf',
    title: 'OCP5 touch pads (issue of 2007)',
    number: '2924.510.02',
    edition: 'v2.2, March 2007',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The OCP5 touch pads in the edition of 2007, before v3.1 of February 2015. The name OCP5 was in use by 1976, so pads of very different age carry it.',
    sections: [
      {
        heading: 'Part numbers',
        text: 'Since the number of every pad begins with 2924, it is the three digits after the point that tell you the size.',
      },
    ],
    table: { caption: 'Part numbers of the family', rows: OCP5_ROWS },
    drawing: '/images/equipment/touch-pad-ocp5.svg',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/DOCM_AQ_OSB11_anTiSlip_0519.pdf',
    title: 'OSB11 starting block, anti-slip',
    number: 'DOCM_AQ_OSB11_anTiSlip_0519',
    edition: 'V3, March 2019',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'OSB11 is our starting block for competition lanes, with an anti-slip top and a footrest. In a relay it detects when the swimmer leaves.',
    sections: [
      {
        heading: 'Position',
        text: 'The block is set 400 mm back from the edge of the pool, or 410 mm if an OCP5 touch pad hangs on the wall.',
      },
      {
        heading: 'Other versions',
        text: 'OSB12 is the platform version, whereas OSB14 has a smaller foot.',
      },
    ],
    table: { caption: 'Technical data', rows: OSB11_ROWS },
    drawing: '/images/equipment/starting-block-osb11.svg',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/DOCM_AQ_OSB14_anTiSlip_0519_EN.pdf',
    title: 'OSB14 starting block, anti-slip',
    number: 'DOCM_AQ_OSB14_anTiSlip_0519_EN',
    edition: 'V2, March 2019',
    language: 'en',
    kind: 'Data sheet',
    purpose: 'OSB14 is our starting block with the smaller foot, here with an anti-slip top.',
    sections: [
      {
        heading: 'The family',
        text: 'The block comes in three versions.',
        list: ['OSB11: starting block with relay-break detection', 'OSB12: platform version', 'OSB14: smaller foot'],
      },
    ],
    diagram: {
      kind: 'family',
      caption: 'Three versions',
      rows: [
        [{ name: 'OSB', detail: 'starting blocks for swimming' }],
        [
          { name: 'OSB11', detail: 'with relay-break detection' },
          { name: 'OSB12', detail: 'platform version' },
          { name: 'OSB14', detail: 'smaller foot', isSubject: true },
        ],
      ],
      links: [
        { from: 'OSB', to: 'OSB11' },
        { from: 'OSB', to: 'OSB12' },
        { from: 'OSB', to: 'OSB14', isMain: true },
      ],
    },
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3454.504.02-osb11-starting-block.pdf',
    title: 'OSB11 starting block',
    number: '3454.504.02',
    edition: 'v1.7, March 2020',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The OSB11 starting block consists of block, platform with footrest, rear door, handle and plate. Relay-break detection is built in.',
    sections: [
      {
        heading: 'Care',
        text: 'Clean the block once a week.',
      },
      {
        heading: 'Connection',
        text: 'If you use the mobile harness, the block plugs into the white socket of the lane module.',
      },
    ],
    table: { caption: 'Parts and sizes', rows: OSB11_ROWS },
    drawing: '/images/equipment/starting-block-osb11.svg',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3454.507.02-starting-block-3454.041.pdf',
    title: 'Starting block 3454.041',
    number: '3454.507.02',
    edition: 'v1.4',
    language: 'en',
    kind: 'User manual',
    purpose: 'Starting block 3454.041 belongs to the same family as the OSB11, whose part number is 3454.013.',
    sections: [],
    diagram: {
      kind: 'family',
      caption: 'Family 3454',
      rows: [
        [{ name: '3454', detail: 'product family' }],
        [
          { name: '3454.012', detail: 'platform with footrest' },
          { name: '3454.013', detail: 'OSB11 starting block' },
          { name: '3454.041', detail: 'starting block', isSubject: true },
          { name: '3454.789', detail: 'OBL2 Pro backstroke ledge' },
        ],
      ],
      links: [
        { from: '3454', to: '3454.013' },
        { from: '3454', to: '3454.012' },
        { from: '3454', to: '3454.041', isMain: true },
        { from: '3454', to: '3454.789' },
      ],
    },
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/DOCM_AQ_OBL2_Pro_1015_EN.pdf',
    title: 'OBL2 Pro backstroke ledge',
    number: 'DOCM_AQ_OBL2_Pro_1015_EN',
    edition: 'October 2015',
    language: 'en',
    kind: 'Data sheet',
    purpose: 'OBL2 Pro is our ledge for the backstroke start, on which the swimmer sets the feet.',
    sections: [
      {
        heading: 'Effect and approval',
        text: 'With the ledge, which FINA, today World Aquatics, approved at Doha in December 2014, swimmers are about 0.13 s quicker to 10 m.',
      },
    ],
    table: { caption: 'Technical data', rows: OBL2_ROWS },
    drawing: '/images/equipment/backstroke-ledge-obl2.svg',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    url: '/documents/3454.521.02-obl2-pro.pdf',
    title: 'OBL2 Pro',
    number: '3454.521.02',
    edition: 'v1.1, November 2015',
    language: 'en',
    kind: 'User manual',
    purpose: 'The OBL2 Pro backstroke ledge can be set to five heights, from –4 to +4 cm.',
    sections: [],
    table: { caption: 'Technical data', rows: OBL2_ROWS },
    drawing: '/images/equipment/backstroke-ledge-obl2.svg',
    sports: ['Swimming'],
    services: ['Timing'],
  },
];
