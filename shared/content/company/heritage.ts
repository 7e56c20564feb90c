import type { ExternalLink, Markdown } from '../copy.ts';

/** One edition of an event, or the year a series began. `year` is text: an edition can be held later than it is named. */
export interface GamesEntry {
  readonly year: string;
  readonly place: string;
  readonly season?: 'Summer' | 'Winter';
  /** The name on show. */
  readonly brand: string;
}

/** Editions of one family of Games, or events, in the order of time. */
export interface HeritageList {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly GamesEntry[];
}

/** A body with its own site; `field` says in a few words what it governs or stages. */
export interface Organisation extends ExternalLink {
  readonly field: string;
}

export interface HeritageGallery {
  readonly heading: string;
  /** Addresses of pictures. */
  readonly pictures: readonly string[];
}

export interface HeritageContent {
  readonly name: string;
  /** Address of the picture. */
  readonly banner: string;
  readonly description: string;
  readonly lead: string;
  /** What stands at the table of all Games; the founding is a line through it. */
  readonly matrix: {
    readonly heading: string;
    readonly note: string;
    readonly founding: { readonly year: number; readonly text: string };
  };
  readonly olympicNote: Markdown;
  readonly otherGamesHeading: string;
  readonly galleries: { readonly devices: HeritageGallery; readonly venues: HeritageGallery };
  readonly organisations: { readonly heading: string; readonly text: Markdown };
}

export const heritageContent: HeritageContent = {
  name: 'Heritage',
  banner: '/images/strip/Heritage.svg',
  description:
    'The Olympic Games timed by Swiss Timing and its sister brands, 1932 to 2026, with Paralympic, Youth and World Games, championships and federations.',
  lead: 'Every Olympic Games that we and our sister brands have timed, and the games in between. Until 1972 Omega and Longines sent their own people. Since Innsbruck 1976 the people have been ours.',
  matrix: {
    heading: 'Games by year',
    note: 'A sign is the name on the clocks, and leads to its edition in the lists.',
    founding: { year: 1972, text: 'Swiss Timing founded' },
  },
  olympicNote:
    'Milano Cortina 2026 was the 32nd edition with Omega. How one watchmaker became a team of hundreds is told in the [milestones](/Company/HistoryMilestones).',
  otherGamesHeading: 'Other games',
  galleries: {
    devices: {
      heading: 'From stopwatch to electronic pistol',
      pictures: [
        '/images/heritage/stopwatch-1932.svg',
        '/images/heritage/time-recorder-1952.svg',
        '/images/heritage/matrix-board-montreal-1976.svg',
        '/images/heritage/electronic-pistol-2010.svg',
      ],
    },
    venues: {
      heading: 'At the start, at the wall, in the results room',
      pictures: ['/images/scene/starter.svg', '/images/scene/touch.svg', '/images/scene/operations-room.svg'],
    },
  },
  organisations: {
    heading: 'Partner organisations and federations',
    text: 'Their sites tell when and where the next event is. If you are planning it, [write to us](/Company/ContactCorgemont).',
  },
};

