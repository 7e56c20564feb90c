/** Water polo consoles and clocks; judges' terminals and scoring programs of diving and artistic swimming. */
import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';

const SHOT_CLOCK_ROWS: readonly SheetTableRow[] = [
  { property: 'Calypso shot clocks', value: '3403.950.CA, 3403.951.CA; digits of 24 cm, 5.8 kg' },
  { property: 'Shot clock 3403.790', value: '600 × 600 × 92 mm, 6.8 kg' },
  { property: 'Horn', value: 'Coyote 3435.900; 113 dB, 7.8 kg, 210 × 350 × 225 mm' },
];

const CONSOLE_ROWS: readonly SheetTableRow[] = [
  { property: 'Model', value: '3403.900' },
  { property: 'Size', value: '285 × 205 × 90 mm' },
  { property: 'Weight', value: '1.3 kg' },
  { property: 'Supply', value: '9–18 V' },
  { property: 'Players', value: 'up to 16' },
];

const MTE_ROWS: readonly SheetTableRow[] = [
  { property: 'Terminal', value: '3474.900' },
  { property: 'Sets', value: '3474.905, .907, .909, .910, .914' },
  { property: 'Keys', value: '18' },
  { property: 'Display', value: 'LCD, 128 × 64 dots' },
  { property: 'Size', value: '220 × 115 × 95 mm' },
  { property: 'Weight', value: '480 g' },
  { property: 'Battery', value: '12 h' },
  { property: 'Radio', value: 'ZigBee, 100 m' },
  { property: 'Terminals on one master', value: 'up to 14' },
  { property: 'Protection', value: 'IP64' },
];

