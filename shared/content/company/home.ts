import type { Fact, Markdown, PicturedSectionContent, SectionContent } from '../copy.ts';

/** A published quotation. `text` is printed as in the source; `note` tells where it was said and why. */
export interface Quote {
  readonly text: string;
  readonly speaker: string;
  readonly role: string;
  readonly date: string;
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

export interface InstantInformation extends PicturedBand {
  readonly audiences: readonly Audience[];
}

export interface HomeContent {
  readonly description: string;
  /** The headline of the banner. */
  readonly title: string;
  readonly teaser: Markdown;
  readonly intro: PicturedBand;
  readonly services: Band;
  readonly quote: Quote;
  readonly distributedTimekeeping: PicturedBand;
  readonly timing: PicturedBand;
  readonly instantInformation: InstantInformation;
  readonly figures: readonly Fact[];
}

export const home: HomeContent = {
  // company.md, Size: about 600 events a year.
  description:
    'Swiss Timing times and scores some 600 events a year, the Olympic Games among them, from the starting signal to boards, broadcasts and official results.',
  title: 'From starting signal to official result',
  // company.md, Size: 2023; sports.md, Athletics: a final settled by 0.005 s; services.md, Timing and TvGraphics.
  teaser:
    'Athletes train for years for a race that a thousandth of a second may settle. Swiss Timing measures it, proves it and puts it on the screen, at about 600 events a year, the Olympic Games among them.',
  intro: {
    picture: '/images/scene/crates.svg',
    id: 'what-we-do',
    heading: 'We bring people, equipment and results to your event',
    // services.md, Timing and InformationSystem; brands.md; research-2.md 7: Milano Cortina 2026, and 8: FIE.
    text: `You stage the competition, and we see to it that it ends in a result that athletes, jury and public can trust. Our people bring the sensors, the scoreboards and the software, set them up at the start, along the course and at the finish, and stay until the last result sheet is signed. Nothing is released unchecked. Because results staff compare every time and score with the start list and the rules of your sport first, the boards, the commentators, the television picture and the web all show what the jury will sign.

The name on the clock is not ours. At the Olympic Games it is Omega, on snow and in show jumping Longines, in cycling, basketball and fencing Tissot, because the [watch brands of the Swatch Group](/Company/SwatchGroupBrands) sign the partnerships while we do the work. At Milano Cortina 2026 that work was 116 events in eight sports. Whichever sport is yours, [Scope of Service](/ScopeOfService) shows what we can do for it.`,
  },
  services: {
    id: 'services',
    heading: 'You can order one service or all nineteen',
    text: 'They serve the competition, the broadcast and the web, and since all of them draw on the same results, you can start with one and add another later.',
  },
  quote: {
    text: 'When it comes to positive emotions, what can beat the Olympic Games? […] The whole world – young and old, rich and poor – is fascinated by the many magic moments only the Olympic Games can deliver.',
    speaker: 'Nick Hayek',
    role: 'President of the Executive Group Management Board, Swatch Group',
    date: '25 September 2009',
    // people-and-quote.md, Q1; history-milestones.md, 2009: role extended to 2020.
    note: 'He was speaking as CEO of the Swatch Group at the Olympic Museum in Lausanne, on the day when Omega’s Olympic agreement was extended to 2020.',
  },
  distributedTimekeeping: {
    picture: '/images/screen/distributed-photofinish.svg',
    band: 'tinted',
    id: 'leaders-sports-awards',
    heading: 'Leaders Sports Awards 2021: one race in several stadiums',
    // people-and-quote.md, Leaders Sports Awards; services.md, DistributedTimekeeping: trigger, ready signal, RTOC, outputs.
    text: `Until 2020 a final meant bringing the finalists to one place. Then the pandemic kept them at home, and we asked whether the place mattered. It does not. An official at every venue reports the athlete ready, a starter in our control room releases them all at the same instant, and although their finish lines may lie in different countries, the cameras there yield one picture and one live ranking.

We entered [Distributed Timekeeping](/Service/DistributedTimekeeping) for the awards in the Innovation category. Its page follows such a race from the common start to the merged result.`,
  },
  timing: {
    picture: '/images/screen/clock-network.svg',
    id: 'timing',
    heading: 'A time that survives a torn cable',
    // services.md, Timing: two systems, Quantum, photofinish; research-2.md 7.
    text: `A final cannot be run again because a cable has torn, so we time it twice. Two complete systems work side by side, and if one of them fails, the other already has the result. The Quantum timer divides a second into a million parts, and our fastest photo-finish camera takes 40,000 images while that second lasts. Where the stadium saw a dead heat, an operator reads the order from the picture, athlete by athlete.

Under [Timing](/Service/Timing) you can follow a race from the starter’s trigger to the released time.`,
  },
  instantInformation: {
    picture: '/images/screen/ovr-data-flow.svg',
    id: 'instant-information',
    heading: 'Instant information for every audience',
    // services.md, TvGraphics: chain limit.
    text: 'Six audiences wait for the same result, but no two of them can use it in the same form. The jury needs a sheet to sign, the commentator a name while the athlete is still out of breath, and the viewer the gap in the picture, where a time measured at the line appears in less than 1/10 s.',
    audiences: [
      {
        name: 'Spectators',
        text: 'Running time, rank and scores on boards that can be read from the last row.',
        href: '/Service/Scoreboards',
      },
      {
        name: 'Officials',
        text: 'Start lists, result sheets and rankings, on screen and on paper, ready for signature.',
        href: '/Service/InformationSystem',
      },
      {
        name: 'Commentators',
        text: 'Standings, intermediate times and the athletes’ background on one screen, so that the next sentence is never a guess.',
        href: '/Service/MediaInformationSystem',
      },
      {
        name: 'TV viewers',
        text: 'Clock, gap and name in the picture, in the broadcaster’s own design.',
        href: '/Service/TvGraphics',
      },
      {
        name: 'Followers on the web',
        text: 'Live times and scores on a phone or computer, wherever they happen to be.',
        href: '/Service/LiveTimingAndScoring',
      },
      {
        name: 'Athletes and coaches',
        text: 'Intermediate times, speeds and jump data, which show after the run where it was won or lost.',
        href: '/Service/AnalysisTools',
      },
    ],
  },
  // research-2.md 7: Milano Cortina 2026; heritage.md, Count used by the brand; company.md, Size: 2024.
  figures: [
    { value: '32', type: 'Olympic Games', description: 'With Omega as official timekeeper, from 1932 to 2026' },
    { value: 'About 300', type: 'Timekeepers', description: 'At Milano Cortina 2026, with 250 trained volunteers' },
    {
      value: '130 t',
      type: 'Equipment',
      description: 'At the same Games, with 85 scoreboards and more than 100 km of cable',
    },
    { value: 'About 400', type: 'Employees', description: 'In Corgémont, Leipzig and Liberec' },
  ],
};
