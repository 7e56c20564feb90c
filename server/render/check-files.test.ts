import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIST, readTestAssets } from '../../tests/support/create-test-app.ts';
import { checkFiles } from './check-files.ts';

const PUBLIC = join(DIST, 'public');

describe('checkFiles', () => {
  it('finds every file of a complete build', async () => {
    expect(checkFiles(await readTestAssets(), PUBLIC)).toBeGreaterThan(250);
  });

  it('names every file that is missing', async () => {
    const assets = await readTestAssets();
    const broken = {
      ...assets,
      font: '/assets/gone.woff2',
      documents: { '/documents/gone.pdf': { size: 1, isSummary: true } },
    };
    expect(() => checkFiles(broken, PUBLIC)).toThrow(/gone\.woff2[\s\S]*gone\.pdf/);
  });
});
