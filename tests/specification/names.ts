/** Names that are part of the product: routes, menu groups, labels, categories, services. A developer changes them with it. */

const list = (names: string) => names.split(', ');

/** Menu groups of services. */
export const SERVICE_GROUPS: readonly (readonly [name: string, pages: readonly string[]])[] = [
  [
    'Sport Services',
    list('DistributedTimekeeping, Timing, Scoring, MediaInformationSystem, InformationSystem, Scoreboards'),
  ],
  [
    'Broadcast Solutions',
    list('TvGraphics, VirtualGraphics, LocalPositioningSystem, VirtualStudio, AnalysisTools, VirtualRunner, Simulcam'),
  ],
  [
    'Web Services',
    list('EventWebsites, LiveTimingAndScoring, WebCIS, MobileApplications, Hosting, DatabaseManagement'),
  ],
];
export const SERVICES = SERVICE_GROUPS.flatMap(([, pages]) => pages);
export const CONTACTS = list('ContactCorgemont, ContactLeipzig, ContactLiberec');
const COMPANY = [...list('History, HistoryMilestones, InnovationMilestones, SwatchGroupBrands, Careers'), ...CONTACTS];
export const SPORTS = [
  ...list('AlpineSkiing, Athletics, Basketball, BeachVolleyball, Bobsleigh, CarRacing, CrossCountry, Cycling'),
  ...list('Equestrian, Fencing, FigureSkating, Gymnastics, IceHockey, ShortTrack, SkiJumping, Snowboard'),
  ...list('SpeedSkating, Swimming'),
];
export const SINGLE_PAGES = list('/Cookies, /PrivacyPolicy, /TermsAndConditions, /Sales, /Heritage');

export const under = (section: string, pages: readonly string[]) => pages.map((page) => `/${section}/${page}`);

/** In the order of the menu. */
export const PAGES_IN_SECTIONS = [
  ...under('Service', SERVICES),
  ...under('Company', COMPANY),
  ...under('Sports', SPORTS),
  ...under('Downloads', ['Documentation', 'InstructionManuals']),
];
export const ROUTES = ['/', ...PAGES_IN_SECTIONS, ...SINGLE_PAGES];

export const REDIRECTS = [
  ['/Service', '/Service/DistributedTimekeeping'],
  ['/Company', '/Company/History'],
  ['/Sports', '/Sports/AlpineSkiing'],
  ['/Downloads', '/Downloads/Documentation'],
] as const;

export const AREA_OPTIONS = [
  ['all', 'ALL OFFERS'],
  ['swiss', 'Switzerland'],
  ['germany', 'Germany'],
];

/** Title of a service item, its type, and the sports that omit it. */
export const SCOPE: readonly (readonly [title: string, type: string, omittedBy: readonly string[]])[] = [
  ['Timing', 'timing', []],
  ['Public Scoreboards and Displays', 'pscb', ['BeachVolleyball', 'CarRacing']],
  ['On-Venue Results (OVR)', 'ovr', []],
  ['Commentator Information System (CIS)', 'cis', ['Fencing']],
  ['TV Graphics', 'tvg', []],
  ['Virtual Graphics', 'vg', []],
];
/** Where the scope of Swimming leads, in its order. */
export const SWIMMING_SERVICES = list(
  'Timing, Scoreboards, LiveTimingAndScoring, MediaInformationSystem, TvGraphics, VirtualGraphics',
);
export const SKI_JUMPING_PHASES = list('In-Run, The Jump, The Flight Phase, Landing, Finish');
export const GYMNASTICS_SECTIONS = list('Artistic, Rhythmic, Aerobic, Trampoline, Acrobatic, Parkour');
export const WATCH_BRANDS = list('Omega, Longines, Tissot, Rado, Swatch');
