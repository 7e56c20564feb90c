/**
 * The one style block that every picture holds: colours for both schemes. It is the same text everywhere, so that one
 * hash in the pictures' Content-Security-Policy allows it.
 *
 * Fills: p paper, i ink, g1 (faintest) to g5 grey steps, r red, and per surface a plain, a light (…-1) and a dark (…-2) step.
 * Strokes: l ink line, m grey line, h hairline, d dimension line, rl the red line, wl paper-coloured line; all without fill.
 * One of each may stand together ('g1 l'): the fills come after the strokes' `fill: none` and so win over it.
 * The fixed fills of palette.ts are the same in both schemes.
 */
import { FIXED } from './palette.ts';

interface Scheme {
  readonly p: string;
  readonly i: string;
  readonly g: readonly [string, string, string, string, string];
  readonly r: string;
  readonly surfaces: Readonly<Record<SurfaceName, readonly [plain: string, light: string, dark: string]>>;
}

export const SURFACES = [
  'tartan',
  'water',
  'ice',
  'snow',
  'timber',
  'sand',
  'asphalt',
  'sawdust',
  'piste',
  'mat',
] as const;
export type SurfaceName = (typeof SURFACES)[number];

const light: Scheme = {
  p: '#ffffff',
  i: '#14161a',
  g: ['#f3f3f1', '#e2e3e5', '#c3c6cc', '#868b95', '#4a4e57'],
  r: '#d8232a',
  surfaces: {
    tartan: ['#b9502f', '#e3a58e', '#8a3519'],
    water: ['#1387b3', '#a9d8ea', '#0b5f85'],
    ice: ['#a8cbdc', '#dcecf3', '#5d93ad'],
    snow: ['#cfd9e6', '#edf2f8', '#7f95b3'],
    timber: ['#c08a4b', '#e6c79d', '#8d5f2a'],
    sand: ['#d3b071', '#efdfbd', '#9d7c3f'],
    asphalt: ['#6b7079', '#b5b9c0', '#44484f'],
    sawdust: ['#b08f63', '#ddcbb0', '#7d6240'],
    piste: ['#6f9a94', '#bfd6d2', '#456e69'],
    mat: ['#4b6fb0', '#b4c5e4', '#2f4c83'],
  },
};

const dark: Scheme = {
  p: '#111317',
  i: '#f1f1ee',
  g: ['#191c21', '#272b32', '#434853', '#868c98', '#b9bdc6'],
  r: '#ff5a52',
  surfaces: {
    tartan: ['#a5472b', '#5e2b1b', '#d4775a'],
    water: ['#11719a', '#0c3f57', '#4eb4dc'],
    ice: ['#5f8aa0', '#243946', '#a6cfe2'],
    snow: ['#6d809b', '#2a3442', '#b7c6db'],
    timber: ['#96692f', '#4a351b', '#d5a868'],
    sand: ['#a3803f', '#4f4025', '#dcbf85'],
    asphalt: ['#565b64', '#2b2e34', '#8d929b'],
    sawdust: ['#8a6d47', '#42362a', '#c4a67c'],
    piste: ['#4f7a74', '#243b38', '#8fbab4'],
    mat: ['#3f5f9b', '#1f2d4b', '#8aa7de'],
  },
};

function fillsOf({ p, i, g, r, surfaces }: Scheme): Readonly<Record<string, string>> {
  const fills: Record<string, string> = { p, i, r };
  g.forEach((colour, index) => {
    fills[`g${index + 1}`] = colour;
  });
  for (const name of SURFACES) {
    const [plain, lighter, darker] = surfaces[name];
    fills[name] = plain;
    fills[`${name}-1`] = lighter;
    fills[`${name}-2`] = darker;
  }
  return fills;
}

function rules(scheme: Scheme, within = ''): string {
  const { p, i, g, r } = scheme;
  const fills = fillsOf(scheme);
  const strokes: Record<string, string> = { l: i, m: g[3], h: g[2], d: g[4], rl: r, wl: p };
  return (
    Object.entries(fills)
      .map(([name, colour]) => `${within}.${name}{fill:${colour}}`)
      .join('') +
    Object.entries(strokes)
      .map(([name, colour]) => `${within}.${name}{stroke:${colour}}`)
      .join('')
  );
}

const fixed = Object.entries(FIXED)
  .map(([name, colour]) => `.${name}{fill:${colour}}`)
  .join('');

/** For pictures that are turned into pixels: one scheme, no media query. */
export const LIGHT_STYLE =
  `.l,.m,.h,.d,.rl,.wl{fill:none;stroke-width:1.5;stroke-linejoin:round}.h,.d{stroke-width:1}.rl{stroke-width:2}` +
  rules(light) +
  fixed;

/**
 * Rules for the dark scheme: where the visitor has chosen it, and in a drawing named with the fragment `#dark`, because
 * WebKit does not tell a drawing in an `<img>` what the visitor has chosen. They weigh no more than those they replace.
 */
export const inDark = (dark: string) =>
  `@media(prefers-color-scheme:dark){${dark}}${dark.replaceAll(/(^|})(?=\.)/g, '$1:where(:target) ')}`;

export const STYLE = LIGHT_STYLE + inDark(rules(dark));

/** The colour of a fill class in a scheme. */
export function colourOf(name: string, scheme: 'light' | 'dark'): string {
  const known = fillsOf(scheme === 'light' ? light : dark)[name] ?? FIXED[name];
  if (known === undefined) throw new Error(`"${name}" is no fill`);
  return known;
}

/** The colours of one scheme for what stands in a group of that class, whatever the page's scheme. */
export const schemeWithin = (group: string, scheme: 'light' | 'dark'): string =>
  rules(scheme === 'light' ? light : dark, `.${group} `);
