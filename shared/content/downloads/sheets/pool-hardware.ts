/** Touch pads, starting blocks and the backstroke ledge. */
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';

const OCP5_ROWS: readonly SheetTableRow[] = [
  { property: '2924.003 (240 × 90)', value: '2403 × 905 mm, 16.3 kg; competition size' },
  { property: '2924.005 (190 × 90)', value: '1908 × 905 mm, 12.8 kg' },
  { property: '2924.001 (200 × 60)', value: '2003 × 605 mm, 10.2 kg' },
  { property: '2924.000 (150 × 60)', value: '1503 × 605 mm, 7.3 kg' },
  { property: 'Push to switch', value: 'about 2 kg; in the test 1.5–3.5 kp' },
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
  { property: 'Heights', value: '5, from −4 to +4 cm' },
  { property: 'Approval', value: 'FINA, Doha, December 2014' },
];

const COMPETITION_PAD = { width: 2403, height: 905 };
const LEDGE = { width: 800, height: 150, depth: 130 };

export const poolHardwareSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/DOCM_AQ_OCP5Touchpad_1015_EN.pdf',
    title: 'OCP5 touch pad',
    number: 'DOCM_AQ_OCP5Touchpad_1015_EN',
    edition: 'October 2015',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'The pad on the end wall of a lane that stops the clock when the swimmer touches it. It answers to the push of a hand and stays silent for waves and splashes.',
    sections: [
      {
        heading: 'Build',
        text: 'PVC slats hook into a frame of stainless steel; tape switches lie behind them. About two thirds of the pad hang under water, and its yellow marks the wall for the swimmer.',
      },
      {
        heading: 'Which size',
        text: 'Four sizes cover the walls of competition and training pools. The pool rules ask for a pad of at least 2.4 × 0.9 m, 30 cm of it above and 60 cm under water: that is 2924.003.',
      },
    ],
    table: { caption: 'Sizes and accessories', rows: OCP5_ROWS },
    outline: COMPETITION_PAD,
    drawing: 'touch-pad-ocp5',
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
      'Hanging, testing, storing and carrying touch pads. A pad is robust in the water and easily bent on land, so most of the care goes into the minutes before and after the meet.',
    sections: [
      {
        heading: 'Test before the meet',
        text: 'The whole surface must answer, not only its middle.',
        list: [
          'Join the buzzer tester 2924.631 to the pad: it sounds as long as a contact is closed.',
          'Press across the face, edges and top included.',
          'Measure the push with the dynamometer 2924.632: it has to lie between 1.5 and 3.5 kp.',
        ],
      },
      {
        heading: 'Transport',
        text: 'Carry a pad upright between two people. The trolley 2924.903 moves a set along the deck, and the cover 2924.904 protects it between meets.',
      },
    ],
    table: { caption: 'Sizes and accessories', rows: OCP5_ROWS },
    outline: COMPETITION_PAD,
    drawing: 'touch-pad-ocp5',
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
      'An earlier issue of the pad manual, 21 pages. The name OCP5 has been in use since 1976 at the latest, so pads of very different age carry it; use this issue for a set bought in its years.',
    sections: [
      {
        heading: 'Before you order a spare part',
        text: 'Read the part number on the frame. All pads of the family begin with 2924; the three digits behind the point tell the size.',
      },
      {
        heading: 'Newer issue',
        text: 'For everything but the spare parts of older pads, take v3.1 of February 2015 under the same document number.',
      },
    ],
    table: { caption: 'Part numbers of the family', rows: OCP5_ROWS },
    drawing: 'touch-pad-ocp5',
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
      'The OSB11 is the starting block of a competition lane: a sloping top with a footrest for the rear foot. It measures when the swimmer leaves, which a relay needs.',
    sections: [
      {
        heading: 'Surface',
        text: 'The top plate is covered with an anti-slip layer. Its grip decides how hard a swimmer can push, so it has to be kept free of grease and sun cream.',
      },
      {
        heading: 'Placing',
        text: 'The block stands back from the edge of the pool. With a touch pad on the wall it moves back a little further, by the thickness of the pad, so that the swimmer’s distance to the water stays the same.',
      },
      {
        heading: 'Related forms',
        text: 'OSB12 is the form for a start platform that exists already. OSB14 has a smaller foot and a sheet of its own.',
      },
    ],
    table: { caption: 'Technical data', rows: OSB11_ROWS },
    outline: { width: 780, height: 640 },
    drawing: 'starting-block-osb11',
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
    purpose:
      'OSB14 is the starting block with the smaller foot, for decks where the OSB11 finds no room. Like the OSB11 sheet, this one describes the anti-slip form.',
    sections: [
      {
        heading: 'Choosing between the blocks',
        text: 'Measure the free depth of the deck behind the edge, the fixings in the floor and the way to the lane socket before asking for an offer.',
        list: ['OSB11: full foot, relay-break detection built in.', 'OSB12: platform form.', 'OSB14: small foot.'],
      },
      {
        heading: 'Sizes',
        text: 'The sizes of the foot stand in the full data sheet and are not repeated here.',
      },
    ],
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
      'Mounting, adjusting and cleaning the OSB11. It also tells how the block is joined to the lane so that reaction and relay take-off reach the timer.',
    sections: [
      {
        heading: 'Mounting',
        text: 'Fix the base plate in line with the middle of the lane, then set the block on it. Check the distance to the edge again once the touch pad hangs.',
      },
      {
        heading: 'Connection',
        text: 'The block plugs into the white socket of the lane module, or through the start-side box where the pool has fixed wiring.',
      },
      {
        heading: 'Care',
        text: 'Clean the block once a week. Rinse off chlorine and salt, look at the footrest and the handle for play, and replace a worn top plate before it becomes smooth.',
      },
    ],
    table: { caption: 'Parts and sizes', rows: OSB11_ROWS },
    outline: { width: 780, height: 640 },
    drawing: 'starting-block-osb11',
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
    purpose:
      'The manual of the starting block with the part number 3454.041. Little of it is public, so this sheet only places it among the blocks of the 3454 family.',
    sections: [
      {
        heading: 'How to recognise the block',
        text: 'Look for the part number on the foot or under the top. Blocks whose number ends in 013 are the OSB11 and have the manual 3454.504.02.',
      },
      {
        heading: 'Asking for help',
        text: 'Send the part number, a photograph of the socket and the name of the pool. With these the block can be identified.',
      },
    ],
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
    purpose:
      'A narrow ledge that hangs in the water for the backstroke start, so that the feet do not slip on the touch pad. It is lowered for the start and taken away before the first turn.',
    sections: [
      {
        heading: 'What it changes',
        text: 'With the ledge, starts were about 0.13 s quicker to 10 m. The federation approved the model at Doha in December 2014.',
      },
      {
        heading: 'Setting',
        text: 'The swimmer chooses among five heights around the water line.',
      },
    ],
    table: { caption: 'Technical data', rows: OBL2_ROWS },
    outline: LEDGE,
    drawing: 'backstroke-ledge-obl2',
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
    purpose:
      'Handling the backstroke ledge at the poolside: hang it, set its height, withdraw it, dry it. The helper works behind the swimmer and must be out of the way before the signal.',
    sections: [
      {
        heading: 'At the start',
        text: 'The order matters, because the pad behind the ledge is live.',
        list: [
          'Set the height the swimmer asks for.',
          'Lower the ledge until it rests against the pad.',
          'After the start signal lift it out, before the field returns to this wall.',
        ],
      },
      {
        heading: 'Care',
        text: 'Rinse with fresh water after the session and let it dry. Check the fastening before each session: a ledge that slips ends a start.',
      },
    ],
    table: { caption: 'Technical data', rows: OBL2_ROWS },
    outline: LEDGE,
    drawing: 'backstroke-ledge-obl2',
    sports: ['Swimming'],
    services: ['Timing'],
  },
];
