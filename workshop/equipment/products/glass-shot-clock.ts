/** Glass shot clock on the pages. */

import { rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { litCentred } from '../kit/lamps.ts';
import { AMBER, DARK_PLASTIC, LAMP_RED, LAMP_WHITE, LIGHT_PLASTIC, METAL, RED } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// Two clocks in one clear pane on top of the backboard.
const hoop = studioFor(
  corners(0, -420, 0, 1800, 460, 1900),
  { yaw: -24, pitch: 6 },
  { x: 40, y: 16, width: 560, height: 408 },
);

export const glassClockProduct: Product = {
  alt: 'A transparent clock above a basketball backboard: game clock 2:47 in white, shot clock 14 in red, the basket below.',
  markers: [
    { text: 'Shot clock of 24 s.', at: [86, 136], target: hoop.at([640, 0, 1350]), measures: true },
    { text: 'Game clock, or the time-out.', at: [86, 46], target: hoop.at([640, 0, 1700]) },
    { text: 'LEDs in clear glass: spectators look through it.', at: [556, 120], target: hoop.at([1270, 0, 1500]) },
  ],
  draw: () => {
    const ring = hoop.trace(
      Array.from(
        { length: 25 },
        (_, index): Place => [
          900 + 225 * Math.cos((index / 12) * Math.PI),
          -380 + 225 * Math.sin((index / 12) * Math.PI) + 120,
          330,
        ],
      ),
    );
    const net = repeat(13, (index) => {
      const angle = (index / 12) * 2 * Math.PI;
      const at = (r: number, z: number, turn: number): Place => [
        900 + r * Math.cos(angle + turn),
        -260 + r * Math.sin(angle + turn),
        z,
      ];
      return (
        hoop.trace([at(225, 330, 0), at(150, 110, 0.4), at(130, -60, 0.2)]) +
        hoop.trace([at(225, 330, 0), at(150, 110, -0.4), at(130, -60, -0.2)])
      );
    });
    return (
      box(hoop, [820, 60, 300], [160, 60, 1100], METAL) +
      faded(0.55, box(hoop, [0, 0, 180], [1800, 40, 1050], LIGHT_PLASTIC)) +
      hoop.laid(
        [0, 0, 1230],
        RIGHT,
        DOWN,
        rect(0, 0, 1800, 1050, 'ice-1') +
          frame(0, 0, 1800, 1050, 44, 'kit-white') +
          frame(605, 440, 590, 450, 44, 'kit-white') +
          frame(16, 16, 1768, 1018, 14, AMBER),
      ) +
      faded(0.55, box(hoop, [520, -6, 1240], [760, 40, 620], DARK_PLASTIC, { axis: 'y', radius: 30, bevel: 6 })) +
      hoop.laid(
        [520, -6, 1860],
        RIGHT,
        DOWN,
        faded(0.9, rect(24, 24, 712, 572, 'kit-navy', 16)) +
          litCentred(380, 70, '2:47', 170, LAMP_WHITE) +
          litCentred(380, 300, '14', 250, LAMP_RED),
      ) +
      faded(0.8, stroke(net, 'wl', 5)) +
      faded(0.8, stroke(net, 'm', 1.4)) +
      stroke(ring, 'rl', 9) +
      box(hoop, [830, -160, 300], [140, 160, 50], RED)
    );
  },
};

const frame = (x: number, y: number, width: number, height: number, thick: number, fill: string): string =>
  rect(x, y, width, thick, fill) +
  rect(x, y + height - thick, width, thick, fill) +
  rect(x, y, thick, height, fill) +
  rect(x + width - thick, y, thick, height, fill);
