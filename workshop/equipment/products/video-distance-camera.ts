/** Video distance camera on the pages: one of the four beside the landing hill, and the half metres it counts. */

import { put } from '../../figure/geometry.ts';
import { range } from '../../kit/range.ts';
import { each, type Point, path, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded } from '../../kit/strokes.ts';
import { pathsOf } from '../../strips/still.ts';
import { DARK_PLASTIC, GLASS, LAMP_RED, LIGHT_PLASTIC, METAL, PANEL, SNOW } from '../kit/materials.ts';
import { capsule, cord, type Product } from '../kit/product.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';
import { BETWEEN_FEET, telemark } from './telemark.ts';

/** Millimetres: what is seen of the landing hill, cut out of it. */
const LENGTH = 5600;
const WIDTH = 2300;
const TOP = 2700;
const FALL = 0.42;

const slope = (x: number): number => TOP - FALL * x;

const hill = studioFor(
  [0, LENGTH].flatMap((x) =>
    [0, WIDTH].flatMap((y): Place[] => [
      [x, y, 0],
      [x, y, slope(x)],
    ]),
  ),
  { yaw: 17, pitch: 24 },
  { x: 6, y: 96, width: 628, height: 340 },
);

const on = (x: number, y: number): Place => [x, y, slope(x)];
/** Places of the hill by their distance: the slope is longer than its plan. */
const HALF_METRE = 500 / Math.hypot(1, FALL);
const LANDING = 3180;
const TRACK = 1200;

/** A band across the slope. */
const across = (x: number, wide: number, fill: string, [from, to] = [0, WIDTH]): string =>
  hill.polygon([on(x - wide, from), on(x + wide, from), on(x + wide, to), on(x - wide, to)], fill);

function snow(): string {
  const face: Point[] = [
    [0, 0],
    [LENGTH, 0],
    [LENGTH, slope(LENGTH)],
    [0, slope(0)],
  ];
  return (
    prism(hill, 'y', face, [0, WIDTH], SNOW) +
    each(range(12), (index) => {
      const isMetre = index % 2 === 0;
      return across(LANDING + (index - 6) * HALF_METRE, isMetre ? 26 : 10, isMetre ? 'mat' : 'snow-2');
    }) +
    across(LANDING, 40, LAMP_RED)
  );
}

/** Upright to the slope as far as a jumper is, skis along it. */
function jumper(): string {
  const [x, y] = hill.at(on(LANDING, TRACK));
  const [nextX, nextY] = hill.at(on(LANDING + HALF_METRE, TRACK));
  const lean = (Math.atan2(y - nextY, nextX - x) * 180) / Math.PI;
  const metre = Math.hypot(nextX - x, nextY - y) * 2;
  const parts = telemark().map((part) => ({ ...part, outline: put(part.outline, 0, 0, lean) }));
  return pathsOf(parts, ([px, py]) => [x + (px - BETWEEN_FEET) * metre, y - py * metre], 0.1);
}

/** The camera, larger because nearer: from behind, looking up to the landing. */
const camera = studioFor(
  corners(-200, -100, -300, 480, 200, 520),
  { yaw: 48, pitch: 20 },
  { x: 26, y: 232, width: 214, height: 208 },
);

function body(): string {
  const [x, y] = camera.at([0, 0, -70]);
  return (
    cord(`M${x - 50} ${y - 34}C${x - 92} ${y + 6} ${x - 40} ${y + 50} ${x - 70} 440`, 7) +
    capsule([x, y], [x, 436], 9, 9, METAL[1]) +
    capsule([x - 3, y], [x - 3, 436], 3, 3, METAL[3]) +
    turned(
      camera,
      'z',
      [0, 0],
      [
        [-120, 46],
        [-70, 46],
      ],
      DARK_PLASTIC,
      24,
    ) +
    turned(
      camera,
      'x',
      [0, 10],
      [
        [190, 62],
        [236, 70],
        [250, 70],
      ],
      DARK_PLASTIC,
    ) +
    turned(
      camera,
      'x',
      [0, 10],
      [
        [249, 56],
        [250, 56],
      ],
      GLASS,
    ) +
    box(camera, [-180, -78, -70], [370, 156, 160], DARK_PLASTIC, { axis: 'x', radius: 18, bevel: 7 }) +
    camera.laid(
      [-150, -78, 66],
      RIGHT,
      DOWN,
      rect(0, 0, 300, 24, 'kit-red', 5) + repeat(6, (index) => rect(150 + index * 25, 56, 11, 60, PANEL, 5)),
    ) +
    camera.laid(
      [-180, 50, 60],
      [0, -1, 0],
      DOWN,
      rect(0, 0, 100, 70, PANEL, 8) + rect(12, 86, 28, 22, 'metal', 4) + rect(58, 86, 28, 22, 'metal', 4),
    ) +
    box(camera, [-200, -96, 96], [460, 192, 16], LIGHT_PLASTIC, { bevel: 4 })
  );
}

/** What the camera sees: from its lens to the corners of its field on the snow. */
function field(): string {
  const eye = camera.at([252, 0, 10]);
  const [from, to] = [LANDING - HALF_METRE * 3.5, LANDING + HALF_METRE * 3.5];
  const edges = [from, to].map((x) => hill.at(on(x, 0)));
  return (
    faded(0.12, hill.polygon([on(from, 0), on(from, WIDTH), on(to, WIDTH), on(to, 0)], LAMP_RED)) +
    faded(0.12, path(`${pointsToPath([eye, ...edges])}Z`, LAMP_RED)) +
    each(edges, (edge) => capsule(eye, edge, 1, 1, LAMP_RED))
  );
}

export const videoDistanceProduct: Product = {
  caption: 'Video distance camera beside the landing hill',
  alt: 'A camera on a mast looks up at a snow slope with a line every half metre, on which a jumper lands in the telemark; a red line marks the landing between the feet.',
  markers: [
    {
      text: 'The operator sets the line where both skis lie flat, between the feet: the distance, in steps of half a metre.',
      at: [352, 404],
      target: hill.at(on(LANDING, 160)),
      measures: true,
    },
    {
      text: 'One of four HD cameras; their pictures overlap down the slope.',
      at: [40, 214],
      target: camera.at([-80, -40, 112]),
    },
    {
      text: 'A line in the picture every half metre, a strong one every metre.',
      at: [492, 404],
      target: hill.at(on(LANDING + HALF_METRE * 2, 160)),
    },
  ],
  beside: snow,
  draw: () => field() + jumper() + body(),
};
