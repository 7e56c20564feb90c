import { type Band, bandsWithin } from '../backdrops.ts';
import { arriving } from '../bodies/swimmer.ts';
import { SWIM } from '../cast/swimmers.ts';
import { at, type Scene } from '../scene.ts';

const LANES = [0, 43, 86, 129, 172];

/** Floats of a lane rope seen from above: pale, dark, pale. */
const rope = (y: number): Band[] => bandsWithin(y, y + 6, '0 p, 2 water-2, 4 p');

export const swimming: Scene = {
  id: 'Swimming',
  title: 'Five hands at the wall',
  description:
    'A drawn photo-finish picture from above the wall of a pool: water and lane ropes lie as even bands, and each hand begins at its touch and stays. Arms, caps and shoulders drift in after it and are drawn out, for they have almost stopped. The red line reads the touch in the middle lane.',
  msPerUnit: 1.15,
  cursorTime: 47.618,
  bands: [
    ...LANES.flatMap((y) => bandsWithin(y, y + 43.5, '0 water, 18 water-2, 25 water')),
    ...[40, 83, 126, 169].flatMap(rope),
  ],
  bodies: [47.962, 47.311, 47.618, 48.124, 47.476].map((time, lane) => {
    const kit = SWIM[(lane * 3 + 1) % SWIM.length];
    if (!kit) throw new Error('no kit');
    return at(time, lane * 43 + 20, 76, arriving(kit, [0.05, 0.12, 0.02, 0.08, 0.1][lane] ?? 0, 1.95, lane * 0.02));
  }),
};
