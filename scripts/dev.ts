/**
 * Development: builds once, then watches. The server restarts on every change, also of a picture or a document, and the
 * open page reloads itself.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { FILES_FILE, MANIFEST_FILE, readSiteAssets, type SiteAssets } from '../server/render/site-assets.ts';
import { describeError } from '../shared/describe-error.ts';
import { clientBuildOptions, readClientAssets } from './build/build-client.ts';
import { buildSite, readGivenFiles } from './build/build-site.ts';
import { describeFiles } from './build/describe-files.ts';
import { publishFiles } from './build/publish-files.ts';

const ROOT = join(import.meta.dirname, '..');
/** Beside what `npm start` serves, so that neither undoes the other's work. */
const DIST = join(ROOT, 'dist/dev');
const PUBLIC = join(ROOT, 'public');
const OPTIONS = { mayCompress: false };
/** Programs write a file in several steps. */
const SETTLED_MS = 100;

/** Says anew what there is. The server watches the manifest: it is written last. */
async function updateManifest(changes: Partial<SiteAssets>): Promise<void> {
  await writeFile(join(DIST, FILES_FILE), JSON.stringify(await describeFiles(join(DIST, 'public'))));
  await writeFile(join(DIST, MANIFEST_FILE), JSON.stringify({ ...(await readSiteAssets(DIST)), ...changes }));
}

/** Names the new client files in the manifest. */
const nameClientFiles: Plugin = {
  name: 'name-client-files',
  setup({ onEnd }) {
    onEnd(async ({ errors, metafile }) => {
      if (errors.length === 0 && metafile !== undefined) await updateManifest(readClientAssets(metafile));
    });
  },
};

async function republish(): Promise<void> {
  try {
    await publishFiles(PUBLIC, join(DIST, 'public'), OPTIONS);
    await updateManifest(await readGivenFiles(PUBLIC));
  } catch (error) {
    // A catalogue and its files are seldom changed in one moment: the next change may set it right.
    console.error(describeError(error));
  }
}

await buildSite(ROOT, DIST, OPTIONS);
const options = clientBuildOptions(ROOT, join(DIST, 'public'));
const client = await context({ ...options, plugins: [...(options.plugins ?? []), nameClientFiles] });
await client.watch();

let pending: ReturnType<typeof setTimeout> | undefined;
const watcher = watch(PUBLIC, { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(republish, SETTLED_MS);
});

const server = spawn('tsx', ['watch', `--include=${join(DIST, MANIFEST_FILE)}`, 'scripts/dev-server.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
});
server.on('exit', async (code) => {
  watcher.close();
  await client.dispose();
  process.exit(code ?? 0);
});
