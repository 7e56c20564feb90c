/** What npm run content prints. */
import { describe, expect, it } from 'vitest';
import { findClaimWarnings, findPictureWarnings } from '../../scripts/content/content-warnings.ts';
import { createReport } from '../../scripts/content/report.ts';
import { contentEntries } from '../../scripts/content/site-content.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { pages } from '../../shared/site/site-map.ts';
import { readTestAssets } from '../support/test-app.ts';

it('the report has a line for each page, and counts what is marked as a sample', async () => {
  const { parts, samples } = await createReport(
    pages.filter(({ path }) => path === '/Sales'),
    await readTestAssets(),
  );
  const [sampleLines = [], prose] = Object.values(parts);
  expect(prose).toEqual(expect.arrayContaining([expect.stringMatching(/ \/Sales$/)]));
  expect(samples).toBe(
    contentEntries.filter(({ value }) => /"(standIn":true|samples":\[)/.test(JSON.stringify(value))).length,
  );
  expect(sampleLines.filter((line) => line.startsWith('    '))).toHaveLength(samples);
});

describe('it is worth a look', () => {
  const figure =
    '<main><figure><img src="/a.svg" alt="Two skaters."><figcaption>At the pool</figcaption></figure></main>';

  it.each([
    ['Swimming', figure, ['Swimming: /a.svg shows another sport: skaters']],
    ['ShortTrack', figure, []],
    ['Swimming', figure.replaceAll(/main>/g, 'nav>'), []],
  ] as const)('that a picture of %s shows another sport: %s', (slug, html, warnings) => {
    expect(findPictureWarnings(slug, html)).toEqual(warnings);
  });

  it('that a summary claims something about its original', () => {
    const [sheet] = documentSheets;
    if (sheet === undefined) throw new Error('There are no summaries');
    const claims = findClaimWarnings({ ...sheet, purpose: 'The full manual has thirty pages.' });
    expect(claims).toEqual(expect.arrayContaining([expect.stringContaining('“thirty pages”')]));
  });
});
