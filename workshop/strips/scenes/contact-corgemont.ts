import { bands } from '../backdrops.ts';
import { diagonalStride } from '../bodies/nordic-skiers.ts';
import { onSkis, suits } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

export const contactCorgemont: Scene = {
  id: 'ContactCorgemont',
  title: 'Cross-country skiers before a wood',
  description:
    'A drawn strip with two cross-country skiers in the diagonal stride at 7 m/s before the dark band of a wood. Poles and skis leave long lines; the red line reads the toe of the leading boot.',
  msPerUnit: 1.7,
  cursorTime: 731.46,
  cursorX: 784,
  bands: bands(
    '0 snow-white, 24 snow-white-s, 40 piste, 52 piste-2, 74 piste, 80 piste-2, 104 snow-white-d, 108 snow-white-s, 114 snow-white',
    '150 snow-white-s, 152 snow-white, 188 snow-white-s, 190 snow-white, 204 snow-white',
  ),
  shadow: shade('snow-2', 0.16, 0.3),
  bodies: [
    at(731.006, 172, 84, moving(diagonalStride(onSkis(suits('snow', 0, 'cap', '7')), 0.2), 6.8)),
    at(731.46, 200, 94, moving(diagonalStride(onSkis(suits('tartan', 2, 'cap', '12')), 0.62), 7)),
  ],
};
