/** The parts of a build, in order: style sheet and scripts, files as they are, checks, the server. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_FILE, MANIFEST_FILE, type SiteAssets } from '../../server/render/site-assets.ts';
import { checkContent } from '../content/check-content.ts';
import { buildClient } from './build-client.ts';
import { buildServer } from './build-server.ts';
import { compressTexts, copyFiles, describeFiles, filesBelow } from './public-files.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readDocuments } from './read-documents.ts';

/** Everything the container needs. */
export async function buildRelease(root: string): Promise<void> {
  const dist = join(root, 'dist');
  await buildSite(root, dist, { mayCompress: true });
  await buildServer(root, join(dist, 'server'));
}

/**
 * Everything but the server; development serves this with the server from source.
 * @param options mayCompress: false in development, to save time
 */
export async function buildSite(root: string, dist: string, options: { mayCompress: boolean }): Promise<void> {
  const source = join(root, 'public');
  const target = join(dist, 'public');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const [client, pictures, documents, socialCards] = await Promise.all([
    buildClient(root, target),
    readCatalogue(source),
    readDocuments(source),
    filesBelow(join(source, 'social')),
  ]);
  const social = socialCards.sort().map((name) => `/social/${name}`);
  const assets: SiteAssets = { ...client, pictures, documents, socialCards: social };
  await copyFiles(source, target);
  if (options.mayCompress) await compressTexts(target);
  const files = await describeFiles(target);
  await writeFile(join(dist, FILES_FILE), JSON.stringify(files));
  await checkContent(assets, new Set(Object.keys(files)));
  await writeFile(join(dist, MANIFEST_FILE), JSON.stringify(assets));
}
