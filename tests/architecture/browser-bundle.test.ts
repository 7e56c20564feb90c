/** What reaches the browser. The direction of imports is held by the linter (biome.json). */
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { clientBuildOptions } from '../../scripts/build/build-client.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('the browser bundle', () => {
  it('holds React, the islands and what they need, and nothing else', async () => {
    const options = clientBuildOptions(ROOT, join(ROOT, 'dist/public'));
    const { metafile } = await build({ ...options, write: false });
    const inputs = Object.keys(metafile.inputs).filter((file) => /\.(tsx?|js)$/.test(file));
    const own = inputs.filter((file) => !file.includes('node_modules/')).sort();
    const packages = new Set(
      inputs.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]).filter(Boolean),
    );
    expect([...packages].sort()).toEqual(['react', 'react-dom', 'scheduler']);
    // Data, components and pages stay on the server: what islands need comes in as props.
    expect(own.filter((file) => !/^(client|shared\/islands)\/|^shared\/[a-z-]+\.ts$|^island:/.test(file))).toEqual([]);
  });
});
