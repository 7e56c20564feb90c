/** The order and grouping of pages as visitors meet them in the menu. Names stand in the pages' own content. */

export const SPORT_SERVICES = [
  'DistributedTimekeeping',
  'Timing',
  'Scoring',
  'MediaInformationSystem',
  'InformationSystem',
  'Scoreboards',
] as const;

export const BROADCAST_SOLUTIONS = [
  'TvGraphics',
  'VirtualGraphics',
  'LocalPositioningSystem',
  'VirtualStudio',
  'AnalysisTools',
  'VirtualRunner',
  'Simulcam',
] as const;

export const WEB_SERVICES = [
  'EventWebsites',
  'LiveTimingAndScoring',
  'WebCIS',
  'MobileApplications',
  'Hosting',
  'DatabaseManagement',
] as const;

export const SERVICE_SLUGS = [...SPORT_SERVICES, ...BROADCAST_SOLUTIONS, ...WEB_SERVICES] as const;
export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

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
