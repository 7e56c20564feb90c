import type { ExternalLink, Markdown } from '../copy.ts';

/** One edition of an event. `year` is text because an edition can be held later than it is named. */
export interface GamesEntry {
  readonly year: string;
  readonly place: string;
  readonly season?: 'Summer' | 'Winter';
  /** The name on show. */
  readonly brand: string;
}

export interface HeritageList {
  readonly id: string;
  readonly heading: string;
  readonly intro: Markdown;
  readonly entries: readonly GamesEntry[];
}

/** What is timed for one federation, organiser or series outside the games above. */
export interface WorldChampionship {
  readonly body: string;
  readonly text: string;
  readonly brand: string;
}

/** A body with its own site; `field` says in a few words what it governs or stages. */
export interface PartnerOrganisation extends ExternalLink {
  readonly field: string;
}

export interface HeritageGallery {
  readonly heading: string;
  /** Picture ids. */
  readonly pictures: readonly string[];
}

export interface HeritagePage {
  readonly name: string;
  readonly description: string;
  readonly lead: string;
  readonly intro: Markdown;
  readonly galleries: readonly HeritageGallery[];
}

export const heritagePage: HeritagePage = {
  name: 'Heritage',
  description:
    'Olympic, Paralympic, Asian, Commonwealth and World Games by year with the brand that timed them, plus world championships and federations.',
  lead: 'Which Games, which year, which brand: the record of editions timed by brands of the Swatch Group or by Swiss Timing.',
  intro: `An edition is listed once a published source names the timekeeper. Missing years mean one of two things: another maker had the task, or no confirmation has been found so far. The record ends in 2025, although some contracts reach into the 2030s.

Until 1972 the brands sent their own crews; the company has worked at Olympic Games since 1976. Technical federations bring the second half of the work, with world championships and cups every season. Their addresses stand at the foot of the page, together with those of the bodies that own the multi-sport events. A link there names whose sport it is and does not by itself stand for a contract. How the list came about is told under [History](/Company/History).`,
  galleries: [
    {
      heading: 'From stopwatch to electronic pistol',
      pictures: [
        'heritage/stopwatch-1932',
        'heritage/photocell-1948',
        'heritage/time-recorder-1952',
        'heritage/electronic-pistol-2010',
      ],
    },
    {
      heading: 'Equipment beside the field of play',
      pictures: [
        'heritage/start-gate-cortina-1956',
        'heritage/touch-pad-finish',
        'heritage/matrix-board-montreal-1976',
        'heritage/board-seoul-1988',
      ],
    },
  ],
};

