import { type Point, path, placed, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { crawl, foam } from '../bodies/crawl.ts';
import { at, moving, type Scene, type SceneBody } from '../scene.ts';
import { pathsOf } from '../still.ts';

const [WALL, SURFACE, SCALE] = [500, 92, 190];

/** The surface in elevation: low waves, higher about the swimmers. */
const surface = (lift: number): Point[] =>
  Array.from({ length: 119 }, (_, index): Point => {
    const x = WALL + index * 8;
    return [x, SURFACE + lift + 2.6 * Math.sin(index * 0.55) + 1.6 * Math.sin(index * 0.21 + 1)];
  });

const below = (className: string, lift: number, opacity: number): string =>
  `<g opacity="${opacity}">${path(`${pointsToPath([...surface(lift), [1440, 214], [WALL, 214]])}Z`, className)}</g>`;

/** Lane ropes of the far lanes: floats in turn. */
const rope = (y: number, length: number, height: number): string =>
  rect(WALL, y, 920, height, 'kit-red') +
  repeat(Math.ceil(920 / (2 * length)), (index) => rect(WALL + index * 2 * length, y, length, height, 'kit-white'));

const splash = (...places: readonly (readonly [x: number, y: number, width: number])[]): string =>
  pathsOf(
    places.flatMap(([x, y, width]) =>
      foam(x / SCALE, -y / SCALE, width / SCALE).map((outline) => ({ fill: 'snow-white', outline })),
    ),
    ([x, y]) => [x * SCALE, -y * SCALE],
  );

const block =
  rect(402, 22, 12, 50, 'metal') +
  rect(410, 22, 4, 50, 'metal-s') +
  path('M366 26L478 12L482 21L368 37Z', 'kit-white') +
  path('M366 33L481 19L482 25L368 40Z', 'steel') +
  path('M360 24L368 6L374 6L374 30Z', 'steel') +
  rect(426, 34, 40, 30, 'led-ground', 3);

/** Deck, wall and starting block in section, the touch pad on the wall. */
const pool = (): string =>
  rect(0, 74, WALL, 140, 'g3') +
  rect(0, 70, WALL + 4, 8, 'g2') +
  repeat(12, (index) => rect(index * 41, 118, 39, 94, 'g2')) +
  placed(16, 0, block) +
  rect(WALL - 7, 78, 7, 106, 'kit-yellow') +
  repeat(9, (index) => rect(WALL - 7, 84 + index * 11, 7, 1.6, 'kit-ink')) +
  rect(WALL - 10, 74, 12, 6, 'steel');

const TOUCHING: SceneBody = at(47.62, 105, SCALE, moving(crawl('skin-2', 'kit-red', 'kit-red', 'touch'), 2));

export const swimming: Scene = {
  id: 'Swimming',
  title: 'The touch at the pad',
  description:
    'A drawn scene at the wall of a pool, cut at the water line: a freestyle swimmer touches the yellow pad below the starting block and the time 47.62 lights up, while the swimmer in the next lane still brings an arm over the water. The scale shows how long each hand needs to the wall, in hundredths of a second.',
  msPerUnit: 2.8,
  cursorTime: 47.62,
  cursorX: WALL,
  phone: 588,
  decimals: 2,
  bands: [
    ...crowd('Swimming', 0, 34, ['g3', 'g2', 'steel', 'g2', 'water-1']),
    ...bands('34 g4, 37 g2, 56 g3, 60 water-1, 100 water'),
  ],
  under: () => rope(64, 12, 2.5) + rope(72, 17, 3.5) + rope(83, 24, 5) + below('water', 0, 1),
  bodies: [
    at(48.264, 102, SCALE * 0.92, moving(crawl('skin-1', 'kit-white', 'kit-yellow', 'recovery'), 2.1)),
    TOUCHING,
  ],
  // Room for one: the swimmer behind would be cut at the waist.
  onPhone: { bodies: [TOUCHING] },
  over: (lettering) =>
    below('water', 8, 0.22) +
    below('water-2', 92, 0.35) +
    splash(
      [512, 90, 22],
      [690, 92, 60],
      [880, 92, 110],
      [940, 94, 60],
      [1000, 90, 50],
      [1210, 92, 70],
      [1370, 92, 110],
    ) +
    pool() +
    lettering.text(462, 57, '4', { size: 22, style: 'bold', anchor: 'middle', fill: 'led-lit' }) +
    rect(900, 6, 196, 40, 'led-ground', 3) +
    lettering.text(914, 36, '4', { size: 26, style: 'bold', fill: 'led-lit' }) +
    lettering.text(1038, 36, '47.62', { size: 26, style: 'bold', anchor: 'end', fill: 'led-lit' }) +
    lettering.text(1082, 36, '1', { size: 26, style: 'bold', anchor: 'end', fill: 'led-green' }),
};
