/**
 * Colours of the scenes. A material has a lit tone (its name), a shade (-c) and some a highlight (-a): these stay in both
 * schemes. Only the surroundings (sky, buildings, ground, rooms) switch: day in the light scheme, evening in the dark one.
 */
import { inDark } from '../kit/style.ts';

type Tones = readonly [plain: string, shade: string, highlight?: string];

const MATERIALS: Readonly<Record<string, Tones>> = {
  'skin-1': ['#efc4a6', '#cf9677', '#f9dcc6'],
  'skin-2': ['#dda27b', '#b57752', '#edbf9d'],
  'skin-3': ['#b87a51', '#8c5735', '#d09a73'],
  'skin-4': ['#875230', '#61381b', '#a56e49'],
  'skin-5': ['#5d3924', '#3d2213', '#7a5038'],
  'hair-1': ['#25201f', '#121010', '#433b39'],
  'hair-2': ['#50362a', '#35221a', '#6d4d3d'],
  'hair-3': ['#8c5d33', '#673f1e', '#ac7b4c'],
  'hair-4': ['#cfa566', '#a67d42', '#e6c68f'],
  'hair-5': ['#a4a7ad', '#7b7f87', '#c6c9ce'],
  'kit-red': ['#d8232a', '#9c161d', '#ee5c58'],
  'kit-navy': ['#26385b', '#172440', '#3c5480'],
  'kit-white': ['#f2f3f1', '#c3cad4', '#ffffff'],
  'kit-ink': ['#2c3037', '#191b20', '#4a505a'],
  'kit-yellow': ['#f2bb2f', '#c18a18', '#fbd873'],
  'kit-green': ['#2f7f5d', '#1d5a40', '#4fa580'],
  'kit-blue': ['#2f74c8', '#1f5296', '#5f9ae0'],
  'kit-grey': ['#9aa1ab', '#707884', '#c2c8cf'],
  'kit-sand': ['#cfba97', '#a38d68', '#e4d5ba'],
  'kit-orange': ['#e87a2c', '#b3551a', '#f6a163'],
  metal: ['#bdc4cc', '#848d98', '#e7eaee'],
  steel: ['#5b636e', '#3d444d', '#828b97'],
  plastic: ['#373c44', '#1d2025', '#565d68'],
  case: ['#3b4048', '#272a30', '#596069'],
  wood: ['#c89757', '#93673a', '#dfb77f'],
  'led-ground': ['#0c0e12', '#050608', '#1c2027'],
  'led-lit': ['#ffb52e', '#7a4d0a', '#ffe3a1'],
  'led-green': ['#58e08a', '#1a6b3a', '#b6f5cc'],
  'tv-panel': ['#121a26', '#0b111a', '#223146'],
  'tv-line': ['#4d6a8f', '#2f4565', '#9cc7ee'],
};

/** Names without the dots of a surface: day and evening. */
const SURROUNDINGS: Readonly<Record<string, readonly [day: string, evening: string]>> = {
  'sky-1': ['#d5e5f2', '#18223a'],
  'sky-2': ['#e6eff6', '#22304e'],
  'sky-3': ['#f5f6f3', '#33456a'],
  'far-1': ['#e3e8ee', '#2a3447'],
  'far-2': ['#c6d0dc', '#212a3a'],
  'far-3': ['#a3b0c0', '#37445b'],
  'far-4': ['#76869a', '#4b5a74'],
  'roof-1': ['#f4f5f5', '#3c475c'],
  'roof-2': ['#8793a3', '#151b27'],
  'track-1': ['#c9633f', '#9b4a2e'],
  'track-2': ['#b75330', '#853b22'],
  'track-3': ['#933f22', '#632a17'],
  'track-l': ['#f7ede6', '#e3cfc3'],
  'grass-1': ['#93b56d', '#4b6b42'],
  'grass-2': ['#7b9f5b', '#3b5736'],
  'grass-3': ['#5f8246', '#2b4229'],
  'pool-1': ['#a5dcec', '#5fa9c4'],
  'pool-2': ['#5bb8d6', '#2f86a9'],
  'pool-3': ['#2b97c0', '#186a90'],
  'pool-4': ['#137299', '#0e4f72'],
  'pool-5': ['#0c5478', '#093753'],
  'wall-1': ['#f0f0ed', '#2b3039'],
  'wall-2': ['#dfe0e0', '#22262e'],
  'wall-3': ['#c5c8cd', '#1a1d23'],
  'wall-4': ['#9ea4ad', '#3d444f'],
  'floor-1': ['#cfd0d0', '#23272e'],
  'floor-2': ['#b3b6ba', '#1a1d22'],
  'floor-3': ['#90959d', '#131519'],
  'pave-1': ['#d9d6cf', '#3a3f49'],
  'pave-2': ['#c4c1ba', '#2f333c'],
  'pave-3': ['#a3a19c', '#24272e'],
  ice: ['#dceef6', '#a9c9da'],
  'ice-a': ['#f6fbfd', '#c3dce8'],
  'ice-c': ['#a9cfe1', '#7da4b9'],
  deepice: ['#86b6cd', '#5f8ba3'],
  'deepice-a': ['#b9d9e7', '#84aec4'],
  'deepice-c': ['#558aa5', '#3d6780'],
  snow: ['#ffffff', '#8d9cbd'],
  'snow-c': ['#d3e0ef', '#7081a6'],
  drift: ['#b9cce3', '#4f628f'],
  'drift-a': ['#dfe9f4', '#6d80ac'],
  'drift-c': ['#8ea8c8', '#3b4c75'],
  pine: ['#2f5b4b', '#1d3a34'],
  'pine-c': ['#1e4034', '#122824'],
  plank: ['#c89757', '#6d4d2b'],
  'plank-a': ['#dfb77f', '#8a6539'],
  'plank-c': ['#93673a', '#47311b'],
  'mount-1': ['#c2d3e6', '#35476a'],
  'mount-2': ['#9bb3cf', '#2a3a59'],
  'mount-3': ['#748fb0', '#1f2c47'],
};

/** What limbs away from the viewer show has a tone of its own (-b), an eighth darker. */
const WORN = /^(skin|kit)-/;

export const isWorn = (tone: string): boolean => WORN.test(tone) && tone in MATERIALS;

const darker = (colour: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.875)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Strokes: the tone of the class as colour, round ends. White and black films lie over what they light or shade. */
const FIXED =
  'path.k{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}g.lamps{fill:none;stroke:currentColor}.white{fill:#fff;color:#fff}.black{fill:#05080f;color:#05080f}' +
  '.night-1{fill:#080c17}.night-2{fill:#0f1628}.night-3{fill:#1a2440}.night-4{fill:#2b3a5f}' +
  Object.entries(MATERIALS)
    .flatMap(([name, [plain, shade, highlight]]) => [
      rule(name, plain),
      rule(`${name}-c`, shade),
      ...(highlight ? [rule(`${name}-a`, highlight)] : []),
      ...(WORN.test(name) ? [rule(`${name}-b`, darker(plain))] : []),
    ])
    .join('');

function rule(name: string, colour: string): string {
  return `.${name}{fill:${colour};color:${colour}}`;
}

function surroundings(scheme: 0 | 1): string {
  return Object.entries(SURROUNDINGS)
    .map(([name, colours]) => rule(name, colours[scheme]))
    .join('');
}

const LIGHT = FIXED + surroundings(0);

/** `snow` and `ice` are surfaces of other pictures, too: this text stands after theirs, so that it wins in both schemes. */
export const SCENE_COLOURS = { light: LIGHT, both: LIGHT + inDark(surroundings(1)) };
