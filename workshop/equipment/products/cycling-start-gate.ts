/** Start gate, track cycling on the pages. */

import { line, type Point, points, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { BLUE, DARK_PLASTIC, METAL, RED, TIMBER } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { circleProfile, softened } from '../kit/profiles.ts';
import { discWheel, rod } from '../kit/rods.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

// The gate holds the rear wheel between two pads; the front of the bicycle is outside of the picture.
const holder = studioFor(
  corners(-560, -300, 0, 1330, 600, 940),
  { yaw: 24, pitch: 15 },
  { x: 24, y: 10, width: 600, height: 416 },
);

const HUB = 120;
const BRACKET: Place = [HUB + 390, 0, 284];
const SEAT: Place = [HUB + 268, 0, 742];

const at = ([x, , z]: Place, y: number): Place => [x, y, z];
const tube = (from: Place, to: Place, radius: number): string => rod(holder, from, to, radius, BLUE[1], BLUE[3]);

function ring(centre: Place, radius: number, y: number, fill: string): string {
  return holder.polygon(
    circleProfile(centre[0], centre[2], radius, 48).map(([u, v]): Place => [u, y, v]),
    fill,
  );
}

/** Frame, saddle and drive, seen from the right. */
function bicycle(): string {
  const hub: Place = [HUB, 0, 342];
  const saddle = points('200,922 240,938 352,926 476,922 476,908 366,898 260,894 212,906').map(
    ([x, z]): Point => [x, z],
  );
  return (
    tube(at(hub, 44), at(BRACKET, 30), 6) +
    tube(at(hub, 44), SEAT, 5) +
    discWheel(holder, HUB, -13) +
    tube(BRACKET, [HUB + 960, 0, 720], 13) +
    tube(SEAT, [HUB + 960, 0, 766], 9) +
    rod(holder, SEAT, [HUB + 224, 0, 900], 8, DARK_PLASTIC[1], DARK_PLASTIC[3]) +
    tube(BRACKET, SEAT, 10) +
    tube(at(hub, -44), at(BRACKET, -30), 6.5) +
    tube(at(hub, -44), SEAT, 5.5) +
    prism(holder, 'y', softened(saddle, 8), [-56, 56], DARK_PLASTIC, 14) +
    ring(hub, 34, -48, 'steel') +
    rod(holder, [HUB, -50, 374], [BRACKET[0], -62, 374], 2.4, 'kit-ink', 'steel') +
    rod(holder, [HUB, -50, 310], [BRACKET[0], -62, 190], 2.4, 'kit-ink', 'steel') +
    ring(BRACKET, 94, -60, 'kit-ink') +
    ring(BRACKET, 84, -61, 'metal') +
    ring(BRACKET, 58, -62, 'kit-ink') +
    rod(holder, at(BRACKET, -76), [BRACKET[0] + 160, -76, 240], 6.5, METAL[1], METAL[3]) +
    box(holder, [BRACKET[0] + 112, -160, 226], [96, 84, 26], DARK_PLASTIC, { bevel: 6 }) +
    ring(hub, 20, -50, 'metal')
  );
}

export const cyclingGateProduct: Product = {
  caption: 'Start gate holding the rear wheel',
  alt: 'Two arms with red pads hold the disc wheel of a blue track bicycle, seen from behind its right side with saddle, chain and pedal; the gate stands on a heavy base on the boards.',
  markers: [
    {
      text: 'After a countdown of 50 s the pads let go, by themselves.',
      at: [150, 52],
      target: holder.at([-20, -70, 540]),
      measures: true,
    },
    { text: 'Hydraulic cylinder that opens the pads.', at: [48, 180], target: holder.at([-340, -130, 250]) },
    {
      text: 'The bicycle stands upright; the rider needs no helper.',
      at: [520, 60],
      target: holder.at(SEAT),
    },
  ],
  beside: () =>
    box(holder, [-1400, -420, -40], [3200, 860, 40], TIMBER) +
    holder.laid(
      [-1400, 440, 0],
      RIGHT,
      FORTH,
      repeat(11, (index) => line(0, 60 + index * 76, 3200, 60 + index * 76, 'm')),
    ),
  draw: () => {
    const reach: readonly Point[] = [
      [-420, 400],
      [-330, 400],
      [40, 480],
      [40, 560],
      [-40, 560],
    ];
    const arm = (y: number): string =>
      box(holder, [-420, y - 30, 40], [90, 60, 370], METAL, { bevel: 8 }) +
      prism(holder, 'y', softened(reach, 20), [y - 22, y + 22], METAL, 6);
    const pad = (from: number): string =>
      turned(
        holder,
        'y',
        [0, 520],
        [
          [from, 84],
          [from + 6, 92],
          [from + 34, 92],
        ],
        RED,
        36,
      );
    return (
      shadow(holder, footprint(-560, -220, 760, 440), 60) +
      shadow(holder, footprint(60, -20, 800, 60), 40) +
      box(holder, [-560, -220, 0], [560, 440, 44], DARK_PLASTIC, { radius: 30, bevel: 8 }) +
      arm(130) +
      rod(holder, [0, 50, 520], [0, 130, 520], 10) +
      pad(20) +
      bicycle() +
      pad(-54) +
      rod(holder, [-340, -130, 90], [-340, -130, 360], 18, DARK_PLASTIC[1], DARK_PLASTIC[3]) +
      rod(holder, [0, -130, 520], [0, -60, 520], 10) +
      arm(-130)
    );
  },
};
