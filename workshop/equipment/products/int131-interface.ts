/** INT131 converter on the pages: a hand plugs a line in, two others and the computer's cable are in place. */

import { each, type Point, path, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { feet, front } from '../kit/case.ts';
import { digit } from '../kit/finger.ts';
import { DARK_PLASTIC, LAMP_GREEN, LAMP_OFF, LAMP_RED, METAL, PANEL, SKIN } from '../kit/materials.ts';
import { capsule, cord, footprint, type Product, shadow } from '../kit/product.ts';
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
  const at = (x: number, y: number, z = MIDDLE): Point => bench.at([x, y, z]);
  const palm = at(D - 4, -118, 4);
  const from = (dx: number, dy: number): Point => [palm[0] + dx, palm[1] + dy];
  const sleeve = [from(-52, -22), from(-128, 54), from(-128, 140), from(-30, 140), from(14, 56)];
  const lower = (): string =>
    capsule(from(0, 6), from(-70, 86), 46, 42, SKIN[1]) +
    capsule(from(-8, 0), from(-76, 76), 35, 32, SKIN[2]) +
    path(`${pointsToPath(sleeve)}Z`, DARK_PLASTIC[1]) +
    path(`${pointsToPath([from(-52, -22), from(-128, 54), from(-116, 66), from(-40, -8)])}Z`, DARK_PLASTIC[3]);
  const finger = (knuckle: Point, joint: Point, tip: Point, radius: number): string =>
    digit(knuckle, joint, radius) + digit(joint, tip, radius * 0.9);
  const [endX, endY] = at(D, -58);
  return (
    cord(`M${endX} ${endY}C${endX - 20} ${endY + 60} ${endX + 30} ${endY + 120} ${endX - 30} 450`, 10) +
    prism(bench, 'y', roundedProfile(D - 14, MIDDLE - 6, 28, 12, 2), [-12, -1], METAL) +
    finger(from(34, 14), at(D + 30, -62, 4), at(D + 20, -34, 4), 15) +
    prism(bench, 'y', roundedProfile(D - 19, MIDDLE - 8, 38, 16, 4), [-58, -12], DARK_PLASTIC, 2) +
    lower() +
    finger(from(30, -8), at(D + 26, -70, 22), at(D + 15, -36, 24), 15) +
    finger(from(-18, -30), at(D - 30, -66, 24), at(D - 14, -40, 26), 16)
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
