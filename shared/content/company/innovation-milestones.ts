import type { Markdown } from '../copy.ts';

/** One invention or first use, in the order of time. Several can share a year. */
export interface InnovationMilestone {
  readonly year: number;
  /** Printed as "about". */
  readonly isApproximate?: boolean;
  readonly title: string;
  /** The story of what changed how sport is timed, which is set large. Other entries have one line. */
  readonly text?: Markdown;
  readonly figures?: string;
  /** Address of the picture that shows it. */
  readonly picture?: string;
}

export interface InnovationMilestonesContent {
  readonly name: string;
  readonly description: string;
  readonly lead: string;
  /** What drove the inventions, and where to read on. */
  readonly note: Markdown;
}

export const innovationMilestonesContent: InnovationMilestonesContent = {
  name: 'Innovation Milestones',
  description:
    'What was new in sports timing, year by year from 1948 to 2018: photocell, photo finish, touch pad, electronic pistol, Quantum timer, motion sensors.',
  lead: 'A stopwatch measures the thumb as well as the race. These are the inventions that took the thumb out of it, from a light beam in St. Moritz to sensors on skates, boards and sleds.',
  note: `Until 1972 Omega and Longines built their equipment separately, and some problems were solved twice. [Timing](/Service/Timing) shows what is at work today, the [History Milestones](/Company/HistoryMilestones) the Games it was built for.`,
};

