import { bands, crowd } from '../backdrops.ts';
import { type BallKit, ball } from '../bodies/ball.ts';
import { defender, dribbler, layup } from '../bodies/court-players.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

const HALL = shade('timber-2', 0.12, 0.4);

const BASKETBALL: BallKit = { fill: 'tartan', seam: 'i', radius: 0.12 };

export const basketball: Scene = {
  id: 'Basketball',
  title: 'Players and ball over the sideline',
  description:
    'A drawn strip of 2.6 s at the edge of a basketball court. A ball thrown fast is squeezed thin; a player who stands on the line and sways is drawn out. Whichever way they run, all bodies face the same side, for what crosses first stands at the left.',
  msPerUnit: 1.8,
  cursorTime: 7.412,
  bands: [
    ...crowd('Basketball', 0, 48, ['g2', 'g3', 'g4', 'g3', 'g5']),
    ...bands(
      '48 i, 52 g4, 74 i, 77 g2, 92 timber-2, 96 timber-1, 120 timber, 122 timber-1, 148 timber',
      '150 timber-1, 174 p, 178 timber, 200 timber-2, 201 timber',
    ),
  ],
  shadow: HALL,
  bodies: [
    at(7.962, 168, 74, defender(athletes('timber', 3, '9'), 0.5)),
    at(6.902, 172, 76, moving(dribbler(athletes('timber', 1, '4'), BASKETBALL, 0.72), 5.6)),
    at(7.412, 200, 68, moving(layup(athletes('timber', 0, '11'), BASKETBALL), 3.6)),
    at(7.156, 196, 76, ball(BASKETBALL, 12, 1.5, -4), { shadow: 'none' }),
    at(8.386, 200, 80, moving(dribbler(athletes('timber', 2, '6'), BASKETBALL, 0.1), 5.2)),
  ],
};
