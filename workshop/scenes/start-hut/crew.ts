/** Who else is in the hut: the official at the gate. */
import { type Brush, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

/** The left hand lies on the post of the gate, the right one holds a radio; looks at the racer. Feet at 0. */
export function official(brush: Brush): string {
  return person(
    brush,
    {
      neck: [4, -150],
      shoulders: [
        [-13, -143],
        [18, -144],
      ],
      hips: [
        [-12, -94],
        [11, -94],
      ],
      head: [9, -165],
      armsBehind: [
        {
          joints: [
            [17, -141],
            [34, -120],
            [56, -112],
          ],
          hand: 'flat',
          turn: 22,
        },
      ],
      legsBehind: [
        {
          joints: [
            [8, -88],
            [16, -48],
            [14, -9],
          ],
        },
      ],
      legs: [
        {
          joints: [
            [-7, -88],
            [-9, -48],
            [-14, -9],
          ],
        },
      ],
      arms: [
        {
          joints: [
            [-10, -140],
            [-8, -114],
            [13, -120],
          ],
          hand: 'stick',
        },
      ],
    },
    {
      ...{ view: 'profile', skin: 'skin-2', hair: 'hair-2', cover: 'beanie', coverTone: 'kit-navy', extra: 'headset' },
      ...{ top: 'kit-blue', legs: 'kit-navy', shoes: 'kit-ink', gloves: 'kit-ink', bulk: 1.16, beard: true },
      onTrunk:
        stroke('M-16-128H20M-17-112H19', 'kit-blue-c', 1.2) +
        brush.lit('M17-133H24V-113H17Z', 'plastic', 1.6) +
        stroke('M18.6-133V-143', 'plastic-c', 1.2),
    },
  );
}
