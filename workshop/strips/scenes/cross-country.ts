import type { Dress } from '../../figure/dress.ts';
import { bands, crowd } from '../backdrops.ts';
import { diagonalStride, skiLunge } from '../bodies/nordic-skiers.ts';
import { onSkis, suits } from '../kits.ts';
import { at, moving, type Scene, SOFT_SHADE } from '../scene.ts';

const skier = (index: number, cap: string, number: string, ski: string) => {
  const kit: Dress = { ...suits('snow', index, 'cap', number), hair: cap, gloves: 'kit-ink' };
  return onSkis(kit, ski);
};

export const crossCountry: Scene = {
  id: 'CrossCountry',
  title: 'Cross-country sprint, boot against boot',
  description:
    'A drawn photo-finish picture of a cross-country sprint. Two skiers lunge with one ski thrust over the line, a third still strides. The toe of the leading boot is read: the red line stands at the first of the two, 0.118 s ahead.',
  msPerUnit: 1.3,
  cursorTime: 164.827,
  cursorX: 430,
  phone: 553,
  bands: [
    ...bands('0 snow, 14 kit-green-d, 28 kit-green-s, 40 kit-green-d, 46 snow-2'),
    ...crowd('CrossCountry', 48, 66, ['g3', 'g2', 'kit-ink', 'metal', 'steel']),
    ...bands(
      '66 kit-ink, 69 kit-green, 104 kit-white, 108 snow-2, 111 snow, 134 snow-1, 160 snow-2, 161.5 snow-1',
      '184 snow-2, 186 snow-1, 203 snow, 205 snow-1',
    ),
  ],
  shadow: SOFT_SHADE,
  bodies: [
    at(164.945, 178, 90, moving(skiLunge(skier(2, 'kit-navy', '4', 'kit-orange')), 7.8)),
    at(164.827, 206, 98, moving(skiLunge(skier(4, 'kit-white', '9', 'kit-navy')), 7.4)),
    at(165.408, 200, 95, moving(diagonalStride(skier(1, 'kit-orange', '6', 'kit-blue'), 0.62), 7.4)),
  ],
};
