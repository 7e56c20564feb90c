/** Two photo finishes from two places, laid on one axis of time and merged into one picture. */
import { note } from '../../kit/callouts.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, each, line } from '../../kit/shapes.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { screen } from '../screen.ts';
import { stripRunner } from './strip-runners.ts';

interface Finish {
  readonly lane: number;
  readonly code: string;
  readonly venue: 'A' | 'B';
  /** In hundredths of a second. */
  readonly time: number;
}

const FINISHES: readonly Finish[] = [
  { lane: 1, code: 'SUI', venue: 'A', time: 1012 },
  { lane: 2, code: 'JAM', venue: 'B', time: 1004 },
  { lane: 3, code: 'NED', venue: 'A', time: 1023 },
  { lane: 4, code: 'KEN', venue: 'B', time: 1031 },
];
/** The camera's axis of time runs from right to left: who comes first stands on the right. */
const AXIS = { right: 900, left: 60, first: 998, perHundredth: 21 } as const;

/** Height of what stands behind the track in the picture. */
const BOARDS = 36;

const timeX = (hundredths: number) => AXIS.right - (hundredths - AXIS.first) * AXIS.perHundredth;

/** Bands of a strip: what stands still in front of the camera draws level lines, first the boards, then the lanes. */
function strip(name: string, y: number, lane: number, finishes: readonly Finish[]): string {
  const box = { x: AXIS.left, y, width: AXIS.right - AXIS.left, height: BOARDS + finishes.length * lane };
  return cutTo(
    name,
    box,
    area(box, 'tartan-1'),
    area({ ...box, height: BOARDS }, 'g2'),
    area({ ...box, y: y + BOARDS - 8, height: 8 }, 'piste'),
    ...finishes.map((_, index) =>
      line(AXIS.left, y + BOARDS + index * lane, AXIS.right, y + BOARDS + index * lane, 'wl'),
    ),
    ...finishes.map(({ time, venue }, index) =>
      stripRunner(timeX(time), y + BOARDS + (index + 0.88) * lane, venue === 'A' ? 'i' : 'mat-2'),
    ),
  );
}

function ruler(y: number): string {
  const ticks = Array.from({ length: 40 }, (_, index) => AXIS.first + 1 + index).filter(
    (time) => timeX(time) >= AXIS.left,
  );
  return each(ticks, (time) =>
    line(timeX(time), y, timeX(time), y + (time % 10 === 0 ? 12 : time % 5 === 0 ? 8 : 5), 'm'),
  );
}

function source(lettering: Lettering, venue: 'A' | 'B', place: string, y: number): string {
  const finishes = FINISHES.filter((finish) => finish.venue === venue);
  return (
    lettering.text(AXIS.left, y - 9, `Venue ${venue}, ${place}`, { size: 16, style: 'bold' }) +
    note(lettering, AXIS.right, y - 9, finishes.map(({ code }) => code).join(', '), 'end', 15) +
    strip(`venue${venue}`, y, 34, finishes) +
    ruler(y + BOARDS + 68)
  );
}

function merged(lettering: Lettering): string {
  const y = 320;
  const lane = 38;
  const height = BOARDS + 4 * lane;
  return (
    lettering.text(AXIS.left, y - 9, 'Virtual photo finish', { size: 16, style: 'bold' }) +
    note(lettering, AXIS.right, y - 9, 'as if on one track', 'end', 15) +
    strip('merged', y, lane, FINISHES) +
    each(FINISHES, ({ lane: number, code }) =>
      lettering.text(AXIS.left + 12, y + BOARDS + (number - 0.5) * lane + 6, `${number}  ${code}`, {
        size: 16,
        style: 'bold',
      }),
    ) +
    ruler(y + height) +
    each(FINISHES, ({ time }) => stroke(`M${timeX(time)} ${y}V${y + height + 14}`, 'rl', 1.5)) +
    each(FINISHES, ({ time }) =>
      lettering.text(timeX(time), y + height + 31, (time / 100).toFixed(2), {
        size: 17,
        style: 'bold',
        anchor: 'middle',
      }),
    ) +
    note(lettering, AXIS.left, 576, 'Time runs from right to left; a small step is 1/100 s', 'start', 14)
  );
}

export const distributedPhotofinish = screen({
  name: 'distributed-photofinish',
  title: 'Photo finishes of two venues, merged',
  description:
    'Above, the photo-finish strips of venue A and venue B with two sprinters each; below, both aligned in time and merged into one picture with the readings 10.04, 10.12, 10.23 and 10.31 s. Sample data.',
  draw: (lettering) => source(lettering, 'A', 'SUI', 34) + source(lettering, 'B', 'USA', 178) + merged(lettering),
});