export const waterPoloAndDivingSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/3403.504.02-calypso-wpo-console.pdf',
    title: 'Calypso WPO console',
    number: '3403.504.02',
    edition: 'v2.7, January 2026',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The console at the scorers’ table of a water polo match. It runs the game clock and the possession clocks, counts goals, exclusions and time-outs and shows them on the Calypso board.',
    sections: [
      {
        heading: 'Before the match',
        text: 'Enter both teams, choose the length of the periods from the rules of the competition and test horn, board and both pairs of shot clocks.',
      },
      {
        heading: 'During play',
        text: 'One operator looks after the game clock, a second after the possession time. Goals and exclusions are entered by cap number; the exclusion time counts down with the game clock.',
      },
    ],
    table: { caption: 'Technical data', rows: [...CONSOLE_ROWS, ...SHOT_CLOCK_ROWS] },
    outline: { width: 285, height: 205, depth: 90 },
    drawing: 'water-polo-console',
    sports: ['Swimming'],
    services: ['Scoring', 'Scoreboards'],
  },
  {
    url: '/documents/DOCM_WP_CalypsoShotClock_1020_EN.pdf',
    title: 'Calypso LED shot clocks',
    number: 'DOCM_WP_CalypsoShotClock_1020_EN',
    edition: 'October 2020',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'Clocks beside the water polo field that show the time left for an attack. A separate manual covers the clocks that show the game time as well.',
    sections: [
      {
        heading: 'Placing',
        text: 'Players look for the clock while swimming, so the digits have to face the field from low above the deck. The horn sounds the end of the possession; it needs a place of its own, away from ears.',
      },
    ],
    table: { caption: 'Technical data', rows: SHOT_CLOCK_ROWS },
    outline: { width: 600, height: 600, depth: 92 },
    drawing: 'shot-clock',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/3403.511-calypso-shot-clocks.pdf',
    title: 'Calypso shot clocks',
    number: '3403.511',
    edition: 'v1.2, March 2014',
    language: 'en',
    kind: 'User manual',
    purpose:
      'Connecting and mounting the shot clocks without game time, and their care in a pool hall. They belong to the Calypso console, which has a manual of its own.',
    sections: [
      {
        heading: 'Connection',
        text: 'All clocks of one field show the same digits. Switch on and test one clock before the next is joined: a fault then shows itself at the last clock added.',
      },
      {
        heading: 'Care',
        text: 'Wipe splashes off after play; chlorinated water leaves a film that dulls the digits.',
      },
    ],
    table: { caption: 'Models', rows: SHOT_CLOCK_ROWS.slice(0, 1) },
    drawing: 'shot-clock',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/3403.514.02-shot-clocks-with-game-time.pdf',
    title: 'Shot clocks with game time',
    number: '3403.514.02',
    edition: 'v1.1, September 2023',
    language: 'en',
    kind: 'User manual',
    purpose:
      'Clocks that show the possession time and the game time together. Goalkeepers and coaches then need no look at the big board.',
    sections: [
      {
        heading: 'Set up',
        text: 'Every player has to see at least one clock from any place in the field. Try the places from the water, not from the stand.',
      },
      {
        heading: 'Two figures, one source',
        text: 'Both times come from the console. When one of them stands still and the other runs, look at the console first: its two clocks are stopped by different people.',
      },
    ],
    table: { caption: 'Shot clocks and horn', rows: SHOT_CLOCK_ROWS },
    drawing: 'shot-clock',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/DOCM_WP_MontrealLEDshotClocks_0913_EN.pdf',
    title: 'Montreal LED shot clocks',
    number: 'DOCM_WP_MontrealLEDshotClocks_0913_EN',
    edition: 'September 2013',
    language: 'en',
    kind: 'Data sheet',
    status: 'withdrawn',
    purpose:
      'A large, heavy shot clock for water polo that is no longer offered. Its digits are taller than those of the Calypso models.',
    sections: [
      {
        heading: 'Replacing it',
        text: 'Measure the bracket and the way of the cable before a newer clock is ordered.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Model', value: '3435.904' },
        { property: 'Digits', value: '40 cm' },
        { property: 'Size', value: '920 × 750 × 200 mm' },
        { property: 'Weight', value: '15 kg' },
      ],
    },
    outline: { width: 920, height: 750, depth: 200 },
    drawing: 'shot-clock',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    url: '/documents/DOCM_AQ_MTEjudgesPortableTerminal_0913_EN.pdf',
    title: 'MTE judges’ portable terminal',
    number: '3474.525.02',
    edition: 'September 2013',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'A hand terminal with which a diving or artistic swimming judge enters a mark. It works by radio and battery, so no cable crosses the deck.',
    sections: [
      {
        heading: 'In use',
        text: 'The judge keys in the mark and sends it. The master collects the marks of the whole panel and hands them to the scoring program, which works out the total.',
      },
      {
        heading: 'Programs',
        text: 'DIV Scoring Manager (3480.513.02) for diving, SWA Scoring Manager (3480.512.02) for artistic swimming.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [...MTE_ROWS, { property: 'File name', value: 'DOCM_AQ_MTEjudgesPortableTerminal_0913_EN' }],
    },
    outline: { width: 220, height: 115, depth: 95 },
    drawing: 'mte-terminal',
    sports: ['Swimming'],
    services: ['Scoring'],
  },
  {
    url: '/documents/3480.513.02-div-scoring-manager.pdf',
    title: 'DIV Scoring Manager',
    number: '3480.513.02',
    edition: 'v1.9, January 2022',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The program that runs a diving competition: start order, list of dives, marks of the judges, totals, ranking. It is written for the operator at the results desk.',
    sections: [
      {
        heading: 'Panels',
        text: 'The program knows the panels in use in diving.',
        list: ['5 judges', '7 judges', '7 judges, synchronised', '9 judges, synchronised', '11 judges, synchronised'],
      },
      {
        heading: 'A dive from call to total',
        text: 'Announce the diver and the dive with its degree of difficulty. The judges send their marks from MTE terminals; extreme marks are cancelled as the rules of the panel say, and the sum is multiplied by the difficulty. The referee can order a repeat before the result is released to the boards.',
      },
    ],
    table: { caption: 'Judges’ terminals', rows: MTE_ROWS },
    drawing: 'mte-terminal',
    sports: ['Swimming'],
    services: ['Scoring', 'DatabaseManagement'],
  },
  {
    url: '/documents/3480.514-diving-quick-start.pdf',
    title: 'Diving quick start',
    number: '3480.514',
    edition: 'v1.1, July 2014',
    language: 'en',
    kind: 'User manual',
    purpose:
      'A short guide for those who run a diving meet with the scoring program for the first time. It takes the reader from switching on to the first dive.',
    sections: [
      {
        heading: 'Six things in order',
        text: 'Do this before the divers arrive.',
        list: [
          'Charge the terminals and number them by judge.',
          'Switch on the master, then the terminals; each has to report.',
          'Enter the divers and their lists of dives.',
          'Choose the panel.',
          'Run one trial dive and look at the total.',
          'Delete the trial and lock the start order.',
        ],
      },
      {
        heading: 'The full text',
        text: 'Everything beyond the first meet stands in 3480.513.02.',
      },
    ],
    drawing: 'mte-terminal',
    sports: ['Swimming'],
    services: ['Scoring'],
  },
  {
    url: '/documents/3480.512.02-swa-scoring-manager.pdf',
    title: 'SWA Scoring Manager',
    number: '3480.512.02',
    edition: 'v2.8, 3 February 2026',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The scoring program of artistic swimming, described in 30 pages. It collects the marks of all panels, applies deductions and ranks the routines.',
    sections: [
      {
        heading: 'Events covered',
        text: 'Routines and figures have their own forms.',
        list: ['Solo, duet, trio, team, mixed', 'Combination and highlight', 'Acrobatic routine', 'Figures'],
      },
      {
        heading: 'What the desk prepares',
        text: 'Each routine arrives with the list of its declared elements. The desk enters it before the session, so that panels and commentators see what is to come.',
      },
    ],
    table: { caption: 'Judges’ terminals', rows: MTE_ROWS },
    drawing: 'mte-terminal',
    sports: ['Swimming'],
    services: ['Scoring', 'MediaInformationSystem'],
  },
  {
    url: '/documents/3480.516.02-display-results.pdf',
    title: 'Display Results',
    number: '3480.516.02',
    edition: 'v11.0, January 2015',
    language: 'en',
    kind: 'User manual',
    purpose:
      'A companion to the scoring programs of diving and artistic swimming that puts results on a screen in the hall. It shows who is on, which marks came in and how the ranking stands.',
    sections: [
      {
        heading: 'Where the data come from',
        text: 'The screen shows what the scoring desk has released. A second computer for it keeps a change of page from disturbing the desk.',
      },
      {
        heading: 'Screens for the public',
        text: 'Large letters, few lines: a spectator reads a screen while looking for the diver.',
      },
    ],
    sports: ['Swimming'],
    services: ['Scoring', 'Scoreboards'],
  },
];
