import type { Markdown } from '../copy.ts';

/** One row of a brand's table. `since` is a year, a period or what the sources allow to say. */
export interface Partnership {
  readonly field: string;
  readonly role: string;
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
  /** Picture id. */
  readonly picture: string;
}

export interface SwatchGroupBrandsPage {
  readonly name: string;
  /** Picture id. */
  readonly banner: string;
  readonly description: string;
  readonly lead: string;
  readonly intro: Markdown;
}

export const swatchGroupBrandsPage: SwatchGroupBrandsPage = {
  name: 'Swatch Group Brands',
  banner: 'strip/SwatchGroupBrands',
  description:
    'Which watch brand stands on which clock: the sport partnerships of Omega, Longines, Tissot, Rado and Swatch, and the company that works behind them.',
  lead: 'Five watch brands of the Swatch Group lend their names to sports timing. The crews, the equipment and the data come from Swiss Timing.',
  intro: `A federation or an organiser signs with a watch brand; Swiss Timing then does the work on site. The brand’s name stands on clocks, boards and television graphics, and ours is hardly ever seen. Crews appear as Omega Timing at one event and as Tissot Timing at the next.

Parent company is The Swatch Group Ltd in Biel/Bienne, founded in 1983. It lists Swiss Timing under electronic systems, as a sister of the watch brands. Work is done for brands of the group only. Anyone asking for a service can start with the [contact page in Corgémont](/Company/ContactCorgemont).`,
};

