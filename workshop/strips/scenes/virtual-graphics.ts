import type { Figure, Part } from '../../figure/part.ts';
import { each, ellipse, type Point, path, rect, repeat } from '../../kit/shapes.ts';
import { swimmer } from '../bodies/swimmer.ts';
import { xOf } from '../camera.ts';
import { SWIM } from '../cast/swimmers.ts';
import { at, moving, type Scene } from '../scene.ts';

/** Two lanes seen from above, a rope between them. */
const LANE = 107;
const LANES = [0, 1] as const;
const SCALE = 104;
/** When the record would pass. */
const RECORD = 38.302;

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
        fill: 'ice-white-s',
        runsOn: 'spray',
        outline: WAVE.map(([x, y]): Point => [x, y * side]),
      }),
    ),
    ...figure(time),
  ];

/** Floats on their line, yellow and white by turns, in shadow below. */
const rope = (y: number): string =>
  rect(0, y - 1, 1440, 2, 'kit-navy') +
  repeat(90, (index) => {
    const fill = index % 4 < 2 ? 'kit-yellow' : 'kit-white';
    return rect(index * 16, y - 6, 15, 12, `${fill}-s`, 4) + rect(index * 16, y - 6, 15, 7, fill, 3.5);
  });

/** Light on small waves, the same everywhere. */
const glints = repeat(46, (index) => {
  const [x, y] = [(index * 137) % 1440, ((index * 53) % 200) + 7];
  return path(`M${x} ${y}q13 -6 26 0q-13 -2.4 -26 0z`, 'ice-white');
});

const FOAM = [
  [0, -9, 17, 8],
  [6, 9, 15, 7],
  [24, -2, 14, 7],
] as const;

/** Water over the legs, and over an arm that pulls, from where the trunks end; white water over the feet. */
const veil = (x: number, y: number, wide: number, hasArm: boolean): string =>
  `<g opacity=".62">${path(`M${x} ${y - 22}h${wide}q-12 22 0 44h${-wide}z`, 'water')}${hasArm ? path(`M${x - 92} ${y + 21}h104v26h-104z`, 'water') : ''}</g>` +
  each(FOAM, ([dx, dy, rx, ry]) => ellipse(x + wide + dx, y + dy, rx, ry, 'snow-white'));

/** Time at the line, phase, speed; and where the legs begin behind the hand, and how long they are. */
const STROKES = [
  [38.518, 0.12, 1.94, 165, 106],
  [38.42, 0.17, 1.98, 164, 98],
] as const;

export const virtualGraphics: Scene = {
  id: 'VirtualGraphics',
  title: 'Swimmers and a drawn record line',
  description:
    'A drawn picture of a pool from above, 15 m before the wall: two freestyle swimmers at 2 m/s, each in its lane with the code of the nation lying on the water. The white line is drawn in for the viewers: it shows where the record would be. The red line reads the hand of the first.',
  msPerUnit: 4.3,
  cursorTime: 38.42,
  cursorX: 606,
  bands: LANES.map((lane) => ({ y: lane * LANE, height: LANE, fill: 'water' })),
  bodies: STROKES.map(([time, phase, speed], lane) => {
    const kit = SWIM[lane];
    if (!kit) throw new Error('no kit');
    return at(
      time,
      lane * LANE + LANE / 2,
      SCALE,
      moving(inWater(swimmer({ ...kit, sunk: `${kit.skin}-s` }, phase)), speed),
    );
  }),
  under: (lettering) =>
    LANES.map((lane) => `<g opacity=".4">${rect(0, lane * LANE + LANE / 2 - 7, 1440, 14, 'kit-blue-d')}</g>`).join('') +
    `<g opacity=".3">${glints}</g>` +
    ['GBR', 'AUS']
      .map((code, lane) =>
        lettering.text(420, lane * LANE + LANE / 2 + 13, code, { size: 34, style: 'wide', fill: 'kit-white' }),
      )
      .join('') +
    rope(LANE),
  over: (lettering, camera) =>
    STROKES.map(([time, , , ahead, wide], lane) =>
      veil(xOf(camera, time) + ahead, lane * LANE + LANE / 2, wide, lane === 0),
    ).join('') +
    rect(xOf(camera, RECORD) - 1.5, 0, 3, 214, 'kit-white') +
    rect(xOf(camera, RECORD) - 47, 3, 47, 18, 'kit-white') +
    lettering.text(xOf(camera, RECORD) - 23.5, 16.5, 'Record', {
      size: 12,
      style: 'bold',
      anchor: 'middle',
      fill: 'kit-ink',
    }),
};
