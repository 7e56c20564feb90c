import type { Material } from '../../equipment/kit/materials.ts';
import { capsule } from '../../equipment/kit/product.ts';
import { softened } from '../../equipment/kit/profiles.ts';
import { box, prism } from '../../equipment/kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../../equipment/kit/studio.ts';
import { castShadow } from '../../kit/cast-shadow.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, type Point, path, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { stroke } from '../../kit/strokes.ts';
import { bands } from '../backdrops.ts';
import type { Scene } from '../scene.ts';
import { staged } from '../stage.ts';

/** The same in both schemes. */
const METAL: Material = ['steel', 'metal-d', 'metal-s', 'metal', 'kit-white-s'];
const PLATE: Material = ['kit-blue-d', 'kit-blue-d', 'kit-blue-s', 'kit-blue', 'kit-blue'];
const STRUT: Material = ['steel', 'kit-grey-d', 'kit-grey-s', 'kit-grey', 'kit-grey'];
const CASE: Material = ['kit-yellow-d', 'kit-yellow-d', 'kit-yellow-s', 'kit-yellow', 'kit-yellow'];
const DARK: Material = ['rubber', 'rubber', 'kit-ink', 'steel', 'steel'];

/** How far the parts are lifted off the rail they stand on, in millimetres. */
const [PEDAL_UP, CASE_UP] = [130, 150];

const space = studioFor(
  corners(-60, 0, 0, 1010, 420, 400),
  { yaw: -20, pitch: 14 },
  { x: 742, y: 26, width: 350, height: 172 },
);

/** A foot plate on its strut. */
function pedal(x: number, y: number): string {
  const z = 44 + PEDAL_UP;
  const strut: readonly Point[] = [
    [x, z],
    [x + 20, z + 170],
    [x + 44, z + 176],
    [x + 150, z + 12],
    [x + 140, z],
  ];
  const face: readonly Point[] = [
    [x + 30, z + 184],
    [x + 64, z + 182],
    [x + 176, z + 8],
    [x + 150, z],
  ];
  return (
    prism(space, 'y', softened(strut, 8), [y + 20, y + 100], STRUT, 4) +
    prism(space, 'y', softened(face, 12), [y, y + 120], PLATE, 6) +
    each([0, 1, 2, 3], (index) => {
      const [px, pz] = [x + 82 + index * 25, z + 160 - index * 39];
      return capsule(space.at([px, y + 6, pz]), space.at([px, y + 114, pz]), 1.2, 1.2, 'kit-blue-d');
    })
  );
}

/** From a part down to where it belongs. */
function axis(x: number, y: number, from: number): string {
  const [[ax, ay], [bx, by]] = [space.at([x, y, from]), space.at([x, y, 46])];
  return `<g opacity=".8">${stroke(`M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`, 'm', 1.6, { dash: '5 4' })}</g>`;
}

/** The number that the list in the manual has for a part. */
function number(lettering: Lettering, [x, y]: Point, part: number): string {
  const style = { size: 24, style: 'bold', anchor: 'middle', fill: 'kit-white' } as const;
  return circle(x, y, 15.5, 'kit-ink') + lettering.text(x, y + 8.5, String(part), style);
}

const numbered = (lettering: Lettering, part: number, at: Point, to: Place): string => {
  const [x, y] = space.at(to);
  return (
    stroke(`M${at[0]} ${at[1]}L${x.toFixed(1)} ${y.toFixed(1)}`, 'l', 1.6) +
    circle(x, y, 3, 'i') +
    number(lettering, at, part)
  );
};

