import { holding } from '../../figure/acting.ts';
import { raised } from '../../figure/aerial.ts';
import type { Dress } from '../../figure/dress.ts';
import { ellipse, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import { type Pose, pose } from '../../figure/pose.ts';
import { line, type Point, path, rect, repeat } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { athletes } from '../kits.ts';
import { panel } from '../panel.ts';
import { type Scene, SOFT_SHADE } from '../scene.ts';
import { put, staged } from '../stage.ts';

export const player = (index: number, top: string, trunks: string): Dress => ({
  ...athletes('timber', index),
  top,
  legs: trunks,
  accent: 'kit-white',
  sock: 'kit-white',
  shoes: 'kit-ink',
  sole: 'kit-white',
});

const ball = ([x, y]: Point): Part[] => [
  { fill: 'kit-orange', outline: ellipse(x, y, 0.122) },
  { fill: 'kit-orange-s', outline: ellipse(x - 0.02, y - 0.035, 0.095, 0.08) },
  { fill: 'kit-ink', outline: ellipse(x, y, 0.122, 0.008) },
  { fill: 'kit-ink', outline: ellipse(x, y, 0.008, 0.122) },
];

export const jumpingPlayer = (stance: Pose, kit: Dress, height: number, hasBall: boolean) =>
  raised(
    holding(stance, {
      kit,
      gear: ({ nearArm: { wrist, reach } }) => ({
        between: hasBall ? ball(towards(wrist, reach, 0.26)) : [],
        isRead: false,
      }),
    }),
    () => height,
  );

export const LAYUP = pose({
  spine: { lean: 10, nod: -14 },
  nearLeg: { hip: 2, knee: 22, foot: 52 },
  farLeg: { hip: 82, knee: 94, foot: 20 },
  nearArm: { shoulder: 158, elbow: 12 },
  farArm: { shoulder: 62, elbow: 70 },
});
const BLOCK = pose({
  spine: { lean: 14, nod: -8 },
  nearLeg: { hip: -14, knee: 48, foot: 50 },
  farLeg: { hip: 34, knee: 62, foot: 44 },
  nearArm: { shoulder: 138, elbow: 8 },
  farArm: { shoulder: 44, elbow: 50 },
});

/** Units per metre, and the y of the floor below those who jump: it lies under the scale. */
const [SCALE, FLOOR_Y] = [73, 262];
const up = (metres: number): number => FLOOR_Y - metres * SCALE;
/** The ring 3.05 m above the floor; the shooter is at its right. */
const [RIM, RING] = [640, up(3.05)];

/** The glass with its lit edge, a little turned to the viewer; arm, ring and net. */
function basket(): string {
  const [top, bottom] = [up(3.95), up(2.9)];
  const glass = RIM - 66;
  return (
    rect(glass - 70, RING - 22, 72, 9, 'steel') +
    rect(glass - 70, RING + 4, 72, 7, 'steel') +
    path(`M${glass} ${top}V${bottom - 8}L${glass + 30} ${bottom + 6}V${top}Z`, 'ice-white') +
    path(
      `M${glass + 10} ${top}L${glass + 22} ${top}L${glass + 6} ${bottom - 6}L${glass} ${bottom - 8}V${top + 40}Z`,
      'kit-white',
    ) +
    path(
      `M${glass - 3} ${top}H${glass + 2}V${bottom - 10}L${glass + 30} ${bottom + 4}V${top}H${glass + 35}V${bottom + 13}L${glass - 3} ${bottom - 6}Z`,
      'led-red',
    ) +
    rect(glass + 34, RING - 2, 12, 7, 'kit-orange-s') +
    path(
      `M${RIM - 24} ${RING}A24 5 0 1 1 ${RIM + 24} ${RING}A24 5 0 1 1 ${RIM - 24} ${RING}ZM${RIM - 20.5} ${RING}A20.5 2.8 0 1 0 ${RIM + 20.5} ${RING}A20.5 2.8 0 1 0 ${RIM - 20.5} ${RING}Z`,
      'kit-orange',
    ) +
    repeat(7, (index) => line(RIM - 22 + index * 7.3, RING + 3, RIM - 12 + index * 4, RING + 34, 'h')) +
    repeat(3, (index) =>
      line(RIM - 19 + index * 3, RING + 11 + index * 9, RIM + 19 - index * 3, RING + 11 + index * 9, 'h'),
    )
  );
}

export const basketball: Scene = {
  id: 'Basketball',
  title: 'The buzzer and the lit glass',
  description:
    'A drawn scene of the last shot of a period: the ball has not left the shooter’s hand beside the ring at 3.05 m, the edge of the backboard already glows red and the clock reads 0.0. An opponent jumps behind. What decides is whether hand and ball had parted when the lights came on.',
  ...staged(RIM + 62, '0.0'),
  bands: [
    ...crowd('Basketball', 0, 104, ['g3', 'steel', 'kit-ink', 'steel', 'g3']),
    ...bands('104 kit-ink, 108 kit-navy, 150 kit-navy-s, 156 timber-2, 159 timber-1, 196 kit-white, 198 timber'),
  ],
  shadow: SOFT_SHADE,
  under: (lettering) => basket() + panel(lettering, 902, 20, 54, ['88', { text: '0.0', fill: 'led-red' }, '89'], 24),
  bodies: [
    put(RIM + 62, 816, FLOOR_Y, SCALE, jumpingPlayer(BLOCK, player(3, 'kit-white', 'kit-white'), 0.7, false)),
    put(RIM + 62, 718, FLOOR_Y, SCALE, jumpingPlayer(LAYUP, player(0, 'kit-yellow', 'kit-yellow'), 0.74, true)),
  ],
};
