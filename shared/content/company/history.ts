import type { Fact, Section } from '../copy.ts';

/** A chapter of the story, with the year that it is about. */
export interface Chapter extends Section {
  readonly year: number;
}

/** The company's story, told once; the year-by-year list stands in `history-milestones.ts`. */
export interface HistoryContent {
  readonly name: string;
  /** Path of the picture as served that tells the whole story. */
  readonly key: string;
  readonly description: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
  /** Where the story stands now: a statement, and whom to turn to. */
  readonly today: Section & { readonly id: string };
  readonly facts: readonly Fact[];
}

export const history: HistoryContent = {
  name: 'History',
  key: '/images/history/family-tree.svg',
  description:
    'How Omega, Longines and the Swiss watch industry founded Swiss Timing in 1972, and how Corgémont, Leipzig and Liberec became one company.',
  // company.md, Founding, mergers, moves; Size.
  lead: 'Two watch brands and their industry federation founded Swiss Timing to time sport together. More than fifty years on we work at some 600 events a year, from three sites.',
  chapters: [
    {
      // company.md, Founding: 1972, 1973, first base; history-milestones.md, 1932 and 1933.
      id: 'founding',
      heading: 'Omega, Longines and the watch industry join forces',
      year: 1972,
      text: `On 3 July 1972 Omega, Longines and the Fédération horlogère founded the Société suisse de chronométrage sportif SA. Until then each brand had sent its own timekeepers. Omega had first timed the Olympic Games in 1932, in Los Angeles. Longines had timed its first alpine ski races a year later, in Chamonix.

Heuer-Leonidas was a partner from 1973 to the early 1980s. Our first address was the Longines premises in Saint-Imier, and we stayed in the town until 2001.`,
    },
    {
      // company.md, Founding: 1976, 1983; innovation-milestones.md, 1976; careers.md: staff of the 1980s.
      id: 'first-games',
      heading: 'Our first Olympic year, 1976',
      year: 1976,
      text: `Innsbruck in winter and Montreal in summer were the first Games we timed as Swiss Timing. In Montreal the scoreboard became a video matrix, which could show free text and pictures. Lake Placid and Moscow followed, then Sarajevo and Los Angeles.

In 1983 the watch holdings ASUAG and SSIH became one group, today’s Swatch Group, and we have belonged to it from its first year. In the same decade the work itself changed, from watchmakers with stopwatches to electronics engineers and computer scientists.`,
    },
    {
      // company.md, Founding: 1988; Size: 2000; history-milestones.md, 1988 to 2004.
      id: 'one-team',
      heading: 'One team after Seoul, 1988',
      year: 1988,
      isDark: true,
      picture: '/images/heritage/board-seoul-1988.svg',
      text: `The Games of Seoul took 100 technicians and 70 t of equipment. When they were over, the timekeepers of Longines and Omega became one team in Saint-Imier, under the name Swiss Timing.

Albertville 1992 brought the digital photo finish and our first Paralympic Games. At three Summer Games, in Atlanta, Sydney and Athens, spectators read the name Swatch beside the clock. We had about 55 permanent employees in 2000, yet some 200 people and more than 150 t of equipment went to Sydney.`,
    },
    {
      // company.md, Founding: 2001; Sites; history-milestones.md, 2001.
      id: 'corgemont',
      heading: 'Results join the clocks, and we move to Corgémont',
      year: 2001,
      text: `In January 2001 the Swatch Group and the International Olympic Committee agreed on the four Games from 2004 to 2010. The contract covered the results at the venues as well as the times. Entries, rankings and printed lists became our task too, and our [Information System](/Service/InformationSystem) carries them today.

In the same year we left Saint-Imier for Corgémont, a village of fewer than 2,000 inhabitants in the same valley. We moved into former ETA buildings, and headquarters have been there ever since.`,
    },
    {
      // company.md, Founding: 2005, 2006, roots of Leipzig.
      id: 'three-sites',
      heading: 'Leipzig and Liberec join us, 2005 and 2006',
      year: 2006,
      text: `On 5 August 2005 the sports business of Omega Electronics moved to Swiss Timing, together with its staff. In February 2006 we bought Wige Data. Its people in Leipzig and Liberec brought experience in data, results and television graphics.

The Leipzig team had begun in 1979 around motor racing. Ski jumping, athletics, figure skating and horse racing came later.`,
    },
    {
      // history-milestones.md, 2006, 2009, 2017; research-2.md 7: Paris 2024.
      id: 'olympic-agreements',
      heading: 'Omega at the Olympic Games, agreed to 2032',
      year: 2032,
      text: `At Turin in 2006 Omega returned to the Olympic clocks. Its role was extended to 2020 in September 2009 and to 2032 in May 2017. Paris 2024 called for 550 timekeepers, 900 trained volunteers and 350 t of equipment.

The [History Milestones](/Company/HistoryMilestones) list Games, championships and agreements year by year.`,
    },
  ],
  today: {
    // company.md, Size: 2024; research-2.md 7: Milano Cortina 2026; brands.md.
    id: 'today',
    heading: 'Swiss Timing today',
    text: `Milano Cortina 2026 was our latest Olympic Games. Fourteen cameras measured the jumps of the figure skaters, and ski mountaineering had its first Olympic times.

You will rarely see our own name on a clock. It says Omega, Longines, Tissot, Rado or Swatch, and our list of [watch brands](/Company/SwatchGroupBrands) says which name goes with which sport. If you plan an event, [write to Corgémont](/Company/ContactCorgemont). If you would like to work with us, look at our [careers](/Company/Careers).`,
  },
  facts: [
    { value: '1972', type: 'Founded', description: 'By two watch brands and their industry federation' },
    { value: '1976', type: 'Olympic debut', description: 'In Innsbruck and in Montreal' },
    { value: '1988', type: 'One team', description: 'The timekeepers of Longines and Omega unite' },
    { value: '3', type: 'Sites', description: 'Corgémont, Leipzig and Liberec, together since 2006' },
    { value: 'About 400', type: 'Employees', description: 'At the three sites' },
  ],
};
