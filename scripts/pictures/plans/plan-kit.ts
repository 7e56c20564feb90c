/**
 * What all venue plans share: sheet, title block, scale bar, numbered markers and their legend.
 *
 * Sheet of 1120 × 640: ink rule and title block to y 80, the plan from y 92, then the legend: under the plan in two columns
 * (default) or beside it in one. Red is kept for lines and points where something is measured.
 */
import type { SportSlug } from '../../../shared/content/navigation.ts';
import type { Drawing } from '../drawing.ts';
import type { Lettering } from '../lettering.ts';
import { circle, line, marker, type Point, polygon, rect, round } from '../shapes.ts';
import { type LegendEntry, type LegendPlace, legend } from './plan-legend.ts';

export const SHEET = { width: 1120, height: 640, margin: 24, planTop: 92 } as const;

/** Metres to units: `x` and `y` place a position, `of` turns a length. Origin and axes (y downwards) are the plan's own. */
export interface Scale {
  readonly unitsPerMetre: number;
  x(metres: number): number;
  y(metres: number): number;
  of(metres: number): number;
  at(metres: Point): Point;
}

export function createScale([originX, originY]: Point, unitsPerMetre: number): Scale {
  const x = (metres: number): number => originX + metres * unitsPerMetre;
  const y = (metres: number): number => originY + metres * unitsPerMetre;
  return { unitsPerMetre, x, y, of: (metres) => metres * unitsPerMetre, at: ([mx, my]) => [x(mx), y(my)] };
}

export interface Plan {
  readonly slug: SportSlug;
  /** Large in the title block: "Figure skating". */
  readonly name: string;
  /** Under it: what is drawn and its main measure. */
  readonly subtitle: string;
  readonly height?: number;
  readonly title: string;
  readonly description: string;
  readonly unitsPerMetre: number;
  /** Marks of the scale bar in metres, from 0: [0, 5, 10]. */
  readonly bar: readonly number[];
  /** In the order of their numbers. */
  readonly legend: readonly LegendEntry[];
  readonly legendPlace: LegendPlace;
  readonly body: (lettering: Lettering) => string;
}

export function planDrawing(plan: Plan): Drawing {
  const height = plan.height ?? SHEET.height;
  const { width } = SHEET;
  return {
    id: `plan/${plan.slug}`,
    width,
    height,
    title: plan.title,
    description: plan.description,
    draw: (lettering) =>
      rect(0, 0, width, height, 'p') +
      titleBlock(lettering, plan.name, plan.subtitle) +
      scaleBar(lettering, plan.unitsPerMetre, plan.bar) +
      plan.body(lettering) +
      legend(lettering, plan.legend, { x: SHEET.margin, width: width - 2 * SHEET.margin, ...plan.legendPlace }, height),
  };
}

function titleBlock(lettering: Lettering, name: string, subtitle: string): string {
  const { margin, width } = SHEET;
  return (
    line(margin, 14, width - margin, 14, 'l') +
    lettering.text(margin, 49, name, { size: 28, style: 'wide' }) +
    lettering.text(margin, 73, subtitle, { size: 15, fill: 'g5' })
  );
}

/** A bar of blocks with its figures, ending at `end`; the place given is that of the title block's right end. */
export function scaleBar(
  lettering: Lettering,
  unitsPerMetre: number,
  marks: readonly number[],
  [end, top]: Point = [SHEET.width - SHEET.margin, 37],
): string {
  const last = marks.at(-1) ?? 0;
  const lastWidth = lettering.measure(`${last}`, { size: 13 });
  const right = end - lettering.measure(' m', { size: 13 }) - lastWidth / 2;
  const left = right - last * unitsPerMetre;
  const at = (mark: number): number => left + mark * unitsPerMetre;
  const blocks = marks.slice(1).map((mark, index) => {
    const from = at(marks[index] ?? 0);
    return index % 2 === 0 ? rect(from, top, at(mark) - from, 6, 'i') : '';
  });
  const figures = marks.map((mark) => lettering.text(at(mark), top + 23, `${mark}`, { size: 13, anchor: 'middle' }));
  const unit = lettering.text(right + lastWidth / 2, top + 23, ' m', { size: 13 });
  return blocks.join('') + rect(left, top, right - left, 6, 'l') + figures.join('') + unit;
}

/** A numbered marker away from its point: a red dot there, a thin red leader, the disc with its number. */
export function pin(lettering: Lettering, number: number, point: Point, disc: Point): string {
  return (
    thick(`M${round(point[0])} ${round(point[1])}L${round(disc[0])} ${round(disc[1])}`, 'rl', 1) +
    circle(point[0], point[1], 3, 'r') +
    marker(lettering, disc[0], disc[1], number, 10)
  );
}

/** A marker that stands on its point. */
export function spot(lettering: Lettering, number: number, [x, y]: Point): string {
  return marker(lettering, x, y, number, 10);
}

/** A stroke of its own width: the class rules beat attributes on the same element, so the class sits on a group. */
export function thick(data: string, className: string, width: number, dash?: string): string {
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<g class="${className}"><path d="${data}" stroke-width="${round(width)}"${dashes}/></g>`;
}

/** A band of even width along a line of points, as a filled shape: surface colours exist as fills only. */
export function band(points: readonly Point[], width: number, className: string): string {
  return polygon([...offset(points, width / 2), ...offset(points, -width / 2).reverse()], className);
}

/** The line at a distance to its side: positive is right of the way it runs. */
function offset(points: readonly Point[], distance: number): Point[] {
  return points.map(([x, y], index) => {
    const [ax, ay] = points[index - 1] ?? [x, y];
    const [bx, by] = points[index + 1] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay);
    return [x - ((by - ay) / length) * distance, y + ((bx - ax) / length) * distance];
  });
}
