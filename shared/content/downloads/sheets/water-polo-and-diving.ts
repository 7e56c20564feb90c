/** Water polo consoles and clocks; judges' terminals and scoring programs of diving and artistic swimming. */
// documents.md, Aquatics; equipment.md, MTE, Water-polo console, Shot clocks; services.md, Scoring.

import type { DocumentSheet, SheetTableRow } from '../document-sheet.ts';
import type { SheetDiagram } from '../sheet-figure.ts';

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

const SHOT_CLOCK_FAMILY: SheetDiagram = {
  kind: 'family',
  caption: 'Which clock shows what',
  rows: [
    [{ name: 'Shot clocks for water polo' }],
    [
      { name: 'Calypso', detail: '3403.950.CA, 3403.951.CA: possession time', isSubject: true },
      { name: '3403.790', detail: 'possession time and game time' },
    ],
  ],
  links: [
    { from: 'Shot clocks for water polo', to: 'Calypso', isMain: true },
    { from: 'Shot clocks for water polo', to: '3403.790' },
  ],
};

export const waterPoloAndDivingSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/3403.504.02-calypso-wpo-console.pdf',
    title: 'Calypso WPO console',
    number: '3403.504.02',
    edition: 'v2.7, January 2026',
    language: 'en',
    kind: 'User manual',
    purpose: 'The Calypso WPO console, at the scorers’ table of a water polo match, drives the Calypso board.',
    sections: [],
    table: { caption: 'Technical data', rows: [...CONSOLE_ROWS, ...SHOT_CLOCK_ROWS] },
    drawing: '/images/equipment/water-polo-console.svg',
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
    purpose: 'Calypso shot clocks show the time left for an attack in water polo, in LED digits 24 cm high.',
    sections: [
      {
        heading: 'Horn',
        text: 'When the time has run out, the Coyote horn 3435.900 sounds at 113 dB.',
      },
    ],
    table: { caption: 'Technical data', rows: SHOT_CLOCK_ROWS.filter((_, index) => index !== 1) },
    diagram: SHOT_CLOCK_FAMILY,
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
      'The Calypso shot clocks for water polo. If you want the game time on them as well, see manual 3403.514.02.',
    sections: [],
    table: { caption: 'Models', rows: SHOT_CLOCK_ROWS.slice(0, 1) },
    diagram: SHOT_CLOCK_FAMILY,
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
    purpose: 'These water polo clocks, whose part number is 3403.790, show possession time and game time together.',
    sections: [],
    table: { caption: 'Shot clocks and horn', rows: SHOT_CLOCK_ROWS.slice(1) },
    drawing: '/images/equipment/shot-clock.svg',
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
    purpose: 'Montreal was our earlier shot clock for water polo, with digits 40 cm high.',
    sections: [],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Model', value: '3435.904' },
        { property: 'Digits', value: '40 cm' },
        { property: 'Size', value: '920 × 750 × 200 mm' },
        { property: 'Weight', value: '15 kg' },
      ],
    },
    plate: 'montreal-shot-clock.svg',
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
      'MTE is our hand terminal on which judges of diving and artistic swimming enter their scores. Because it works by radio and runs on a battery, no cable crosses the deck.',
    sections: [
      {
        heading: 'Programs',
        text: 'In diving the terminals work with DIV Scoring Manager, 3480.513.02, whereas in artistic swimming they work with SWA Scoring Manager, 3480.512.02.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [...MTE_ROWS, { property: 'File name', value: 'DOCM_AQ_MTEjudgesPortableTerminal_0913_EN' }],
    },
    drawing: '/images/equipment/mte-terminal.svg',
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
      'DIV Scoring Manager is the scoring software for diving, where the judges enter their scores on MTE terminals.',
    sections: [
      {
        heading: 'Panels',
        text: 'The software serves five kinds of panel.',
        list: ['5 judges', '7 judges', '7 judges, synchronised', '9 judges, synchronised', '11 judges, synchronised'],
      },
    ],
    drawing: '/images/equipment/mte-terminal.svg',
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
    purpose: 'A short guide for diving competitions, to be used with manual 3480.513.02 of DIV Scoring Manager.',
    sections: [],
    diagram: {
      kind: 'flow',
      caption: 'From judge to result',
      rows: [
        [{ name: 'Judges', detail: 'panels of 5, 7, 9 or 11' }],
        [{ name: 'MTE terminals', detail: '3474.900' }],
        [{ name: 'DIV Scoring Manager', detail: 'manual 3480.513.02', isSubject: true }],
        [{ name: 'Display Results', detail: 'manual 3480.516.02' }],
      ],
      links: [
        { from: 'Judges', to: 'MTE terminals', label: 'scores' },
        { from: 'MTE terminals', to: 'DIV Scoring Manager', label: 'by radio', isMain: true },
        { from: 'DIV Scoring Manager', to: 'Display Results', label: 'results' },
      ],
    },
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
      'SWA Scoring Manager is the scoring software for artistic swimming. Judges can enter their scores on MTE terminals.',
    sections: [
      {
        heading: 'Events',
        text: 'The software covers routines and figures.',
        list: ['Solo, duet, trio, team, mixed', 'Combination and highlight', 'Acrobatic routine', 'Figures'],
      },
    ],
    drawing: '/images/equipment/mte-terminal.svg',
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
    purpose: 'Display Results shows the results of a diving competition, which it takes over from DIV Scoring Manager.',
    sections: [],
    diagram: {
      kind: 'flow',
      caption: 'From score to display',
      rows: [
        [{ name: 'Judges', detail: 'panels of 5, 7, 9 or 11' }],
        [{ name: 'MTE terminals', detail: '3474.900' }],
        [{ name: 'DIV Scoring Manager', detail: 'manual 3480.513.02' }],
        [{ name: 'Display Results', detail: 'manual 3480.516.02', isSubject: true }],
      ],
      links: [
        { from: 'Judges', to: 'MTE terminals', label: 'scores' },
        { from: 'MTE terminals', to: 'DIV Scoring Manager', label: 'by radio' },
        { from: 'DIV Scoring Manager', to: 'Display Results', label: 'results', isMain: true },
      ],
    },
    sports: ['Swimming'],
    services: ['Scoring', 'Scoreboards'],
  },
];
