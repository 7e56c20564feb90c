/** INT131 converter on the pages: a hand plugs a line in, two others and the computer's cable are in place. */

import { each, type Point, path, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { feet, front } from '../kit/case.ts';
import { finger, forearm, type HandPlace, handOn, sleeve } from '../kit/hand.ts';
import { DARK_PLASTIC, LAMP_GREEN, LAMP_OFF, LAMP_RED, METAL, PANEL } from '../kit/materials.ts';
import { cord, footprint, type Product, shadow } from '../kit/product.ts';
import { roundedProfile } from '../kit/profiles.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

/** Millimetres; x along the front, y to the back. */
const SIZE: Place = [198, 84, 30];
const LIFT = 3;
const MIDDLE = LIFT + SIZE[2] / 2;

const bench = studioFor(
  corners(0, 0, 0, 198, 84, 33),
  { yaw: -28, pitch: 34 },
  { x: 178, y: 64, width: 410, height: 230 },
);

/** A nine-pin D socket on the front: its shell, two screws, the pins. */
const dSocket = (x: number): string =>
  each([x - 7, x + 43], (at) => path(`M${at - 3.4} 15l1.7-3h3.4l1.7 3-1.7 3h-3.4Z`, METAL[0])) +
  path(`M${x - 1} 7h38l-4.4 16h-29.2Z`, METAL[0]) +
  path(`M${x} 8h36l-4 14h-28Z`, METAL[3]) +
  path(`M${x + 3} 10h30l-3 10h-24Z`, PANEL) +
  repeat(5, (pin) => rect(x + 8 + pin * 4.6, 12, 1.8, 1.8, 'kit-yellow')) +
  repeat(4, (pin) => rect(x + 10.3 + pin * 4.6, 16, 1.8, 1.8, 'kit-yellow'));

/** A round plug in its socket on the front, and the cable behind it. */
function plugged(x: number, way: string): string {
  const out = (y: number): Point => bench.at([x, y, MIDDLE]);
  const [fromX, fromY] = out(-40);
  return (
    cord(`M${fromX.toFixed(1)} ${fromY.toFixed(1)}${way}`, 10) +
    turned(
      bench,
      'y',
      [x, MIDDLE],
      [
        [-4, 12],
        [0, 12],
      ],
      METAL,
    ) +
    turned(
      bench,
      'y',
      [x, MIDDLE],
      [
        [-40, 4],
        [-28, 6],
        [-27, 9.4],
        [-4, 9.4],
      ],
      DARK_PLASTIC,
    ) +
    turned(
      bench,
      'y',
      [x, MIDDLE],
      [
        [-20, 10.6],
        [-8, 10.6],
      ],
      METAL,
    )
  );
}

/** On the lid a dark panel: a lamp over each socket, and the isolation as a red line before the computer's side. */
const lid = (): string =>
  bench.laid(
    [0, SIZE[1], LIFT + SIZE[2]],
    RIGHT,
    FORTH,
    rect(12, 12, 174, 60, DARK_PLASTIC[1], 3) +
      rect(12, 12, 174, 2.4, DARK_PLASTIC[3]) +
      rect(20, 29, 158, 3, LAMP_RED) +
      each(
        [36, 96, 148, 178],
        (x, index) => rect(x - 6, 48, 12, 12, PANEL, 6) + rect(x - 4, 50, 8, 8, index > 0 ? LAMP_GREEN : LAMP_OFF, 4),
      ),
  );

/** From the far side, where the computer is. */
function computerCable(): string {
  const [x, y] = bench.at([24, SIZE[1] - 2, MIDDLE]);
  return cord(
    `M${x} ${y}C${x + 20} ${y - 60} ${x - 60} ${y - 60} ${x - 110} ${y - 44}S${x - 190} ${y - 30} -10 ${y + 10}`,
    10,
  );
}

const D = 36;

/** A plug half in its D socket, its hood between thumb and fingers of a hand that comes from the lower left. */
function pluggingHand(): string {
  const [endX, endY] = bench.at([D, -58, MIDDLE]);
  const place: HandPlace = { at: bench.at([D, -38, MIDDLE]), point: [13.4, -0.4], cm: 16, turn: -42 };
  return (
    cord(`M${endX} ${endY}C${endX - 20} ${endY + 60} ${endX + 30} ${endY + 120} ${endX - 30} 450`, 10) +
    prism(bench, 'y', roundedProfile(D - 14, MIDDLE - 6, 28, 12, 2), [-12, -1], METAL) +
    handOn(
      [
        forearm(12),
        sleeve(4, 20, 'kit-navy'),
        finger([6.8, 2.8, 0.95], [9.6, 4.4, 0.92], [11, 3.4, 0.72]),
        finger([7.4, 1.4, 1.05], [11, 3, 1], [12.6, 1.8, 0.78]),
        { palm: 'M-1.2-2.4C1.6-3 4-3.8 6.6-3.6C8.6-3.4 9.4-1.6 9.2.4C9 2.8 8 4.2 6.2 4.3C3.6 4.4 1.6 3.6-1.2 2.5Z' },
      ],
      place,
    ) +
    prism(bench, 'y', roundedProfile(D - 19, MIDDLE - 8, 38, 16, 4), [-58, -12], DARK_PLASTIC, 2) +
    handOn(
      [
        finger([7, -2.6, 1.1], [11.6, -3.6, 1.04], [14.4, -1.4, 0.8]),
        finger([2, 0, 1.5], [6.6, 1.6, 1.24], [11.8, 1.2, 0.88]),
      ],
      place,
    )
  );
}

export const int131Product: Product = {
  alt: 'A flat metal case on a table. A hand plugs a cable into the first of two D sockets in front; two round plugs beside them lead lines away, a cable on the far side goes to the computer. Lamps are lit on the dark lid.',
  height: 440,
  markers: [
    {
      text: 'Isolation of 3000 V between computer and lines.',
      at: [420, 44],
      target: bench.at([120, 53, 33]),
      measures: true,
    },
    { text: 'Two RS232 sockets.', at: [330, 400], target: bench.at([98, 0, 8]) },
    { text: 'Two RS422/485 lines, each up to 1250 m.', at: [600, 356], target: bench.at([178, -24, 24]) },
  ],
  draw: () =>
    computerCable() +
    shadow(bench, footprint(0, 0, SIZE[0], SIZE[1]), 22) +
    feet(
      bench,
      [
        [14, 14],
        [184, 14],
        [184, 70],
      ],
      7,
      LIFT,
    ) +
    box(bench, [0, 0, LIFT], SIZE, METAL, { axis: 'x', radius: 4, bevel: 2 }) +
    front(bench, [0, 0, LIFT], SIZE[2], dSocket(D - 18) + dSocket(D + 42)) +
    lid() +
    plugged(148, 'C 400 400 440 420 420 450') +
    plugged(178, 'C 470 400 540 400 520 450') +
    pluggingHand(),
};
