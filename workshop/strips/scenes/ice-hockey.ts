import { bands, crowd } from '../backdrops.ts';
import { hockeyPlayer, puck, skateAbove, slidingPad, stickAbove } from '../bodies/hockey.ts';
import type { Kit } from '../bodies/rig.ts';
import { moving } from '../body.ts';
import { at, shade } from '../scene.ts';
import type { Scene, SceneBody } from '../strip.ts';

const SPLIT = 128;

const SHADE = shade('ice-2', 0.12, 0.4);

const hockeyKit = (isHome: boolean, number: string): Kit => ({
  skin: isHome ? 'p' : 'mat',
  skinFar: 'g4',
  top: isHome ? 'i' : 'p',
  trunks: isHome ? 'i' : 'mat',
  shoe: 'i',
  hair: isHome ? 'p' : 'mat',
  headDress: 'helmet',
  legs: isHome ? 'i' : 'p',
  legsFar: isHome ? 'g5' : 'g3',
  arms: isHome ? 'i' : 'p',
  armsFar: isHome ? 'g5' : 'g3',
  number,
});

const skating = (time: number, isHome: boolean, number: string, phase: number, speed: number): SceneBody =>
  at(time, 122, 66, moving(hockeyPlayer(hockeyKit(isHome, number), isHome ? 'timber' : 'g5', phase), speed, 1.8, 1.6), {
    view: [-4, SPLIT],
    shadow: SHADE,
  });

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
      [30, 'p'],
      [33, 'g2'],
      [58, 'i'],
      [60, 'p'],
      [88, 'mat'],
      [93, 'ice-1'],
      [120, 'ice'],
      [SPLIT, 'i'],
      [SPLIT + 2, 'ice-1'],
      [140, 'g4'],
      [146, 'ice'],
      [192, 'g4'],
      [198, 'ice-1'],
      [208, 'p'],
    ),
  ],
  bodies: [
    skating(512.41, false, '27', 0.1, 9.6),
    skating(512.96, true, '9', 0.62, 8.6),
    skating(513.26, false, '4', 0.4, 8.2),
    at(512.836, 170, 200, puck(12, 'i'), { view: [SPLIT + 2, 214] }),
    at(512.892, 160, 110, stickAbove('timber', 'i', 0.36), { view: [SPLIT + 2, 214], isRead: false }),
    at(512.52, 178, 110, skateAbove('i', 'g3', 2.2), { view: [SPLIT + 2, 214], isRead: false }),
    at(513.06, 174, 96, slidingPad('p', 'g4', 3.4), { view: [SPLIT + 2, 214], isRead: false }),
  ],
};
