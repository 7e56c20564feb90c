/** Two photo finishes from two places, laid on one axis of time and merged into one picture. Time runs to the right. */
import type { Lettering } from '../../kit/lettering.ts';
import { area, each, line, rect } from '../../kit/shapes.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { runner } from '../../strips/bodies/runner.ts';
import { kitOf, people } from '../people.ts';
import { byLane, official, ranking, type Sprinter, VENUES } from '../samples/sprint.ts';
import { litBy, screen } from '../screen.ts';

interface Axis {
  readonly left: number;
  readonly width: number;
  /** The first moment shown, in thousandths, and how many units one of them takes. */
  readonly first: number;
  readonly perThousandth: number;
}

const WIDE: Axis = { left: 32, width: 700, first: 9970, perThousandth: 1.72 };
/** The two sources side by side, over the same span of time. */
const SOURCES = {
  A: { ...WIDE, width: 338, perThousandth: 0.84 },
  B: { ...WIDE, left: 394, width: 338, perThousandth: 0.84 },
} as const;
/**
 * Of a lane: how high the boards are behind the lanes, and units for a metre. The camera looks across from above, so that
 * heads lie over the next lane.
 */
const BOARDS = 0.66;
const STATURE = 0.86;

const SOURCE_LANE = 54;

const timeX = (axis: Axis, thousandths: number): number => axis.left + (thousandths - axis.first) * axis.perThousandth;

const TOPS = { SUI: 'kit-red', JAM: 'kit-yellow', NED: 'kit-blue', KEN: 'kit-green' } as Readonly<
  Record<string, string>
>;

/** Who comes first stands on the left, so the bodies look to the left: what the line saw first is drawn first. */
function body(axis: Axis, { code, lane, time }: Sprinter, foot: number, size: number): string {
  const kit = kitOf(lane, TOPS[code] ?? 'kit-navy', 'kit-navy');
  const parts = runner(kit, { phase: 0.1 + lane * 0.22, dip: 0.55 })(0);
  const chest = Math.max(
    ...parts.filter(({ fill }) => fill === kit.top).flatMap(({ outline }) => outline.map(([x]) => x)),
  );
  return people(parts, [timeX(axis, time) + chest * size, foot], size, true);
}

/** Bands of a strip: what stands still in front of the camera draws level lines, first the boards, then the lanes. */
function strip(name: string, axis: Axis, y: number, lane: number, sprinters: readonly Sprinter[]): string {
  const box = { x: axis.left, y, width: axis.width, height: (BOARDS + sprinters.length) * lane };
  const boards = BOARDS * lane;
  return cutTo(
    name,
    box,
    area(box, 'tartan'),
    area({ ...box, height: boards }, 'mat-2'),
    ...sprinters.map((_, index) =>
      line(box.x, y + boards + index * lane, box.x + box.width, y + boards + index * lane, 'wl'),
    ),
    ...sprinters.map((sprinter, index) => body(axis, sprinter, y + boards + (index + 0.9) * lane, lane * STATURE)),
  );
}

function ruler(axis: Axis, y: number): string {
  const ticks = Array.from({ length: 42 }, (_, index) => Math.ceil(axis.first / 10) * 10 + index * 10).filter(
    (time) => timeX(axis, time) <= axis.left + axis.width,
  );
  return each(ticks, (time) =>
    line(timeX(axis, time), y, timeX(axis, time), y + (time % 100 === 0 ? 14 : time % 50 === 0 ? 10 : 6), 'm'),
  );
}

function source(lettering: Lettering, venue: 'A' | 'B', y: number): string {
  const axis = SOURCES[venue];
  const sprinters = byLane.filter((one) => one.venue === venue);
  return (
    lettering.text(axis.left, y - 10, `Venue ${venue}, ${VENUES[venue]}`, { size: 23, style: 'bold' }) +
    litBy('day', strip(`venue${venue}`, axis, y, SOURCE_LANE, sprinters)) +
    ruler(axis, y + (BOARDS + 2) * SOURCE_LANE)
  );
}

/** All on one axis, a red line at each reading, rank and time below it. */
function merged(lettering: Lettering, axis: Axis, y: number, lane: number, letters: number): string {
  const foot = y + (BOARDS + 4) * lane;
  return (
    litBy(
      'day',
      strip('merged', axis, y, lane, byLane) +
        each(byLane, ({ lane: number }) => {
          const top = y + (BOARDS + number - 0.5) * lane;
          return (
            rect(axis.left + 6, top - letters * 0.75, letters * 1.5, letters * 1.5, 'tv-panel') +
            lettering.text(axis.left + 6 + letters * 0.75, top + letters * 0.36, String(number), {
              size: letters,
              style: 'bold',
              anchor: 'middle',
              fill: 'p',
            })
          );
        }),
    ) +
    ruler(axis, foot) +
    each(ranking, ({ time }) => stroke(`M${timeX(axis, time).toFixed(1)} ${y}V${foot + 16}`, 'rl', 1.8))
  );
}

export const distributedPhotofinish = screen({
  name: 'distributed-photofinish',
  title: 'Photo finishes of two venues, merged',
  description:
    'Above, side by side, the photo-finish strips of venue A and venue B with two sprinters each; below, both aligned in time and merged into one picture: JAM first in 10.04 s, SUI second in 10.12, NED third in 10.23 and KEN fourth in 10.31. Time runs from left to right. Sample data.',
  part: { x: 16, y: 4, width: 732, height: 696 },
  draw: (lettering) =>
    source(lettering, 'A', 34) +
    source(lettering, 'B', 34) +
    lettering.text(WIDE.left, 228, 'Merged, as if on one track', { size: 23, style: 'bold' }) +
    merged(lettering, WIDE, 240, 88, 23) +
    each(ranking, (one) =>
      lettering.text(timeX(WIDE, one.time), 687, `${one.code} ${official(one)}`, {
        size: 23,
        style: 'bold',
        anchor: 'middle',
      }),
    ),
});
