/** pictures/*.svg, as a designer edits it → the SVG that is served: outlined letters, colours of both schemes, small. */
import { optimize, type PluginConfig } from 'svgo';
import { applyPalette, type Palette } from './apply-palette.ts';
import type { Fonts } from './fonts.ts';
import { outlineText } from './outline-text.ts';
import { type PictureFacts, readFacts, serveFormat } from './picture-facts.ts';

export interface BuiltPicture {
  readonly facts: PictureFacts;
  readonly svg: string;
  /** Other formats cut out of the same drawing, by the ids of its views. */
  readonly views: Readonly<Record<string, string>>;
}

/** Coordinates are in tenths of a unit; those of parts that are scaled down are finer. */
const PRECISION = 2;

/** Before the colours: with a style block, SVGO looks up every rule for every element. */
const SIMPLIFY: PluginConfig[] = [
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'cleanupAttrs',
  { name: 'cleanupNumericValues', params: { floatPrecision: PRECISION } },
  'removeUselessDefs',
  'removeNonInheritableGroupAttrs',
  'collapseGroups',
  {
    name: 'convertPathData',
    // Numbers are written shorter and nothing else: a line of no length with round ends is a lamp.
    params: {
      floatPrecision: PRECISION,
      applyTransforms: false,
      makeArcs: undefined,
      straightCurves: false,
      removeUseless: false,
    },
  },
  { name: 'convertTransform', params: { floatPrecision: 4, transformPrecision: 6 } },
  'removeEmptyAttrs',
  'removeEmptyContainers',
];

/** After the colours, whose messages name a part by its id. */
const SHORTEN: PluginConfig[] = [
  { name: 'cleanupIds', params: { force: true, preserve: ['dark'] } },
  'removeXlink',
  'removeUnusedNS',
];

/** @throws naming the file and what is wrong in it */
export function buildPicture(name: string, source: string, palette: Palette, fonts: Fonts): BuiltPicture {
  const facts = readFacts(name, source);
  const build = (viewBox?: string) => {
    const toServed = [
      serveFormat(viewBox),
      outlineText(name, fonts),
      ...SIMPLIFY,
      applyPalette(name, palette),
      ...SHORTEN,
    ];
    const plugins: PluginConfig[] = ['convertStyleToAttrs', ...toServed];
    return `${optimize(source, { path: name, plugins }).data}\n`;
  };
  const views = Object.entries(facts.views).map(([id, viewBox]) => [id, build(viewBox)]);
  return { facts, svg: build(), views: Object.fromEntries(views) };
}