export const heritageLists: readonly HeritageList[] = [
  {
    id: 'olympic-games',
    heading: 'Olympic Games',
    entries: [
      { year: '1932', place: 'Los Angeles', season: 'Summer', brand: 'Omega' },
      { year: '1936', place: 'Garmisch-Partenkirchen', season: 'Winter', brand: 'Omega' },
      { year: '1936', place: 'Berlin', season: 'Summer', brand: 'Omega' },
      { year: '1948', place: 'St. Moritz', season: 'Winter', brand: 'Omega' },
      { year: '1948', place: 'London', season: 'Summer', brand: 'Omega' },
      // Oslo 1952 is left out: one weak source names Longines, and no second one was found.
      { year: '1952', place: 'Helsinki', season: 'Summer', brand: 'Omega' },
      { year: '1956', place: 'Cortina d’Ampezzo', season: 'Winter', brand: 'Omega' },
      { year: '1956', place: 'Melbourne', season: 'Summer', brand: 'Omega' },
      { year: '1960', place: 'Rome', season: 'Summer', brand: 'Omega' },
      { year: '1964', place: 'Innsbruck', season: 'Winter', brand: 'Omega' },
      { year: '1968', place: 'Grenoble', season: 'Winter', brand: 'Omega' },
      { year: '1968', place: 'Mexico City', season: 'Summer', brand: 'Omega' },
      { year: '1972', place: 'Munich', season: 'Summer', brand: 'Longines with Junghans' },
      { year: '1976', place: 'Innsbruck', season: 'Winter', brand: 'Omega' },
      { year: '1976', place: 'Montreal', season: 'Summer', brand: 'Omega' },
      { year: '1980', place: 'Lake Placid', season: 'Winter', brand: 'Omega' },
      { year: '1980', place: 'Moscow', season: 'Summer', brand: 'Omega' },
      { year: '1984', place: 'Sarajevo', season: 'Winter', brand: 'Omega' },
      { year: '1984', place: 'Los Angeles', season: 'Summer', brand: 'Omega' },
      { year: '1988', place: 'Calgary', season: 'Winter', brand: 'Omega' },
      { year: '1988', place: 'Seoul', season: 'Summer', brand: 'Omega' },
      { year: '1992', place: 'Albertville', season: 'Winter', brand: 'Omega' },
      { year: '1996', place: 'Atlanta', season: 'Summer', brand: 'Swatch' },
      { year: '2000', place: 'Sydney', season: 'Summer', brand: 'Swatch' },
      { year: '2004', place: 'Athens', season: 'Summer', brand: 'Swatch' },
      { year: '2006', place: 'Turin', season: 'Winter', brand: 'Omega' },
      { year: '2008', place: 'Beijing', season: 'Summer', brand: 'Omega' },
      { year: '2010', place: 'Vancouver', season: 'Winter', brand: 'Omega' },
      { year: '2012', place: 'London', season: 'Summer', brand: 'Omega' },
      { year: '2014', place: 'Sochi', season: 'Winter', brand: 'Omega' },
      { year: '2016', place: 'Rio de Janeiro', season: 'Summer', brand: 'Omega' },
      { year: '2018', place: 'PyeongChang', season: 'Winter', brand: 'Omega' },
      { year: '2020 (held 2021)', place: 'Tokyo', season: 'Summer', brand: 'Omega' },
      { year: '2022', place: 'Beijing', season: 'Winter', brand: 'Omega' },
      { year: '2024', place: 'Paris', season: 'Summer', brand: 'Omega' },
      { year: '2026', place: 'Milano Cortina', season: 'Winter', brand: 'Omega' },
    ],
  },
  {
    id: 'paralympic-games',
    heading: 'Paralympic Games',
    entries: [
      { year: '1992', place: 'Albertville', season: 'Winter', brand: 'Omega' },
      // Vancouver: release of the Swatch Group on the Winter Games of 2010.
      { year: '2010', place: 'Vancouver', season: 'Winter', brand: 'Omega' },
      { year: '2012', place: 'London', season: 'Summer', brand: 'Omega' },
      // Sochi: fhs.swiss, 19 February 2014; PyeongChang: release of the Swatch Group, 2018.
      { year: '2014', place: 'Sochi', season: 'Winter', brand: 'Omega' },
      { year: '2016', place: 'Rio de Janeiro', season: 'Summer', brand: 'Omega' },
      { year: '2018', place: 'PyeongChang', season: 'Winter', brand: 'Omega' },
      { year: '2024', place: 'Paris', season: 'Summer', brand: 'Omega' },
      { year: '2026', place: 'Milano Cortina', season: 'Winter', brand: 'Omega' },
    ],
  },
  {
    id: 'youth-olympic-games',
    heading: 'Youth Olympic Games',
    entries: [
      { year: '2010', place: 'Singapore', season: 'Summer', brand: 'Omega' },
      { year: '2012', place: 'Innsbruck', season: 'Winter', brand: 'Omega' },
      { year: '2014', place: 'Nanjing', season: 'Summer', brand: 'Omega' },
      { year: '2016', place: 'Lillehammer', season: 'Winter', brand: 'Omega' },
      { year: '2018', place: 'Buenos Aires', season: 'Summer', brand: 'Omega' },
      { year: '2020', place: 'Lausanne', season: 'Winter', brand: 'Omega' },
      // research-2.md 0: Gangwon was the seventh youth edition of Omega.
      { year: '2024', place: 'Gangwon', season: 'Winter', brand: 'Omega' },
    ],
  },
  {
    id: 'the-world-games',
    heading: 'The World Games',
    entries: [
      { year: '2009', place: 'Kaohsiung', brand: 'Tissot' },
      { year: '2013', place: 'Cali', brand: 'Tissot' },
      { year: '2017', place: 'Wrocław', brand: 'Tissot' },
      { year: '2022', place: 'Birmingham, Alabama', brand: 'Tissot' },
      { year: '2025', place: 'Chengdu', brand: 'Tissot' },
    ],
  },
  {
    id: 'asian-games',
    heading: 'Asian Games',
    entries: [
      { year: '1998', place: 'Bangkok', brand: 'Tissot with Longines' },
      { year: '2002', place: 'Busan', brand: 'Tissot with Longines' },
      { year: '2006', place: 'Doha', brand: 'Tissot' },
      { year: '2014', place: 'Incheon', brand: 'Tissot' },
      { year: '2018', place: 'Jakarta', brand: 'Tissot' },
    ],
  },
  {
    id: 'commonwealth-games',
    heading: 'Commonwealth Games',
    entries: [
      { year: '1962', place: 'Perth', brand: 'Longines' },
      { year: '1982', place: 'Brisbane, swimming', brand: 'Omega' },
      { year: '2006', place: 'Melbourne', brand: 'Swiss Timing' },
      { year: '2010', place: 'Delhi', brand: 'Swiss Timing' },
      { year: '2014', place: 'Glasgow', brand: 'Longines' },
      { year: '2018', place: 'Gold Coast', brand: 'Longines' },
      { year: '2022', place: 'Birmingham', brand: 'Longines' },
    ],
  },
  {
    id: 'pan-american-games',
    heading: 'Pan American Games',
    entries: [
      { year: '1967', place: 'Winnipeg', brand: 'Omega' },
      // The source says "late 1970s, Puerto Rico", where there was one edition.
      { year: '1979', place: 'San Juan, Puerto Rico', brand: 'Omega' },
      { year: '2007', place: 'Rio de Janeiro', brand: 'Tissot' },
    ],
  },
  {
    id: 'university-games',
    heading: 'University games',
    entries: [
      // 30degres.swiss: Tissot began with Bangkok.
      { year: '2007', place: 'Bangkok', season: 'Summer', brand: 'Tissot' },
      { year: '2013', place: 'Kazan', season: 'Summer', brand: 'Tissot' },
      { year: '2013', place: 'Trentino', season: 'Winter', brand: 'Tissot' },
      { year: '2015', place: 'Granada, Štrbské Pleso and Osrblie', season: 'Winter', brand: 'Tissot' },
    ],
  },
];

