/** Measurement unit, bobsleigh on the pages. */

import type { Lettering } from '../../kit/lettering.ts';
import { circle, type Point, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { bob } from '../../strips/bodies/sleds.ts';
import { pathsOf } from '../../strips/still.ts';
import { DARK_PLASTIC, LAMP_GREEN, LAMP_RED, METAL } from '../kit/materials.ts';
import { capsule, footprint, type Product, shadow, words } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

// The unit, no larger than a hand, and the axes in which it measures.
const unit = studioFor(
  corners(-140, -150, 0, 290, 260, 230),
  { yaw: -34, pitch: 24 },
  { x: 150, y: 36, width: 400, height: 280 },
);

/** Where the tip of the nose would be in metres, and where the unit rides. */
const METRE = 132;
const onSled = ([x, y]: Point): Point => [352 + x * METRE, 492 - y * METRE];
const PLACE = onSled([0.62, 0.4]);

const SLED = bob({
  ...{ hull: 'kit-blue', belly: 'kit-navy', stripe: 'kit-white', steel: 'metal', suit: 'kit-navy' },
  ...{ helmets: ['kit-yellow', 'kit-white'], number: '8', ink: 'kit-white' },
})(0);

export const sledUnitProduct: Product = {
  caption: 'Measurement unit and its three axes',
  alt: 'A small dark unit with a red face; arrows point along, across and up, the three axes in which it measures. Below, a two-man bob with a red dot where the unit rides in its hull.',
  markers: [
    {
      text: 'Acceleration along three axes, rotation about each: roll, pitch and yaw.',
      at: [500, 66],
      target: unit.at([0, 0, 176]),
      measures: true,
    },
    {
      text: 'The unit rides inside the hull and sends its values live, with the speed.',
      at: [588, 388],
      target: PLACE,
    },
  ],
  height: 520,
  beside: (lettering: Lettering) => {
    const [ax, ay] = unit.at([0, -250, 30]);
    const [bx, by] = unit.at([250, 0, 30]);
    const [cx, cy] = unit.at([0, 0, 262]);
    return (
      words(lettering, ax - 6, ay + 34, 'Along', 'middle') +
      words(lettering, bx - 12, by + 36, 'Across', 'middle') +
      words(lettering, cx + 18, cy + 8, 'Up')
    );
  },
  draw: () => {
    const arrow = (to: Place, fill: string): string => {
      const [x1, y1] = unit.at([0, 0, 30]);
      const [x2, y2] = unit.at(to);
      const angle = Math.atan2(y2 - y1, x2 - x1);
      const p = (turn: number, r: number): string =>
        `${(x2 + r * Math.cos(angle + turn)).toFixed(1)} ${(y2 + r * Math.sin(angle + turn)).toFixed(1)}`;
      return (
        capsule([x1, y1], [x2, y2], 4, 4, fill) +
        `<path d="M${p(0, 22)}L${p(2.2, 16)}L${p(-2.2, 16)}Z" class="${fill}"/>`
      );
    };
    return (
      rect(20, 491, 600, 12, 'ice-1') +
      pathsOf(SLED, onSled, 0.1) +
      shadow(unit, footprint(-90, -65, 180, 130), 44) +
      box(unit, [-90, -65, 0], [180, 130, 62], DARK_PLASTIC, { radius: 16, bevel: 8 }) +
      unit.laid([-90, 65, 62], RIGHT, FORTH, rect(24, 24, 132, 82, 'kit-red', 10) + circle(136, 46, 8, LAMP_GREEN)) +
      turned(
        unit,
        'y',
        [60, 32],
        [
          [-82, 14],
          [-64, 14],
        ],
        METAL,
        20,
      ) +
      arrow([0, -230, 30], LAMP_RED) +
      arrow([230, 0, 30], 'kit-blue') +
      arrow([0, 0, 240], 'kit-green') +
      circle(...PLACE, 12, 'kit-red')
    );
  },
};
