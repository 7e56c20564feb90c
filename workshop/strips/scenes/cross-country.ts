import { bands, crowd } from '../backdrops.ts';
import { diagonalStride, skiLunge } from '../bodies/nordic-skiers.ts';
import { SNOW_SHADE } from '../cast/shadows.ts';
import { onSkis, suits } from '../kits.ts';
import { at, farToNear, moving, type Scene } from '../scene.ts';

export const crossCountry: Scene = {
  id: 'CrossCountry',
  title: 'Cross-country sprint, boot against boot',
  description:
    'A drawn photo-finish picture of a cross-country sprint, 1.8 s from edge to edge. Two skiers lunge with one ski thrust over the line, three still stride; poles and skis leave long thin traces. Boot or ski tip is read before the body: the red line stands at the first of two.',
  msPerUnit: 1.25,
  cursorTime: 164.827,
  bands: [
    ...bands('0 snow, 12 piste-2, 30 piste, 44 piste-2, 52 snow-2'),
    ...crowd('CrossCountry', 54, 76, ['g3', 'g2', 'g5', 'snow-2', 'g4']),
    ...bands(
      '76 i, 79 timber, 96 p, 99 snow, 102 snow-1, 134 snow, 136 snow-1, 152 snow, 154 snow-1, 172 snow',
      '174.5 snow-1, 194 snow, 197 snow-1',
    ),
  ],
  shadow: SNOW_SHADE,
  bodies: farToNear([
    at(164.827, 172, 82, moving(skiLunge(onSkis(suits('timber', 2, 'cap', '4'))), 7.4)),
    at(164.872, 200, 86, moving(skiLunge(onSkis(suits('snow', 0, 'cap', '9')), 0.7), 7.5)),
    at(164.486, 152, 78, moving(diagonalStride(onSkis(suits('snow', 3, 'cap', '1')), 0.1), 7.2)),
    at(165.286, 152, 78, moving(diagonalStride(onSkis(suits('snow', 1, 'cap', '6')), 0.65), 6.9)),
    at(165.544, 202, 88, moving(diagonalStride(onSkis(suits('timber', 4, 'cap', '12')), 0.3), 6.8)),
  ]),
};
