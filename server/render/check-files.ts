import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../shared/content/catalogue.ts';
import type { SiteAssets } from './site-assets.ts';

/**
 * Looks whether every file that pages refer to lies in the folder that is served.
 * @returns how many were looked for
 * @throws with the list of those that are missing
 */
export function checkFiles(assets: SiteAssets, publicDir: string): number {
  const { styleSheet, font, islandModules, pictures, documents } = assets;
  const files = [
    ...[styleSheet, font, ...Object.values(islandModules).flat()],
    ...Object.values(pictures).flatMap((picture) => filesOf(picture).map(({ file }) => `/${file}`)),
    ...Object.keys(documents),
  ];
  const missing = files.filter((file) => !existsSync(join(publicDir, file)));
  if (missing.length > 0) throw new Error(`The build is not complete. Missing files:\n  ${missing.join('\n  ')}`);
  return files.length;
}