export const watchBrands: readonly WatchBrand[] = [
  {
    id: 'omega',
    name: 'Omega',
    site: 'https://www.omegawatches.com',
    lead: 'Olympic and Paralympic Games, water, track and ice.',
    text: `Omega’s Olympic record opens in Los Angeles in 1932. It has gaps: other makers or sister brands took over at some editions, which is why the brand numbers PyeongChang as its 28th Games. The present agreement with the IOC runs to 2032 for summer editions.

Water is the second pillar. Since the first world championships of 1973 the pool has been Omega’s, and touch pads, starting blocks and lap counters were developed for it. On the track the brand stands for the Diamond League. Winter adds bobsleigh and skeleton. Golf and sailing are named by the brand as further partner sports. The equipment for the pool is described on the [swimming page](/Sports/Swimming).`,
    partnerships: [
      { field: 'Olympic Games', role: 'Official timekeeper', since: '1932, with gaps; contract to 2032' },
      { field: 'Paralympic Games', role: 'Official timekeeper', since: 'Albertville 1992' },
      { field: 'Youth Olympic Games', role: 'Official timekeeper', since: 'Singapore 2010' },
      { field: 'World Aquatics', role: 'World championships, World Cup and junior events', since: '1973' },
      { field: 'Diamond League', role: 'Official timekeeper in athletics', since: '2010' },
      {
        field: 'International Bobsleigh and Skeleton Federation (IBSF)',
        role: 'World Cup timekeeper',
        since: 'by 2013',
      },
      { field: 'Golf and sailing', role: 'Partner sports named by the brand', since: 'start not published' },
    ],
    picture: 'brand/omega',
  },
  {
    id: 'longines',
    name: 'Longines',
    site: 'https://www.longines.com',
    lead: 'Snow and horses, with a long chapter in gymnastics.',
    text: `Show jumping has been on the Longines list since 1912, alpine skiing since 1933. For Aspen in 1950 the brand built electromagnetic start and finish gates. It came back to the FIS World Cup in 2006/07 after ten years away and from 2009 its brief took in all host countries, about 80 races a season.

With the equestrian federation a ten-year agreement began in 2013; it was extended in 2017. Gymnastics was a Longines sport from 1970 to the end of 2020, and the judges’ replay system IRCOS came out of that work. The Commonwealth Games first met the brand in 1962. Formula One did so in 1980. Snow is treated under [Alpine Skiing](/Sports/AlpineSkiing), horses under [Equestrian](/Sports/Equestrian).`,
    partnerships: [
      {
        field: 'FIS Alpine World Cup and World Championships',
        role: 'Official timekeeper',
        since: '1933 first races; again since 2006/07',
      },
      {
        field: 'Fédération Equestre Internationale (FEI)',
        role: 'Top partner, official timekeeper and watch',
        since: '2013, extended 2017',
      },
      { field: 'Global Champions Tour', role: 'Partner in show jumping', since: 'start not published; to 2032' },
      {
        field: 'Fédération Internationale de Gymnastique (FIG)',
        role: 'Timing, display, data and judging replay',
        since: '1970 to 2020',
      },
      { field: 'Commonwealth Games', role: 'Official timekeeper', since: '1962; again 2014, 2018 and 2022' },
      { field: 'World Archery', role: 'Partner', since: 'by 2014' },
      { field: 'Roland-Garros', role: 'Official timekeeper in tennis', since: 'about 2014' },
      { field: 'Formula One', role: 'Official timekeeper', since: 'from 1980' },
    ],
    picture: 'brand/longines',
  },
  {
    id: 'tissot',
    name: 'Tissot',
    site: 'https://www.tissotwatches.com',
    lead: 'Wheels, baskets and games of many sports.',
    text: `Ski races in 1938 were the start. Today the brand is best known to people who follow wheels: the UCI since 1995, MotoGP since 2001, and the Tour de France in two periods, 1988 to 1992 and from 2016 on. Around 20 races of the Tour’s organiser A.S.O. carry the name.

Basketball came with FIBA in 2008. In 2015 the NBA took on an official timekeeper for the first time in its history, and the Chinese league CBA followed for five years. Among multi-sport events Tissot stands for the Asian Games since 1998 and for The World Games since 2009. Bicycles and shot clocks have pages of their own, [Cycling](/Sports/Cycling) and [Basketball](/Sports/Basketball).`,
    partnerships: [
      {
        field: 'Union Cycliste Internationale (UCI)',
        role: 'Timekeeper; World Cycling Partner from 2017',
        since: '1995',
      },
      {
        field: 'Tour de France, Vuelta and A.S.O. races',
        role: 'Official timekeeper',
        since: '1988–1992 and from 2016',
      },
      { field: 'MotoGP', role: 'Official timekeeper', since: '2001' },
      {
        field: 'International Basketball Federation (FIBA)',
        role: 'Partner and timekeeper, 3x3 included',
        since: '2008',
      },
      { field: 'NBA, WNBA and development league', role: 'First official timekeeper', since: '2015' },
      { field: 'Asian Games', role: 'Official timekeeper', since: '1998; editions agreed to 2030' },
      { field: 'The World Games', role: 'Official timekeeper and results', since: '2009' },
      { field: 'University games (FISU)', role: 'Official timekeeper', since: '2013' },
    ],
    picture: 'brand/tissot',
  },
  {
    id: 'rado',
    name: 'Rado',
    site: 'https://www.rado.com',
    lead: 'One sport: tennis.',
    text: `Rado’s partnerships concern a single sport. The Swiss Open at Gstaad in 1985 was the first tournament; there were 7 on the calendar in 1989 and 33 in 1991. From 1996 the brand was official watch of the ATP Tour.

A tennis match is not won on time, so the clock has other duties. It shows how long a match has lasted and how long a player may take between points. At the Next Gen ATP Finals in Milan, on-court clocks gave 25 s for that pause. In Britain the grass events at Queen’s, Edgbaston and Eastbourne had Rado as official timekeeper for three years, up to 2015. Washington, Acapulco, Los Cabos and Vienna were among the tournaments named between 2018 and 2025.`,
    partnerships: [
      { field: 'Swiss Open, Gstaad', role: 'Sponsor and timekeeper, the first tournament', since: '1985' },
      { field: 'ATP Tour', role: 'Official watch', since: '1996' },
      { field: 'LTA grass events', role: 'Official timekeeper', since: 'three years to 2015' },
      { field: 'Next Gen ATP Finals, Milan', role: 'On-court clocks', since: 'first edition' },
      { field: 'Washington, Acapulco, Los Cabos, Vienna', role: 'Sponsor or timekeeper', since: 'named 2018–2025' },
    ],
    picture: 'brand/rado',
  },
  {
    id: 'swatch',
    name: 'Swatch',
    site: 'https://www.swatch.com',
    lead: 'Three Summer Games and the sand court.',
    text: `Between 1996 and 2004 the Summer Games were Swatch Games. Atlanta, Sydney and Athens had the name on their boards, and Athens brought on-venue results into the contract. Omega does not include these three in its own Olympic count.

Sand came next. In June 2003 the brand became title sponsor of the FIVB beach volleyball World Tour, and its displays showed the score together with the speed of the serve. Swatch was still in the tour’s title from 2009 to 2012. The Major Series of 2015 was named after it too. Its work for the Alpine World Cup, timing and data, ended with the season of 2004/05. More about the game stands under [Beach Volleyball](/Sports/BeachVolleyball).`,
    partnerships: [
      { field: 'Olympic Games', role: 'Official timekeeper', since: '1996, 2000 and 2004' },
      {
        field: 'FIVB beach volleyball World Tour',
        role: 'Title sponsor, serve-speed and score displays',
        since: 'June 2003',
      },
      { field: 'Beach Volleyball Major Series', role: 'Title brand', since: '2015' },
      { field: 'FIS Alpine World Cup', role: 'Timekeeping and data', since: 'until 2004/05' },
    ],
    picture: 'brand/swatch',
  },
];
