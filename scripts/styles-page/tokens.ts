/** The tokens as shared/styles/tokens.css writes them, for the page of styles. Development only. */

export interface Token {
  readonly name: string;
  /** Value in the light scheme, or in both. */
  readonly light: string;
  /** Where the dark scheme has its own. */
  readonly dark?: string | undefined;
}

export interface Tokens {
  readonly all: readonly Token[];
  /** The accents of the sports' surfaces, one for both schemes. */
  readonly surfaces: readonly Token[];
}

const ROOT = /:root \{(.*?)\}/gs;
const PROPERTY = /--([\w-]+):\s*([^;]+);/g;
const SURFACE = /\.surface-(\w+) \{\s*--accent: (#\w+);/g;

/** @throws when the sheet does not hold a light and a dark block */
export function readTokens(css: string): Tokens {
  const [light, dark] = [...css.matchAll(ROOT)].map(([, block = '']) => propertiesOf(block));
  if (light === undefined || dark === undefined) throw new Error('tokens.css has no light and dark :root');
  return {
    all: [...light].map(([name, value]) => ({ name, light: value, dark: dark.get(name) })),
    surfaces: [...css.matchAll(SURFACE)].map(([, name = '', light = '']) => ({ name, light })),
  };
}

function propertiesOf(block: string): Map<string, string> {
  return new Map([...block.matchAll(PROPERTY)].map(([, name = '', value = '']) => [name, value]));
}

/** Contrast of two #rgb or #rrggbb colours, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A class per token, since the pages' Content-Security-Policy forbids style attributes here as well. */
export function specimenStyles({ all, surfaces }: Tokens): string {
  return [
    '.specimen { display: grid; grid-template-columns: 9rem minmax(0, 1fr) auto; gap: 0 1rem; align-items: center; }',
    '.specimen { padding-block: 0.25rem; border-block-end: var(--hairline); font-variant-numeric: tabular-nums; }',
    '.swatch { block-size: 2.5rem; border: var(--hairline); }',
    '.bar { block-size: 1rem; background: var(--red); }',
    '.type { line-height: 1.2; overflow: hidden; }',
    "[class*='token-heading'] { font-family: var(--font-wide); font-weight: 760; font-stretch: 125%; }",
    '.styles-head { padding-block-start: 4rem; }',
    '.component { padding-block: 2rem 4rem; border-block-start: 2px solid var(--ink); }',
    '.component > header { color: var(--ink-soft); font-size: var(--text-s); }',
    '.component-frame { display: grid; grid-template-columns: [full-start page-start] minmax(0, 1fr) [page-end full-end]; }',
    ...all.map(({ name, light }) => {
      if (light.startsWith('#')) return `.token-${name} { background: var(--${name}); }`;
      if (name.startsWith('space-')) return `.token-${name} { inline-size: var(--${name}); }`;
      return `.token-${name} { font-size: var(--${name}); }`;
    }),
    ...surfaces.map(({ name, light }) => `.token-surface-${name} { background: ${light}; }`),
  ].join('\n');
}
