/** Both arms up, from behind; feet at 0. */
import type { Brush } from '../brush.ts';
import { person } from '../people/person.ts';

export function winner(brush: Brush): string {
  return person(
    brush,
    {
      neck: [0, -151],
      shoulders: [
        [-18, -144],
        [18, -144],
      ],
      hips: [
        [-11, -94],
        [11, -94],
      ],
      head: [0, -166],
      armsBehind: [
        {
          joints: [
            [-18, -142],
            [-38, -164],
            [-46, -192],
          ],
          hand: 'rest',
        },
        {
          joints: [
            [18, -142],
            [38, -164],
            [46, -192],
          ],
          hand: 'rest',
          isFlipped: true,
        },
      ],
      legs: [
        {
          joints: [
            [-8, -88],
            [-12, -48],
            [-14, -9],
          ],
          turn: 60,
          isFlipped: true,
        },
        {
          joints: [
            [8, -88],
            [12, -48],
            [15, -9],
          ],
          turn: -60,
        },
      ],
    },
    {
      view: 'back',
      skin: 'skin-5',
      hair: 'hair-1',
      top: 'kit-yellow',
      sleeves: 'none',
      legs: 'kit-green',
      legwear: 'short',
      isTight: true,
      shoes: 'kit-orange',
    },
  );
}
