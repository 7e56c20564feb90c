import type { ServiceSlug } from '../navigation.ts';
import type { ScopeType, SportContent } from './sport.ts';

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

/** The service page that an entry of a sport's scope leads to. */
export function scopeService({ scopeServices }: SportContent, type: ScopeType): ServiceSlug {
  return scopeServices?.[type] ?? SCOPE_SERVICES[type];
}

export const scopeOfServiceContent = {
  name: 'Scope of Service',
  banner: '/images/strip/ScopeOfService.svg',
  description:
    'Six Swiss Timing services in 18 sports: timing, public scoreboards, on-venue results, commentator information, TV graphics and virtual graphics.',
  lead: 'Not every sport needs all six services, and some need them in another form. Find yours, then open the sport to read how it is measured or the service to read how it works.',
  caption: 'Services offered by sport',
  all: 'All six',
} as const;
