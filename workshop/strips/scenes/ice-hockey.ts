import type { Kit } from '../../figure/person.ts';
import { bands, crowd } from '../backdrops.ts';
import { hockeyPlayer, puck, skateAbove, slidingPad, stickAbove } from '../bodies/hockey.ts';
import type { Body } from '../body.ts';
import { FLOOR } from '../camera.ts';
import { clad } from '../kits.ts';
import { at, moving, type Scene, type SceneBody, shade } from '../scene.ts';

const SPLIT = 128;

const SHADE = shade('ice-2', 0.12, 0.4);

const HOME: Kit = {
  skin: 'p',
  skinFar: 'g4',
  top: 'i',
  trunks: 'i',
  shoe: 'i',
  hair: 'p',
  headDress: 'helmet',
  ...clad('i', 'g5'),
};
const AWAY: Kit = { ...HOME, skin: 'mat', top: 'p', trunks: 'mat', hair: 'mat', ...clad('p', 'g3') };

const skating = (time: number, kit: Kit, stick: string, phase: number, speed: number): SceneBody =>
  at(time, 122, 66, moving(hockeyPlayer(kit, stick, phase), speed), { view: [-4, SPLIT], shadow: SHADE });

/** From above, below the line between the two pictures. */
const above = (time: number, ground: number, scale: number, body: Body, isRead = false): SceneBody =>
  at(time, ground, scale, body, { view: [SPLIT + 2, FLOOR], isRead });

export const iceHockey: Scene = {
  id: 'IceHockey',
  title: 'Puck over the goal line, from above',
  description:
    'Two drawn strips on one time scale: above, skaters pass the line at 8 to 10 m/s. Below, a camera over the goal sees the two posts as even bands: a puck of 76 mm passes in 6 ms and leaves a narrow ellipse, while stick, skate and pad are slower and leave long shapes; the red line reads the puck.',
  msPerUnit: 0.95,
  cursorTime: 512.836,
  bands: [
    ...crowd('IceHockey', 0, 30, ['g2', 'g3', 'g4', 'g3', 'g5']),
    ...bands(
      '30 p, 33 g2, 58 i, 60 p, 88 mat, 93 ice-1, 120 ice',
      '128 i, 130 ice-1, 140 g4, 146 ice, 192 g4, 198 ice-1, 208 p',
    ),
  ],
  bodies: [
    skating(512.41, { ...AWAY, number: '27' }, 'g5', 0.1, 9.6),
    skating(512.96, { ...HOME, number: '9' }, 'timber', 0.62, 8.6),
    skating(513.26, { ...AWAY, number: '4' }, 'g5', 0.4, 8.2),
    above(512.836, 170, 200, puck(12, 'i'), true),
    above(512.892, 160, 110, stickAbove('timber', 'i', 0.36)),
    above(512.52, 178, 110, skateAbove('i', 'g3', 2.2)),
    above(513.06, 174, 96, slidingPad('p', 'g4', 3.4)),
  ],
};
