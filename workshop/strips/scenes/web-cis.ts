import { bands, crowd } from '../backdrops.ts';
import type { BallKit } from '../bodies/ball.ts';
import { defender, layup } from '../bodies/court-players.ts';
import { runner } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

const HANDBALL: BallKit = { fill: 'kit-orange', seam: 'kit-ink', radius: 0.095 };

const HALL = shade('mat-2', 0.12, 0.4);

export const webCis: Scene = {
  id: 'WebCIS',
  title: 'Jump throws over the goal-area line',
  description:
    'A drawn strip of 2.2 s at the goal-area line of a handball court: two players jump across it with the ball in the raised hand, between them a defender holds the line. The commentator who sees the figures of this match sits elsewhere.',
  msPerUnit: 1.55,
  cursorTime: 12.604,
  cursorX: 656,
  bands: [
    ...crowd('WebCIS', 0, 40, ['g4', 'g5', 'g3', 'g5', 'mat-1']),
    ...bands(
      '40 kit-ink, 44 sand, 60 kit-ink, 64 g2, 84 mat-2, 88 mat-1, 124 mat, 128 mat-1, 156 sand-1, 159 mat, 196 mat-2',
      '198 mat',
    ),
  ],
  shadow: HALL,
  bodies: [
    at(12.84, 190, 74, defender(athletes('mat', 3, '14'), 4), { isStill: true }),
    at(12.005, 190, 66, moving(layup(athletes('mat', 0, '5'), HANDBALL), 4.2)),
    at(12.604, 204, 72, moving(layup(athletes('mat', 1, '8'), HANDBALL), 4)),
    at(
      13.345,
      196,
      72,
      moving(runner(athletes('mat', 6, '3'), { phase: 0.5, period: 0.62, reach: 0.75, lean: 16 }), 5.4),
    ),
  ],
};
