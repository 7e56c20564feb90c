import { bands } from '../backdrops.ts';
import { skater } from '../bodies/skater.ts';
import { suits } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

export const instructionManuals: Scene = {
  id: 'InstructionManuals',
  title: 'Long blades, close up',
  description:
    'A drawn photo-finish picture close to the ice: boots and blades of two speed skaters at 14 m/s. A blade of half a metre passes in 0.035 s; the red line stands at the foremost tip of the second skater, the point that counts.',
  msPerUnit: 0.21,
  cursorTime: 37.208,
  cursorX: 725,
  phone: 650,
  bands: bands(
    '0 ice-white, 30 kit-white, 34 ice-white, 84 ice-white-s, 88 ice-white, 130 kit-white, 132 ice-white, 168 ice-white-s, 172 ice-white, 198 ice-white-d, 201 ice-white-s',
  ),
  shadow: shade('ice-2', 0.1),
  bodies: [
    at(37.162, 176, 260, moving(skater(suits('ice', 1), { phase: 0.66 }), 14)),
    at(37.208, 204, 300, moving(skater({ ...suits('ice', 0), shoes: 'rubber' }, { phase: 0.12 }), 14.2)),
  ],
};
