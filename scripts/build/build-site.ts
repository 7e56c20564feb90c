/** The parts of a build, in order: style sheet and scripts, files as they are, checks, the server. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_FILE, MANIFEST_FILE, type SiteAssets } from '../../server/render/site-assets.ts';
import { checkContent } from '../content/check-content.ts';
import { buildClient } from './build-client.ts';
import { buildServer } from './build-server.ts';
import { describePackages } from './describe-packages.ts';
import { compressTexts, copyFiles, describeFiles } from './public-files.ts';
import { readCards } from './read-cards.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readDocuments } from './read-documents.ts';

/** Everything the container needs. A build that fails leaves the one before, and a server that runs from it, as they are. */
export async function buildRelease(root: string): Promise<void> {
  const [dist, next] = [join(root, 'dist'), join(root, 'dist.next')];
  await rm(next, { recursive: true, force: true });
  const serverModules = await buildServer(root, join(next, 'server'));
  await buildSite(root, next, { mayCompress: true, serverModules });
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
}

interface SiteOptions {
  /** False in development, to save time. */
  readonly mayCompress: boolean;
  /** Paths of what is bundled besides the scripts. */
  readonly serverModules: readonly string[];
}

/** Everything but the server; development serves this with the server from source. */
export async function buildSite(root: string, dist: string, options: SiteOptions): Promise<void> {
  const source = join(root, 'public');
  const target = join(dist, 'public');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const [{ modules, ...client }, pictures, documents, socialCards] = await Promise.all([
    buildClient(root, target),
    readCatalogue(source),
    readDocuments(source),
    readCards(source),
  ]);
  const assets: SiteAssets = { ...client, pictures, documents, socialCards };
  await copyFiles(source, target);
  await describePackages(root, dist, [...modules, ...options.serverModules]);
  if (options.mayCompress) await compressTexts(target);
  const files = await describeFiles(target);
  await writeFile(join(dist, FILES_FILE), JSON.stringify(files));
  await checkContent(assets, new Set(Object.keys(files)));
  await writeFile(join(dist, MANIFEST_FILE), JSON.stringify(assets));
}
