/**
 * A device in two drawings: the picture of the pages, and the plate that documents print: heading, part line, scale
 * note, views with measures, callouts and their legend.
 */
import { callout, marker, note } from '../kit/callouts.ts';
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, type Point, rect } from '../kit/shapes.ts';
import { SCREEN_COLOURS } from '../screens/colours.ts';
import { drawProduct, PICTURE, type Product } from './kit/product.ts';
import type { View } from './view.ts';

export const PLATE = { width: 640, height: 480, left: 32, right: 608, top: 96, bottom: 396 } as const;

export interface LegendEntry {
  readonly text: string;
  /** Where the callout's disc stands, and the point of the part that it leads to. */
  readonly at: Point;
  readonly target: Point;
  /** The part that measures: red, at most one a plate. All others are ink. */
  readonly measures?: true;
}

export interface PlateOptions {
  /** The id is equipment/<name>. */
  readonly name: string;
  /** On the plate, in the wide style. */
  readonly heading: string;
  /** Under the heading, grey: part numbers or kind of device. */
  readonly part: string;
  /** Caption, 3-9 words. */
  readonly title: string;
  /** Text alternative; says "Not to scale" where `scale` is missing. */
  readonly description: string;
  /** Units per millimetre and the length of the scale bar; without it the note says "Not to scale". */
  readonly scale?: { readonly unitsPerMm: number; readonly barMm: number };
  /** Two to five entries, numbered from 1; two columns, filled downwards. */
  readonly legend: readonly LegendEntry[];
  /**
   * Views whose names and overall sizes are to be written. They follow first-angle projection where they can: the side
   * view stands right of the front view with the object's front facing right, in the top view the front is at the bottom.
   */
  readonly views?: readonly View[];
  /** What stands between PLATE.top and PLATE.bottom (the latter less 22 for a third legend row). */
  readonly body: (lettering: Lettering) => string;
  /** The picture of the pages. */
  readonly product: Product;
}

export function plate(options: PlateOptions): Drawing {
  const { name, title, description, product } = options;
  return {
    ...{ id: `equipment/${name}`, title: product.caption ?? title, description: product.alt ?? description },
    ...{ width: PICTURE.width, height: product.height ?? PICTURE.height },
    colours: SCREEN_COLOURS,
    legend: product.markers.map(({ text }) => text),
    draw: (lettering) => drawProduct(lettering, product),
    sheet: {
      width: PLATE.width,
      height: PLATE.height,
      description,
      draw: (lettering) => drawSheet(lettering, options),
    },
  };
}

function drawSheet(lettering: Lettering, options: PlateOptions): string {
  const { heading, part, legend, views = [], body } = options;
  return (
    rect(0, 0, PLATE.width, PLATE.height, 'p') +
    lettering.text(PLATE.left, 46, heading, { size: 22, style: 'wide' }) +
    note(lettering, PLATE.left, 68, part, 'start', 14) +
    drawScaleNote(lettering, options) +
    body(lettering) +
    each(views, (view) => view.caption(lettering)) +
    each(legend, ({ at, target, measures }, index) => callout(lettering, index + 1, at, target, fillOf(measures))) +
    drawLegend(lettering, legend)
  );
}

function drawScaleNote(lettering: Lettering, { scale }: PlateOptions): string {
  const right = PLATE.right;
  if (scale === undefined) return note(lettering, right, 68, 'Not to scale', 'end');
  const start = right - scale.unitsPerMm * scale.barMm;
  const middle = (start + right) / 2;
  return (
    line(start, 42, right, 42, 'd') +
    each([start, middle, right], (x) => line(x, x === middle ? 39 : 37, x, 47, 'd')) +
    note(lettering, start - 8, 47, `${scale.barMm} mm`, 'end') +
    note(lettering, right, 68, 'Sizes in mm', 'end')
  );
}

const ROW = 22;

function drawLegend(lettering: Lettering, legend: readonly LegendEntry[]): string {
  const rows = Math.ceil(legend.length / 2);
  const first = 458 - (rows - 1) * ROW;
  return (
    line(PLATE.left, first - 24, PLATE.right, first - 24, 'h') +
    each(legend, ({ text, measures }, index) => {
      const x = PLATE.left + (index < rows ? 0 : 296);
      const y = first + (index % rows) * ROW;
      return (
        marker(lettering, x + 9, y - 4.5, index + 1, 9, fillOf(measures)) +
        lettering.text(x + 26, y, text, { size: 14 })
      );
    })
  );
}

function fillOf(measures: true | undefined): string {
  return measures ? 'r' : 'i';
}
