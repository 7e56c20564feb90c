/** Builds everything the server serves, and the server itself, into dist/. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, type SiteAssets } from '../server/render/site-assets.ts';
import { inWords } from '../shared/error-in-words.ts';
import { buildClient } from './build/build-client.ts';
import { buildServer } from './build/build-server.ts';
import { compressFiles } from './build/compress-files.ts';
import { copyFlags } from './build/copy-flags.ts';
import { checkContent } from './content/check-content.ts';
import { buildDocuments } from './documents/build-documents.ts';
import { buildIcons } from './pictures/build-icons.ts';
import { buildPictures } from './pictures/build-pictures.ts';
import { buildSocialPictures } from './pictures/build-social-pictures.ts';
import { pictureStyleHash } from './pictures/style-hash.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const PUBLIC = join(DIST, 'public');

/** Everything but the server; development serves this with the server from source. */
export async function buildSite(): Promise<void> {
  await rm(DIST, { recursive: true, force: true });
  await mkdir(PUBLIC, { recursive: true });
  await cp(join(ROOT, 'public'), PUBLIC, { recursive: true });
  const [client, pictures, fileSizes] = await Promise.all([
    buildClient(ROOT, PUBLIC),
    buildPictures(PUBLIC),
    buildDocuments(PUBLIC),
    copyFlags(PUBLIC),
    buildIcons(PUBLIC),
    buildSocialPictures(PUBLIC),
  ]);
  const assets: SiteAssets = {
    ...client,
    pictures,
    fileSizes: Object.fromEntries(fileSizes),
    pictureStyleHash: pictureStyleHash(),
  };
  await checkContent(assets);
  await compressFiles(PUBLIC);
  await writeFile(join(DIST, MANIFEST_FILE), JSON.stringify(assets));
}

if (process.argv[1] === import.meta.filename) {
  try {
    await buildSite();
    await buildServer(ROOT, join(DIST, 'server'));
  } catch (error) {
    console.error(inWords(error));
    process.exit(1);
  }
}
