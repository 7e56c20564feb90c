/** Flags come named by ISO code (CH); the site names them by Olympic code (sui). Every known country has one. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { countries } from '../../shared/content/distributors/countries.ts';
import type { Product } from '../kit/product.ts';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'));

export const flagProducts: readonly Product[] = countries.map(({ noc, iso }) => ({
  id: `flags/${noc}`,
  file: `public/flags/${noc}.svg`,
  make: () => readFile(join(PACKAGE, '3x2', `${iso}.svg`)),
}));
