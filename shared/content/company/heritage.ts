import type { ExternalLink, Markdown } from '../copy.ts';

/** One edition of an event, or the year a series began. `year` is text: an edition can be held later than it is named. */
export interface GamesEntry {
  readonly year: string;
  readonly place: string;
  readonly season?: 'Summer' | 'Winter';
  /** The name on show. */
  readonly brand: string;
  /** Address of a picture of these Games. */
  readonly picture?: string;
}

export interface HeritageList {
  readonly id: string;
  readonly heading: string;
  readonly intro: Markdown;
  readonly entries: readonly GamesEntry[];
  /** Address of the picture that it talks about. */
  readonly picture?: string;
}

/** A body with its own site; `field` says in a few words what it governs or stages. */
export interface PartnerOrganisation extends ExternalLink {
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
  readonly intro: Markdown;
  /** What stands at the table of all Games; the founding is a line through it. */
  readonly matrix: {
    readonly heading: string;
    readonly note: string;
    readonly founding: { readonly year: number; readonly text: string };
  };
  /** Id of the scene that leads from the Games to the championships. */
  readonly scene: string;
  readonly galleries: readonly HeritageGallery[];
}

export const heritageContent: HeritageContent = {
  name: 'Heritage',
  banner: '/images/strip/Heritage.svg',
  description:
    'The Olympic Games timed by Swiss Timing and its sister brands, 1932 to 2026, with Paralympic, Youth and World Games, championships and federations.',
  lead: 'The Olympic Games that our sister brands and we have timed, from Los Angeles 1932 to Milano Cortina 2026, and the games and championships in between.',
  intro: `Until 1972 Omega and Longines, two of our founders, timed the Games with their own people. Innsbruck 1976 was the first edition for Swiss Timing. Spectators had little reason to notice the change, because the name they read on our Olympic clocks remained Omega, except at three Summer Games, when it was Swatch.

Games last two or three weeks, whereas a season lasts for months, which is why much of our work is for federations and series. Their sites are linked here, together with those of the organisations behind the multi-sport games. Our [History](/Company/History) tells the story behind the lists. If you plan the next event, [write to us](/Company/ContactCorgemont).`,
  matrix: {
    heading: 'Games by year',
    note: 'A sign gives the name on the clocks of an edition, which is seldom ours, because federations and organisers sign with a brand.',
    founding: { year: 1972, text: 'Swiss Timing founded' },
  },
  scene: '/images/scene/ice-channel.svg',
  galleries: [
    {
      heading: 'From stopwatch to electronic pistol',
      pictures: [
        '/images/heritage/stopwatch-1932.svg',
        '/images/innovations/photo-finish-1948.svg',
        '/images/heritage/time-recorder-1952.svg',
        '/images/innovations/touch-pad-1968.svg',
        '/images/heritage/electronic-pistol-2010.svg',
      ],
    },
    {
      heading: 'Equipment at the field of play',
      pictures: ['/images/scene/line-camera.svg', '/images/scene/judges.svg', '/images/scene/start-hut.svg'],
    },
  ],
};

