/** Where every strip stands: the frame of each place shows another part of it. A contract test finds no other place. */
import type { StripPlace } from '../strip-frames.ts';
import { careersPage } from './careers/careers-page.ts';
import { heritagePage } from './company/heritage.ts';
import { distributorsPage } from './distributors/distributors-page.ts';
import { documentationPage, instructionManualsPage } from './downloads/downloads-pages.ts';
import { services } from './services/services.ts';
import { scopeOfServicePage } from './sports/scope.ts';
import { sports } from './sports/sports.ts';

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
const sections = [...everySport, ...everyService].flatMap((page) => page.sections);

export const stripPlaces: readonly PlacedStrip[] = [
  ...placed('first', banners(everySport)),
  ...placed('pager', banners(everySport)),
  ...placed('banner', banners(everyService)),
  ...placed('banner', banners([heritagePage])),
  ...placed(
    'line',
    banners([careersPage, distributorsPage, documentationPage, instructionManualsPage, scopeOfServicePage]),
  ),
  ...placed(
    'plate',
    sections.map(({ picture }) => picture).filter((picture) => picture?.startsWith('/images/strip/')),
  ),
];