export const heritageLists: readonly HeritageList[] = [
  {
    id: 'olympic-games',
    heading: 'Olympic Games',
    intro:
      'Omega’s count reaches 29 with Tokyo and does not include the three Swatch editions. Oslo 1952 rests on a single account and is therefore entered among the [milestones](/Company/HistoryMilestones) only.',
    entries: [
      { year: '1932', place: 'Los Angeles', season: 'Summer', brand: 'Omega' },
      { year: '1936', place: 'Garmisch-Partenkirchen', season: 'Winter', brand: 'Omega' },
      { year: '1936', place: 'Berlin', season: 'Summer', brand: 'Omega' },
      { year: '1948', place: 'St. Moritz', season: 'Winter', brand: 'Omega' },
      { year: '1948', place: 'London', season: 'Summer', brand: 'Omega' },
      { year: '1952', place: 'Helsinki', season: 'Summer', brand: 'Omega' },
      { year: '1956', place: 'Cortina d’Ampezzo', season: 'Winter', brand: 'Omega' },
      { year: '1956', place: 'Melbourne', season: 'Summer', brand: 'Omega' },
      { year: '1960', place: 'Rome', season: 'Summer', brand: 'Omega' },
      { year: '1964', place: 'Innsbruck', season: 'Winter', brand: 'Omega' },
      { year: '1968', place: 'Grenoble', season: 'Winter', brand: 'Omega' },
      { year: '1968', place: 'Mexico City', season: 'Summer', brand: 'Omega' },
      { year: '1972', place: 'Munich', season: 'Summer', brand: 'Longines with Junghans' },
      { year: '1976', place: 'Innsbruck', season: 'Winter', brand: 'Omega / Swiss Timing' },
      { year: '1976', place: 'Montreal', season: 'Summer', brand: 'Omega / Swiss Timing' },
      { year: '1980', place: 'Lake Placid', season: 'Winter', brand: 'Omega / Swiss Timing' },
      { year: '1980', place: 'Moscow', season: 'Summer', brand: 'Omega / Swiss Timing' },
      { year: '1984', place: 'Sarajevo', season: 'Winter', brand: 'Omega / Swiss Timing' },
      { year: '1984', place: 'Los Angeles', season: 'Summer', brand: 'Omega / Swiss Timing' },
      { year: '1988', place: 'Calgary', season: 'Winter', brand: 'Omega / Swiss Timing' },
      { year: '1988', place: 'Seoul', season: 'Summer', brand: 'Omega / Swiss Timing' },
      { year: '1992', place: 'Albertville', season: 'Winter', brand: 'Omega / Swiss Timing' },
      { year: '1996', place: 'Atlanta', season: 'Summer', brand: 'Swatch / Swiss Timing' },
      { year: '2000', place: 'Sydney', season: 'Summer', brand: 'Swatch / Swiss Timing' },
      { year: '2004', place: 'Athens', season: 'Summer', brand: 'Swatch / Swiss Timing' },
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
    ],
  },
  {
    id: 'paralympic-games',
    heading: 'Paralympic Games',
    intro: 'Albertville was the start, in 1992. Below are the editions that a source names one by one.',
    entries: [
      { year: '1992', place: 'Albertville', season: 'Winter', brand: 'Omega' },
      { year: '2012', place: 'London', season: 'Summer', brand: 'Omega' },
      { year: '2016', place: 'Rio de Janeiro', season: 'Summer', brand: 'Omega' },
      { year: '2024', place: 'Paris', season: 'Summer', brand: 'Omega' },
    ],
  },
  {
    id: 'youth-olympic-games',
    heading: 'Youth Olympic Games',
    intro:
      'The series for young athletes began in 2010. Both its summer and its winter premiere had Omega at the clocks.',
    entries: [
      { year: '2010', place: 'Singapore', season: 'Summer', brand: 'Omega' },
      { year: '2012', place: 'Innsbruck', season: 'Winter', brand: 'Omega' },
      { year: '2014', place: 'Nanjing', season: 'Summer', brand: 'Omega' },
      { year: '2018', place: 'Buenos Aires', season: 'Summer', brand: 'Omega' },
      { year: '2020', place: 'Lausanne', season: 'Winter', brand: 'Omega' },
    ],
  },
  {
    id: 'the-world-games',
    heading: 'The World Games',
    intro:
      'Sports without a place on the Olympic programme, from orienteering to fistball, meet here. Swiss Timing has run timing and results for all editions since 2009, under the name Tissot.',
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
    intro: 'Longines took part in 1998 and 2002. For Guangzhou 2010 no confirmation has been found.',
    entries: [
      { year: '1998', place: 'Bangkok', brand: 'Tissot with Longines' },
      { year: '2002', place: 'Busan', brand: 'Tissot with Longines' },
      { year: '2006', place: 'Doha', brand: 'Tissot' },
      { year: '2014', place: 'Incheon', brand: 'Tissot' },
      { year: '2018', place: 'Jakarta', brand: 'Tissot' },
      { year: '2022 edition', place: 'Hangzhou', brand: 'Tissot' },
    ],
  },
  {
    id: 'commonwealth-games',
    heading: 'Commonwealth Games',
    intro:
      'Three names appear on this list: Longines most often, Omega for swimming in 1982, and the company itself in 2006 and 2010.',
    entries: [
      { year: '1962', place: 'Perth', brand: 'Longines' },
      { year: '1982', place: 'Brisbane', brand: 'Omega' },
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
    intro:
      'Winnipeg has a place in swimming history as the trial of the touch pad. The edition in Puerto Rico is known from a memoir.',
    entries: [
      { year: '1967', place: 'Winnipeg', brand: 'Omega' },
      { year: 'Late 1970s', place: 'Puerto Rico', brand: 'Omega' },
      { year: '2007', place: 'Rio de Janeiro', brand: 'Swiss Timing' },
    ],
  },
  {
    id: 'university-games',
    heading: 'University games',
    intro:
      'In 2013 students competed in Tatarstan in summer and in the Italian Alps in winter. Two earlier summer editions are mentioned without a year.',
    entries: [
      { year: '2013', place: 'Kazan', season: 'Summer', brand: 'Tissot' },
      { year: '2013', place: 'Trentino', season: 'Winter', brand: 'Tissot' },
    ],
  },
];

export const worldChampionships: readonly WorldChampionship[] = [
  {
    body: 'World Aquatics, FINA until 2023',
    text: 'World championships from the first in 1973 onwards; Kazan 2015 was number 16.',
    brand: 'Omega',
  },
  {
    body: 'Diamond League',
    text: 'All seasons since 2010. The Golden League, the Super Grand Prix and the European Team Championships came before.',
    brand: 'Omega',
  },
  {
    body: 'International Ski and Snowboard Federation (FIS), alpine skiing',
    text: 'World championships at Aspen 1950, Portillo 1966, Cortina 2021 and Saalbach 2025; the World Cup since 2006/07.',
    brand: 'Longines',
  },
  {
    body: 'International Bobsleigh and Skeleton Federation (IBSF), formerly FIBT',
    text: 'Bobsleigh and skeleton, with Lake Placid 2013 among the World Cup races on record.',
    brand: 'Omega',
  },
  {
    body: 'International Skating Union (ISU)',
    text: 'Judging system for ISU figure skating from 2004; the federation’s results archive is hosted under swisstiming.com.',
    brand: 'Swiss Timing',
  },
  {
    body: 'Fédération Equestre Internationale (FEI)',
    text: 'World Equestrian Games 2018 and 2022 within the contract, and the jumping Nations Cup title from 2018.',
    brand: 'Longines',
  },
  {
    body: 'Fédération Internationale de Gymnastique (FIG)',
    text: 'Gymnastics championships between 1970 and 2020, except in 1976 and 1979.',
    brand: 'Longines',
  },
  {
    body: 'Union Cycliste Internationale (UCI)',
    text: 'World championships on track and road, in mountain bike, BMX and urban cycling; all together at Glasgow 2023.',
    brand: 'Tissot',
  },
  {
    body: 'A.S.O.',
    text: 'About 20 road races, among them the Tour de France, the Vuelta, Paris–Roubaix and Paris–Nice.',
    brand: 'Tissot',
  },
  {
    body: 'Tour de Romandie',
    text: 'The 2023 race through western Switzerland, time trial included.',
    brand: 'Swiss Timing',
  },
  { body: 'MotoGP', text: 'The motorcycle world championship since 2001.', brand: 'Tissot' },
  {
    body: 'International Basketball Federation (FIBA), NBA and CBA',
    text: 'International basketball since 2008; the North American and the Chinese league since 2015.',
    brand: 'Tissot',
  },
  {
    body: 'Fédération Internationale de Volleyball (FIVB), beach volleyball',
    text: 'World Tour from 2003; of the world championships, Rio 2003 and Stavanger 2009.',
    brand: 'Swatch',
  },
  {
    body: 'Blancpain GT Series',
    text: 'GT car racing, named among the company’s work in 2018.',
    brand: 'Swiss Timing',
  },
];

export const partnerOrganisations: readonly PartnerOrganisation[] = [
  {
    label: 'International Olympic Committee',
    href: 'https://olympics.com/ioc',
    field: 'Olympic and Youth Olympic Games',
  },
  { label: 'International Paralympic Committee', href: 'https://paralympic.org', field: 'Paralympic Games' },
  { label: 'International World Games Association', href: 'https://theworldgames.org', field: 'The World Games' },
  { label: 'Commonwealth Sport', href: 'https://commonwealthsport.com', field: 'Commonwealth Games' },
  { label: 'Panam Sports', href: 'https://panamsports.org', field: 'Pan American Games' },
  { label: 'Diamond League', href: 'https://diamondleague.com', field: 'Athletics meetings' },
];

export const federations: readonly PartnerOrganisation[] = [
  { label: 'World Aquatics', href: 'https://worldaquatics.com', field: 'Swimming, diving, water polo, open water' },
  { label: 'World Athletics', href: 'https://worldathletics.org', field: 'Athletics' },
  { label: 'European Athletics', href: 'https://european-athletics.org', field: 'Athletics in Europe' },
  {
    label: 'International Ski and Snowboard Federation (FIS)',
    href: 'https://fis-ski.com',
    field: 'Skiing and snowboard',
  },
  {
    label: 'International Skating Union (ISU)',
    href: 'https://isu.org',
    field: 'Figure, speed and short track skating',
  },
  {
    label: 'International Bobsleigh and Skeleton Federation (IBSF)',
    href: 'https://ibsf.org',
    field: 'Bobsleigh and skeleton',
  },
  { label: 'International Ice Hockey Federation (IIHF)', href: 'https://iihf.com', field: 'Ice hockey' },
  { label: 'Union Cycliste Internationale (UCI)', href: 'https://uci.org', field: 'Cycling' },
  {
    label: 'Fédération Equestre Internationale (FEI)',
    href: 'https://fei.org',
    field: 'Equestrian sport',
  },
  {
    label: 'Fédération Internationale de Gymnastique (FIG)',
    href: 'https://gymnastics.sport',
    field: 'Gymnastics',
  },
  { label: 'International Basketball Federation (FIBA)', href: 'https://fiba.basketball', field: 'Basketball' },
  {
    label: 'Fédération Internationale de Volleyball (FIVB)',
    href: 'https://fivb.com',
    field: 'Volleyball and beach volleyball',
  },
  { label: 'Fédération Internationale d’Escrime (FIE)', href: 'https://fie.org', field: 'Fencing' },
  { label: 'World Archery', href: 'https://worldarchery.sport', field: 'Archery' },
  { label: 'World Triathlon', href: 'https://triathlon.org', field: 'Triathlon' },
  { label: 'World Sailing', href: 'https://sailing.org', field: 'Sailing' },
];
