import type { Fact, Markdown, PicturedSection, Section } from '../copy.ts';

/** A published quotation. `text` is printed as in the source; `note` tells where it was said and why. */
export interface Quote {
  readonly text: string;
  readonly speaker: string;
  readonly role: string;
  readonly date: string;
  readonly note: string;
}

/** A section of the front page, which can be linked. */
interface Band extends Section {
  readonly id: string;
}

export interface PicturedBand extends PicturedSection {
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
  /** Path of the picture as served. */
  readonly banner: string;
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
    'Swiss Timing times and scores the Olympic Games and some 600 events a year, from the starting signal to boards, broadcasts and official results.',
  title: 'From starting signal to official result',
  banner: '/images/strip/Home.svg',
  // company.md, Size: 2023; services.md, Timing and InformationSystem: times, scores and rankings.
  teaser:
    'Swiss Timing times and scores about 600 events a year, the Olympic Games among them. Federations, organisers and broadcasters receive every time, score and ranking from one team.',
  intro: {
    picture: '/images/scene/crates.svg',
    id: 'what-we-do',
    heading: 'People, equipment and results for your event',
    // services.md, Timing and InformationSystem; brands.md; research-2.md 7: Milano Cortina 2026, and 8: FIE.
    text: `You stage the competition. We bring the sensors, the scoreboards, the software and the people who run them. Timekeepers set up at the start, along the course and at the finish. Results staff check times and scores against the start list and the rules of the sport before they release them. The jury signs the result, and by then the boards, the commentators, the television picture and the web have it too.

At the Olympic Games our clocks carry the name Omega. On snow and in show jumping they carry Longines, in cycling, basketball and fencing Tissot. The [watch brands of the Swatch Group](/Company/SwatchGroupBrands) sign the partnerships, and we do the work. At Milano Cortina 2026 that meant 116 events in eight sports.`,
  },
  services: {
    id: 'services',
    heading: 'What you can order',
    text: 'Nineteen services, alone or together: for the competition, for the broadcast and for the web.',
  },
  quote: {
    text: 'When it comes to positive emotions, what can beat the Olympic Games? […] The whole world – young and old, rich and poor – is fascinated by the many magic moments only the Olympic Games can deliver.',
    speaker: 'Nick Hayek',
    role: 'President of the Executive Group Management Board, Swatch Group',
    date: '25 September 2009',
    // people-and-quote.md, Q1; history-milestones.md, 2009: role extended to 2020.
    note: 'Said as CEO of the Swatch Group at the Olympic Museum in Lausanne, when Omega’s Olympic agreement was extended to 2020.',
  },
  distributedTimekeeping: {
    picture: '/images/screen/distributed-photofinish.svg',
    id: 'leaders-sports-awards',
    heading: 'Leaders Sports Awards 2021: one race in several stadiums',
    // people-and-quote.md, Leaders Sports Awards; services.md, DistributedTimekeeping.
    text: `Your athletes can race each other without sharing a stadium. Each venue times its own athletes, and we join them in one finish picture and one live ranking. The virtual photo finish had its first official use at the Inspiration Games of Weltklasse Zürich. Distributed Timekeeping was our entry in the Innovation category of the awards.

See how [Distributed Timekeeping](/Service/DistributedTimekeeping) runs from the start to the merged result.`,
  },
  timing: {
    picture: '/images/screen/clock-network.svg',
    id: 'timing',
    heading: 'A time that survives a torn cable',
    // services.md, Timing: two systems, Quantum, photofinish; research-2.md 7.
    text: `We run two complete timing systems side by side, and if one fails, the other has your result. The Quantum timer divides each second into a million parts. Our fastest photo-finish camera takes 40,000 images in the same second. An operator reads every athlete’s time from the picture, even where the stadium saw two arrive together.

Follow a race from the starter’s trigger to the released time under [Timing](/Service/Timing).`,
  },
  instantInformation: {
    picture: '/images/screen/ovr-data-flow.svg',
    id: 'instant-information',
    heading: 'Instant information for every audience',
    // services.md, TvGraphics: chain limit.
    text: 'Six groups wait for the same result, and each needs it in a different form. A time measured at the line is in the television picture in less than 1/10 s.',
    audiences: [
      {
        name: 'Spectators',
        text: 'Running time, rank and scores on public boards and beside the field of play.',
        href: '/Service/Scoreboards',
      },
      {
        name: 'Officials',
        text: 'Start lists, result sheets and rankings, on screen and on paper, ready to be signed.',
        href: '/Service/InformationSystem',
      },
      {
        name: 'Commentators',
        text: 'A screen of their own with standings, intermediate times and the athletes’ background.',
        href: '/Service/MediaInformationSystem',
      },
      {
        name: 'TV viewers',
        text: 'Clock, gap and name in the picture, in the broadcaster’s own design.',
        href: '/Service/TvGraphics',
      },
      {
        name: 'Followers on the web',
        text: 'Live times and scores on a phone or computer, anywhere in the world.',
        href: '/Service/LiveTimingAndScoring',
      },
      {
        name: 'Athletes and coaches',
        text: 'Intermediate times, speeds and jump data after the run, ready for training.',
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
