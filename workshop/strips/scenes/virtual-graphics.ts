import type { Figure, Part } from '../../figure/part.ts';
import { type Point, path, rect, repeat } from '../../kit/shapes.ts';
import { swimmer } from '../bodies/swimmer.ts';
import { xOf } from '../camera.ts';
import { SWIM } from '../cast/swimmers.ts';
import { at, moving, type Scene } from '../scene.ts';

/** Three lanes seen from above; ropes between them. */
const LANE = 71.4;
const LANES = [0, 1, 2] as const;
const SCALE = 76;
/** When the record would pass. */
const RECORD = 38.285;

/** One side of the waves that open behind the shoulders, in metres. */
const WAVE: readonly Point[] = [
  [-0.25, 0.2],
  [-1, 0.24],
  [-2.1, 0.31],
  [-1.05, 0.2],
];

/** With the water that the swimmer pushes aside and stirs up. */
const inWater =
  (figure: Figure): Figure =>
  (time) => [
    ...[1, -1].map(
      (side): Part => ({
        fill: 'water-1',
        runsOn: 'spray',
        outline: WAVE.map(([x, y]): Point => [x, y * side]),
      }),
    ),
    ...figure(time),
  ];

/** Floats: blue beside the middle lanes, white between. */
const rope = (y: number): string =>
  rect(0, y - 3, 1440, 6, 'kit-white') + repeat(60, (index) => rect(index * 24, y - 3, 15, 6, 'kit-blue'));

/** Light on small waves, the same everywhere. */
const glints = repeat(42, (index) => {
  const [x, y] = [(index * 137) % 1440, ((index * 53) % 200) + 7];
  return path(`M${x} ${y}q9 -4 18 0q-9 -1.6 -18 0z`, 'water-1');
});

const STROKES = [
  [38.62, 0.22, 1.94],
  [38.42, 0.06, 1.98],
  [38.68, 0.6, 1.9],
] as const;

export const virtualGraphics: Scene = {
  id: 'VirtualGraphics',
  title: 'Swimmers and a drawn record line',
  description:
    'A drawn picture of a pool from above, 15 m before the wall: three freestyle swimmers at 2 m/s, each in its lane with the code of the nation lying on the water. The white line is drawn in for the viewers: it shows where the record would be. The red line reads the hand of the first.',
  msPerUnit: 5.5,
  cursorTime: 38.42,
  cursorX: 640,
  bands: LANES.map((lane) => ({ y: lane * LANE, height: LANE, fill: 'water' })),
  bodies: STROKES.map(([time, phase, speed], lane) => {
    const kit = SWIM[lane];
    if (!kit) throw new Error('no kit');
    return at(time, lane * LANE + LANE / 2, SCALE, moving(inWater(swimmer(kit, phase)), speed));
  }),
  under: (lettering) =>
    LANES.map((lane) => `<g opacity=".4">${rect(0, lane * LANE + LANE / 2 - 5, 1440, 10, 'water-2')}</g>`).join('') +
    `<g opacity=".45">${glints}</g>` +
    ['GBR', 'AUS', 'ITA']
      .map((code, lane) =>
        lettering.text(534, lane * LANE + LANE / 2 + 10, code, { size: 27, style: 'wide', fill: 'kit-white' }),
      )
      .join('') +
    rope(LANE) +
    rope(2 * LANE),
  over: (lettering, camera) =>
    rect(xOf(camera, RECORD) - 1, 0, 2, 214, 'kit-white') +
    rect(xOf(camera, RECORD) - 56, 3, 56, 19, 'kit-white') +
    lettering.text(xOf(camera, RECORD) - 28, 17, 'Record', {
      size: 13,
      style: 'bold',
      anchor: 'middle',
      fill: 'kit-ink',
    }),
};
