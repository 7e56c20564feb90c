import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (sheet: string) => readFileSync(new URL(sheet, import.meta.url), 'utf8');
const css = read('./tokens.css');
const [light = '', dark = ''] = [...css.matchAll(/:root \{(.*?)\}/gs)].map(([, block = '']) => block);
const accents = [...css.matchAll(/\.surface-(\w+) \{\s*--accent: (#\w{6});/g)].map(([, name = '', colour = '']) => ({
  name: `surface ${name}`,
  colour,
}));

const MIX = /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, (#\w+)\)$/;

type Channels = readonly [red: number, green: number, blue: number];

/** A token in the scheme of a block, which takes what it does not say from the light one. */
function colourOf(name: string, block: string): Channels {
  const value =
    new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1] ?? new RegExp(`--${name}: ([^;]+);`).exec(light)?.[1];
  if (value === undefined) throw new Error(`There is no --${name}`);
  const [, token, percent, other] = MIX.exec(value) ?? [];
  if (token === undefined || other === undefined) return channelsOf(value);
  const [one, two] = [colourOf(token, block), channelsOf(other)];
  const share = Number(percent) / 100;
  const mixed = (index: 0 | 1 | 2) => one[index] * share + two[index] * (1 - share);
  return [mixed(0), mixed(1), mixed(2)];
}

function channelsOf(hex: string): Channels {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** As WCAG 2 defines it: 1 to 21. */
function contrast(one: Channels, other: Channels): number {
  const [low = 0, high = 0] = [one, other]
    .map((colour) => {
      const [r = 0, g = 0, b = 0] = colour.map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it.each([
  ['light', light],
  ['dark', dark],
])('words are readable and lines are seen on paper, %s', (_, block) => {
  const paper = colourOf('paper', block);
  for (const name of ['ink', 'ink-soft', 'ink-faint', 'red-text']) {
    expect(contrast(colourOf(name, block), paper), name).toBeGreaterThanOrEqual(4.5);
  }
  for (const name of ['line-strong', 'red']) {
    expect(contrast(colourOf(name, block), paper), name).toBeGreaterThanOrEqual(3);
  }
  expect(accents).not.toHaveLength(0);
  for (const { name, colour } of accents) {
    expect(contrast(channelsOf(colour), paper), name).toBeGreaterThanOrEqual(3);
  }
});

it('words are readable on the night of boards', () => {
  const [, night = ''] = /\.band\.is-dark \{(.*?)\}/s.exec(read('./primitives.css')) ?? [];
  expect(colourOf('paper', night)).not.toEqual(colourOf('paper', light));
  for (const name of ['ink', 'ink-soft', 'red-text']) {
    expect(contrast(colourOf(name, night), colourOf('paper', night)), name).toBeGreaterThanOrEqual(4.5);
  }
});
