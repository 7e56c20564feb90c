/** Touch-screen terminal on the pages. */

import { each, type Point, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { forearm, HANDS, handOn, sleeve } from '../kit/hand.ts';
import { DARK_PLASTIC, LAMP_OFF, LAMP_RED, PANEL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { box, prism } from '../kit/solid.ts';
import { corners, RIGHT, studioFor } from '../kit/studio.ts';

// The touch screen leans back on its stand; a finger sets a grade.
const judge = studioFor(
  corners(0, -10, 0, 372, 190, 240),
  { yaw: -22, pitch: 22 },
  { x: 56, y: 20, width: 528, height: 380 },
);

const LEAN = 0.34;

const BACKWARDS: Place = [0, -LEAN, -0.94];

const screenAt = (x: number, y: number): Point => judge.at([x, LEAN * (250 - y) - 8, 14 + 0.94 * (250 - y)]);

const GRADES = [3, 1, 4, 2] as const;

export const judgeProduct: Product = {
  caption: 'Touch-screen terminal of a judge',
  alt: 'A finger sets a grade on a touch screen with rows of elements, a replay field and three sliders.',
  markers: [
    { text: 'A touch enters what the judge decides.', at: [470, 392], target: screenAt(252, 140), measures: true },
    { text: 'Rows for what has been shown so far.', at: [76, 120], target: screenAt(30, 50) },
    { text: 'Replay, in case of doubt.', at: [76, 330], target: screenAt(60, 210) },
  ],
  draw: () => {
    const profile: readonly Point[] = [
      [-14, 10],
      [14, 4],
      [14 + LEAN * 250, 4 + 0.94 * 250],
      [-14 + LEAN * 250, 10 + 0.94 * 250],
    ];
    const rows = each(GRADES, (grade, row) => {
      const y = 24 + row * 36;
      return (
        rect(24, y + 4, 52, 16, 'steel', 4) +
        repeat(11, (index) => rect(92 + index * 23.4, y, 19, 25, index === grade + 4 ? LAMP_RED : LAMP_OFF, 4))
      );
    });
    return (
      shadow(judge, footprint(-10, -20, 392, 200), 44) +
      box(judge, [120, 30, 0], [132, 150, 12], DARK_PLASTIC, { bevel: 4 }) +
      prism(judge, 'x', softened(profile, 8), [0, 372], DARK_PLASTIC, 5) +
      judge.laid(
        [0, LEAN * 250 - 14, 10 + 0.94 * 250],
        RIGHT,
        BACKWARDS,
        rect(10, 10, 352, 230, PANEL, 6) +
          rows +
          rect(24, 172, 96, 58, 'kit-navy', 4) +
          '<path d="M60 186l28 15l-28 15Z" class="kit-white"/>' +
          repeat(
            3,
            (index) =>
              rect(140, 178 + index * 20, 206, 5, LAMP_OFF, 2) +
              rect(200 + index * 36, 171 + index * 20, 18, 18, 'kit-white', 9),
          ),
      ) +
      pointing()
    );
  },
};

/** The forearm comes from the lower right; the tip of the forefinger is on the grade. */
const pointing = (): string =>
  handOn([forearm(12), sleeve(5, 24, 'kit-navy'), ...HANDS.point], {
    at: screenAt(262, 112),
    point: [17.4, -3.2],
    cm: 13.5,
    isMirrored: true,
    turn: 44,
  });