/** World championships and series outside the games above. */
export const heritageEvents: HeritageList = {
  id: 'championships',
  heading: 'World championships and series',
  entries: [
    { year: '1950', place: 'Alpine world championships, Aspen', brand: 'Longines' },
    { year: '1966', place: 'Alpine world championships, Portillo', brand: 'Longines' },
    {
      year: '1970',
      place: 'Gymnastics world championships, Ljubljana, and fifty years from then',
      brand: 'Longines',
    },
    { year: '1973', place: 'World Aquatics Championships, Belgrade, the first', brand: 'Omega' },
    { year: '1982', place: 'Formula One, every season to 1992', brand: 'Longines with Olivetti' },
    { year: '2001', place: 'MotoGP, every season since', brand: 'Tissot' },
    { year: '2003', place: 'World Aquatics Championships, Barcelona, and those since', brand: 'Omega' },
    {
      year: '2003',
      place: 'Beach volleyball World Tour, and the world championships in Rio de Janeiro',
      brand: 'Swatch',
    },
    { year: '2004', place: 'Judging system for figure skating', brand: 'Swiss Timing' },
    { year: '2006', place: 'Alpine World Cup, every season since 2006/07', brand: 'Longines' },
    { year: '2008', place: 'International basketball with FIBA, since then', brand: 'Tissot' },
    { year: '2009', place: 'Beach volleyball world championships, Stavanger', brand: 'Swatch' },
    { year: '2010', place: 'Diamond League, every season since', brand: 'Omega' },
    { year: '2013', place: 'Bobsleigh and skeleton World Cup, Lake Placid', brand: 'Omega' },
    { year: '2015', place: 'NBA, every season since; CBA, five seasons', brand: 'Tissot' },
    { year: '2018', place: 'World Equestrian Games, the last edition', brand: 'Longines' },
    { year: '2018', place: 'Blancpain GT Series', brand: 'Swiss Timing' },
    { year: '2021', place: 'Alpine world championships, Cortina d’Ampezzo', brand: 'Longines' },
    { year: '2022', place: 'Equestrian world championships, Herning and Pratoni del Vivaro', brand: 'Longines' },
    { year: '2023', place: 'Cycling world championships, Glasgow', brand: 'Tissot' },
    { year: '2024', place: 'League of Nations in show jumping, since then', brand: 'Longines' },
    { year: '2025', place: 'Alpine world championships, Saalbach', brand: 'Longines' },
    { year: '2025', place: 'World Aquatics Championships, Singapore', brand: 'Omega' },
  ],
};