/** A starting block taken apart: rail, two foot plates, and the sensor with its loudspeaker. */
function block(lettering: Lettering): string {
  const [footX, footY] = space.at([420, 195, 0]);
  const z = CASE_UP + 44;
  return (
    castShadow([footX, footY + 2], 190, 13) +
    box(space, [-30, 160, 0], [960, 70, 44], METAL, { bevel: 6 }) +
    space.laid(
      [-30, 230, 44],
      RIGHT,
      [0, -1, 0],
      repeat(24, (index) => rect(180 + index * 29, 10, 10, 50, 'steel', 2)),
    ) +
    axis(30, 195, z) +
    axis(320, 195, 44 + PEDAL_UP) +
    axis(640, 195, 44 + PEDAL_UP) +
    pedal(240, 230) +
    box(space, [-60, 120, z], [190, 150, 110], CASE, { axis: 'x', radius: 18, bevel: 8 }) +
    space.laid(
      [-40, 120, z + 92],
      RIGHT,
      DOWN,
      repeat(20, (index) => circle(30 + (index % 5) * 22, 12 + Math.floor(index / 5) * 18, 6, 'kit-ink')),
    ) +
    box(space, [-58, 130, z + 18], [8, 120, 70], DARK) +
    pedal(560, 50) +
    numbered(lettering, 1, [766, 30], [20, 160, z + 108]) +
    numbered(lettering, 2, [1012, 28], [650, 110, 44 + PEDAL_UP + 150]) +
    numbered(lettering, 3, [1078, 128], [880, 160, 40])
  );
}

/** Lines on the paper of the manual: of one colour in both schemes. */
const inkLine = (width: number, ...way: readonly Point[]): string =>
  each(way.slice(1), (to, index) => capsule(way[index] ?? to, to, width / 2, width / 2, 'kit-ink'));

/** The block put together, on the page: outlines and its length. */
function figure(): string {
  const foot = (x: number): string =>
    inkLine(2, [x, 116], [x + 22, 76], [x + 34, 80], [x + 62, 116]) +
    inkLine(5, [x + 26, 75], [x + 37, 79], [x + 66, 116]);
  return (
    rect(388, 88, 36, 28, 'kit-grey', 4) +
    foot(432) +
    foot(482) +
    rect(384, 116, 166, 9, 'kit-grey') +
    inkLine(1.6, [384, 142], [550, 142]) +
    inkLine(1.6, [384, 136], [384, 148]) +
    inkLine(1.6, [550, 136], [550, 148])
  );
}

/** An opened manual: the figure on the left page, on the right one its parts by number. */
function manual(lettering: Lettering): string {
  const bar = (x: number, y: number, width: number, fill = 'kit-grey'): string => rect(x, y, width, 4.6, fill, 1);
  return (
    castShadow([540, 194], 206, 13) +
    path('M352 30Q446 16 546 32Q646 16 740 30L748 193Q646 180 546 198Q446 180 344 193Z', 'kit-navy') +
    path('M360 22Q450 8 546 25V190Q446 173 352 187Z', 'kit-white') +
    path('M546 25Q642 8 732 22L740 187Q646 173 546 190Z', 'kit-white') +
    path('M546 25Q556 21 564 19.4L562 184Q554 186 546 190Z', 'kit-white-s') +
    path('M546 25Q538 21.6 532 20L534 185Q540 186.6 546 190Z', 'kit-white-s') +
    bar(384, 46, 96, 'kit-ink') +
    bar(384, 58, 150) +
    `<g transform="translate(5 6) scale(.95)">${figure()}</g>` +
    bar(384, 158, 120) +
    bar(622, 40, 84, 'kit-ink') +
    each([0, 1, 2], (row) => {
      const y = 72 + row * 39;
      return (
        number(lettering, [630, y], row + 1) +
        bar(654, y - 8, 60) +
        bar(654, y + 3, row === 1 ? 48 : 34) +
        (row < 2 ? rect(616, y + 19, 102, 1.4, 'kit-grey') : '')
      );
    })
  );
}

export const documentation: Scene = {
  id: 'Documentation',
  title: 'An opened manual and its device in parts',
  description:
    'A drawn strip: on the left an opened manual with a dimensioned drawing of a starting block and a list of its three parts; on the right the same block taken apart, the parts above the places they go to, with the numbers of the list: 1 the sensor with its loudspeaker, 2 the foot plates, 3 the rail.',
  ...staged(720, '3 PARTS'),
  bands: bands('0 timber-1, 120 timber-1, 196 timber, 199 timber-1'),
  bodies: [],
  under: (lettering) => `<g transform="translate(-8 0)">${manual(lettering)}</g>${block(lettering)}`,
};
