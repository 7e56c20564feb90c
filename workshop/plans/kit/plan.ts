/**
 * What all venue plans share: sheet, title block, scale bar, numbered markers and their legend.
 *
 * Sheet of 1120 × 640: ink rule and title block to y 80, the plan from y 92, then the legend: under the plan in two columns
 * (default) or beside it in one. Red is kept for lines and points where something is measured.
 */
import type { SportSlug } from '../../../shared/content/navigation.ts';
import { marker } from '../../kit/callouts.ts';
import type { Drawing } from '../../kit/drawing.ts';
import type { Lettering } from '../../kit/lettering.ts';
import type { Scale } from '../../kit/scale.ts';
import { circle, each, line, type Point, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type LegendPlace, legend } from './legend.ts';

export const SHEET = { width: 1120, height: 640, margin: 24, planTop: 92 } as const;

/** The two ends, or sides, of what lies even about its middle: left and right, above and below. */
export const SIDES = [-1, 1] as const;
export type Side = (typeof SIDES)[number];

/**
 * A numbered marker, in units of the picture. With a disc it stands away from its point: a red dot there, a thin red leader,
 * the disc with its number. Without one it stands on its point.
 */
export type Pin = readonly [number: number, point: Point, disc?: Point];

export interface Plan {
  readonly slug: SportSlug;
  /** Large in the title block: "Figure skating". */
  readonly name: string;
  /** Under it: what is drawn and its main measure. */
  readonly subtitle: string;
  readonly height?: number;
  readonly title: string;
  readonly description: string;
  readonly scale: Pick<Scale, 'unitsPerMetre'>;
  /** Marks of the scale bar in metres, from 0: [0, 5, 10]. */
  readonly bar: readonly number[];
  readonly pins: readonly Pin[];
  /** The equipment in bold, and what it does or where it stands; in the order of their numbers. */
  readonly legend: Readonly<Record<string, string>>;
  readonly legendPlace: LegendPlace;
  readonly body: (lettering: Lettering) => string;
}

export function planDrawing(plan: Plan): Drawing {
  const { width, margin } = SHEET;
  const { height = SHEET.height } = plan;
  return {
    id: `plan/${plan.slug}`,
    width,
    height,
    title: plan.title,
    description: plan.description,
    draw: (lettering) =>
      rect(0, 0, width, height, 'p') +
      line(margin, 14, width - margin, 14, 'l') +
      lettering.text(margin, 49, plan.name, { size: 28, style: 'wide' }) +
      lettering.text(margin, 73, plan.subtitle, { size: 15, fill: 'g5' }) +
      scaleBar(lettering, plan.scale, plan.bar) +
      plan.body(lettering) +
      each(plan.pins, (each) => pin(lettering, each)) +
      legend(lettering, plan.legend, { x: margin, width: width - 2 * margin, ...plan.legendPlace }, height),
  };
}

/** A bar of blocks with its figures, ending at `end`; the place given is that of the title block's right end. */
export function scaleBar(
  lettering: Lettering,
  { unitsPerMetre }: Pick<Scale, 'unitsPerMetre'>,
  marks: readonly number[],
  [end, top]: Point = [SHEET.width - SHEET.margin, 37],
): string {
  const last = marks.at(-1) ?? 0;
  const lastWidth = lettering.measure(`${last}`, { size: 13 });
  const right = end - lettering.measure(' m', { size: 13 }) - lastWidth / 2;
  const left = right - last * unitsPerMetre;
  const at = (mark: number): number => left + mark * unitsPerMetre;
  const block = (mark: number, index: number): string => {
    const from = at(marks[index] ?? 0);
    return index % 2 === 0 ? rect(from, top, at(mark) - from, 6, 'i') : '';
  };
  return (
    each(marks.slice(1), block) +
    rect(left, top, right - left, 6, 'l') +
    each(marks, (mark) => lettering.text(at(mark), top + 23, `${mark}`, { size: 13, anchor: 'middle' })) +
    lettering.text(right + lastWidth / 2, top + 23, ' m', { size: 13 })
  );
}

function pin(lettering: Lettering, [number, point, disc]: Pin): string {
  if (disc === undefined) return spot(lettering, number, point);
  return (
    stroke(`M${round(point[0])} ${round(point[1])}L${round(disc[0])} ${round(disc[1])}`, 'rl', 1) +
    circle(point[0], point[1], 3, 'r') +
    spot(lettering, number, disc)
  );
}

/** A marker that stands on its point. */
export function spot(lettering: Lettering, number: number, [x, y]: Point): string {
  return marker(lettering, x, y, number, 10);
}
