import { rect } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { epeeist, GUARD, LUNGE, whites } from '../bodies/epee.ts';
import { panel } from '../panel.ts';
import { type Scene, type SceneBody, SOFT_SHADE } from '../scene.ts';
import { mirrored, put, staged } from '../stage.ts';

const HIT = 797.6;
/** Units per metre: both are whole on a telephone, for a lunge and two blades are long. */
const SCALE = 85.4;
/** The board over the blades. */
const BOARD = 646;

const bout: readonly SceneBody[] = [
  put(HIT, HIT + SCALE * 0.098, 202, SCALE, epeeist(GUARD, whites('skin-4', 'kit-green'), 112, true)),
  put(HIT, HIT - SCALE * 1.725, 204, SCALE * 1.02, mirrored(epeeist(LUNGE, whites('skin-1', 'kit-yellow'), 92, true))),
];

export const fencing: Scene = {
  id: 'Fencing',
  title: 'The touch and the lamp',
  description:
    'A drawn scene of an épée bout: the fencer on the left lunges, the point lands on the chest of the opponent, and the red lamp of the apparatus lights for the fencer on the left. The board reads 15 to 14 with eight seconds left.',
  ...staged(HIT, 'HIT'),
  bands: [
    ...crowd('Fencing', 0, 40, ['steel', 'kit-ink', 'steel', 'g3', 'kit-ink']),
    ...bands('40 kit-ink, 44 kit-green-d, 116 kit-green, 150 g5, 154 steel, 158 metal, 206 steel'),
  ],
  shadow: SOFT_SHADE,
  under: (lettering) =>
    panel(lettering, BOARD, 8, 48, [{ text: '15', fill: 'led-white' }, '0:08', { text: '14', fill: 'led-white' }], 20) +
    rect(BOARD, 44, 68, 11, 'led-red', 2) +
    rect(BOARD + 76, 44, 68, 11, 'led-off', 2),
  bodies: bout,
};
