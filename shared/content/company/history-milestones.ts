import type { Markdown } from '../copy.ts';

/** One event or agreement, in the order of time. Several can share a year. */
export interface HistoryMilestone {
  readonly year: number;
  /** Set where the entry covers a period. */
  readonly endYear?: number;
  readonly title: string;
  /** The story of what was done for the first time, which is set large. Other entries have one line. */
  readonly text?: Markdown;
  /** The brand on show, not always the crew behind it. */
  readonly brand?: string;
  readonly figures?: string;
  /** Address of the picture of its decade: one in ten years. */
  readonly picture?: string;
}

export interface HistoryMilestonesContent {
  readonly name: string;
  readonly description: string;
  readonly lead: string;
  /** Who did the work, and where to read on. */
  readonly note: Markdown;
}

export const historyMilestonesContent: HistoryMilestonesContent = {
  name: 'History Milestones',
  description:
    'Games, championships and agreements year by year, 1932 to 2018, with Omega, Longines, Tissot, Rado and Swatch on the clock, and the teams behind them.',
  lead: 'In 1932 one watchmaker was enough for an Olympic Games. By 2018 it took 300 timekeepers. In between: Games, championships and agreements, year by year.',
  note: `The name beside an entry is the one on the clocks. Until 1972 the brands sent separate teams; since then they have become one. Their equipment fills the [Innovation Milestones](/Company/InnovationMilestones), and [Heritage](/Heritage) continues the Games up to 2026.`,
};

