import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contrast, readTokens } from './tokens.ts';

const tokens = readTokens(readFileSync(join(import.meta.dirname, '../../shared/styles/tokens.css'), 'utf8'));

it.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#fff', 1],
  ['#767676', '#fff', 4.54],
])('knows the contrast of %s on %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

it('finds every colour that has a value for each scheme, and the accents of the surfaces', () => {
  const paired = tokens.all.filter(({ dark }) => dark !== undefined).map(({ name }) => name);
  expect(paired).toEqual(['paper', 'ink', 'ink-soft', 'ink-faint', 'line', 'line-strong', 'tint', 'red', 'red-text']);
  expect(tokens.surfaces).toHaveLength(10);
});

it('finds words to be readable, and lines and accents to be seen, in both schemes', () => {
  const paper = tokens.all.find(({ name }) => name === 'paper');
  for (const { name, light, dark = light } of [...tokens.all, ...tokens.surfaces]) {
    const needed = /^(ink|red-text)/.test(name) ? 4.5 : 3;
    if (!light.startsWith('#') || /^(paper|tint|line|night|night-ink)$/.test(name)) continue;
    expect(contrast(light, paper?.light ?? ''), name).toBeGreaterThanOrEqual(needed);
    expect(contrast(dark, paper?.dark ?? ''), name).toBeGreaterThanOrEqual(needed);
  }
  const [night, ink] = ['night', 'night-ink'].map(
    (name) => tokens.all.find((token) => token.name === name)?.light ?? '',
  );
  expect(contrast(ink ?? '', night ?? '')).toBeGreaterThanOrEqual(4.5);
});
