import { fenceEndOn } from '../../figure/gear.ts';
import type { Part } from '../../figure/part.ts';
import type { Point } from '../../kit/shapes.ts';
import { each, points } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { mounted } from '../bodies/horse-and-rider.ts';
import { mount } from '../cast/horses.ts';
import { at, moving, type Scene, SOFT_SHADE } from '../scene.ts';
import { pathsOf } from '../still.ts';

const [GROUND, SCALE] = [207, 56];

/** Heights of the rails in metres: those behind are as high as those in front. */
const RAILS = ['kit-red', 'kit-white', 'kit-red'] as const;
const [TOP, APART] = [1.32, 0.24];
/** The far end of a rail: 3 m away, seen a little from above. */
const AWAY: Point = [0.46, 0.2];

/** One rail towards its far end, in fields of red and white. */
function rail(y: number): Part[] {
  const fields = 5;
  return Array.from({ length: fields }, (_, index): Part => {
    const [from, to] = [index / fields, (index + 1) / fields];
    const edge = (share: number, up: number): Point => [
      AWAY[0] * share,
      y + AWAY[1] * share + up * (1 - 0.16 * share) * 0.055,
    ];
    return {
      fill: index % 2 === 0 ? 'kit-white' : 'kit-red',
      outline: [edge(from, 1), edge(to, 1), edge(to, -1), edge(from, -1)],
    };
  }).toReversed();
}

/** A box of flowers at the foot. */
const BOX: readonly Part[] = [
  { fill: 'kit-green', outline: points('-0.06,0.34 0.5,0.54 0.56,0.4 0.1,0.3') },
  { fill: 'kit-white-s', outline: points('-0.1,0.02 -0.1,0.26 0.42,0.46 0.42,0.22') },
];

/** One half of the oxer seen along its rails, its far upright first. */
const half = (x: number): string =>
  pathsOf(
    [
      ...fenceEndOn(TOP, [], 'kit-white').map((part) => ({
        ...part,
        outline: part.outline.map(([a, b]): Point => [AWAY[0] + a * 0.86, AWAY[1] + b * 0.92]),
      })),
      ...BOX,
      ...RAILS.flatMap((_, index) => rail(TOP - 0.05 - index * APART)),
      ...fenceEndOn(TOP, RAILS, 'kit-white'),
    ],
    ([a, b]) => [x + a * SCALE, GROUND - b * SCALE],
  );

export const equestrian: Scene = {
  id: 'Equestrian',
  title: 'One horse over the last fence',
  description:
    'A drawn strip of a show jumper: a bay horse and its rider over the last fence of a jump-off, an oxer 1.30 m high seen along its red and white rails. Time runs from left to right over a scale in hundredths; the red line stands at the breast of the horse.',
  msPerUnit: 2.4,
  cursorTime: 38.21,
  cursorX: 650,
  decimals: 2,
  bands: [
    ...crowd('Equestrian', 0, 30, ['g3', 'g2', 'piste', 'g2', 'steel']),
    ...bands(
      '30 kit-green-d, 46 kit-green-s, 84 kit-green-d, 104 kit-white, 108 kit-navy, 136 kit-navy-s, 142 sawdust-2, 145 sawdust-1, 182 sawdust',
    ),
  ],
  shadow: SOFT_SHADE,
  under: () => each([680, 768], half),
  bodies: [
    at(38.21, GROUND, SCALE, moving(mounted(mount(0, '7'), { phase: 0.2, period: 0.52, isJumping: true }), 7.4)),
  ],
};
