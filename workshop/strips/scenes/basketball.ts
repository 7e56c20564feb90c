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
import type { Scene } from '../scene.ts';
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

const RIM = 584;

/** The glass with its lit edge, seen from the side and a little from the front; ring and net. */
const basket = (): string =>
  path('M512 -10V54L548 66V-10Z', 'ice-white') +
  `<g opacity=".55">${path('M512 -10V54L548 66V-10Z', 'kit-white')}</g>` +
  path('M509 -10H514V52L548 63V-10H553V70L509 56Z', 'led-red') +
  rect(440, -4, 70, 9, 'steel') +
  rect(440, 36, 72, 8, 'steel') +
  rect(550, 42, 10, 7, 'kit-orange-s') +
  path(
    `M${RIM - 28} 43A28 5.5 0 1 1 ${RIM + 28} 43A28 5.5 0 1 1 ${RIM - 28} 43ZM${RIM - 24} 43A24 3 0 1 0 ${RIM + 24} 43A24 3 0 1 0 ${RIM - 24} 43Z`,
    'kit-orange',
  ) +
  repeat(7, (index) => line(RIM - 25 + index * 8.3, 46, RIM - 14 + index * 4.7, 82, 'net')).replaceAll(
    'class="net"',
    'class="h"',
  ) +
  repeat(3, (index) => line(RIM - 21 + index * 3.5, 56 + index * 10, RIM + 21 - index * 3.5, 56 + index * 10, 'h'));

export const basketball: Scene = {
  id: 'Basketball',
  title: 'The buzzer and the lit glass',
  description:
    'A drawn scene of the last shot of a period: the ball has not left the shooter’s hand, the edge of the backboard already glows red and the clock reads 0.0. An opponent jumps behind. What decides is whether hand and ball had parted when the lights came on.',
  ...staged(RIM + 24, '0.0'),
  phone: 612,
  bands: [
    ...crowd('Basketball', 0, 96, ['g3', 'steel', 'kit-ink', 'steel', 'g3']),
    ...bands('96 kit-ink, 100 kit-navy, 138 kit-navy-s, 144 timber-2, 147 timber-1, 190 kit-white, 192 timber'),
  ],
  under: (lettering) => basket() + panel(lettering, 938, 24, 54, ['88', { text: '0.0', fill: 'led-red' }, '89'], 24),
  bodies: [
    put(RIM + 24, 880, 240, 82, jumpingPlayer(BLOCK, player(3, 'kit-white', 'kit-white'), 0.42, false)),
    put(RIM + 24, 690, 248, 82, jumpingPlayer(LAYUP, player(0, 'kit-red', 'kit-red'), 0.46, true)),
  ],
};
