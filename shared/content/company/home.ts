import type { ExternalLink, Fact, Markdown, PicturedSection, Section } from '../copy.ts';

/** A published quotation. `text` is printed as in the source; `note` tells when it was said and in what office. */
export interface Quote {
  readonly text: string;
  readonly speaker: string;
  readonly role: string;
  readonly date: string;
  readonly source: ExternalLink;
  readonly note: string;
}

export interface Audience {
  readonly name: string;
  readonly text: string;
  readonly href: string;
}

/** Who is looking, what for, and where it stands. */
export interface StartTask {
  readonly audience: string;
  readonly question: string;
  readonly href: string;
  readonly label: string;
}

export interface StartHere {
  readonly heading: string;
  readonly tasks: readonly StartTask[];
}

export interface InstantInformation extends Section {
  readonly audiences: readonly Audience[];
}

export interface HomeContent {
  readonly description: string;
  /** The headline of the banner. */
  readonly title: string;
  /** Picture id. */
  readonly banner: string;
  readonly teaser: Markdown;
  readonly intro: Section;
  readonly quote: Quote;
  readonly distributedTimekeeping: PicturedSection;
  readonly timing: PicturedSection;
  readonly instantInformation: InstantInformation;
  readonly startHere: StartHere;
  readonly figures: readonly Fact[];
}

export const home: HomeContent = {
  description:
    'Swiss Timing measures, scores and publishes sport: Olympic Games, world championships and about 600 events a year for brands of the Swatch Group.',
  title: 'From starting signal to official result',
  banner: 'strip/Home',
  teaser:
    'Swiss Timing measures races, records judges’ marks and publishes the outcome. The company was founded in 1972 by Omega, Longines and the Swiss watch industry federation. Its first Olympic Games were those of 1976.',
  intro: {
    id: 'what-we-do',
    heading: 'What we do at an event',
    text: `Timekeepers set up sensors at start, course and finish. Behind them, results staff check every reading against the start list and the rule book, and release it when it is valid. From that moment one record feeds scoreboards, referees’ printouts, commentators’ screens, television graphics and the web.

Our crews travel under the names of watch brands: Omega at the Olympic Games, Longines on ski slopes and in show jumping arenas, Tissot in cycling and basketball. The company has its seat in Corgémont and further offices in Leipzig and Liberec.

Eighteen sports have a page here, each with its measuring points, its resolution and the devices in use. [Scope of Service](/ScopeOfService) puts all of them in one table. Hundredths, thousandths, metres or points: which unit counts is decided by the federation.`,
  },
  quote: {
    text: 'When it comes to positive emotions, what can beat the Olympic Games? […] The whole world – young and old, rich and poor – is fascinated by the many magic moments only the Olympic Games can deliver.',
    speaker: 'Nick Hayek',
    role: 'President of the Executive Group Management Board, Swatch Group',
    date: '25 September 2009',
    source: {
      label: 'Release on Omega’s Olympic agreement, copy at orologico.info',
      href: 'http://orologico.info/index.php/topic,7639.0.html',
    },
    note: 'From a release dated Lausanne, Olympic Museum. It calls the speaker CEO of the Swatch Group; the office given here is the style of 2014.',
  },
  distributedTimekeeping: {
    picture: 'screen/distributed-photofinish',
    id: 'leaders-sports-awards',
    heading: 'Leaders Sports Awards 2021',
    text: `An athlete in one stadium, the rivals in others, a single race: that is Distributed Timekeeping, our entry in the Innovation category of the Leaders Sports Awards 2021. It combines timing at several venues, a virtual photo finish composed from their cameras, and operation from a remote centre. The idea was a reply to the pandemic, in which most events were lost or moved; it also spares crews the journey. Steps and equipment are explained under [Distributed Timekeeping](/Service/DistributedTimekeeping).`,
  },
  timing: {
    picture: 'screen/clock-network',
    id: 'timing',
    heading: 'A second in a million parts',
    text: `The Quantum timer, in use since London 2012, resolves one microsecond, or 1/1,000,000 s. Sport publishes far coarser values, since each rule book fixes how many decimals count. What the reserve is good for is order: a start pulse, a light beam and a camera line can be placed on one scale with no doubt about which came first. A second, independent system measures in parallel. Read how the parts fit together under [Timing](/Service/Timing).`,
  },
  instantInformation: {
    id: 'instant-information',
    heading: 'Instant information for every audience',
    text: 'Six groups wait for the same number, and each needs it in another form. Measuring, processing and showing take less than 1/10 s in the chain to the television picture; the other outputs start from the same data.',
    audiences: [
      {
        name: 'Spectators',
        text: 'Running time, rank and marks on large boards in the stadium and beside the field of play.',
        href: '/Service/Scoreboards',
      },
      {
        name: 'Officials',
        text: 'Start lists, protocols and rankings on screen and paper, for signature and release.',
        href: '/Service/InformationSystem',
      },
      {
        name: 'Commentators',
        text: 'A screen at each position with standings, intermediate times and background on the athletes.',
        href: '/Service/MediaInformationSystem',
      },
      {
        name: 'TV viewers',
        text: 'Clock, gap and name in the picture, in the design of the broadcaster.',
        href: '/Service/TvGraphics',
      },
      {
        name: 'Followers on the web',
        text: 'The race as it unfolds on a phone or computer, wherever its owner happens to be.',
        href: '/Service/LiveTimingAndScoring',
      },
      {
        name: 'Athletes and coaches',
        text: 'Intermediate times, speeds and jump data after the run, to work with in training.',
        href: '/Service/AnalysisTools',
      },
    ],
  },
  startHere: {
    heading: 'Find your page',
    tasks: [
      {
        audience: 'Event organiser',
        question: 'Which services exist for my sport?',
        href: '/ScopeOfService',
        label: 'Scope of Service by sport',
      },
      {
        audience: 'Broadcaster',
        question: 'What reaches my picture, and from where?',
        href: '/Service/TvGraphics',
        label: 'TV Graphics',
      },
      {
        audience: 'Federation',
        question: 'Which championships has the company timed?',
        href: '/Heritage',
        label: 'Heritage lists',
      },
      {
        audience: 'Technician at the venue',
        question: 'Where is the manual for this device?',
        href: '/Downloads/InstructionManuals',
        label: 'Instruction Manuals',
      },
      {
        audience: 'Journalist',
        question: 'What was invented, and in which year?',
        href: '/Company/InnovationMilestones',
        label: 'Innovation Milestones',
      },
      {
        audience: 'Job seeker',
        question: 'What is open in Switzerland and Germany?',
        href: '/Company/Careers',
        label: 'Careers',
      },
      {
        audience: 'Buyer of equipment',
        question: 'Who sells it in my country?',
        href: '/Sales',
        label: 'Official Distributors',
      },
    ],
  },
  figures: [
    {
      value: '1972',
      type: 'Founding year',
      description: 'Established on 3 July by Omega, Longines and their industry federation',
    },
    { value: 'About 600', type: 'Yearly events', description: 'Stated for the whole world in 2023' },
    { value: '3', type: 'Sites', description: 'In Switzerland, Germany and the Czech Republic since 2006' },
    { value: '450 t', type: 'Games freight', description: 'Equipment taken to Rio for the Summer Games of 2016' },
  ],
};
