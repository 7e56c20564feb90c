import { bands } from '../backdrops.ts';
import { diagonalStride } from '../bodies/nordic-skiers.ts';
import { onSkis, suits } from '../kits.ts';
import { at, farToNear, moving, type Scene, shade } from '../scene.ts';

export const mediaInformationSystem: Scene = {
  id: 'MediaInformationSystem',
  title: 'The field at an intermediate line',
  description:
    'A drawn strip from far away: cross-country skiers of a mass start pass an intermediate line, one to three abreast, over 5.3 s. A commentator gets number and gap of each at the same moment; the marks on the scale are those moments.',
  msPerUnit: 3.7,
  cursorTime: 1284.312,
  bands: bands(
    '0 snow-white, 16 snow-white-s, 40 piste-2, 48 piste, 58 piste-2, 74 piste, 82 snow-white-d, 86 snow-white, 110 snow-white-s',
    '112 snow-white, 138 snow-white-s, 140 snow-white, 166 snow-white-s, 168 snow-white, 198 snow-white-s',
  ),
  shadow: shade('snow-2', 0.14, 0.3),
  bodies: farToNear(
    [-2.38, -2.02, -1.62, -1.24, -0.96, -0.42, 0, 0.22, 0.58, 0.94, 1.26, 1.66, 2.1, 2.36].map((gap, index) => {
      const row = [0, 2, 1, 0, 2][index % 5] ?? 0;
      const kit = onSkis(suits(index % 2 === 0 ? 'timber' : 'snow', index * 5 + 2, 'cap'));
      return at(1284.312 + gap, 134 + row * 32, 46 + row * 5, moving(diagonalStride(kit, index * 0.31), 5.8));
    }),
  ),
};
