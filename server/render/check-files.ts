import { filesOf } from '../../shared/content/catalogue.ts';
import type { PublishedFile } from './published-files.ts';
import type { SiteAssets } from './site-assets.ts';

/**
 * Looks whether every file that pages refer to is among those that are served.
 * @returns how many were looked for
 * @throws with the list of those that are missing
 */
export function checkFiles(assets: SiteAssets, published: Readonly<Record<string, PublishedFile>>): number {
  const { styleSheet, font, script, islandModules, pictures, documents } = assets;
  const files = [
    ...[styleSheet, font, script, ...Object.values(islandModules).flat()],
    ...Object.values(pictures).flatMap((picture) => filesOf(picture).map(({ path }) => path)),
    ...Object.keys(documents),
  ];
  const missing = files.filter((file) => !Object.hasOwn(published, file));
  if (missing.length > 0) throw new Error(`The build is not complete. Missing files:\n  ${missing.join('\n  ')}`);
  return files.length;
}
