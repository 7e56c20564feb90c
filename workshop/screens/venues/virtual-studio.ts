/** Plan of a virtual studio: a small green area with cameras, the large room that exists only in the picture, and the picture. */
import { arrowHead } from '../../kit/arrows.ts';
import { marker, note } from '../../kit/callouts.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, ellipse, line, path, placed, polygon, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { row } from '../../kit/table.ts';
import { ranking } from '../samples/freestyle.ts';
import { formatTime } from '../samples/times.ts';
import { screen } from '../screen.ts';

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

function camera(lettering: Lettering, { x, y, label }: (typeof CAMERAS)[number]): string {
  const angle = (Math.atan2(TALK.y - y, TALK.x - x) * 180) / Math.PI;
  // biome-ignore format: lens
  const body = rect(-22, -11, 32, 22, 'p l') + polygon([[10, -6], [20, -10], [20, 10], [10, 6]], 'i');
  return (
    each([-1, 1], (side) => line(x, y, TALK.x + side * 54, TALK.y + 2, 'm', '2 4')) +
    placed(x, y, body, angle) +
    marker(lettering, x + (label === 1 ? -34 : 34), y + 16, label, 11)
  );
}

function plan(lettering: Lettering): string {
  const { x, y, width, depth } = GREEN;
  return (
    rect(ROOM.x, ROOM.y, ROOM.width, ROOM.depth, 'g1') +
    stroke(`M${ROOM.x} ${ROOM.y}h${ROOM.width}v${ROOM.depth}h${-ROOM.width}Z`, 'm', 1.5, { dash: '8 6' }) +
    lettering.text(ROOM.x + 14, ROOM.y + 26, 'Virtual room, without limit', { size: 15 }) +
    rect(x, y, width, depth, 'piste-1') +
    stroke(`M${x} ${y + depth}V${y}H${x + width}V${y + depth}`, 'l', 4) +
    lettering.text(x + 12, y + 24, 'Green area', { size: 15, style: 'bold' }) +
    each(CAMERAS, (one) => camera(lettering, one)) +
    placed(TALK.x, TALK.y, rect(-38, 6, 76, 26, 'p l') + ellipse(0, -12, 22, 10, 'g4') + circle(0, -13, 8.5, 'i'), 8) +
    line(44, 560, 44 + 2 * M, 560, 'd') +
    each([44, 44 + M, 44 + 2 * M], (tick) => line(tick, 556, tick, 564, 'd')) +
    note(lettering, 44 + 2 * M + 12, 565, '2 m', 'start', 14)
  );
}

/** What goes on air: the presenter keyed in front of a wall with the results. */
function keyed(lettering: Lettering): string {
  const { x, y, width, height } = SCREEN;
  const columns = [
    { x: x + 134, anchor: 'end', style: 'bold' },
    { x: x + 146, style: 'bold' },
    { x: x + 270, anchor: 'end' },
  ] as const;
  return (
    rect(x, y, width, height, 'water-1') +
    rect(x, y + 134, width, height - 134, 'water') +
    rect(x + 104, y + 22, 184, 102, 'water-2') +
    each(ranking(3).slice(0, 3), (athlete, index) =>
      row(lettering, y + 54 + index * 28, columns, [String(index + 1), athlete.code, formatTime(athlete.splits[3])], {
        size: 18,
        fill: 'p',
      }),
    ) +
    circle(x + 54, y + 54, 17, 'i') +
    path(
      `M${x + 24} ${y + 128}V${y + 98}A22 22 0 0 1 ${x + 46} ${y + 76}H${x + 62}A22 22 0 0 1 ${x + 84} ${y + 98}V${y + 128}Z`,
      'i',
    ) +
    rect(x + 10, y + 122, 88, 36, 'p l') +
    rect(x, y, width, height, 'l') +
    rect(x, y + height, width, 3, 'r')
  );
}

function chain(lettering: Lettering): string {
  const box = (x: number, y: number, words: string) =>
    rect(x, y, 134, 46, 'p l') + lettering.text(x + 67, y + 29, words, { size: 16, anchor: 'middle' });
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
  description:
    'Plan of a green area just large enough for the presenter, with three cameras around it, inside a virtual room that has no limit. To the right the chain: cameras, keying, rendered set and results feed make the picture on air. Sample data.',
  draw: (lettering) =>
    plan(lettering) +
    lettering.text(SCREEN.x, SCREEN.y - 16, 'On air', { size: 16, style: 'bold' }) +
    keyed(lettering) +
    chain(lettering),
});
