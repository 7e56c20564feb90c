import type { ServiceSlug } from '../navigation.ts';
import type { ScopeType } from './sport.ts';

/** Column heads where there is no room for the full title. */
export const SCOPE_SHORT_TITLES: Readonly<Record<ScopeType, string>> = {
  timing: 'Timing',
  pscb: 'Boards',
  ovr: 'OVR',
  cis: 'CIS',
  tvg: 'TV',
  vg: 'Virtual',
};

/** The service page behind each kind of scope entry. */
export const SCOPE_SERVICES: Readonly<Record<ScopeType, ServiceSlug>> = {
  timing: 'Timing',
  pscb: 'Scoreboards',
  ovr: 'InformationSystem',
  cis: 'MediaInformationSystem',
  tvg: 'TvGraphics',
  vg: 'VirtualGraphics',
};

export const scopeOfServicePage = {
  name: 'Scope of Service',
  banner: 'strip/ScopeOfService',
  description:
    'Which of the six services Swiss Timing offers in each of 18 sports: timing, scoreboards, on-venue results, commentators’ screens, TV and virtual graphics.',
  lead: 'Eighteen sports down, six services across. Pick a sport for its details, or a service for how it works.',
  caption: 'Services offered by sport',
} as const;
