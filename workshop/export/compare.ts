/** Compares pictures before and after, at 1×, in both schemes: node export/compare.ts BEFORE AFTER OUT [WORDS] */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const [before = '', after = '', out = '', ...words] = process.argv.slice(2);
/** A channel that differs by more is seen; fewer pixels than the share are specks. */
const THRESHOLD = 32;

const inScheme = (svg: string, scheme: string) =>
  svg.replace(/@media\(prefers-color-scheme:dark\)\{((?:[^{}]+\{[^{}]*\})*)\}/g, scheme === 'dark' ? '$1' : '').replace(/:where\(:target\) [^{}]+\{[^{}]*\}/g, '');
const render = (file: string, scheme: string) =>
  new Resvg(inScheme(readFileSync(file, 'utf8'), scheme), { background: scheme === 'dark' ? '#111317' : '#ffffff' }).render();

const rows: [name: string, scheme: string, seen: number, most: number, mean: number][] = [];
for (const name of readdirSync(before, { recursive: true }).map(String).filter((file) => file.endsWith('.svg')).sort()) {
  if (words.length > 0 && !words.some((word) => name.startsWith(word))) continue;
  for (const scheme of ['light', 'dark']) {
    try {
      if (process.env.NAMES) console.error(name, scheme);
      const [one, other] = [render(join(before, name), scheme), render(join(after, name), scheme)];
      const [a, b] = [one.pixels, other.pixels];
      if (a.length !== b.length) {
        rows.push([name, scheme, -1, 0, 0]);
        continue;
      }
      let [seen, most, sum] = [0, 0, 0];
      for (let at = 0; at < a.length; at += 4) {
        const difference = Math.max(Math.abs((a[at] ?? 0) - (b[at] ?? 0)), Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)), Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0)));
        if (difference > THRESHOLD) seen += 1;
        if (difference > most) most = difference;
        sum += difference;
      }
      rows.push([name, scheme, seen, most, sum / (a.length / 4)]);
      if (seen > 30 && scheme === 'light') {
        const target = join(out, name.replaceAll('/', '_'));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(`${target}-before.png`, one.asPng());
        writeFileSync(`${target}-after.png`, other.asPng());
      }
    } catch (error) {
      console.log(`${name} ${scheme}: ${(error as Error).message}`);
    }
  }
}
rows.sort((x, y) => y[2] - x[2]);
for (const [name, scheme, seen, most, mean] of rows) if (seen !== 0) console.log(`${name} ${scheme} seen ${seen} most ${most} mean ${mean.toFixed(4)}`);
const bare = rows.filter(([, , seen]) => seen === 0);
console.log(`${rows.length} compared, ${bare.length} without a pixel over ${THRESHOLD}; of those, largest channel difference ${Math.max(...bare.map(([, , , most]) => most))}, largest mean ${Math.max(...bare.map(([, , , , mean]) => mean)).toFixed(4)}`);