/** Bodies that stage or govern what we have timed: those of games, of series, then federations. */
export const organisations: readonly Organisation[] = [
  { label: 'IOC', href: 'https://olympics.com/ioc', field: 'Olympic and Youth Olympic Games' },
  { label: 'IPC', href: 'https://paralympic.org', field: 'Paralympic Games' },
  { label: 'IWGA', href: 'https://theworldgames.org', field: 'The World Games' },
  { label: 'Commonwealth Sport', href: 'https://commonwealthsport.com', field: 'Commonwealth Games' },
  { label: 'Panam Sports', href: 'https://panamsports.org', field: 'Pan American Games' },
  { label: 'FISU', href: 'https://www.fisu.net', field: 'University games' },
  { label: 'Diamond League', href: 'https://diamondleague.com', field: 'Athletics meetings' },
  { label: 'A.S.O.', href: 'https://www.aso.fr', field: 'Tour de France, Vuelta' },
  { label: 'Tour de Romandie', href: 'https://www.tourderomandie.ch', field: 'Stage race' },
  { label: 'Tour de Suisse', href: 'https://www.tourdesuisse.ch', field: 'Stage race' },
  { label: 'Formula One', href: 'https://www.formula1.com', field: 'Car racing' },
  { label: 'MotoGP', href: 'https://www.motogp.com', field: 'Motorcycle racing' },
  // The Blancpain GT Series has this site under its present name.
  { label: 'GT World Challenge', href: 'https://www.gt-world-challenge-europe.com', field: 'GT car racing' },
  { label: 'NBA', href: 'https://www.nba.com', field: 'Basketball, North America' },
  { label: 'CBA', href: 'https://www.cbaleague.com', field: 'Basketball, China' },
  { label: 'World Aquatics', href: 'https://worldaquatics.com', field: 'Swimming, diving, water polo' },
  { label: 'World Athletics', href: 'https://worldathletics.org', field: 'Athletics' },
  { label: 'European Athletics', href: 'https://european-athletics.org', field: 'Athletics in Europe' },
  { label: 'FIS', href: 'https://fis-ski.com', field: 'Skiing and snowboard' },
  { label: 'ISU', href: 'https://isu.org', field: 'Skating' },
  { label: 'IBSF', href: 'https://ibsf.org', field: 'Bobsleigh and skeleton' },
  { label: 'IIHF', href: 'https://iihf.com', field: 'Ice hockey' },
  { label: 'UCI', href: 'https://uci.org', field: 'Cycling' },
  { label: 'FEI', href: 'https://fei.org', field: 'Equestrian sport' },
  { label: 'World Gymnastics', href: 'https://gymnastics.sport', field: 'Gymnastics' },
  { label: 'FIBA', href: 'https://fiba.basketball', field: 'Basketball' },
  { label: 'FIVB', href: 'https://fivb.com', field: 'Volleyball and beach volleyball' },
  { label: 'FIE', href: 'https://fie.org', field: 'Fencing' },
  { label: 'World Archery', href: 'https://worldarchery.sport', field: 'Archery' },
  { label: 'World Triathlon', href: 'https://triathlon.org', field: 'Triathlon' },
  { label: 'World Sailing', href: 'https://sailing.org', field: 'Sailing' },
];
