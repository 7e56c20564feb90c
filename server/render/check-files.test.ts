import { describe, expect, it } from 'vitest';
import { readTestAssets, readTestFiles } from '../../tests/support/create-test-app.ts';
import { checkFiles } from './check-files.ts';

describe('checkFiles', () => {
  it('finds every file of a complete build', async () => {
    expect(checkFiles(await readTestAssets(), await readTestFiles())).toBeGreaterThan(10);
  });

  it('names every file that is missing', async () => {
    const assets = await readTestAssets();
    const documents = { '/documents/gone.pdf': { size: 1, isSummary: true } };
    const broken = { ...assets, font: '/assets/gone.woff2', documents };
    expect(() => checkFiles(broken, {})).toThrow(/gone\.woff2[\s\S]*gone\.pdf/);
  });
});
