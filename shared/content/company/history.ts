import type { Fact, SectionContent } from '../copy.ts';

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
  readonly facts: readonly Fact[];
}

export const history: HistoryContent = {
  name: 'History',
  key: '/images/history/family-tree.svg',
  description:
    'How Omega, Longines and the Swiss watch industry founded Swiss Timing in 1972, and how Corgémont, Leipzig and Liberec became one company.',
  // company.md, Founding, mergers, moves; Size.
  lead: 'In 1972 two watch brands that had timed sport separately for forty years decided to do it together. What they founded with their industry federation works at some 600 events a year today, from three sites.',
  chapters: [
    {
      // company.md, Founding: 1972, 1973, first base; history-milestones.md, 1932 and 1933.
      id: 'founding',
      heading: 'Omega, Longines and the watch industry join forces',
      year: 1972,
      text: `Omega had first timed the Olympic Games in 1932, in Los Angeles, and Longines its first alpine ski races a year later, in Chamonix. For forty years the two went on sending separate teams. Then, on 3 July 1972, they joined the Fédération horlogère in founding the Société suisse de chronométrage sportif SA, which is better known by its English name, Swiss Timing.

Heuer-Leonidas was a third watchmaker among the partners from 1973 until the early 1980s. We began on the premises of Longines in Saint-Imier, and although the work soon took us round the world, our address remained in that town until 2001.`,
    },
    {
      // company.md, Founding: 1976, 1983; innovation-milestones.md, 1976; careers.md: staff of the 1980s.
      id: 'first-games',
      heading: 'Our first Olympic year, 1976',
      year: 1976,
      text: `Innsbruck in winter and Montreal in summer were the first Games we timed as Swiss Timing. In Montreal the scoreboard changed its nature, because a matrix of lamps took the place of fixed fields and could show any text, and pictures as well. Lake Placid and Moscow followed in 1980, Sarajevo and Los Angeles in 1984.

When the watch holdings ASUAG and SSIH merged in 1983 into what is now the Swatch Group, we came with them. The same decade changed who did the work. Watchmakers with stopwatches gave way to electronics engineers and computer scientists, whose machines handled the results of an entire Games for the first time at Seoul.`,
    },
    {
      // company.md, Founding: 1988; Size: 2000; history-milestones.md, 1988 to 2004.
      id: 'one-team',
      heading: 'One team after Seoul, 1988',
      year: 1988,
      band: 'dark',
      picture: '/images/heritage/board-seoul-1988.svg',
      text: `Seoul took 100 technicians and 70 t of equipment. Once the Games were over, the timekeepers of Longines and those of Omega, who had until then remained two teams, became one in Saint-Imier, under the name Swiss Timing.

Albertville 1992 brought our first Paralympic Games and the digital photo finish, whose pictures no longer had to be developed. In Atlanta, Sydney and Athens spectators read the name Swatch on the clock. How far a small team can stretch was seen in 2000, when some 200 people and more than 150 t of equipment went to Sydney, although only about 55 of us were permanent employees.`,
    },
    {
      // company.md, Founding: 2001; Sites; history-milestones.md, 2001.
      id: 'corgemont',
      heading: 'Results join the clocks, and we move to Corgémont',
      year: 2001,
      text: `A time means little until it is joined to a name, a heat and a rule. In January 2001 the Swatch Group and the International Olympic Committee agreed on the four Games from 2004 to 2010, and because the contract covered the results at the venues as well as the times, entries, rankings and printed lists became our task too. Our [Information System](/Service/InformationSystem) carries them today.

In the same year we left Saint-Imier for Corgémont, a village of fewer than 2,000 inhabitants in the same valley. Headquarters have been in its former ETA buildings ever since.`,
    },
    {
      // company.md, Founding: 2005, 2006, roots of Leipzig.
      id: 'three-sites',
      heading: 'Leipzig and Liberec join us, 2005 and 2006',
      year: 2006,
      text: `Within seven months we became the team we are today. On 5 August 2005 the sports business of Omega Electronics moved to Swiss Timing, together with its staff. In February 2006 we bought Wige Data, whose people in Leipzig and Liberec knew what happens to a time after the finish: the data, the results, the television graphics.

The Leipzig team had begun in 1979 around motor racing. Because ski jumping, athletics, figure skating and horse racing came later, it knew judges as well as clocks.`,
    },
    {
      // history-milestones.md, 2006, 2009, 2017; research-2.md 7: Paris 2024.
      id: 'olympic-agreements',
      heading: 'Omega at the Olympic Games, agreed to 2032',
      year: 2032,
      text: `Turin 2006 brought Omega back to the Olympic clocks, and it has stayed. Its role was extended to 2020 in September 2009 and to 2032 in May 2017. What such a promise weighs could be seen in Paris, where 550 timekeepers, 900 trained volunteers and 350 t of equipment served the Games of 2024.

The [History Milestones](/Company/HistoryMilestones) list Games, championships and agreements year by year.`,
    },
  ],
  today: {
    // company.md, Size: 2024; research-2.md 7: Milano Cortina 2026; brands.md.
    id: 'today',
    heading: 'Swiss Timing today',
    text: `At Milano Cortina 2026, our latest Olympic Games, fourteen cameras measured the jumps of the figure skaters, and ski mountaineering had its first Olympic times. Although both teams of 1988 and all who have joined since now work under one name, you will rarely read that name in a stadium. Which brand’s you read instead depends on the sport, as the list of [watch brands](/Company/SwatchGroupBrands) shows.

If you plan an event, [write to Corgémont](/Company/ContactCorgemont). If you would rather help us time one, look at our [careers](/Company/Careers).`,
  },
  facts: [
    { value: '1972', type: 'Founded', description: 'By two watch brands and their industry federation' },
    { value: '1976', type: 'Olympic debut', description: 'In Innsbruck and in Montreal' },
    { value: '1988', type: 'One team', description: 'The timekeepers of Longines and Omega unite' },
    { value: '3', type: 'Sites', description: 'Corgémont, Leipzig and Liberec, together since 2006' },
    { value: 'About 400', type: 'Employees', description: 'At the three sites' },
  ],
};
