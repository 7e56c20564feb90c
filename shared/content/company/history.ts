import type { SectionContent } from '../copy.ts';

/** A chapter of the story, with the year that it is about. */
export interface Chapter extends SectionContent {
  readonly year: number;
}

/** The company's story, told once; the year-by-year list stands in `history-milestones.ts`. */
export interface HistoryContent {
  readonly name: string;
  /** Address of the picture that tells the whole story. */
  readonly key: string;
  readonly description: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
  /** Where the story stands now: a statement, and whom to turn to. */
  readonly today: SectionContent & { readonly id: string };
}

export const history: HistoryContent = {
  name: 'History',
  key: '/images/history/family-tree.svg',
  description:
    'How Omega, Longines and the Swiss watch industry founded Swiss Timing in 1972, and how Corgémont, Leipzig and Liberec became one company.',
  // company.md, Founding, mergers, moves; Size.
  lead: 'In 1972 two watch brands that had timed sport separately for forty years decided to do it together. Today we work at some 600 events a year, from three sites.',
  chapters: [
    {
      // company.md, Founding: 1972, 1973, first base; history-milestones.md, 1932 and 1933.
      id: 'founding',
      heading: 'Omega, Longines and the watch industry join forces',
      year: 1972,
      text: `Omega had timed its first Olympic Games in Los Angeles in 1932, Longines its first alpine ski races in Chamonix a year later. For forty years the two sent separate teams. On 3 July 1972 they joined the Fédération horlogère in founding the Société suisse de chronométrage sportif SA, better known as Swiss Timing.

Heuer-Leonidas was a partner from 1973 until the early 1980s. We began on the premises of Longines in Saint-Imier, and stayed in that town until 2001.`,
    },
    {
      // company.md, Founding: 1976, 1983; innovation-milestones.md, 1976; careers.md: staff of the 1980s.
      id: 'first-games',
      heading: 'Our first Olympic year',
      year: 1976,
      text: `Innsbruck in winter and Montreal in summer were our first Games. In Montreal a matrix of lamps took the place of fixed fields, and the board could show any text, and pictures as well.

When the holdings ASUAG and SSIH merged in 1983 into what is now the Swatch Group, we came with them. Watchmakers with stopwatches gave way to electronics engineers and computer scientists.`,
    },
    {
      // company.md, Founding: 1988; Size: 2000; history-milestones.md, 1988 to 2004.
      id: 'one-team',
      heading: 'One team after Seoul',
      year: 1988,
      picture: '/images/heritage/board-seoul-1988.svg',
      text: `Seoul took 100 technicians and 70 t of equipment. Once the Games were over, the timekeepers of Longines and of Omega became one team in Saint-Imier, under the name Swiss Timing.

Albertville 1992 brought our first Paralympic Games and the digital photo finish. In Atlanta, Sydney and Athens spectators read Swatch on the clock. Some 200 people went to Sydney; only about 55 of us were permanent employees.`,
    },
    {
      // company.md, Founding: 2001; Sites; history-milestones.md, 2001.
      id: 'corgemont',
      heading: 'Results join the clocks',
      year: 2001,
      text: `A time is not a result until it has a name and a rank. In January 2001 the Swatch Group and the International Olympic Committee agreed on the four Games from 2004 to 2010. The contract covered results at the venues as well as times: entries, rankings and printed lists became our task too. Our [Information System](/Service/InformationSystem) carries them today.

In the same year we moved to Corgémont, a village of fewer than 2,000 inhabitants in the same valley, into former ETA buildings.`,
    },
    {
      // company.md, Founding: 2005, 2006, roots of Leipzig.
      id: 'three-sites',
      heading: 'Leipzig and Liberec join us',
      year: 2006,
      text: `Within seven months we became the team we are today. On 5 August 2005 the sports business of Omega Electronics moved to us with its staff. In February 2006 we bought Wige Data, which had begun in 1979 at the Nürburgring. Its people in Leipzig and Liberec knew what happens to a time after the finish: the data, the results, the television graphics.`,
    },
    {
      // history-milestones.md, 2006, 2009, 2017; research-2.md 7: Paris 2024.
      id: 'olympic-agreements',
      heading: 'Omega at the Olympic Games, agreed to 2032',
      year: 2024,
      text: `Turin 2006 brought Omega back to the Olympic clocks, and it has stayed: to 2020 by the agreement of September 2009, to 2032 by that of May 2017. In Paris 550 timekeepers, 900 trained volunteers and 350 t of equipment served the Games of 2024.

The [History Milestones](/Company/HistoryMilestones) list Games, championships and agreements year by year.`,
    },
  ],
  today: {
    // company.md, Size: 2024; research-2.md 5: chief executive; brands.md.
    id: 'today',
    heading: 'Swiss Timing today',
    text: `About 400 of us work under a name that is rarely read in a stadium. Alain Zobrist has led us since 2014.

What you read there depends on the sport: see the [watch brands](/Company/SwatchGroupBrands). If you plan an event, [write to Corgémont](/Company/ContactCorgemont). If you would rather help us time one, look at our [careers](/Company/Careers).`,
  },
};
