import { type Band, bandsWithin, crowd, laneLines } from '../backdrops.ts';
import { field } from '../cast/sprinters.ts';
import { type Scene, type SceneBody, shade, tag } from '../scene.ts';

const HALF = 107;

/** One of two venues: its own stand, its own lanes, the same clock. */
const venue = (y: number, seed: string, wall: string): Band[] => [
  ...crowd(seed, y, y + 22, ['g2', 'g3', 'g4', 'g3']),
  ...bandsWithin(y, y + HALF, `22 p, 24 ${wall}, 40 g2, 54 tartan-2, 60 tartan, 104 p`),
  ...laneLines(y + 66, y + HALF - 5, 5),
];

const venueField = (y: number, seed: number, times: readonly number[], dips: readonly number[]): SceneBody[] =>
  field({ times, dips, from: y + 66, to: y + 102, scale: 43, speed: 10.8, seed }).map((body) => ({
    ...body,
    view: [y - 2, y + HALF - 3],
  }));

export const distributedTimekeeping: Scene = {
  id: 'DistributedTimekeeping',
  title: 'Two venues, one virtual photo finish',
  description:
    'Two drawn photo-finish strips joined on one time scale: four sprinters at venue A, four at venue B, each with its own track and its own camera. With both clocks set to UTC the red line can stand in both pictures at once and compare torsos that never met.',
  msPerUnit: 1.6,
  cursorTime: 10.247,
  bands: [...venue(0, 'Zurich', 'kit-blue-s'), ...venue(HALF, 'Sydney', 'kit-green-s')],
  shadow: shade('tartan-2'),
  bodies: [
    ...venueField(0, 1, [10.412, 10.108, 10.247, 10.561], [0.2, 0.8, 1, 0]),
    ...venueField(HALF, 2, [10.036, 10.334, 10.486, 10.262], [0.9, 0.1, 0.4, 0.9]),
  ],
  over: (lettering, camera) => tag(lettering, camera, 9.826, 5, 'A') + tag(lettering, camera, 9.826, HALF + 5, 'B'),
};
