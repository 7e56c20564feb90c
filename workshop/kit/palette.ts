/**
 * Colours of things that look the same in both schemes: people, what they wear, snow, boards, monitors, metal. Each name is
 * a fill class; "-s" is its shadow side, "-d" what lies behind (far limbs).
 */
const SHADED = {
  // From fair to dark.
  'skin-1': '#efc4a6',
  'skin-2': '#dda27b',
  'skin-3': '#b87a51',
  'skin-4': '#875230',
  'skin-5': '#5d3924',
  'kit-red': '#d8232a',
  'kit-navy': '#26385b',
  'kit-white': '#f2f3f1',
  'kit-yellow': '#f2bb2f',
  'kit-green': '#2f7f5d',
  'kit-blue': '#2f74c8',
  'kit-orange': '#ea7a24',
  'kit-grey': '#9aa1ab',
  'kit-ink': '#2c3037',
  'hair-1': '#1d1816',
  'hair-2': '#4d3020',
  'hair-3': '#d5ad66',
  'coat-1': '#7b4526',
  'coat-2': '#3a2a22',
  'snow-white': '#f8fafd',
  'ice-white': '#d3e6ef',
  metal: '#bdc4cc',
  steel: '#5b636e',
  rubber: '#23262b',
} as const;

const FLAT = {
  'led-ground': '#0c0e12',
  'led-lit': '#ffb52e',
  'led-red': '#ff4b3e',
  'led-green': '#4fe07c',
  'led-white': '#f6f7f2',
  'led-off': '#2b2418',
  'tv-panel': '#121a26',
  'tv-text': '#f2f3f1',
} as const;

export const SKINS = ['skin-1', 'skin-2', 'skin-3', 'skin-4', 'skin-5'] as const;
export const KITS = [
  'kit-red',
  'kit-navy',
  'kit-white',
  'kit-yellow',
  'kit-green',
  'kit-blue',
  'kit-orange',
  'kit-grey',
  'kit-ink',
] as const;

/** Darker in proportion: skin stays warm, cloth and metal turn a little cold. */
function shaded(name: string, colour: string, share: number): string {
  const channels = [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));
  const isWarm = /^(skin|hair|coat)/.test(name);
  const kept = (isWarm ? [0.8, 1.05, 1.2] : [1, 0.98, 0.86]).map((part) => 1 - share * part);
  return `#${channels.map((value, index) => twoDigits(value * (kept[index] ?? 1))).join('')}`;
}

const twoDigits = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Every fixed class and its colour. */
export const FIXED: Readonly<Record<string, string>> = {
  ...FLAT,
  ...Object.fromEntries(
    Object.entries(SHADED).flatMap(([name, colour]) => [
      [name, colour],
      [`${name}-s`, shaded(name, colour, 0.15)],
      [`${name}-d`, shaded(name, colour, 0.36)],
    ]),
  ),
  // Snow reflects the sky.
  'snow-white-s': '#dce6f2',
  'snow-white-d': '#b7c8de',
  'ice-white-s': '#b4d2e0',
  'ice-white-d': '#7fabc1',
};

/** The shadow side of a fill; a fill without one is its own. */
export const shadowOf = (fill: string): string => (`${fill}-s` in FIXED ? `${fill}-s` : fill);

/** The same on a limb away from the viewer: in shadow as a whole, and no darker than that. */
export const behindOf = shadowOf;
