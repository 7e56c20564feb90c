/** Who fires: red jacket, ear protection, the right arm up; feet at 0. */
import { type Brush, fill, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

export function starter(brush: Brush): string {
  return person(
    brush,
    {
      neck: [0, -151],
      shoulders: [
        [-18, -144],
        [13, -146],
      ],
      hips: [
        [-13, -94],
        [10, -94],
      ],
      head: [4, -165],
      armsBehind: [
        {
          joints: [
            [13, -141],
            [24, -115],
            [40, -96],
          ],
          hand: 'fist',
          isFlipped: true,
        },
      ],
      legsBehind: [
        {
          joints: [
            [7, -88],
            [13, -48],
            [14, -9],
          ],
        },
      ],
      legs: [
        {
          joints: [
            [-8, -88],
            [-10, -48],
            [-12, -9],
          ],
        },
      ],
      arms: [
        {
          joints: [
            [-15, -142],
            [-21, -171],
            [-17, -197],
          ],
          hand: 'fist',
        },
      ],
    },
    {
      view: 'profile',
      skin: 'skin-2',
      hair: 'hair-5',
      cover: 'cap',
      coverTone: 'kit-white',
      extra: 'defenders',
      top: 'kit-red',
      legs: 'kit-navy',
      shoes: 'none',
      onTrunk:
        stroke('M-20-128Q-4-122 16-128', 'kit-red-c', 1) +
        fill('M-13-120H9V-104H-13Z', 'kit-white') +
        fill('M-10-116H6V-113H-10ZM-10-110H2V-108H-10Z', 'kit-grey'),
    },
  );
}
