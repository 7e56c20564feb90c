import { type Brush, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

/** Behind the wall, looking down to the right at the run: one hand on the timber, a radio in the other. Feet at 0. */
export function technician(brush: Brush): string {
  return person(
    brush,
    {
      neck: [6, -149],
      shoulders: [
        [-11, -142],
        [19, -143],
      ],
      hips: [
        [-12, -94],
        [11, -94],
      ],
      head: [12, -163],
      tilt: 14,
      armsBehind: [
        {
          joints: [
            [18, -140],
            [34, -116],
            [53, -102],
          ],
          hand: 'wand',
        },
      ],
      legs: [],
      arms: [
        {
          joints: [
            [-8, -139],
            [-4, -113],
            [16, -121],
          ],
          hand: 'stick',
        },
      ],
    },
    {
      ...{ view: 'profile', skin: 'skin-3', hair: 'hair-1', beard: true, extra: 'headset' },
      ...{ cover: 'beanie', coverTone: 'kit-navy', top: 'kit-yellow', legs: 'kit-ink', gloves: 'kit-ink' },
      ...{ shoes: 'none', bulk: 1.16 },
      onTrunk:
        stroke('M-14-126H22M-15-110H21', 'kit-yellow-c', 1.2) +
        brush.lit('M20-134H27V-114H20Z', 'plastic', 1.6) +
        stroke('M21.6-134V-144', 'plastic-c', 1.2),
    },
  );
}
