/** Who else is in the hut: the official at the gate, the assistant with the start list. */
import { at, type Brush, fill, stroke } from '../brush.ts';
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

/** Holds the start list on its board with one hand and ticks names off with the other. */
export function assistant(brush: Brush): string {
  const list = at(
    [24, -116],
    1,
    brush.lit('M-14-14L16-18L20 12L-10 16Z', 'plastic', 2) +
      fill('M-11-11.4L13.6-14.8L17 9.6L-7.6 13Z', 'kit-white') +
      stroke('M-7-7L10-9.4M-6-1L11-3.4M-5 5L7 3.4', 'kit-grey', 1.4),
  );
  return person(
    brush,
    {
      neck: [1, -151],
      shoulders: [
        [-16, -144],
        [15, -145],
      ],
      hips: [
        [-12, -94],
        [11, -94],
      ],
      head: [6, -164],
      tilt: 8,
      armsBehind: [],
      legs: [
        {
          joints: [
            [-7, -88],
            [-9, -48],
            [-12, -9],
          ],
        },
        {
          joints: [
            [8, -88],
            [11, -48],
            [12, -9],
          ],
        },
      ],
      arms: [
        {
          joints: [
            [15, -141],
            [22, -112],
            [32, -122],
          ],
          hand: 'pen',
          turn: 10,
          size: 0.9,
        },
        {
          joints: [
            [-14, -141],
            [-16, -112],
            [6, -105],
          ],
          hand: 'box',
        },
      ],
    },
    {
      ...{ view: 'quarter', skin: 'skin-3', hair: 'hair-1', cover: 'beanie', coverTone: 'kit-blue' },
      ...{ top: 'kit-navy', legs: 'kit-ink', shoes: 'none', gloves: 'kit-ink', bulk: 1.14 },
      onTrunk: stroke('M-20-128H18M-20-112H18', 'kit-navy-c', 1.2) + list,
    },
  );
}
