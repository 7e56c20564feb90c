import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { countries } from '../../shared/content/distributors/countries.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { paths } from '../../shared/paths.ts';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'));

/** Flags come named by ISO code (ch); the site names them by Olympic code (sui). Only those in use are copied. */
export async function copyFlags(publicDir: string): Promise<void> {
  await mkdir(join(publicDir, 'flags'), { recursive: true });
  const used = new Set(distributors.map(({ noc }) => noc));
  await Promise.all(
    countries
      .filter(({ noc }) => used.has(noc))
      .map(({ noc, iso }) => copyFile(join(PACKAGE, '3x2', `${iso}.svg`), join(publicDir, paths.flag(noc)))),
  );
}
