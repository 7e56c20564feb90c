/** Who fires: yellow jacket, ear protection, the right arm up, the microphone of the command in the left hand; feet at 0. */
import { type Brush, fill, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

export function starter(brush: Brush): string {
  return (
    microphone(brush) +
    person(
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
        armsBehind: [],
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
            hand: 'stick',
          },
          {
            joints: [
              [12, -140],
              [31, -120],
              [24, -144],
            ],
            hand: 'stick',
            size: 0.94,
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
        top: 'kit-yellow',
        legs: 'kit-navy',
        shoes: 'none',
        onTrunk:
          stroke('M-20-128Q-4-122 16-128', 'kit-yellow-c', 1) +
          fill('M-13-120H9V-104H-13Z', 'kit-white') +
          fill('M-10-116H6V-113H-10ZM-10-110H2V-108H-10Z', 'kit-grey'),
      },
    )
  );
}

/** Before the mouth, on its cable. */
const microphone = (brush: Brush): string =>
  stroke('M27-150Q40-130 30-100T34-40', 'kit-ink', 1) +
  brush.lit('M15.5-160Q14-164 18-165Q22-166 23-162L25-152L20-151Z', 'plastic', 1.4);
