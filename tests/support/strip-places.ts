/** Where every strip stands: the frame of each place shows another part of it. A contract test finds no other place. */

import { careersContent } from '../../shared/content/careers/careers-content.ts';
import { heritageContent } from '../../shared/content/company/heritage.ts';
import { services } from '../../shared/content/services/services.ts';
import { scopeOfServiceContent } from '../../shared/content/sports/scope.ts';
import { sports } from '../../shared/content/sports/sports.ts';
import type { StripPlace } from './strip-frames.ts';

export interface PlacedStrip {
  /** Path of the picture. */
  readonly strip: string;
  readonly place: StripPlace;
}

const placed = (place: StripPlace, strips: readonly (string | undefined)[]): PlacedStrip[] =>
  strips.flatMap((strip) => (strip === undefined ? [] : [{ strip, place }]));

const banners = (pages: readonly { readonly banner?: string }[]): (string | undefined)[] =>
  pages.map(({ banner }) => banner);

const [everySport, everyService] = [Object.values(sports), Object.values(services)];

export const stripPlaces: readonly PlacedStrip[] = [
  ...placed('first', banners(everySport)),
  ...placed('pager', banners(everySport)),
  ...placed('banner', banners(everyService.filter(({ banner }) => banner.startsWith('/images/strip/')))),
  ...placed('frames', banners([heritageContent])),
  ...placed('line', banners([careersContent, scopeOfServiceContent])),
];
