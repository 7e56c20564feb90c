import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SHARED = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: SHARED }).map((name) => {
  const source = readFileSync(join(SHARED, name), 'utf8');
  return { name, source, rules: source.replaceAll(/\/\*[\s\S]*?\*\//g, '') };
});

it('style sheets are short', () => {
  const lines = sheets.flatMap(({ source }) => source.trimEnd().split('\n'));
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines.length).toBeLessThanOrEqual(3_000);
});

it('font sizes are at most 14 tokens', () => {
  const sizes = sheets.flatMap(({ name, rules }) =>
    [...rules.matchAll(/(?<selector>[^{};]+)\{(?<block>[^{}]*)\}/g)]
      // The size of the root element is the unit of the tokens.
      .filter(({ groups }) => groups?.selector?.trim() !== 'html')
      .flatMap(({ groups }) => [
        ...(groups?.block?.matchAll(/(?:^|[\s;])(?:font|font-size|--name-size): ([^;]+);/g) ?? []),
      ])
      .map(([, value = '']) => ({ name, value, token: /var\((--(?!font)[\w-]+)/.exec(value)?.[1] })),
  );
  expect(sizes.filter(({ value, token }) => token === undefined && !/^(inherit|0)$/.test(value))).toEqual([]);
  expect(
    new Set(sizes.map(({ token }) => token).filter((token) => token !== undefined && token !== '--name-size')).size,
  ).toBeLessThanOrEqual(14);
});

it('no list of selectors has six members: what many elements share is a class in the markup', () => {
  const long = sheets.flatMap(({ name, rules }) =>
    [...rules.matchAll(/([^{};@]+)\{/g)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => selector.split(',').length >= 6)
      .map((selector) => `${name}: ${selector}`),
  );
  expect(long).toEqual([]);
});
