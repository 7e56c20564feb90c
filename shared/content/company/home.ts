import type { Fact, Markdown, PicturedSectionContent, SectionContent } from '../copy.ts';

/** A published quotation. `text` is printed as in the source; `note` tells on which occasion it was said. */
export interface Quote {
  readonly text: string;
  readonly speaker: string;
  readonly role: string;
  readonly note: string;
}

/** A section of the front page, which can be linked. */
interface Band extends SectionContent {
  readonly id: string;
}

export interface PicturedBand extends PicturedSectionContent {
  readonly id: string;
}

export interface Audience {
  readonly name: string;
  readonly text: string;
  readonly href: string;
}

export interface InstantInformation extends Band {
  readonly audiences: readonly Audience[];
}

export interface HomeContent {
  readonly description: string;
  /** The headline of the banner. */
  readonly title: string;
  readonly teaser: Markdown;
  readonly intro: Band;
  readonly services: Band;
  readonly quote: Quote;
  readonly distributedTimekeeping: PicturedBand;
  /** Over the bars of `sports/speeds.ts`. */
  readonly timing: Band;
  readonly instantInformation: InstantInformation;
  readonly figures: readonly Fact[];
}

export const home: HomeContent = {
  // company.md, Size: about 600 events a year.
  description:
    'Swiss Timing times and scores some 600 events a year, the Olympic Games among them, from the starting signal to boards, broadcasts and official results.',
  title: 'From starting signal to official result',
  // sports.md, Athletics: a final settled by 0.005 s; services.md, Timing and TvGraphics.
  teaser:
    'Athletes train for years for a race that a thousandth of a second may settle. We measure it, prove it and put it on the screen.',
  intro: {
    id: 'what-we-do',
    heading: 'We bring people, equipment and results to your event',
    // services.md, Timing and InformationSystem; brands.md.
    text: `You stage the competition; it ends in a result that athletes, jury and public can trust. Our people bring sensors, scoreboards and software, set them up from start to finish, and stay until the last result sheet is signed.

You will seldom read our name on a clock. At the Olympic Games it says Omega, in alpine skiing and show jumping Longines, in cycling and basketball Tissot. The [watch brands of the Swatch Group](/Company/SwatchGroupBrands) are the partners, and we are their timekeepers.`,
  },
  services: {
    id: 'services',
    heading: 'You can order one service or all nineteen',
    text: 'All of them draw on the same results. Start with one, and add another later.',
  },
  quote: {
    text: 'When it comes to positive emotions, what can beat the Olympic Games? […] The whole world – young and old, rich and poor – is fascinated by the many magic moments only the Olympic Games can deliver.',
    speaker: 'Nick Hayek',
    role: 'President of the Executive Group Management Board, Swatch Group',
    // people-and-quote.md, Q1; history-milestones.md, 2009: role extended to 2020.
    note: '25 September 2009, at the Olympic Museum in Lausanne',
  },
  distributedTimekeeping: {
    picture: '/images/screen/distributed-photofinish.svg',
    id: 'leaders-sports-awards',
    heading: 'Leaders Sports Awards 2021: one race in several stadiums',
    // people-and-quote.md, Leaders Sports Awards; services.md, DistributedTimekeeping: trigger, ready signal, RTOC, outputs.
    text: 'When the pandemic kept finalists at home, we built a way to hold one final in several stadiums: one starter, cameras at every line, one ranking. It was our entry in the Innovation category. See [Distributed Timekeeping](/Service/DistributedTimekeeping).',
  },
  timing: {
    id: 'timing',
    heading: 'One hundredth of a second, life size',
    text: 'How far each of them moves while the clock counts one hundredth. On paper the bars are exact; a screen may draw its centimetres a little longer or shorter. [Timing](/Service/Timing) tells how it is measured.',
  },
  instantInformation: {
    id: 'instant-information',
    heading: 'Instant information for every audience',
    // services.md, TvGraphics: chain limit.
    text: 'Six audiences wait for the same result, and no two can use it in the same form. Television has it in less than a tenth of a second.',
    audiences: [
      { name: 'Spectators', text: 'Boards that can be read from the last row', href: '/Service/Scoreboards' },
      { name: 'Officials', text: 'Result sheets, ready for signature', href: '/Service/InformationSystem' },
      {
        name: 'Commentators',
        text: 'Standings and background on one screen',
        href: '/Service/MediaInformationSystem',
      },
      { name: 'TV viewers', text: 'Clock, gap and name in the picture', href: '/Service/TvGraphics' },
      { name: 'Followers on the web', text: 'Live times and scores on a phone', href: '/Service/LiveTimingAndScoring' },
      { name: 'Athletes and coaches', text: 'Where the run was won or lost', href: '/Service/AnalysisTools' },
    ],
  },
  // research-2.md 7: Milano Cortina 2026; heritage.md, Count used by the brand; company.md, Size: 2023.
  figures: [
    { value: '32', type: 'Olympic Games', description: 'With Omega, from 1932 to 2026' },
    { value: '300', type: 'Timekeepers', description: 'At Milano Cortina 2026' },
    { value: '130 t', type: 'Equipment', description: 'At the same Games' },
    { value: '600', type: 'Events', description: 'In a year, about' },
  ],
};
