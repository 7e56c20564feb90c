/** Plan of a virtual studio: a small green area with cameras, the large room that exists only in the picture, and the picture. */
import { arrowHead } from '../../kit/arrows.ts';
import { marker } from '../../kit/callouts.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { type Box, circle, each, ellipse, line, placed, polygon, rect } from '../../kit/shapes.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { people } from '../people.ts';
import { ranking } from '../samples/freestyle.ts';
import { formatTime } from '../samples/times.ts';
import { litBy, NARROW, screen } from '../screen.ts';
import { note, row } from '../small-print.ts';
import { crop } from '../television/crop.ts';
import { presenter } from './presenter.ts';

/** Plan: one metre in units, with the corner of the green area. */
const M = 46;
const GREEN = { x: 190, y: 150, width: 5 * M, depth: 3.5 * M } as const;
const ROOM = { x: 44, y: 44, width: 11.4 * M, depth: 8.1 * M } as const;
const TALK = { x: GREEN.x + 2.5 * M, y: GREEN.y + 1.6 * M } as const;
const CAMERAS = [
  { x: 146, y: 448, label: 1 },
  { x: 305, y: 498, label: 2 },
  { x: 462, y: 448, label: 3 },
] as const;
const SCREEN = { x: 616, y: 110, width: 304, height: 171 } as const;

function camera({ x, y, label }: (typeof CAMERAS)[number], lettering?: Lettering): string {
  const angle = (Math.atan2(TALK.y - y, TALK.x - x) * 180) / Math.PI;
  // biome-ignore format: lens
  const body = rect(-22, -11, 32, 22, 'p l') + polygon([[10, -6], [20, -10], [20, 10], [10, 6]], 'i');
  return (
    each([-1, 1], (side) => line(x, y, TALK.x + side * 54, TALK.y + 2, 'm', '2 4')) +
    placed(x, y, body, angle) +
    (lettering ? marker(lettering, x + (label === 1 ? -38 : 38), y + 16, label, 16) : '')
  );
}

function plan(lettering: Lettering): string {
  const { x, y } = GREEN;
  return (
    rect(ROOM.x, ROOM.y, ROOM.width, ROOM.depth, 'g1') +
    stroke(`M${ROOM.x} ${ROOM.y}h${ROOM.width}v${ROOM.depth}h${-ROOM.width}Z`, 'm', 1.5, { dash: '8 6' }) +
    lettering.text(ROOM.x + 14, ROOM.y + 26, 'Virtual room, without limit', { size: 17 }) +
    floor(lettering) +
    lettering.text(x + 12, y + 26, 'Green area', { size: 18, style: 'bold' }) +
    line(44, 560, 44 + 2 * M, 560, 'd') +
    each([44, 44 + M, 44 + 2 * M], (tick) => line(tick, 556, tick, 564, 'd')) +
    note(lettering, 44 + 2 * M + 12, 565, '2 m', 'start', 17)
  );
}

/** The green area from above with the presenter at the desk; the cameras carry their numbers where there is lettering. */
function floor(lettering?: Lettering): string {
  const { x, y, width, depth } = GREEN;
  return (
    rect(x, y, width, depth, 'kit-green') +
    stroke(`M${x} ${y + depth}V${y}H${x + width}V${y + depth}`, 'l', 4) +
    each(CAMERAS, (one) => camera(one, lettering)) +
    placed(
      TALK.x,
      TALK.y,
      rect(-38, 6, 76, 26, 'p l') + ellipse(0, -12, 26, 11, 'kit-navy') + circle(0, -13, 10, 'kit-ink'),
      8,
    )
  );
}

/** What goes on air: the presenter keyed in front of a wall with the results. */
function keyed(lettering: Lettering, { x, y, width, height }: Box, name: string): string {
  const k = width / 304;
  const columns = [
    { x: x + 136 * k, anchor: 'end', style: 'bold' },
    { x: x + 150 * k, style: 'bold' },
    { x: x + 282 * k, anchor: 'end' },
  ] as const;
  return litBy(
    'day',
    cutTo(
      name,
      { x, y, width, height },
      rect(x, y, width, height, 'water-2') +
        rect(x, y + height * 0.76, width, height * 0.24, 'water') +
        rect(x + 108 * k, y + 18 * k, 184 * k, 108 * k, 'tv-panel') +
        rect(x + 108 * k, y + 18 * k, 184 * k, 3 * k, 'r') +
        each(ranking(3).slice(0, 3), (athlete, index) =>
          row(
            lettering,
            y + (50 + index * 30) * k,
            columns,
            [String(index + 1), athlete.code, formatTime(athlete.splits[3])],
            { size: 18 * k, fill: 'p' },
          ),
        ) +
        people(presenter(), [x + 52 * k, y + 88 * k], 172 * k) +
        rect(x, y + height - 34 * k, 124 * k, 34 * k, 'p') +
        rect(x, y + height - 34 * k, 124 * k, 4 * k, 'g3'),
    ) + rect(x, y + height, width, 4, 'r'),
  );
}

function chain(lettering: Lettering): string {
  const box = (x: number, y: number, words: string) =>
    rect(x, y, 134, 46, 'p l') + lettering.text(x + 67, y + 29, words, { size: 17, anchor: 'middle' });
  return (
    stroke('M683 486V330H853V486', 'l', 2) +
    stroke('M768 330V304', 'rl', 2.5) +
    arrowHead([768, 291], -90, 'r', 14) +
    box(616, 396, 'Keying') +
    box(786, 396, 'Rendered set') +
    box(616, 486, 'Cameras 1–3') +
    box(786, 486, 'Results feed')
  );
}

export const virtualStudio = screen({
  name: 'virtual-studio',
  title: 'Plan of a virtual studio',
  legend: ['The camera from the left.', 'The camera from the front.', 'The camera from the right.'],
  description:
    'Plan of a green area just large enough for the presenter, with three cameras around it, inside a virtual room that has no limit. To the right the chain: cameras, keying, rendered set and results feed make the picture on air. Sample data.',
  draw: (lettering) =>
    plan(lettering) +
    lettering.text(SCREEN.x, SCREEN.y - 16, 'On air', { size: 17, style: 'bold' }) +
    keyed(lettering, SCREEN, 'air') +
    chain(lettering),
  narrow: {
    height: 452,
    draw: (lettering) =>
      keyed(lettering, { x: 0, y: 0, width: NARROW, height: 226 }, 'air') +
      crop('plan', { x: 0, y: 236, width: NARROW, height: 216 }, { x: 90, y: 130, width: 440 }, 'g1', floor()),
  },
});
