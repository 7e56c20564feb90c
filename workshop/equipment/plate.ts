/**
 * A device in two drawings: the picture of the pages, and the plate that documents print: scale note, views with
 * measures, callouts. The document sets its heading, part line and legend.
 */
import { callout, note } from '../kit/callouts.ts';
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, type Point, placed } from '../kit/shapes.ts';
import { SCREEN_COLOURS } from '../screens/colours.ts';
import { drawProduct, PICTURE, type Product } from './kit/product.ts';
import type { View } from './view.ts';

export const PLATE = { left: 32, right: 608, top: 96, bottom: 396 } as const;
/** The part of those units that is printed. */
const PRINTED = { x: 30, y: 58, width: 582, height: 344 } as const;
/** Of the scale note, above the views. */
const BASELINE = 72;

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
  /** Over the part line, in the caption of the plate. */
  readonly heading: string;
  /** Part numbers or kind of device. */
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

/** A picture of a device that no document prints. */
export const device = (name: string, product: Product & Required<Pick<Product, 'caption' | 'alt'>>): Drawing => ({
  ...{ id: `equipment/${name}`, title: product.caption, description: product.alt },
  ...{ width: PICTURE.width, height: product.height ?? PICTURE.height },
  colours: SCREEN_COLOURS,
  legend: product.markers.map(({ text }) => text),
  draw: (lettering) => drawProduct(lettering, product),
});

export function plate(options: PlateOptions): Drawing {
  const { name, heading, part, title, description, product, legend } = options;
  return {
    ...device(name, { ...product, caption: product.caption ?? title, alt: product.alt ?? description }),
    sheet: {
      width: PRINTED.width,
      height: PRINTED.height,
      caption: `${heading}. ${part}`,
      description,
      legend: legend.map(({ text, measures }) => ({ text, isInk: !measures })),
      draw: (lettering) => drawSheet(lettering, options),
    },
  };
}

function drawSheet(lettering: Lettering, options: PlateOptions): string {
  const { legend, views = [], body } = options;
  return placed(
    -PRINTED.x,
    -PRINTED.y,
    drawScaleNote(lettering, options) +
      body(lettering) +
      each(views, (view) => view.caption(lettering)) +
      each(legend, ({ at, target, measures }, index) => callout(lettering, index + 1, at, target, fillOf(measures))),
  );
}

function drawScaleNote(lettering: Lettering, { scale }: PlateOptions): string {
  const { left, right } = PLATE;
  if (scale === undefined) return note(lettering, left, BASELINE, 'Not to scale');
  const start = right - scale.unitsPerMm * scale.barMm;
  const middle = (start + right) / 2;
  const y = BASELINE - 5;
  return (
    note(lettering, left, BASELINE, 'Sizes in mm') +
    line(start, y, right, y, 'd') +
    each([start, middle, right], (x) => line(x, y - (x === middle ? 3 : 5), x, y + 5, 'd')) +
    note(lettering, start - 8, BASELINE, `${scale.barMm} mm`, 'end')
  );
}

function fillOf(measures: true | undefined): string {
  return measures ? 'r' : 'i';
}
