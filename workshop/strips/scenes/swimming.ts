import { bands } from '../backdrops.ts';
import { arriving } from '../bodies/swimmer.ts';
import { SWIM } from '../cast/swimmers.ts';
import { at } from '../scene.ts';
import type { Band, Scene } from '../strip.ts';

/** Floats of a lane rope seen from above: pale, dark, pale. */
const ropes = (ys: readonly number[]): Band[] =>
  ys.flatMap((y) => bands([y, 'p'], [y + 2, 'water-2'], [y + 4, 'p'], [y + 6, 'p']).slice(0, 3));

export const swimming: Scene = {
  id: 'Swimming',
  title: 'Five hands at the wall',
  description:
    'A drawn photo-finish picture from above the wall of a pool: water and lane ropes lie as even bands, and each hand begins at its touch and stays. Arms, caps and shoulders drift in after it and are drawn out, for they have almost stopped. The red line reads the touch in the middle lane.',
  msPerUnit: 1.15,
  cursorTime: 47.618,
  bands: [
    ...[0, 1, 2, 3, 4].flatMap((lane) =>
      bands([lane * 43, 'water'], [lane * 43 + 18, 'water-2'], [lane * 43 + 25, 'water']).map((row) => ({
        ...row,
        height: Math.min(row.height, lane * 43 + 43.5 - row.y),
      })),
    ),
    ...ropes([40, 83, 126, 169]),
  ],
  bodies: [47.962, 47.311, 47.618, 48.124, 47.476].map((time, lane) => {
    const kit = SWIM[(lane * 3 + 1) % SWIM.length];
    if (!kit) throw new Error('no kit');
    return at(time, lane * 43 + 20, 76, arriving(kit, [0.05, 0.12, 0.02, 0.08, 0.1][lane] ?? 0, 1.95, lane * 0.02));
  }),
};