/** Sources: keys of innovation-milestones.md in the facts, unless another file is named. */
export const innovationMilestones: readonly InnovationMilestone[] = [
  {
    // [I4]
    year: 1948,
    title: 'Photocell at the finish, St. Moritz',
    text: 'The starter’s shot set the clock going, and a broken light beam stopped it. No thumb was involved.',
  },
  {
    // [I1] [I2]
    year: 1948,
    title: 'Racend Omega Timer, the “Magic Eye”',
    text: 'In London a camera looked along the finish line. Where the eye could not separate two runners, the film could.',
    figures: '1/1000 s',
    picture: '/images/innovations/photo-finish-1948.svg',
  },
  {
    // [I5]
    year: 1949,
    title: 'Photo series for motor racing',
    figures: '1/10 s',
  },
  {
    // [I1]
    year: 1950,
    title: 'Start and finish gates for skiing, Aspen',
  },
  {
    // [I7] [I8]
    year: 1952,
    title: 'Omega Time Recorder',
    text: 'A quartz clock and a printer in one battery-driven case. Once the time was on paper, nobody had to read a dial.',
    figures: '1/100 s, printed',
  },
  {
    // [I52] [I9]
    year: 1953,
    title: 'Chronocinégines, film with a quartz clock',
    figures: '1/100 s',
  },
  {
    // [I5]
    year: 1954,
    title: 'Chronotypogines, started by a sensor',
  },
  {
    // equipment.md, start gate: first at Cortina 1956
    year: 1956,
    title: 'Electronic start gate, Cortina d’Ampezzo',
    text: 'The skier pushed a wand open and the clock ran. No one had to say go.',
  },
  {
    // [I10] [I11]
    year: 1956,
    title: 'Swim Eight-O-Matic, digits for',
    figures: '8 lanes',
  },
  {
    // [I12] [I13]
    year: 1961,
    title: 'Omegascope',
    text: 'The running time lay over the television picture, first seen at the Games in Innsbruck in 1964. A viewer at home knew as much as the timekeeper.',
  },
  {
    // [I14]
    year: 1962,
    title: 'Luminous scoreboard for skiing',
  },
  {
    // [I14]
    year: 1964,
    title: 'Skiing measured to',
    figures: '1/1000 s',
  },
  {
    // [I15] [I16]
    year: 1967,
    title: 'Touch pads on trial, Winnipeg',
  },
  {
    // [I1] [I13]
    year: 1968,
    title: 'Touch pads and Swim-O-Matic, Mexico City',
    text: 'In Rome 1960 judges and watches had disagreed about the 100 m freestyle. In Mexico City the swimmers stopped the clock themselves.',
    figures: 'Pads of 240 × 90 cm, 1/1000 s',
    picture: '/images/innovations/touch-pad-1968.svg',
  },
  {
    // [I13]
    year: 1968,
    title: 'A loudspeaker in every swimming block',
  },
  {
    // [I13] [I17]
    year: 1968,
    title: 'Integrated timing, Grenoble',
    picture: '/images/innovations/integrated-timing-1968.svg',
  },
  {
    // [I13] [I18]
    year: 1968,
    title: 'Photosprint, the time on the film',
  },
  {
    // [I14]
    year: 1971,
    title: 'The athlete’s time in the picture',
    figures: '100 images/s',
  },
  {
    // [I14]
    year: 1973,
    title: 'Timing to',
    figures: '1/10,000 s',
    picture: '/images/innovations/resolution.svg',
  },
  {
    // [I14]
    year: 1975,
    title: '“Longines Timing” on television',
  },
  {
    // [I1]
    year: 1976,
    title: 'Video matrix board, Montreal',
    text: 'Picture points replaced fixed fields of digits, so the board could show any text, and pictures as well.',
  },
  {
    // services.md, TvGraphics: Game-O-Matic
    year: 1980,
    title: 'Game-O-Matic, the rank on screen, Moscow',
  },
  {
    // [I19] [I53]
    year: 1982,
    title: 'False-start detectors in swimming, Brisbane',
  },
  {
    // [I18] [I20]
    year: 1984,
    title: 'False-start detection in athletics, Los Angeles',
  },
  {
    // [I21]
    year: 1988,
    title: 'Colour board and computer results, Seoul',
    text: 'The matrix board turned to colour. Behind it, computers handled the results from the first heat to the last final.',
    figures: 'Board of 14 × 9 m',
  },
  {
    // [I1] [I23]
    year: 1992,
    title: 'Scan’O’Vision, Albertville',
    text: 'The photo finish no longer needed film: judges read the picture as soon as the race was over.',
    figures: '1/1000 s',
  },
  {
    // [I24]
    year: 1995,
    title: 'ARES, swim timing on a PC',
    figures: '1/1000 s',
  },
  {
    // [I24]
    year: 1995,
    title: 'Relay break detection',
    figures: '± 2 s',
  },
  {
    // [I17]
    year: 2000,
    title: 'Record line on television',
    text: 'A line in the picture moved at the pace of the record, and viewers saw whether it would fall.',
  },
  {
    // [I1]
    year: 2000,
    isApproximate: true,
    title: 'Live timing on the internet',
  },
  {
    // [I26]
    year: 2003,
    title: 'Serve speed at the beach volleyball court',
  },
  {
    // [I27]
    year: 2004,
    title: 'New judging system for figure skating',
  },
  {
    // [I29]
    year: 2006,
    title: 'Transponders in road cycling',
  },
  {
    // [I30]
    year: 2008,
    title: 'Shoe transponders and GPS, Beijing',
  },
  {
    // [I19]
    year: 2008,
    title: 'Lane names and flags in the world feed',
  },
  {
    // [I31] [I32]
    year: 2010,
    title: 'Electronic start pistol, Vancouver',
    text: 'One press gave sound, flash and start pulse together. A second press within 2 s called the field back.',
  },
  {
    // [I32]
    year: 2010,
    title: 'Snowgate, a start at one wand angle',
  },
  {
    // [I33]
    year: 2010,
    title: 'RFID in ski cross and snowboard cross',
  },
  {
    // [I33]
    year: 2010,
    title: 'Chronos timer; HD replay on the ice',
  },
  {
    // [I34] [I35]
    year: 2012,
    title: 'Quantum timer, London',
    text: 'It counted in millionths of a second, a hundred times finer than what it replaced, and ran several clocks at once.',
    figures: '1 microsecond, 0.1 ppm, 16 clocks, 128 inputs, 32 outputs',
    picture: '/images/innovations/quantum-timer.svg',
  },
  {
    // [I34]
    year: 2012,
    title: 'Swimming Show, lamps on the blocks',
  },
  {
    // [I34] [I36]
    year: 2012,
    title: 'Athletics block that reads pressure',
  },
  {
    // [I34]
    year: 2012,
    title: 'Open Water Gate, chips read on the move',
  },
  {
    // [I35]; which sleds: sources differ
    year: 2014,
    title: 'Measurement Unit in the bobsleigh, Sochi',
  },
  {
    // [I31]; equipment.md: 2,000 images/s at Vancouver 2010 and Sochi 2014
    year: 2014,
    title: 'Leg transponders in speed skating',
  },
  {
    // [I38] [I39]; first shown at the short-course championships of December 2014: swimming press, July 2015
    year: 2014,
    title: 'Lap counter and backstroke ledge, Doha',
  },
  {
    // [I40]; 2014: 2,000 images/s
    year: 2016,
    title: 'Scan’O’Vision Myria, Rio',
    figures: '10,000 images/s',
    picture: '/images/innovations/images-per-second.svg',
  },
  {
    // [I40] [I18]
    year: 2016,
    title: 'Four photocells at the line',
  },
  {
    // [I40]
    year: 2016,
    title: 'Archery target scanning, to',
    figures: '0.2 mm',
  },
  {
    // [I40]
    year: 2016,
    title: 'Radar boards for golf',
  },
  {
    // [I41]
    year: 2016,
    title: 'NBA shot clock system',
  },
  {
    // [I42] [I43] [I44]
    year: 2018,
    title: 'Motion sensors, PyeongChang',
    text: 'Speed, acceleration and jump height, all the way from start to finish, and in ice hockey the formation of the teams.',
    figures: 'At least 300 sensors',
  },
  {
    // [I43]
    year: 2018,
    title: 'Two runs in one picture',
  },
];
