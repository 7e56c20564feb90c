import type { Markdown } from '../copy.ts';

/** One row of a brand's table. `since` is a year or a period. */
export interface Partnership {
  readonly field: string;
  readonly role?: string;
  readonly since: string;
}

export interface WatchBrand {
  readonly id: string;
  readonly name: string;
  /** Address of the brand's own site. */
  readonly site: string;
  readonly lead: string;
  readonly text: Markdown;
  readonly partnerships: readonly Partnership[];
  /** Address of the picture. */
  readonly picture: string;
}

export interface SwatchGroupBrandsContent {
  readonly name: string;
  readonly description: string;
  readonly lead: string;
  readonly intro: Markdown;
}

export const swatchGroupBrandsContent: SwatchGroupBrandsContent = {
  name: 'Swatch Group Brands',
  description:
    'Which watch brand times which sport: the partnerships of Omega, Longines, Tissot, Rado and Swatch, and what Swiss Timing does for them.',
  lead: 'Five watch brands of the Swatch Group keep time in sport, but behind all five you meet the same team. Swiss Timing brings the timekeepers, the equipment and the results.',
  // company.md, Group and Working mode; brands.md.
  intro: `Federations and organisers sign with a watch brand, and its name is on the clocks, the boards and the television graphics. The work at the venue is ours. For you this means one address: [headquarters in Corgémont](/Company/ContactCorgemont).`,
};

