import type { Fact, Section } from '../copy.ts';

/** The company's story, told once; the year-by-year list stands in `history-milestones.ts`. */
export interface HistoryContent {
  readonly name: string;
  /** Picture id. */
  readonly banner: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly facts: readonly Fact[];
  /** Picture ids. */
  readonly pictures: readonly string[];
}

export const history: HistoryContent = {
  name: 'History',
  banner: 'strip/History',
  description:
    'How two watch brands and an industry federation founded Swiss Timing in 1972, and how Saint-Imier, Leipzig and Liberec became one company.',
  lead: 'Two watch brands and their industry federation set Swiss Timing up in 1972. Mergers in 1988, 2005 and 2006 gave the company its present shape.',
  sections: [
    {
      id: 'founding',
      heading: '3 July 1972: three founders',
      text: `Société suisse de chronométrage sportif SA was the name on the founding papers. Behind it stood Omega, Longines and the Fédération horlogère, the federation of the watch industry. Heuer-Leonidas came in as a further partner in 1973 and left again in the early 1980s.

The founders brought experience with them. Omega’s first Olympic commission dates from 1932; Longines had timed its first alpine ski races at Chamonix in 1933. Rooms were found on the Longines premises in Saint-Imier, and the company worked from there until 2001.`,
    },
    {
      id: 'first-games',
      heading: 'Innsbruck and Montreal, 1976',
      text: `The first Olympic year was 1976, with Innsbruck in the winter and Montreal in the summer. A video matrix board in Montreal could show free text and pictures, so a scoreboard was no longer a fixed row of digits.

Lake Placid and Moscow came next, then Sarajevo and Los Angeles. ASUAG and SSIH, the two big Swiss watch holdings, were merged in 1983, and Swiss Timing has been part of the resulting group since that day. The staff changed too: in the 1980s electronics engineers and computer scientists took over from watchmakers with stopwatches.`,
    },
    {
      id: 'one-team',
      heading: 'One team after Seoul, 1988',
      text: `Seoul took 100 technicians and 70 t of equipment. When the crews were home, Longines’ timing staff and Omega’s sports timing staff were put together in Saint-Imier under a single name, Swiss Timing.

Digital photo finish followed at Albertville in 1992, where Paralympic Games were timed for the first time as well. Swatch then lent its name to the Summer Games of Atlanta, Sydney and Athens. The scale shows in Sydney’s numbers: a company of about 55 permanent employees fielded about 200 people and more than 150 t of material in 2000.`,
    },
    {
      id: 'corgemont',
      heading: '2001: a contract and a move',
      text: `Two events mark 2001. In January the Swatch Group and the International Olympic Committee agreed on four Games, from 2004 to 2010, and the agreement covered on-venue results as well as timing. Entries, ranking and distribution on site thus became part of the Olympic task; the page on the [information system](/Service/InformationSystem) explains what that work involves.

In the same year the company left Saint-Imier for Corgémont, a village further along the valley with fewer than 2,000 inhabitants. It moved into former ETA buildings and has its seat there to this day.`,
    },
    {
      id: 'three-sites',
      heading: '2005 and 2006: Leipzig and Liberec',
      text: `On 5 August 2005 the sports business of Omega Electronics was merged into Swiss Timing, and its employees changed company with it.

A purchase in February 2006 added two sites. Wige Data GmbH came from Wige Media AG, and with it the teams of Wige Data and Wige Innovation in Leipzig and of Wige Mic in Liberec. The Leipzig business had grown out of motor-race timing in 1979 and later covered ski jumping, athletics, figure skating and horse racing. Timing of motor sport stayed with the seller, and the two sides signed a long-term cooperation contract.`,
    },
    {
      id: 'olympic-agreements',
      heading: 'Omega again, from Turin onwards',
      text: `Turin 2006 put Omega’s name back on the Olympic clocks. The role was extended to 2020 in September 2009, and in May 2017 to 2032. At Rio in 2016 the work called for 480 timekeepers, 850 trained volunteers and 450 t of equipment.

Each edition with its figures is entered under [History Milestones](/Company/HistoryMilestones).`,
    },
    {
      id: 'today',
      heading: 'The company today',
      text: `Reports of 2018 put the workforce at more than 400 people on three sites; one of 2024 says about 400. The yearly programme was given as about 600 events worldwide in 2023. Press visitors to Corgémont are shown sensors and timing equipment; results data and television graphics are where the Leipzig team has its roots.

Swiss Timing works for the brands of its group and for no others. For that reason spectators read Omega, Longines, Tissot, Rado or Swatch beside the clock; the [brand page](/Company/SwatchGroupBrands) lists which of them stands where.`,
    },
  ],
  facts: [
    { value: '1972', type: 'Founded', description: 'On 3 July, by two watch brands and the industry federation' },
    {
      value: '1976',
      type: 'Olympic debut',
      description: 'Innsbruck and Montreal, the first Games under the company name',
    },
    { value: '3 sites', type: 'Locations', description: 'Corgémont, Leipzig and Liberec, together since 2006' },
    { value: 'About 600', type: 'Events a year', description: 'Worldwide, as stated in 2023' },
    { value: 'About 400', type: 'Employees', description: 'As reported in 2024' },
  ],
  pictures: ['history/family-tree', 'history/three-sites'],
};
