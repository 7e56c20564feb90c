/**
 * What all venue plans share: the sheet cut to the plan, scale bar and numbered markers; and for narrow windows a sheet of its
 * own, on which the venue is turned or shown in parts. Red is kept for lines and points where something is measured.
 */
import type { SportSlug } from '../../../shared/content/navigation.ts';
import { marker } from '../../kit/callouts.ts';
import type { Drawing } from '../../kit/drawing.ts';
import type { Lettering } from '../../kit/lettering.ts';
import type { Scale } from '../../kit/scale.ts';
import { circle, each, type Point, placed, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { SCREEN_COLOURS } from '../../screens/colours.ts';
import { type Frame, type View, viewOf } from './view.ts';

/** The margin of a sheet as a share of its width: the site's pages trim as much (shared/styles/pictures.css). */
const MARGIN = 0.0214;
const PORTRAIT_WIDTH = 390;
/** Between the margins of a portrait. */
export const PORTRAIT = PORTRAIT_WIDTH * (1 - 2 * MARGIN);
/** Radius of the markers: at least 20 px across where the sheet is shown. */
const SPOT = 11;
const PORTRAIT_SPOT = 12;

/** The two ends, or sides, of what lies even about its middle: left and right, above and below. */
export const SIDES = [-1, 1] as const;
export type Side = (typeof SIDES)[number];

/**
 * A numbered marker, in units of the picture. With a disc it stands away from its point: a red dot there, a thin red leader,
 * the disc with its number. Without one it stands on its point.
 */
export type Pin = readonly [number: number, point: Point, disc?: Point];

/** Where a place of the venue stands in the picture. */
export type Place = View['at'];

/** A part of the venue on a sheet: what is drawn, and over it, upright, its words and markers. */
export interface Panel extends Frame {
  /** No letters: they would turn with the venue. */
  readonly scene: () => string;
  readonly words?: (lettering: Lettering, at: Place) => string;
  readonly pins?: readonly Pin[];
  /** Place on a portrait, between its margins; the whole width unless told, below what stands above it. */
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
}

export interface Plan extends Panel {
  readonly slug: SportSlug;
  readonly title: string;
  readonly description: string;
  readonly pins: readonly Pin[];
  readonly spotRadius?: number;
  readonly scale?: Pick<Scale, 'unitsPerMetre'>;
  /** Marks of the scale bar in metres, from 0, and its upper right corner on the sheet; none where measures tell the size. */
  readonly bar?: { readonly marks: readonly number[]; readonly end: Point; readonly size?: number };
  /** What stands at the markers, from 1. */
  readonly legend: readonly string[];
  readonly portrait: readonly Panel[];
  /** Where the portrait has all markers and may stand for the plan in print. */
  readonly portraitDescription?: string;
}

/** @throws when a marker and the legend do not agree: each number has its line, each line its marker */
export function planDrawing(plan: Plan): Drawing {
  checkNumbers(plan);
  const { slug, title, description, legend, box, scale, bar, portrait, portraitDescription, spotRadius = SPOT } = plan;
  const margin = (box.width * MARGIN) / (1 - 2 * MARGIN);
  const width = Math.ceil(box.width + 2 * margin);
  const height = Math.ceil(box.height + 2 * margin);
  const view = viewOf(plan, { left: box.x, top: box.y, width: box.width });
  return {
    id: `plan/${slug}`,
    width,
    height,
    title,
    description,
    legend,
    markers: plan.pins
      .map(([number, point, disc]) => {
        const [x, y] = view.at(disc ?? point);
        return [number, Math.round(x + margin - box.x), Math.round(y + margin - box.y)] as const;
      })
      .sort(([one], [other]) => one - other),
    colours: SCREEN_COLOURS,
    draw: (lettering) =>
      rect(0, 0, width, height, 'p') +
      placed(
        margin - box.x,
        margin - box.y,
        drawPanel(lettering, plan, view, spotRadius) +
          (scale && bar ? scaleBar(lettering, scale, bar.marks, bar.end, bar.size) : ''),
      ),
    portrait: { ...portraitOf(portrait), ...(portraitDescription && { description: portraitDescription }) },
  };
}

function checkNumbers({ slug, legend, pins, portrait }: Plan): void {
  const onSheet = new Set(pins.map(([number]) => number));
  const unmarked = legend.findIndex((_, index) => !onSheet.has(index + 1));
  if (unmarked !== -1) throw new Error(`plan/${slug}: nothing is marked ${unmarked + 1}`);
  const strange = [...pins, ...portrait.flatMap((panel) => panel.pins ?? [])].find(
    ([number]) => number > legend.length,
  );
  if (strange !== undefined) throw new Error(`plan/${slug}: the legend has no line ${strange[0]}`);
}

function portraitOf(panels: readonly Panel[]): NonNullable<Drawing['portrait']> {
  const margin = PORTRAIT_WIDTH * MARGIN;
  let below = 0;
  const placedPanels = panels.map((panel) => {
    const { left = 0, top = below, width = PORTRAIT } = panel;
    const view = viewOf(panel, { left, top, width });
    below = Math.max(below, top + view.height);
    return { panel, view };
  });
  const height = Math.ceil(below + 2 * margin);
  return {
    width: PORTRAIT_WIDTH,
    height,
    draw: (lettering) =>
      rect(0, 0, PORTRAIT_WIDTH, height, 'p') +
      placed(
        margin,
        margin,
        each(placedPanels, ({ panel, view }) => drawPanel(lettering, panel, view, PORTRAIT_SPOT)),
      ),
  };
}

function drawPanel(lettering: Lettering, { scene, words, pins = [] }: Panel, view: View, radius: number): string {
  return (
    view.show(scene()) +
    (words?.(lettering, view.at) ?? '') +
    each(pins, ([number, point, disc]) =>
      pin(lettering, disc ? [number, view.at(point), view.at(disc)] : [number, view.at(point)], radius),
    )
  );
}

/** A bar of blocks with its figures; it ends at the place given. */
export function scaleBar(
  lettering: Lettering,
  { unitsPerMetre }: Pick<Scale, 'unitsPerMetre'>,
  marks: readonly number[],
  [end, top]: Point,
  size = 13,
): string {
  const last = marks.at(-1) ?? 0;
  const lastWidth = lettering.measure(`${last}`, { size });
  const right = end - lettering.measure(' m', { size }) - lastWidth / 2;
  const left = right - last * unitsPerMetre;
  const at = (mark: number): number => left + mark * unitsPerMetre;
  const base = top + 10 + size;
  const block = (mark: number, index: number): string => {
    const from = at(marks[index] ?? 0);
    return index % 2 === 0 ? rect(from, top, at(mark) - from, 6, 'i') : '';
  };
  return (
    each(marks.slice(1), block) +
    rect(left, top, right - left, 6, 'l') +
    each(marks, (mark) => lettering.text(at(mark), base, `${mark}`, { size, anchor: 'middle' })) +
    lettering.text(right + lastWidth / 2, base, ' m', { size })
  );
}

function pin(lettering: Lettering, [number, point, disc]: Pin, radius: number): string {
  if (disc === undefined) return spot(lettering, number, point, radius);
  return (
    stroke(`M${round(point[0])} ${round(point[1])}L${round(disc[0])} ${round(disc[1])}`, 'rl', 1) +
    circle(point[0], point[1], 3, 'r') +
    spot(lettering, number, disc, radius)
  );
}

/** A marker that stands on its point. */
export function spot(lettering: Lettering, number: number, [x, y]: Point, radius = SPOT): string {
  return marker(lettering, x, y, number, radius);
}
