/** The plate every equipment drawing stands on: heading, part line, scale note, callouts and their legend. */
import type { Drawing } from '../drawing.ts';
import type { Lettering } from '../lettering.ts';
import { circle, line, marker, type Point, rect } from '../shapes.ts';

export { View } from './view.ts';

export const PLATE = { width: 640, height: 480, left: 32, right: 608, top: 96, bottom: 396 } as const;

export interface LegendEntry {
  readonly text: string;
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
  /** What stands between PLATE.top and PLATE.bottom (the latter less 22 for a third legend row). */
  readonly body: (lettering: Lettering) => string;
}

/**
 * Views follow first-angle projection where they can: the side view stands right of the front view with the object's
 * front facing right, in the top view the front is at the bottom.
 */
export function plate(options: PlateOptions): Drawing {
  const { name, heading, part, title, description, legend, body } = options;
  return {
    id: `equipment/${name}`,
    width: PLATE.width,
    height: PLATE.height,
    title,
    description,
    draw: (lettering) =>
      rect(0, 0, PLATE.width, PLATE.height, 'p') +
      lettering.text(PLATE.left, 46, heading, { size: 22, style: 'wide' }) +
      lettering.text(PLATE.left, 68, part, { size: 14, fill: 'g5' }) +
      drawScaleNote(lettering, options) +
      body(lettering) +
      drawLegend(lettering, legend),
  };
}

function drawScaleNote(lettering: Lettering, { scale }: PlateOptions): string {
  const note = (y: number, text: string, x: number = PLATE.right) =>
    lettering.text(x, y, text, { size: 13, anchor: 'end', fill: 'g5' });
  if (scale === undefined) return note(68, 'Not to scale');
  const start = PLATE.right - scale.unitsPerMm * scale.barMm;
  const middle = (start + PLATE.right) / 2;
  return (
    line(start, 42, PLATE.right, 42, 'd') +
    [start, middle, PLATE.right].map((x) => line(x, x === middle ? 39 : 37, x, 47, 'd')).join('') +
    note(47, `${scale.barMm} mm`, start - 8) +
    note(68, 'Sizes in mm')
  );
}

const ROW = 22;

function drawLegend(lettering: Lettering, legend: readonly LegendEntry[]): string {
  const rows = Math.ceil(legend.length / 2);
  const first = 458 - (rows - 1) * ROW;
  const entries = legend.map(({ text, measures }, index) => {
    const x = PLATE.left + (index < rows ? 0 : 296);
    const y = first + (index % rows) * ROW;
    return disc(lettering, x + 9, y - 4.5, index + 1, measures) + lettering.text(x + 26, y, text, { size: 14 });
  });
  return line(PLATE.left, first - 24, PLATE.right, first - 24, 'h') + entries.join('');
}

function disc(lettering: Lettering, x: number, y: number, number: number, measures?: true): string {
  if (measures) return marker(lettering, x, y, number);
  const figure = lettering.text(x, y + 3.6, String(number), { size: 10.8, style: 'bold', anchor: 'middle', fill: 'p' });
  return circle(x, y, 9, 'i') + figure;
}

/** A numbered disc with a hairline to a dot on the part it names. */
export function callout(lettering: Lettering, number: number, at: Point, target: Point, measures?: true): string {
  return (
    line(at[0], at[1], target[0], target[1], 'd') +
    circle(target[0], target[1], 2, measures ? 'r' : 'i') +
    disc(lettering, at[0], at[1], number, measures)
  );
}

/** Small grey name of a view: Front, Side, Top. */
export function viewName(lettering: Lettering, x: number, y: number, text: string): string {
  return lettering.text(x, y, text, { size: 13, anchor: 'middle', fill: 'g5' });
}
