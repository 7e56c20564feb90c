/** What npm run content prints. */
import { expect, it } from 'vitest';
import { findClaimWarnings } from '../../scripts/content/claim-warnings.ts';
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

it('it is worth a look that a summary claims something about its original', () => {
  const [sheet] = documentSheets;
  if (sheet === undefined) throw new Error('There are no summaries');
  const claims = findClaimWarnings({ ...sheet, purpose: 'The full manual has thirty pages.' });
  expect(claims).toEqual(expect.arrayContaining([expect.stringContaining('“thirty pages”')]));
});
