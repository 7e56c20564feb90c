import { rect } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { epeeist, GUARD, LUNGE, whites } from '../bodies/epee.ts';
import { panel } from '../panel.ts';
import { type Scene, type SceneBody, SOFT_SHADE } from '../scene.ts';
import { mirrored, put, staged } from '../stage.ts';

const HIT = 828;

/** Both as large as the frame bears: a lunge and two blades are long. */
const bout = (unitsPerMetre: number): SceneBody[] => [
  put(HIT, HIT + unitsPerMetre * 0.098, 202, unitsPerMetre, epeeist(GUARD, whites('skin-4', 'kit-green'), 112, true)),
  put(
    HIT,
    HIT - unitsPerMetre * 1.725,
    204,
    unitsPerMetre * 1.02,
    mirrored(epeeist(LUNGE, whites('skin-1', 'kit-yellow'), 92, true)),
  ),
];

export const fencing: Scene = {
  id: 'Fencing',
  title: 'The touch and the lamp',
  description:
    'A drawn scene of an épée bout: the fencer on the left lunges, the point lands on the chest of the opponent, and the red lamp of the apparatus lights for the fencer on the left. The board reads 15 to 14 with eight seconds left.',
  phone: 751,
  ...staged(HIT, 'HIT'),
  bands: [
    ...crowd('Fencing', 0, 40, ['steel', 'kit-ink', 'steel', 'g3', 'kit-ink']),
    ...bands('40 kit-ink, 44 kit-green-d, 116 kit-green, 150 g5, 154 steel, 158 metal, 206 steel'),
  ],
  shadow: SOFT_SHADE,
  under: (lettering) =>
    panel(lettering, 408, 14, 48, [{ text: '15', fill: 'led-white' }, '0:08', { text: '14', fill: 'led-white' }], 20) +
    rect(408, 52, 68, 12, 'led-red', 2) +
    rect(484, 52, 68, 12, 'led-off', 2),
  bodies: bout(102),
  onPhone: { bodies: bout(86) },
};
