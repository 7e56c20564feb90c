import type { Kit } from '../../figure/person.ts';
import { type Band, bands } from '../backdrops.ts';
import { type BallKit, ball } from '../bodies/ball.ts';
import { atNet } from '../bodies/net-player.ts';
import { runner, type Stride } from '../bodies/runner.ts';
import type { Body } from '../body.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

/** The net from its edge: a tape above and below, cords in between. */
const netEdge = (ground: number, scale: number): Band[] => [
  { y: ground - 2.43 * scale, height: 4, fill: 'i' },
  ...Array.from({ length: 8 }, (_, row) => ({ y: ground - (2.33 - row * 0.1) * scale, height: 1.2, fill: 'g5' })),
  { y: ground - 1.43 * scale - 3, height: 3, fill: 'i' },
];

const SAND = shade('sand-2', 0.14, 0.5);

const running = (kit: Kit, stride: Stride): Body => moving(runner(kit, stride), 5.4);

const CAPPED: Kit = { ...athletes('sand', 0, '2'), headDress: 'cap' };

const PASSING = { shadow: SAND, isRead: false };

const BEACH_BALL: BallKit = { fill: 'p', seam: 'mat-2', radius: 0.106 };

export const beachVolleyball: Scene = {
  id: 'BeachVolleyball',
  title: 'Ball and hands over a net of 2.43 m',
  description:
    'A drawn strip of 1.7 s in the plane of a beach volleyball net. The net, seen from its edge, is a set of even lines from 1.43 to 2.43 m; above it pass a served ball, a smash with its hand and the arms of a block, while two players run past outside. The red line reads the ball.',
  msPerUnit: 1.15,
  cursorTime: 3.284,
  bands: [
    ...bands(
      '0 water-1, 104 water, 132 water-2, 138 p, 141 sand-1, 160 sand, 166 mat, 169 sand, 200 sand-2',
      '202 sand',
    ),
    ...netEdge(270, 88),
  ],
  bodies: [
    at(3.702, 192, 66, running(athletes('sand', 5, '1'), { phase: 0.6, period: 0.6, reach: 0.75, lean: 26 }), PASSING),
    at(3.25, 270, 88, atNet(athletes('sand', 1), 'spike', 0.46), { isRead: false }),
    at(3.33, 270, 88, atNet(athletes('sand', 0), 'block', 0.44), { isRead: false }),
    at(3.352, 276, 88, atNet(athletes('sand', 4), 'block', 0.36), { isRead: false }),
    at(3.284, 270, 88, ball(BEACH_BALL, 15, 2.74, -3)),
    at(2.706, 270, 88, ball(BEACH_BALL, 9, 2.9, 2)),
    at(3.936, 270, 88, ball(BEACH_BALL, 5, 2.76, -1)),
    at(2.882, 210, 76, running(CAPPED, { phase: 0.2, period: 0.58, reach: 0.8, lean: 30 }), PASSING),
  ],
};
