/** Whoever is seen shows a whole head: no composition of a picture, and no picture in a picture, cuts one or leaves it out. */
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import type { Composition } from '../kit/drawing.ts';
import { loadFonts } from '../kit/lettering.ts';
import { Body } from './body.ts';
import type { Part } from './part.ts';

const PIECES = ['arm', 'leg', 'neck', 'trunk', 'head'] as const;
/** Of a head's area; less is the edge of a pixel. */
const WHOLE = 0.94;
/** Of a body's area: what is less is not noticed. */
const SEEN = 0.01;
const PIXELS = 480;

// Every part says whose it is. Pictures are imported after this, for some of their people are drawn when they load.
const people = new WeakMap<Body, number>();
let count = 0;
for (const piece of PIECES) {
  const original = Body.prototype[piece] as (...given: unknown[]) => Part[];
  Object.defineProperty(Body.prototype, piece, {
    value(this: Body, ...given: unknown[]): Part[] {
      if (!people.has(this)) people.set(this, count++);
      const fill = `person-${people.get(this)}-${piece === 'head' ? 'head' : 'body'}`;
      return original.apply(this, given).map((part) => ({ ...part, fill }));
    },
  });
}
const { drawings } = await import('../drawings.ts');
const { renderDrawing } = await import('../kit/drawing.ts');
const fonts = await loadFonts();

const DRAWN =
  /<clipPath[\s\S]*?<\/clipPath>|<style>[\s\S]*?<\/style>|<(path|rect|circle|ellipse|line|polyline|polygon|text|use)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g;

/** The picture with nothing but what is of these classes, where it was, in one colour. */
const only = (svg: string, classes: string): string =>
  svg.replaceAll(DRAWN, (element) => {
    if (element.startsWith('<clipPath') || element.includes(`"${classes}`)) return element;
    return '';
  });

const BOX = /viewBox="[^"]*" width="[^"]*" height="[^"]*"/;

/** With frames and without any, on the same grid of pixels: small heads lose as much at their edges in both. */
function framings(svg: string, { width, height }: Composition): readonly [framed: string, free: string] {
  const unit = width / PIXELS;
  const down = Math.ceil(height / unit) * unit;
  const free = svg.replaceAll(/ clip-path="[^"]*"/g, '').replaceAll(/<svg (?!xmlns)/g, '<svg overflow="visible" ');
  return [
    svg.replace(BOX, `viewBox="0 0 ${width} ${down}"`),
    free.replace(BOX, `viewBox="${-width} ${-down} ${3 * width} ${3 * down}"`),
  ];
}

function areaOf(svg: string, width: number): number {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  let sum = 0;
  for (let at = 3; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
  return sum;
}

/** How much of it the frame shows, 0 to 1. */
function shareOf(svg: string, classes: string, composition: Composition): number {
  const [framed, free] = framings(only(svg, classes), composition);
  return areaOf(framed, PIXELS) / areaOf(free, 3 * PIXELS);
}

/** Strips have frames of their own; plans and devices show no people, or hands alone. */
const pictures = drawings
  .filter(({ id }) => !/^(strip|plan|equipment)\//.test(id))
  .flatMap((drawing) => [
    { id: drawing.id, drawing, composition: drawing as Composition },
    ...(drawing.portrait ? [{ id: `${drawing.id}, narrow`, drawing, composition: drawing.portrait }] : []),
    ...(drawing.wide ? [{ id: `${drawing.id}, wide`, drawing, composition: drawing.wide }] : []),
  ]);

describe('the people of a picture', () => {
  it.each(pictures)('show their heads: $id', { timeout: 60_000 }, ({ drawing, composition }) => {
    const svg = renderDrawing({ ...drawing, ...composition }, fonts);
    const seen = new Set([...svg.matchAll(/class="(person-\d+-)head"/g)].map(([, person]) => person));
    const cut = [...seen].filter((person) => {
      const head = shareOf(svg, `${person}head`, composition);
      return head < WHOLE && (head > 0 || shareOf(svg, `${person}body`, composition) > SEEN);
    });
    expect(cut).toEqual([]);
  });
});
