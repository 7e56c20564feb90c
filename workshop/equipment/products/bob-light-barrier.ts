/** Bob-track light barrier on the pages. */
import type { Point } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { DARK_PLASTIC, GROUND, ICE } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { ray } from '../kit/rods.ts';
import { box, prism } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

// The ice channel cut open, a barrier head in each wall.
const channel = studioFor(
  corners(-150, 0, -120, 1700, 560, 860),
  { yaw: 28, pitch: 24 },
  { x: 40, y: 24, width: 560, height: 392 },
);

export const bobBarrierProduct: Product = {
  alt: 'A bobsleigh track, cut open: two red beams run from wall to wall between photocell heads set into the ice.',
  markers: [
    {
      text: 'Twin beams: the nose of the sled breaks both, one for each timing system.',
      at: [330, 56],
      target: channel.at([700, 200, 300]),
      measures: true,
    },
    {
      text: 'Photocell heads in both walls, heated so that the windows stay clear.',
      at: [556, 130],
      target: channel.at([1330, 200, 330]),
    },
    { text: 'Ice on the concrete of the track.', at: [320, 396], target: channel.at([700, 0, 40]) },
  ],
  draw: () => {
    const outer: readonly Point[] = [
      [-150, 640],
      [-150, -120],
      [1550, -120],
      [1550, 640],
      [1400, 640],
      [1400, 160],
      [1290, 20],
      [1120, -10],
      [280, -10],
      [110, 20],
      [0, 160],
      [0, 640],
    ];
    const ice: readonly Point[] = [
      [0, 600],
      [0, 160],
      [110, 20],
      [280, -10],
      [1120, -10],
      [1290, 20],
      [1400, 160],
      [1400, 600],
      [1350, 600],
      [1350, 180],
      [1260, 60],
      [1100, 34],
      [300, 34],
      [140, 60],
      [50, 180],
      [50, 600],
    ];
    const barrier = (x: number): string =>
      box(channel, [x, 120, 230], [70, 170, 150], DARK_PLASTIC, { axis: 'x', radius: 20, bevel: 5 });
    return (
      prism(channel, 'y', outer, [0, 560], GROUND) +
      prism(channel, 'y', ice, [0, 560], ICE) +
      barrier(1330) +
      ray(channel, [60, 165, 300], [1330, 165, 300]) +
      ray(channel, [60, 245, 300], [1330, 245, 300]) +
      channelFront(outer, ice) +
      box(channel, [-150, 120, 640], [150, 170, 26], DARK_PLASTIC, { bevel: 6 }) +
      box(channel, [1400, 120, 640], [150, 170, 26], DARK_PLASTIC, { bevel: 6 })
    );
  },
};

/** The cut face of concrete and ice, before the beams. */
const channelFront = (outer: readonly Point[], ice: readonly Point[]): string =>
  channel.polygon(
    outer.map(([x, z]): Place => [x, 0, z]),
    'g3',
  ) +
  channel.polygon(
    ice.map(([x, z]): Place => [x, 0, z]),
    'ice',
  );
