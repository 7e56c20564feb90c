/** What reaches the browser. The direction of imports is held by the linter (biome.json). */
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { clientBuildOptions, readClientAssets } from '../../scripts/build/build-client.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('the browser bundle', async () => {
  const { metafile } = await build({ ...clientBuildOptions(ROOT, join(ROOT, 'dist/public')), write: false });

  it('holds the islands and what they need, and nothing else', () => {
    const inputs = Object.keys(metafile.inputs).filter((file) => /\.(tsx?|js)$/.test(file));
    // Data, components and pages stay on the server: what islands need comes in as props.
    expect(inputs.filter((file) => !/^(client|shared\/islands)\/|^shared\/[a-z-]+\.ts$|^island:/.test(file))).toEqual(
      [],
    );
  });

  it('holds React once, in a file that all islands import, and nothing else that they share', () => {
    const { islandModules } = readClientAssets(metafile);
    const shared = new Set(Object.values(islandModules).map(([, ...imports]) => imports.join(' ')));
    expect([...shared]).toEqual([expect.stringMatching(/^\/assets\/react-\w+\.js$/)]);
  });
});
