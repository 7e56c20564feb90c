/**
 * Draws files of the site: all, or those whose ids begin with a word given ("plan", "plan/Swimming").
 *   npm run draw [-- WORDS]        writes what changed
 *   npm run draw -- --check        writes nothing, and fails when a file is not what would be drawn
 */
import { parseArgs } from 'node:util';
import { drawAll } from './draw/draw-all.ts';
import { products } from './products.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isMeant = (id: string) =>
  positionals.length === 0 || positionals.some((word) => id === word || id.startsWith(`${word.replace(/\/$/, '')}/`));
const meant = products.filter(({ id }) => isMeant(id));
if (meant.length === 0) {
  console.error(
    `Nothing is called ${positionals.join(' or ')}. Kinds: ${[...new Set(products.map(({ id }) => id.split('/')[0]))].join(', ')}`,
  );
  process.exit(1);
}

const { changed } = await drawAll(meant, { mayWrite: !values.check });
for (const file of changed) console.log(`${values.check ? 'differs' : 'drawn'}  ${file}`);
console.log(`${meant.length} drawn, ${changed.length} ${values.check ? 'differ' : 'changed'}`);
if (values.check && changed.length > 0) process.exit(1);
