/** Development: builds once, then watches. The server restarts on every change and the open page reloads itself. */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { MANIFEST_FILE, readSiteAssets } from '../server/render/site-assets.ts';
import { clientBuildOptions, readClientAssets } from './build/build-client.ts';
import { buildSite } from './build.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const PUBLIC = join(DIST, 'public');

/** Names the new client files in the manifest; the server watches it. */
const updateManifest: Plugin = {
  name: 'update-manifest',
  setup({ onEnd }) {
    onEnd(async ({ errors, metafile }) => {
      if (errors.length > 0 || metafile === undefined) return;
      const assets = { ...(await readSiteAssets(DIST)), ...readClientAssets(metafile) };
      await writeFile(join(DIST, MANIFEST_FILE), JSON.stringify(assets));
    });
  },
};

await buildSite();
const options = await clientBuildOptions(ROOT, PUBLIC);
const client = await context({ ...options, plugins: [...(options.plugins ?? []), updateManifest] });
await client.watch();

const server = spawn('tsx', ['watch', `--include=${join(DIST, MANIFEST_FILE)}`, 'scripts/dev-server.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
});
server.on('exit', async (code) => {
  await client.dispose();
  process.exit(code ?? 0);
});
