/** npm run content prints what is worth a look in the content. With -- --launch it fails while samples remain. */
import { join } from 'node:path';
import { readSiteAssets } from '../server/render/site-assets.ts';
import { pages } from '../shared/site/site-map.ts';
import { createReport } from './content/report.ts';

const { parts, samples } = await createReport(pages, await readSiteAssets(join(import.meta.dirname, '../dist')));
for (const [heading, lines] of Object.entries(parts)) {
  console.log(`${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}
if (process.argv.includes('--launch') && samples > 0) {
  console.error(`Not fit for a launch: ${samples} samples remain.`);
  process.exit(1);
}
