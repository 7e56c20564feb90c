/** Coyote horn on the pages. */

import { circle, each, type Point, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { front, handle, holes } from '../kit/case.ts';
import { DARK_PLASTIC, METAL, PANEL } from '../kit/materials.ts';
import { cord, footprint, type Product, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

const horn = studioFor(
  corners(-30, -130, 0, 270, 330, 390),
  { yaw: 34, pitch: 18 },
  { x: 66, y: 26, width: 500, height: 388 },
);

/** The flare: its place along the axis towards the viewer, and its radius there. */
const FLARE: readonly Point[] = [
  [4, 34],
  [-30, 37],
  [-56, 44],
  [-78, 56],
  [-96, 74],
  [-108, 94],
  [-112, 100],
];
const [MOUTH] = FLARE.at(-1) ?? [0];
const AXIS: Point = [105, 226];

/** Looking into the flare: darker towards the throat. */
const THROAT = [
  [96, 'g1'],
  [80, 'metal'],
  [62, 'g4'],
  [46, 'steel'],
  [32, 'kit-ink'],
  [20, PANEL],
] as const;
const throat = (): string =>
  each(THROAT, ([radius, fill], index) => circle(105 + index * 2.4, 114 + index * 0.6, radius, fill));

function waves(): string {
  const [x, y] = horn.at([AXIS[0], MOUTH, AXIS[1]]);
  return repeat(3, (index) => {
    const r = 118 + index * 28;
    const p = (degrees: number): string => {
      const turn = (degrees * Math.PI) / 180;
      return `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
    };
    return stroke(`M${p(-30)}A${r} ${r} 0 0 1 ${p(24)}`, 'm', 4, { cap: 'round' });
  });
}

export const coyoteProduct: Product = {
  alt: 'A dark upright case, a flared metal horn standing out of its front, a handle on top and the cable leaving behind; arcs of sound before the horn.',
  markers: [
    {
      text: 'The horn sounds at 113 dB when the possession time ends.',
      at: [120, 92],
      target: horn.at([40, -108, 300]),
      measures: true,
    },
    { text: 'Handle; the horn weighs 7.8 kg.', at: [470, 40], target: horn.at([105, 150, 384]) },
    { text: 'Shot clocks and mains connect at the back.', at: [596, 316], target: [520, 372] },
  ],
  beside: waves,
  draw: () =>
    cord(`M${horn.at([190, 197, 40]).join(' ')}C480 380 520 360 640 396`, 8) +
    shadow(horn, footprint(0, 0, 210, 197), 40) +
    box(horn, [0, 0, 10], [210, 197, 340], DARK_PLASTIC, { radius: 14, bevel: 8 }) +
    handle(horn, [98, 40, 350], 116, 26) +
    front(horn, [0, 0, 10], 340, holes(105, 276, 44, 13, 4)) +
    turned(horn, 'y', AXIS, FLARE, METAL, 40) +
    horn.laid([0, MOUTH, 340], RIGHT, DOWN, throat()),
};
