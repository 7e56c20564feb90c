import { each, type Point, path, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { crawl, foam } from '../bodies/crawl.ts';
import { at, moving, type Scene } from '../scene.ts';
import { pathsOf } from '../still.ts';

const [WALL, SURFACE, SCALE] = [524, 104, 258];

/** The surface in elevation: low waves, higher about the swimmer. */
const surface = (lift: number): Point[] =>
  Array.from({ length: 116 }, (_, index): Point => {
    const x = WALL + index * 8;
    return [x, SURFACE + lift + 3.4 * Math.sin(index * 0.4) + 2 * Math.sin(index * 0.17 + 1)];
  });

const below = (className: string, lift: number, opacity: number): string =>
  `<g opacity="${opacity}">${path(`${pointsToPath([...surface(lift), [1440, 214], [WALL, 214]])}Z`, className)}</g>`;

/** Lane ropes of the far lanes: floats in turn. */
const rope = (y: number, length: number, height: number): string =>
  rect(WALL, y, 920, height, 'kit-blue') +
  repeat(Math.ceil(920 / (2 * length)), (index) => rect(WALL + index * 2 * length, y, length, height, 'kit-white'));

const splash = (...places: readonly (readonly [x: number, y: number, width: number])[]): string =>
  pathsOf(
    places.flatMap(([x, y, width]) =>
      foam(x / SCALE, -y / SCALE, width / SCALE).map((outline) => ({ fill: 'snow-white', outline })),
    ),
    ([x, y]) => [x * SCALE, -y * SCALE],
  );

/** Deck and wall in section, the starting block over them. */
const wall =
  rect(0, 66, WALL, 148, 'g3') +
  rect(0, 62, WALL + 6, 9, 'g2') +
  repeat(13, (index) => rect(index * 41 - 11, 112, 39, 100, 'g2')) +
  rect(432, 6, 16, 56, 'metal') +
  rect(442, 6, 6, 56, 'metal-s') +
  path('M384 -2L512 -12L518 2L388 18Z', 'kit-white') +
  path('M386 12L517 -3L518 4L388 20Z', 'steel') +
  rect(454, 20, 46, 34, 'led-ground', 3);

/** The touch pad, its face a little turned to the viewer: yellow, ruled across. */
const [NEAR, FAR] = [WALL - 12, WALL + 30];
const padY = (x: number, y: number): number => y + ((x - NEAR) / (FAR - NEAR)) * 8;
const pad =
  path(`M${NEAR} 58L${FAR} ${padY(FAR, 58)}V214H${NEAR}Z`, 'kit-yellow') +
  each([74, 92, 110, 128, 146, 164, 182, 200], (y) =>
    path(`M${NEAR} ${y}L${FAR} ${padY(FAR, y)}V${padY(FAR, y) + 3}L${NEAR} ${y + 3}Z`, 'kit-ink'),
  ) +
  path(`M${NEAR - 4} 54L${FAR} ${padY(FAR, 54)}V${padY(FAR, 61)}L${NEAR - 4} 61Z`, 'steel') +
  rect(NEAR - 4, 54, 5, 160, 'kit-yellow-s');

export const swimming: Scene = {
  id: 'Swimming',
  title: 'The touch at the pad',
  description:
    'A drawn scene at the wall of a pool, cut at the water line: a freestyle swimmer, face down, lays a hand with spread fingers on the yellow pad under the starting block, and the board lights up: lane 4, 47.62, first. The scale is in hundredths of a second; the red line stands at the hand.',
  msPerUnit: 1.95,
  cursorTime: 47.62,
  cursorX: WALL,
  phone: 650,
  decimals: 2,
  bands: [
    ...crowd('Swimming', 0, 30, ['g3', 'g2', 'steel', 'g2', 'water-1']),
    ...bands('30 g4, 33 g2, 50 g3, 54 water-1, 100 water'),
  ],
  under: () => rope(58, 12, 2.5) + rope(66, 18, 4) + rope(78, 27, 6) + below('water', 0, 1) + wall + pad,
  bodies: [at(47.62, 118, SCALE, moving(crawl('skin-2', 'kit-blue', 'kit-navy', 'touch'), 2))],
  over: (lettering) =>
    below('water', 10, 0.24) +
    below('water-2', 100, 0.3) +
    splash([700, 106, 40], [812, 105, 70], [930, 106, 110], [1040, 106, 90]) +
    lettering.text(477, 45, '4', { size: 24, style: 'bold', anchor: 'middle', fill: 'led-lit' }) +
    rect(846, 8, 188, 38, 'led-ground', 3) +
    lettering.text(860, 37, '4', { size: 26, style: 'bold', fill: 'led-lit' }) +
    lettering.text(982, 37, '47.62', { size: 26, style: 'bold', anchor: 'end', fill: 'led-lit' }) +
    lettering.text(1020, 37, '1', { size: 26, style: 'bold', anchor: 'end', fill: 'led-green' }),
};
