import { bands, crowd, laneLines } from '../backdrops.ts';
import { field } from '../cast/sprinters.ts';
import { tag } from '../scene.ts';
import type { Band, Scene, SceneBody } from '../strip.ts';

const HALF = 107;

/** One of two venues: its own stand, its own lanes, the same clock. */
const venue = (y: number, seed: string, wall: string): Band[] => [
  ...crowd(seed, y, y + 22, ['g2', 'g3', 'g4', 'g3']),
  ...bands(
    [y + 22, 'p'],
    [y + 24, wall],
    [y + 40, 'g2'],
    [y + 54, 'tartan-2'],
    [y + 60, 'tartan'],
    [y + HALF - 3, 'p'],
    [y + HALF, 'p'],
  )
    .filter((row) => row.height > 0)
    .map((row) => ({ ...row, height: Math.min(row.height, y + HALF - row.y) }))
    .filter((row) => row.height > 0),
  ...laneLines(y + 66, y + HALF - 5, 5),
];

const inVenue = (y: number, bodies: readonly SceneBody[]): SceneBody[] =>
  bodies.map((body) => ({ ...body, view: [y - 2, y + HALF - 3] }));

export const distributedTimekeeping: Scene = {
  id: 'DistributedTimekeeping',
  title: 'Two venues, one virtual photo finish',
  description:
    'Two drawn photo-finish strips joined on one time scale: four sprinters at venue A, four at venue B, each with its own track and its own camera. With both clocks set to UTC the red line can stand in both pictures at once and compare torsos that never met.',
  msPerUnit: 0.72,
  cursorTime: 10.247,
  bands: [...venue(0, 'Zurich', 'mat'), ...venue(HALF, 'Sydney', 'piste-2')],
  bodies: [
    ...inVenue(
      0,
      field({
        times: [10.412, 10.108, 10.247, 10.561],
        dips: [0.2, 0.8, 1, 0],
        from: 66,
        to: 102,
        scale: 40,
        speed: 10.8,
        seed: 1,
      }),
    ),
    ...inVenue(
      HALF,
      field({
        times: [10.036, 10.334, 10.486, 10.262],
        dips: [0.9, 0.1, 0.4, 0.9],
        from: 66 + HALF,
        to: 102 + HALF,
        scale: 40,
        speed: 10.8,
        seed: 2,
      }),
    ),
  ],
  over: (lettering, camera) => tag(lettering, camera, 9.966, 5, 'A') + tag(lettering, camera, 9.966, HALF + 5, 'B'),
};
