import { type Brush, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

/** An arabesque on the left leg, gliding to the right; the blade at 0, centimetres. */
export function skater(brush: Brush): string {
  const skin = 'skin-2';
  return (
    person(
      brush,
      {
        neck: [30, -116],
        shoulders: [
          [28, -112],
          [28, -112],
        ],
        hips: [
          [-2, -88],
          [-2, -88],
        ],
        spine: [
          [33, -117],
          [26, -112],
          [16, -103],
          [6, -94],
          [-4, -87],
        ],
        head: [41, -130],
        tilt: -6,
        armsBehind: [
          {
            joints: [
              [29, -112],
              [52, -122],
              [76, -134],
            ],
            hand: 'flat',
            size: 0.82,
          },
        ],
        legsBehind: [
          {
            joints: [
              [-4, -87],
              [-44, -112],
              [-84, -134],
            ],
            turn: 96,
            size: 0.84,
          },
        ],
        legs: [
          {
            joints: [
              [-2, -86],
              [4, -48],
              [0, -12],
            ],
            size: 0.9,
          },
        ],
        arms: [
          {
            joints: [
              [26, -111],
              [2, -122],
              [-22, -134],
            ],
            hand: 'flat',
            size: 0.82,
          },
        ],
      },
      {
        view: 'profile',
        skin,
        hair: 'hair-2',
        cover: 'bun',
        top: 'kit-green',
        sleeves: 'long',
        legs: 'skin-2',
        isTight: true,
        shoes: 'kit-white',
      },
    ) +
    brush.lit('M-14-94Q0-104 14-96Q10-78 16-66Q2-74-12-70Q-30-68-40-84Q-24-84-14-94Z', 'kit-green', 4) +
    stroke('M-10 1H24M-3-5V1M11-5V1', 'metal-c', 1.6) +
    stroke('M-96-120L-88-152', 'metal-c', 1.6)
  );
}
