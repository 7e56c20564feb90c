/** Backstroke ledge OBL2 Pro on the pages. */

import { Body, farDress } from '../../figure/body.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Joints, Limb } from '../../figure/joints.ts';
import type { Manner } from '../../figure/light.ts';
import { shadowOf } from '../../kit/palette.ts';
import { circle, each, line, type Point, path, polygon, rect, repeat } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { pathsOf } from '../../strips/still.ts';
import type { Product } from '../kit/product.ts';

/** Where the wall meets the surface, and units for a metre. */
const WALL: Point = [424, 296];
const METRE = 300;
const at = ([x, y]: Point): Point => [WALL[0] + x * METRE, WALL[1] - y * METRE];

const SWIMMER: Dress = {
  ...{ skin: 'skin-2', hair: 'hair-1', cover: 'swim', coverTone: 'kit-white', extra: 'goggles' },
  ...{ top: 'skin-2', sleeves: 'none', legs: 'kit-navy', legwear: 'brief', isTight: true, shoes: 'skin-2' },
};
const MANNER: Manner = { light: [-0.6, 0.8], shade: shadowOf, far: shadowOf, isFine: true };

/** Metres from where the wall meets the surface: hanging on the handle, the feet against the ledge. */
const HIPS: Point = [-0.5, 0.06];
const arm = (shift: number): Limb => ({
  joints: [
    [-0.43 + shift, 0.56],
    [-0.3 + shift, 0.32],
    [-0.185, 0.535],
  ],
  hand: 'fist',
});
const leg = (shift: number): Limb => ({
  joints: [HIPS, [-0.165 + shift, 0.35], [-0.14, -0.09]],
  turn: -66,
});
const JOINTS: Joints = {
  view: 'profile',
  skull: [-0.375, 0.78],
  tilt: 4,
  neck: [-0.44, 0.6],
  spine: [HIPS, [-0.52, 0.34], [-0.44, 0.6]],
  shoulders: [
    [-0.43, 0.56],
    [-0.43, 0.56],
  ],
  hips: [HIPS, HIPS],
  armsBehind: [arm(0.05)],
  arms: [arm(0)],
  legsBehind: [leg(0.03)],
  legs: [leg(0)],
};

function swimmer(): string {
  const body = new Body(JOINTS, SWIMMER, MANNER);
  const far = farDress(SWIMMER, MANNER);
  const parts = [
    ...JOINTS.armsBehind.flatMap((limb) => body.arm(limb, far)),
    ...JOINTS.legsBehind.flatMap((limb) => body.leg(limb, far)),
    ...body.neck(),
    ...body.trunk(),
    ...body.head(),
    ...JOINTS.legs.flatMap((limb) => body.leg(limb)),
    ...JOINTS.arms.flatMap((limb) => body.arm(limb)),
  ];
  return pathsOf(parts, at, 0.1);
}

const [X, Y] = WALL;

/** The wall cut through, and the deck on it. */
const basin = (): string =>
  rect(X, Y - 84, 216, 260, 'g2') +
  repeat(11, (index) => line(X + 20 + index * 24, Y - 70, X - 40 + index * 24, Y + 150, 'h')) +
  rect(X, Y - 92, 216, 10, 'ice');

/** The pad, and the block with its handle over the water. */
const block = (): string =>
  rect(X - 4, Y - 92, 6, 240, 'kit-yellow') +
  rect(X + 40, Y - 210, 78, 120, 'g3') +
  rect(X + 40, Y - 210, 20, 120, 'g2') +
  path(`M${X - 44} ${Y - 238}L${X + 176} ${Y - 222}V${Y - 208}L${X - 44} ${Y - 224}Z`, 'kit-blue') +
  path(`M${X - 44} ${Y - 224}L${X + 176} ${Y - 208}V${Y - 202}L${X - 44} ${Y - 217}Z`, 'kit-blue-s') +
  path(`M${X + 84} ${Y - 228}L${X + 160} ${Y - 272}L${X + 172} ${Y - 270}L${X + 168} ${Y - 222}Z`, 'steel') +
  stroke(`M${X + 44} ${Y - 178}L${X - 52} ${Y - 164}`, 'm', 9, { cap: 'round' }) +
  circle(X - 52, Y - 164, 9, 'metal') +
  circle(X - 52, Y - 164, 4, 'steel');

/** The ledge in section, its strap along the wall, and the case on the block that winds it up. */
const ledge = (): string =>
  rect(X - 12, Y - 204, 30, 30, 'kit-ink', 6) +
  rect(X - 9, Y - 176, 5, 176, 'kit-ink') +
  polygon(
    [
      [X - 4, Y - 16],
      [X - 15, Y - 14],
      [X - 34, Y + 16],
      [X - 4, Y + 16],
    ],
    'kit-blue',
  ) +
  path(`M${X - 15} ${Y - 14}L${X - 34} ${Y + 16}h6L${X - 11} ${Y - 14}Z`, 'kit-blue-s');

function waves(from: number, to: number): string {
  const steps = Math.round((to - from) / 26);
  return repeat(steps, (index) => `${index === 0 ? `M${from} ${Y}` : ''}q13 ${index % 2 === 0 ? -5 : 5} 26 0`);
}

export const ledgeProduct: Product = {
  caption: 'Backstroke ledge with a swimmer before the start',
  alt: 'The wall of a pool cut through, with a starting block above. A swimmer hangs at its handle, knees drawn up, both feet against a blue footrest at the water line, which a strap holds.',
  markers: [
    {
      text: 'Footrest at one of five heights, from 4 cm below the water to 4 cm above.',
      at: [560, 352],
      target: [X - 18, Y + 6],
      measures: true,
    },
    { text: 'Two straps carry it; it winds up after the start.', at: [560, 250], target: [X - 6, Y - 60] },
    { text: 'Supports, hooked into the starting block.', at: [590, 60], target: [X + 4, Y - 190] },
  ],
  beside: basin,
  draw: () => {
    const [left, right] = [-10, X - 4];
    return (
      rect(0, Y - 4, X, 200, 'water-2') +
      faded(0.5, rect(0, Y - 4, X, 30, 'water')) +
      each([0, 1, 2, 3, 4, 5, 6], (index) =>
        circle(14 + index * 27, Y - 3, 10, index % 2 === 0 ? 'kit-red' : 'kit-white'),
      ) +
      block() +
      ledge() +
      swimmer() +
      faded(0.62, path(`${waves(left, right)}V450H${left}Z`, 'water')) +
      faded(0.9, stroke(waves(left, right), 'wl', 3)) +
      faded(0.7, stroke('M206 306q30-10 60 0t60 0M60 336q26-8 52 0M120 372q26-8 52 0', 'wl', 3, { cap: 'round' }))
    );
  },
};
