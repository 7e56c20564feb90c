/** The parts of a build, in order: files as they are, style sheet and scripts, checks, the server. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_FILE, MANIFEST_FILE, type SiteAssets } from '../../server/render/site-assets.ts';
import { checkContent } from '../content/check-content.ts';
import { buildClient, type ClientAssets } from './build-client.ts';
import { buildServer } from './build-server.ts';
import { describeFiles } from './describe-files.ts';
import { filesBelow } from './files-below.ts';
import { publishFiles } from './publish-files.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readDocuments } from './read-documents.ts';
import { readPictureStyles } from './read-picture-styles.ts';

interface SiteBuildOptions {
  /** False in development, to save time. */
  readonly mayCompress: boolean;
}

/** Everything the container needs. */
export async function buildRelease(root: string): Promise<void> {
  const dist = join(root, 'dist');
  await buildSite(root, dist, { mayCompress: true });
  await buildServer(root, join(dist, 'server'));
}

/** Everything but the server; development serves this with the server from source. */
export async function buildSite(root: string, dist: string, options: SiteBuildOptions): Promise<void> {
  const publicDir = join(root, 'public');
  await rm(join(dist, 'public'), { recursive: true, force: true });
  await mkdir(join(dist, 'public'), { recursive: true });
  const [client, given] = await Promise.all([buildClient(root, join(dist, 'public')), readGivenFiles(publicDir)]);
  const assets: SiteAssets = { ...client, ...given };
  await publishFiles(publicDir, join(dist, 'public'), options);
  const files = await describeFiles(join(dist, 'public'));
  await writeFile(join(dist, FILES_FILE), JSON.stringify(files));
  await checkContent(assets, new Set(Object.keys(files)));
  await writeFile(join(dist, MANIFEST_FILE), JSON.stringify(assets));
}

/** What pages need to know of the files in public/. */
async function readGivenFiles(publicDir: string): Promise<Omit<SiteAssets, keyof ClientAssets>> {
  const [pictures, documents, pictureStyles, socialCards] = await Promise.all([
    readCatalogue(publicDir),
    readDocuments(publicDir),
    readPictureStyles(publicDir),
    filesBelow(join(publicDir, 'social')),
  ]);
  return { pictures, documents, pictureStyles, socialCards: socialCards.sort().map((name) => `/social/${name}`) };
}
