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
  lead: 'Most sports use all six services. Open a sport to see how it is measured, or a service to see how it works.',
  bannerCaption: 'One camera, one speed of film: the faster, the narrower.',
  caption: 'Services offered by sport',
  all: 'All six',
  lifeSize: {
    id: 'life-size',
    heading: 'One hundredth of a second, life size',
    text: 'The six bodies of the strip, and how far each moves in this time. On paper the bars are exact; a screen may draw its centimetres a little longer or shorter.',
  },
} as const;