/** Sources: keys of history-milestones.md in the facts, unless another file is named. */
export const historyMilestones: readonly HistoryMilestone[] = [
  {
    // [H1] [H2]
    year: 1932,
    title: 'Los Angeles Summer Games',
    text: 'Until then judges had brought their own watches. In Los Angeles one maker timed every event, and all that Omega sent was a single watchmaker with his chronographs.',
    brand: 'Omega',
    figures: '30 split-second chronographs, 1/10 s',
    picture: '/images/milestones/thirty-chronographs.svg',
  },
  {
    // [H3]
    year: 1933,
    title: 'Ski races at Chamonix',
    brand: 'Longines',
  },
  {
    // [H2] [H4]
    year: 1936,
    title: 'Garmisch-Partenkirchen Winter Games',
    brand: 'Omega',
    figures: '27 stopwatches',
  },
  {
    // [H5]
    year: 1936,
    title: 'Berlin Summer Games',
    brand: 'Omega',
    figures: '185 stopwatches',
  },
  {
    // [H6] [H7]
    year: 1938,
    title: 'First ski races of Tissot',
    brand: 'Tissot',
  },
  {
    // [H8]
    year: 1948,
    title: 'St. Moritz Winter Games',
    text: 'A photocell at the finish replaced the thumb on the stopwatch, and the time that a thumb needs to react.',
    brand: 'Omega',
  },
  {
    // [H1]
    year: 1948,
    title: 'London Summer Games',
    brand: 'Omega',
    figures: '1/1000 s',
  },
  {
    // [H1]
    year: 1950,
    title: 'Alpine world championships, Aspen',
    brand: 'Longines',
  },
  {
    // [H10] [H11]
    year: 1952,
    title: 'Helsinki Summer Games',
    brand: 'Omega',
    figures: '1/100 s',
  },
  {
    // [H12] [H13]; equipment.md: electronic gate first at Cortina 1956
    year: 1956,
    title: 'Cortina d’Ampezzo Winter Games',
    text: 'An electronic gate waited at the start, and skiers set the clock going themselves.',
    brand: 'Omega',
  },
  {
    // [H14]
    year: 1956,
    title: 'Melbourne Summer Games',
    brand: 'Omega',
    picture: '/images/milestones/melbourne-crates.svg',
  },
  {
    // [H12] [H15]
    year: 1960,
    title: 'Rome Summer Games',
    brand: 'Omega',
  },
  {
    // [H16] [H72]
    year: 1962,
    title: 'Commonwealth Games, Perth',
    brand: 'Longines',
  },
  {
    // [H15]
    year: 1964,
    title: 'Innsbruck Winter Games',
    text: 'The running time was in the live picture. Viewers no longer had to guess how a run was going.',
    brand: 'Omega',
  },
  {
    // [H1] [H18]
    year: 1966,
    title: 'Alpine world championships, Portillo',
    brand: 'Longines',
  },
  {
    // [H19]
    year: 1967,
    title: 'Pan American Games, Winnipeg',
    brand: 'Omega',
  },
  {
    // [H15]
    year: 1968,
    title: 'Grenoble Winter Games',
    brand: 'Omega',
  },
  {
    // [H1] [H15] [H20]
    year: 1968,
    title: 'Mexico City Summer Games',
    text: 'Olympic swimming was timed fully automatically: by the starter’s signal and the swimmer’s hand, with nothing in between but a wire.',
    brand: 'Omega',
    figures: '8 t of equipment, 45 split-second watches',
  },
  {
    // [H21]
    year: 1970,
    title: 'World gymnastics championships, Ljubljana',
    brand: 'Longines',
  },
  {
    // [H22]
    year: 1972,
    title: 'Munich Summer Games',
    brand: 'Longines with Junghans',
  },
  {
    // [H23]
    year: 1972,
    title: 'Swiss Timing is founded',
    text: 'On 3 July Omega, Longines and their industry federation set up one company for sports timing. Our [history](/Company/History) begins that day.',
    brand: 'Swiss Timing',
    picture: '/images/milestones/brands-and-games.svg',
  },
  {
    // [H24]
    year: 1973,
    title: 'First world swimming championships, Belgrade',
    brand: 'Omega',
  },
  {
    // [H1] [H25]
    year: 1976,
    title: 'Innsbruck and Montreal Games',
    text: 'Our first Games, in winter and in summer. In Montreal the public saw a video matrix board that could show pictures.',
    brand: 'Omega',
  },
  {
    // [H25] [H12]
    year: 1980,
    title: 'Lake Placid and Moscow Games',
    brand: 'Omega',
  },
  {
    // [H26] [H75]
    year: 1982,
    title: 'Commonwealth Games, Brisbane',
    brand: 'Omega',
  },
  {
    // [H73] [H74]
    year: 1982,
    endYear: 1992,
    title: 'Formula One',
    brand: 'Longines with Olivetti',
  },
  {
    // [H23] [H27]
    year: 1983,
    title: 'The group is formed',
    brand: 'Swiss Timing',
  },
  {
    // [H25] [H28]
    year: 1984,
    title: 'Sarajevo and Los Angeles Games',
    brand: 'Omega',
  },
  {
    // [H29]
    year: 1985,
    title: 'Swiss Open, Gstaad',
    brand: 'Rado',
  },
  {
    // [H25] [H30]; innovation-milestones.md, 1988
    year: 1988,
    title: 'Calgary and Seoul Games',
    text: 'In Seoul computers handled the results throughout. Omega remembers them as the first computerised Games.',
    brand: 'Omega',
    figures: 'Seoul: 100 technicians, 70 t',
  },
  {
    // [H1]
    year: 1988,
    title: 'Two timing teams become one',
    brand: 'Swiss Timing',
  },
  {
    // [H31]
    year: 1988,
    endYear: 1992,
    title: 'Tour de France, first period',
    brand: 'Tissot',
  },
  {
    // [H25] [H33] [H34]
    year: 1992,
    title: 'Albertville Olympic and Paralympic Games',
    text: 'Digital pictures replaced the film of the photo finish. In the same winter we timed our first Paralympic Games.',
    brand: 'Omega',
  },
  {
    // [H35]
    year: 1995,
    title: 'Partnership with the UCI',
    brand: 'Tissot',
  },
  {
    // [H36]
    year: 1996,
    title: 'Atlanta Summer Games',
    text: 'Swatch gave its name to the Olympic clocks for the first time. The people behind them were ours.',
    brand: 'Swatch',
  },
  {
    // [H37] [H38]
    year: 1998,
    title: 'Asian Games, Bangkok',
    brand: 'Tissot with Longines',
  },
  {
    // [H36] [H39]
    year: 2000,
    title: 'Sydney Summer Games',
    brand: 'Swatch',
    figures: 'about 200 people',
  },
  {
    // [H40] [H1]
    year: 2001,
    title: 'Agreement with the IOC',
    brand: 'Swatch Group',
  },
  {
    // [H76]
    year: 2001,
    title: 'Agreement with FINA',
    brand: 'Swiss Timing',
  },
  {
    // [H41]
    year: 2001,
    title: 'MotoGP',
    brand: 'Tissot',
  },
  {
    // [H23]
    year: 2001,
    title: 'Move to Corgémont',
    brand: 'Swiss Timing',
  },
  {
    // [H42]; heritage.md, Asian Games
    year: 2002,
    title: 'Asian Games, Busan',
    brand: 'Tissot with Longines',
  },
  {
    // [H43]
    year: 2003,
    title: 'Beach volleyball World Tour',
    brand: 'Swatch',
  },
  {
    // [H36] [H40]; tonnage left out: 350 t here, 320 t in services.md
    year: 2004,
    title: 'Athens Summer Games',
    text: 'For the first time we ran the on-venue results of the Games as well as the timing: a time and its consequence came from one team.',
    brand: 'Swatch',
    figures: 'More than 300 staff',
    picture: '/images/milestones/tonnes-and-crew.svg',
  },
  {
    // [H36]
    year: 2004,
    title: 'Omega named for three Games',
    brand: 'Omega',
  },
  {
    // [H44]; research-2.md [G1]
    year: 2005,
    title: 'Omega Electronics’ sports business joins',
    brand: 'Swiss Timing',
  },
  {
    // [H45]
    year: 2006,
    title: 'Leipzig and Liberec join',
    brand: 'Swiss Timing',
  },
  {
    // [H46] [H13]; head count left out: 206 here, 208 in services.md
    year: 2006,
    title: 'Turin Winter Games',
    brand: 'Omega',
    figures: '220 t',
  },
  {
    // [H47]; research-2.md 6: contract values
    year: 2006,
    title: 'Commonwealth Games, Melbourne',
    brand: 'Swiss Timing',
  },
  {
    // [H38]
    year: 2006,
    title: 'Asian Games, Doha',
    brand: 'Tissot',
    figures: '40 technicians',
  },
  {
    // [H3]
    year: 2006,
    title: 'Back in the Alpine World Cup',
    brand: 'Longines',
    figures: '20 races',
  },
  {
    // [H47]; research-2.md 0: brand
    year: 2007,
    title: 'Pan American Games, Rio de Janeiro',
    brand: 'Tissot',
  },
  {
    // [H48]
    year: 2008,
    title: 'Beijing Summer Games',
    brand: 'Omega',
    figures: '450 people',
  },
  {
    // [H49]
    year: 2008,
    title: 'FIBA partnership',
    brand: 'Tissot',
  },
  {
    // [H50]; brands.md, Longines
    year: 2009,
    title: 'All Alpine World Cup countries',
    brand: 'Longines',
  },
  {
    // [H51] [H52]
    year: 2009,
    title: 'The World Games, Kaohsiung',
    text: 'We timed The World Games for the first time, and every edition since.',
    brand: 'Tissot',
  },
  {
    // [H48]
    year: 2009,
    title: 'Olympic role to 2020',
    brand: 'Omega',
  },
  {
    // [H46]; innovation-milestones.md, 2010
    year: 2010,
    title: 'Vancouver Winter Games',
    text: 'Starters raised an electronic pistol for the first time at the Games. Its sound reaches every loudspeaker at once, however far an athlete stands from the starter.',
    brand: 'Omega',
    figures: '220 staff, 250 t',
  },
  {
    // [H53] [H54]
    year: 2010,
    title: 'First Diamond League season',
    brand: 'Omega',
    figures: '14 meetings',
  },
  {
    // [H55]
    year: 2010,
    title: 'Youth Olympic Games, Singapore',
    brand: 'Omega',
  },
  {
    // [H47]
    year: 2010,
    title: 'Commonwealth Games, Delhi',
    brand: 'Swiss Timing',
  },
  {
    // [H56]
    year: 2012,
    title: 'Winter Youth Olympic Games, Innsbruck',
    brand: 'Omega',
    figures: '63 events',
  },
  {
    // [H57]; tonnage left out: 400 t here, 420 t in services.md
    year: 2012,
    title: 'London Summer Games',
    brand: 'Omega',
    figures: '450+ technicians',
  },
  {
    // [H58]
    year: 2012,
    title: 'Paralympic Games, London',
    brand: 'Omega',
    figures: '215 officials',
  },
  {
    // [H59]
    year: 2013,
    title: 'Partnership with the FEI',
    brand: 'Longines',
  },
  {
    // [H60]; heritage.md, University games
    year: 2013,
    title: 'University games, Kazan and Trentino',
    brand: 'Tissot',
  },
  {
    // [H52]; research-2.md 8: every edition since 2009
    year: 2013,
    title: 'The World Games, Cali',
    brand: 'Tissot',
  },
  {
    // [H46]; innovation-milestones.md, 2014
    year: 2014,
    title: 'Sochi Winter Games',
    brand: 'Omega',
    figures: '260 technicians',
    picture: '/images/milestones/boards.svg',
  },
  {
    // [H62] [H16]
    year: 2014,
    title: 'Commonwealth Games, Glasgow',
    brand: 'Longines',
    figures: '190+ timekeepers',
  },
  {
    // [H63]
    year: 2014,
    title: 'Youth Olympic Games, Nanjing',
    brand: 'Omega',
    figures: '330 staff',
  },
  {
    // [H42]
    year: 2014,
    title: 'Asian Games, Incheon',
    brand: 'Tissot',
  },
  {
    // [H24]
    year: 2014,
    title: 'FINA contract to 2021',
    brand: 'Omega',
  },
  {
    // [H64]
    year: 2015,
    title: 'NBA, WNBA and development league',
    text: 'On 5 October three leagues that had always played against the clock named the first official timekeeper in their history.',
    brand: 'Tissot',
  },
  {
    // [H65]
    year: 2015,
    title: 'Beach Volleyball Major Series',
    brand: 'Swatch',
  },
  {
    // [H66]
    year: 2016,
    title: 'Rio Summer Games',
    brand: 'Omega',
    figures: '480 timekeepers',
  },
  {
    // [H31]
    year: 2016,
    title: 'Tour de France, second period',
    brand: 'Tissot',
  },
  {
    // [H67]
    year: 2017,
    title: 'Olympic role to 2032',
    brand: 'Omega',
  },
  {
    // [H78]; research-2.md 8
    year: 2017,
    title: 'The World Games, Wrocław',
    brand: 'Tissot',
  },
  {
    // [H68]
    year: 2017,
    title: 'FEI agreement extended',
    brand: 'Longines',
  },
  {
    // [H35]
    year: 2017,
    title: 'UCI World Cycling Partner',
    brand: 'Tissot',
  },
  {
    // [H69]; innovation-milestones.md, 2018
    year: 2018,
    title: 'PyeongChang Winter Games',
    brand: 'Omega',
    figures: '300 timekeepers',
  },
  {
    // [H16]
    year: 2018,
    title: 'Commonwealth Games, Gold Coast',
    brand: 'Longines',
  },
  {
    // [H70]
    year: 2018,
    title: 'Asian Games, Jakarta',
    brand: 'Tissot',
  },
  {
    // [H71]; head count left out: 235 to 250
    year: 2018,
    title: 'Youth Olympic Games, Buenos Aires',
    brand: 'Omega',
    figures: '80 t',
  },
];