export const watchBrands: readonly WatchBrand[] = [
  {
    // brands.md, Omega; heritage.md, count of Games; research-2.md 7 and 8.
    id: 'omega',
    name: 'Omega',
    site: 'https://www.omegawatches.com',
    lead: 'The Olympic Games, the pool, athletics and bobsleigh.',
    text: `Los Angeles 1932 was Omega’s first Olympic Games, Milano Cortina 2026 the 32nd, and the agreement with the IOC runs to 2032. [Swimming](/Sports/Swimming) owes the brand the touch pad, the loudspeaker in the starting block and the lap counter under water. In [athletics](/Sports/Athletics) it has been with the Diamond League from the start. Winter brings [bobsleigh](/Sports/Bobsleigh) and skeleton.`,
    partnerships: [
      { field: 'Olympic Games', since: 'First in 1932, agreed to 2032' },
      { field: 'Paralympic Games', since: 'First in 1992' },
      { field: 'Youth Olympic Games', since: 'Singapore 2010' },
      {
        field: 'World Aquatics',
        role: 'World championships, World Cup and junior events',
        since: 'First in 1973, again from 2003',
      },
      { field: 'Diamond League', role: 'Official timekeeper in athletics', since: '2010' },
      {
        field: 'International Bobsleigh and Skeleton Federation (IBSF)',
        role: 'World Cup timekeeper',
        since: 'By 2013',
      },
    ],
    picture: '/images/brand/omega.svg',
  },
  {
    // brands.md, Longines; sports.md, Equestrian: 1878; research-2.md 8: FIS, FEI, Global Champions Tour, Commonwealth Games.
    id: 'longines',
    name: 'Longines',
    site: 'https://www.longines.com',
    lead: 'Alpine skiing and show jumping.',
    text: `Longines first timed horse races, in 1878. Show jumping followed in 1912 and [alpine skiing](/Sports/AlpineSkiing) in 1933. In the FIS World Cup the brand has been back since 2006/07, for about 80 races a season. In [equestrian sport](/Sports/Equestrian) the FEI’s League of Nations carries its name. Half a century of gymnastics left behind IRCOS, the replay system with which judges look at a routine again.`,
    partnerships: [
      {
        field: 'FIS Alpine World Cup and World Championships',
        since: 'First races in 1933, again from 2006/07',
      },
      {
        field: 'Fédération Equestre Internationale (FEI)',
        role: 'Top partner, official timekeeper and watch',
        since: '2013, extended in 2017',
      },
      { field: 'League of Nations of the FEI', role: 'Title partner in jumping', since: '2024' },
      { field: 'Global Champions Tour', role: 'Partner in show jumping', since: '2013, agreed to 2032' },
      {
        field: 'World Gymnastics, the FIG until 2025',
        role: 'Timing, display, data and judging replay',
        since: '1970 to 2020',
      },
      { field: 'Commonwealth Games', since: '1962, 2014, 2018 and 2022' },
      { field: 'Formula One', role: 'Official timekeeper, with Olivetti', since: '1982 to 1992' },
    ],
    picture: '/images/brand/longines.svg',
  },
  {
    // brands.md, Tissot; research-2.md 0 (Asian Games), 8 (UCI, road races, FIBA, FIE, IWGA, FISU).
    id: 'tissot',
    name: 'Tissot',
    site: 'https://www.tissotwatches.com',
    lead: 'Cycling, basketball and fencing.',
    text: `Tissot began with ski races in 1938 and is best known on two wheels: the world championships of the UCI, stage races in France, Spain and Switzerland, and MotoGP. [Cycling](/Sports/Cycling) takes you to the track. In [basketball](/Sports/Basketball) it works with FIBA, and in 2015 it became the first official timekeeper of the NBA. It has timed world championships in [fencing](/Sports/Fencing).`,
    partnerships: [
      {
        field: 'Union Cycliste Internationale (UCI)',
        role: 'Timekeeper, from 2017 also World Cycling Partner',
        since: '1995',
      },
      {
        field: 'Tour de France, Vuelta and A.S.O. races',
        role: 'Official timekeeper of about 20 races',
        since: '1988 to 1992, again from 2016',
      },
      { field: 'MotoGP', since: '2001' },
      {
        field: 'International Basketball Federation (FIBA)',
        role: 'Partner and timekeeper, 3x3 included',
        since: '2008',
      },
      { field: 'NBA, WNBA and development league', since: '2015' },
      { field: 'FIE World Championships in fencing', since: 'By 2014' },
      { field: 'The World Games', role: 'Official timekeeper and results', since: '2009' },
      { field: 'Asian Games', since: '1998 to 2018' },
      { field: 'University games (FISU)', since: '2013 and 2015' },
    ],
    picture: '/images/brand/tissot.svg',
  },
  {
    // brands.md, Rado.
    id: 'rado',
    name: 'Rado',
    site: 'https://www.rado.com',
    lead: 'Tennis.',
    text: `Rado came to tennis in 1985, at the Swiss Open in Gstaad; six years later its tournaments numbered 33. At the first Next Gen ATP Finals in Milan the clocks on court counted the 25 s between two points, and player and umpire read the same seconds.`,
    partnerships: [
      { field: 'Swiss Open, Gstaad', role: 'Sponsor and timekeeper', since: '1985' },
      { field: 'ATP Tour', role: 'Official watch', since: '1996' },
      { field: 'Queen’s, Edgbaston and Eastbourne', since: 'Three years to 2015' },
      { field: 'Next Gen ATP Finals, Milan', role: 'Clocks on court', since: 'First edition' },
      {
        field: 'Washington, Acapulco, Los Cabos, Vienna',
        role: 'Sponsor or timekeeper',
        since: 'Between 2018 and 2025',
      },
    ],
    picture: '/images/brand/rado.svg',
  },
  {
    // brands.md, Swatch.
    id: 'swatch',
    name: 'Swatch',
    site: 'https://www.swatch.com',
    lead: 'Three Summer Games and beach volleyball.',
    text: `Atlanta, Sydney and Athens had Swatch on the Olympic clocks. On sand the brand became title sponsor of the FIVB World Tour in 2003, and displays at the court told spectators the speed of the serve. [Beach Volleyball](/Sports/BeachVolleyball) tells what we measure in a match today.`,
    partnerships: [
      { field: 'Olympic Games', since: '1996, 2000 and 2004' },
      {
        field: 'FIVB beach volleyball World Tour',
        role: 'Title sponsor, serve-speed and score displays',
        since: 'June 2003',
      },
      { field: 'Beach Volleyball Major Series', role: 'Title brand', since: '2015' },
      { field: 'FIS Alpine World Cup', role: 'Timekeeping and data', since: 'To 2004/05' },
    ],
    picture: '/images/brand/swatch.svg',
  },
];