export const heritageLists: readonly HeritageList[] = [
  {
    id: 'olympic-games',
    heading: 'Olympic Games',
    intro:
      'Milano Cortina 2026 was the 32nd edition with Omega. Three more carried the name of Swatch, and Longines shared Munich with Junghans. How many people and how many tonnes such an edition takes can be read in the [milestones](/Company/HistoryMilestones), from one watchmaker in 1932 upwards.',
    entries: [
      { year: '1932', place: 'Los Angeles', season: 'Summer', brand: 'Omega' },
      { year: '1936', place: 'Garmisch-Partenkirchen', season: 'Winter', brand: 'Omega' },
      { year: '1936', place: 'Berlin', season: 'Summer', brand: 'Omega' },
      {
        year: '1948',
        place: 'St. Moritz',
        season: 'Winter',
        brand: 'Omega',
        picture: '/images/heritage/photocell-1948.svg',
      },
      { year: '1948', place: 'London', season: 'Summer', brand: 'Omega' },
      // Oslo 1952 is left out: one weak source names Longines, and no second one was found.
      { year: '1952', place: 'Helsinki', season: 'Summer', brand: 'Omega' },
      {
        year: '1956',
        place: 'Cortina d’Ampezzo',
        season: 'Winter',
        brand: 'Omega',
        picture: '/images/heritage/start-gate-cortina-1956.svg',
      },
      { year: '1956', place: 'Melbourne', season: 'Summer', brand: 'Omega' },
      { year: '1960', place: 'Rome', season: 'Summer', brand: 'Omega' },
      { year: '1964', place: 'Innsbruck', season: 'Winter', brand: 'Omega' },
      {
        year: '1968',
        place: 'Grenoble',
        season: 'Winter',
        brand: 'Omega',
        picture: '/images/innovations/integrated-timing-1968.svg',
      },
      { year: '1968', place: 'Mexico City', season: 'Summer', brand: 'Omega' },
      { year: '1972', place: 'Munich', season: 'Summer', brand: 'Longines with Junghans' },
      { year: '1976', place: 'Innsbruck', season: 'Winter', brand: 'Omega' },
      {
        year: '1976',
        place: 'Montreal',
        season: 'Summer',
        brand: 'Omega',
        picture: '/images/heritage/matrix-board-montreal-1976.svg',
      },
      { year: '1980', place: 'Lake Placid', season: 'Winter', brand: 'Omega' },
      { year: '1980', place: 'Moscow', season: 'Summer', brand: 'Omega' },
      { year: '1984', place: 'Sarajevo', season: 'Winter', brand: 'Omega' },
      { year: '1984', place: 'Los Angeles', season: 'Summer', brand: 'Omega' },
      { year: '1988', place: 'Calgary', season: 'Winter', brand: 'Omega' },
      {
        year: '1988',
        place: 'Seoul',
        season: 'Summer',
        brand: 'Omega',
        picture: '/images/heritage/board-seoul-1988.svg',
      },
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
    intro:
      'Omega first timed the Paralympic Games in Albertville. Because athletes compete in classes, Paris 2024 had 549 events, against 329 at the Olympic Games a few weeks before, and 240 timekeepers covered them.',
    entries: [
      { year: '1992', place: 'Albertville', season: 'Winter', brand: 'Omega' },
      // Vancouver: release of the Swatch Group on the Winter Games of 2010.
      { year: '2010', place: 'Vancouver', season: 'Winter', brand: 'Omega' },
      { year: '2012', place: 'London', season: 'Summer', brand: 'Omega' },
      { year: '2016', place: 'Rio de Janeiro', season: 'Summer', brand: 'Omega' },
      { year: '2024', place: 'Paris', season: 'Summer', brand: 'Omega' },
      { year: '2026', place: 'Milano Cortina', season: 'Winter', brand: 'Omega' },
    ],
  },
  {
    id: 'youth-olympic-games',
    heading: 'Youth Olympic Games',
    intro: 'Omega has been official timekeeper since the first edition, which Singapore held in 2010.',
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
    intro:
      'Every four years sports from outside the Olympic programme meet here, 34 of them in Chengdu, and since Kaohsiung we have run their timing and results under the name of Tissot.',
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
    intro: 'Five editions between 1998 and 2018 carried the name of Tissot. It shared the first two with Longines.',
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
    intro:
      'Longines timed the edition of 1962 and, when half a century had passed, those from 2014 to 2022, while in between Omega timed the pool in Brisbane. Melbourne and Delhi had their contracts with us.',
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
    intro:
      'In Winnipeg swimmers stopped the clock themselves, on touch pads that Omega had brought on trial, a year before the pads decided Olympic races. Forty years later, in Rio de Janeiro, we worked under the name of Tissot.',
    entries: [
      { year: '1967', place: 'Winnipeg', brand: 'Omega' },
      // The source says "late 1970s, Puerto Rico", where there was one edition.
      { year: '1979', place: 'San Juan, Puerto Rico', brand: 'Omega' },
      { year: '2007', place: 'Rio de Janeiro', brand: 'Tissot' },
    ],
    picture: '/images/scene/touch.svg',
  },
  {
    id: 'university-games',
    heading: 'University games',
    intro:
      'Students compete under the flag of FISU, and Tissot was their official timekeeper. In 2015, when the winter edition was shared between Spain and Slovakia, we provided accreditation and web results as well.',
    entries: [
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
  intro:
    'A season lasts for months, and most of our work is for federations and series. Where one began with a year, the year stands here.',
  entries: [
    { year: '1950', place: 'Alpine world championships, Aspen', brand: 'Longines' },
    { year: '1966', place: 'Alpine world championships, Portillo', brand: 'Longines' },
    {
      year: '1970',
      place: 'Gymnastics world championships, Ljubljana, then fifty years of gymnastics',
      brand: 'Longines',
    },
    { year: '1973', place: 'World Aquatics Championships, Belgrade, the first', brand: 'Omega' },
    { year: '1982', place: 'Formula One, every season to 1992', brand: 'Longines with Olivetti' },
    { year: '2001', place: 'MotoGP, every season since', brand: 'Tissot' },
    { year: '2003', place: 'World Aquatics Championships, Barcelona, and those since', brand: 'Omega' },
    {
      year: '2003',
      place: 'Beach volleyball world championships, Rio de Janeiro, and the World Tour from that year',
      brand: 'Swatch',
    },
    { year: '2004', place: 'Judging system for figure skating', brand: 'Swiss Timing' },
    { year: '2006', place: 'Alpine World Cup, every season since 2006/07', brand: 'Longines' },
    { year: '2008', place: 'International basketball with FIBA, since then', brand: 'Tissot' },
    { year: '2009', place: 'Beach volleyball world championships, Stavanger', brand: 'Swatch' },
    { year: '2010', place: 'Diamond League, every season since', brand: 'Omega' },
    { year: '2013', place: 'Bobsleigh and skeleton World Cup, Lake Placid', brand: 'Omega' },
    { year: '2015', place: 'NBA, every season since, and the Chinese league for five years', brand: 'Tissot' },
    { year: '2018', place: 'World Equestrian Games, the last edition', brand: 'Longines' },
    { year: '2018', place: 'Blancpain GT Series', brand: 'Swiss Timing' },
    { year: '2021', place: 'Alpine world championships, Cortina d’Ampezzo', brand: 'Longines' },
    { year: '2022', place: 'Equestrian world championships, Herning and Pratoni del Vivaro', brand: 'Longines' },
    { year: '2023', place: 'Cycling world championships, Glasgow, all disciplines at once', brand: 'Tissot' },
    { year: '2024', place: 'League of Nations in show jumping, since then', brand: 'Longines' },
    { year: '2025', place: 'Alpine world championships, Saalbach', brand: 'Longines' },
    { year: '2025', place: 'World Aquatics Championships, Singapore', brand: 'Omega' },
  ],
};

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
  {
    label: 'International University Sports Federation (FISU)',
    href: 'https://www.fisu.net',
    field: 'University games',
  },
  { label: 'Diamond League', href: 'https://diamondleague.com', field: 'Athletics meetings' },
  {
    label: 'A.S.O.',
    href: 'https://www.aso.fr',
    field: 'About 20 road races, among them the Tour de France and the Vuelta',
  },
  { label: 'Tour de Romandie', href: 'https://www.tourderomandie.ch', field: 'Stage race' },
  { label: 'Tour de Suisse', href: 'https://www.tourdesuisse.ch', field: 'Stage race' },
  { label: 'Formula One', href: 'https://www.formula1.com', field: 'Car racing' },
  { label: 'MotoGP', href: 'https://www.motogp.com', field: 'Motorcycle racing' },
  // The Blancpain GT Series has this site under its present name.
  { label: 'GT World Challenge Europe', href: 'https://www.gt-world-challenge-europe.com', field: 'GT car racing' },
  { label: 'NBA', href: 'https://www.nba.com', field: 'Basketball in North America' },
  { label: 'CBA', href: 'https://www.cbaleague.com', field: 'Basketball in China' },
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
    label: 'World Gymnastics',
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
