/** The order and grouping of pages as visitors meet them in the menu. Names stand in the pages' own content. */

const SPORT_SERVICES = [
  'DistributedTimekeeping',
  'Timing',
  'Scoring',
  'MediaInformationSystem',
  'InformationSystem',
  'Scoreboards',
] as const;

const BROADCAST_SOLUTIONS = [
  'TvGraphics',
  'VirtualGraphics',
  'LocalPositioningSystem',
  'VirtualStudio',
  'AnalysisTools',
  'VirtualRunner',
  'Simulcam',
] as const;

const WEB_SERVICES = [
  'EventWebsites',
  'LiveTimingAndScoring',
  'WebCIS',
  'MobileApplications',
  'Hosting',
  'DatabaseManagement',
] as const;

export const SERVICE_SLUGS = [...SPORT_SERVICES, ...BROADCAST_SOLUTIONS, ...WEB_SERVICES] as const;
export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

export const SERVICE_GROUPS: readonly { readonly name: string; readonly slugs: readonly ServiceSlug[] }[] = [
  { name: 'Sport Services', slugs: SPORT_SERVICES },
  { name: 'Broadcast Solutions', slugs: BROADCAST_SOLUTIONS },
  { name: 'Web Services', slugs: WEB_SERVICES },
];

export const SPORT_SLUGS = [
  'AlpineSkiing',
  'Athletics',
  'Basketball',
  'BeachVolleyball',
  'Bobsleigh',
  'CarRacing',
  'CrossCountry',
  'Cycling',
  'Equestrian',
  'Fencing',
  'FigureSkating',
  'Gymnastics',
  'IceHockey',
  'ShortTrack',
  'SkiJumping',
  'Snowboard',
  'SpeedSkating',
  'Swimming',
] as const;
export type SportSlug = (typeof SPORT_SLUGS)[number];
