/** Equipment arrives at a stadium: cases come down the ramp of a lorry. */
import { each, type Point, repeat } from '../../kit/shapes.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { checker, holder, porter, pusher } from './crew.ts';
import { flightCase } from './flight-case.ts';
import { forecourt } from './forecourt.ts';
import { lorry } from './lorry.ts';

interface Placed {
  readonly foot: Point;
  /** Of the lorry's scale. */
  readonly scale: number;
}

interface Layout {
  readonly horizon: number;
  /** Units of the drawing per centimetre at the lorry. */
  readonly scale: number;
  /** Rear edge of the lorry, floor of its hold, lower end of the ramp. */
  readonly right: number;
  readonly floor: number;
  readonly end: number;
  /** Of the ramp: where the case is, and how it leans there. */
  readonly rolling: { readonly share: number; readonly turn: number };
  readonly pusher: Placed;
  readonly stack: readonly (Placed & { readonly box: string })[];
  readonly checker: Placed;
  readonly portal?: number;
  /** What goes into the stadium already: cases and who pushes them, from far to near. */
  readonly onTheWay?: (brush: Brush) => string;
}

const LARGE = flightCase(100, 66);
const FLAT = flightCase(84, 40, 18, 'kit-navy');

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: {
    horizon: 400,
    scale: 1.9,
    right: 380,
    floor: 500,
    end: 880,
    rolling: { share: 0.63, turn: 12 },
    pusher: { foot: [1170, 752], scale: 1.28 },
    stack: [
      { foot: [945, 764], scale: 1.32, box: LARGE },
      { foot: [945, 602], scale: 1.2, box: FLAT },
    ],
    checker: { foot: [210, 890], scale: 1.447 },
  },
  wide: {
    horizon: 330,
    scale: 1.66,
    right: 540,
    floor: 424,
    end: 980,
    rolling: { share: 0.61, turn: 12 },
    pusher: { foot: [1290, 676], scale: 1.3 },
    stack: [
      { foot: [1066, 690], scale: 1.34, box: LARGE },
      { foot: [1066, 546], scale: 1.22, box: FLAT },
    ],
    checker: { foot: [300, 806], scale: 1.56 },
    portal: 1500,
    onTheWay: (brush) =>
      at([1090, 420], 0.78, flightCase(66, 110, 24)) +
      at([1152, 424], 0.78, flightCase(66, 110, 24)) +
      at([1222, 430], 0.8, flightCase(84, 60, 20, 'kit-navy')) +
      at([1468, 414], 0.86, flightCase(92, 84)) +
      at([1390, 420], 0.9, porter(brush)) +
      at([1556, 560], 1.5, flightCase(66, 96, 20)),
  },
  portrait: {
    horizon: 520,
    scale: 1.75,
    right: 200,
    floor: 640,
    end: 600,
    rolling: { share: 0.7, turn: 13 },
    pusher: { foot: [690, 965], scale: 1.28 },
    stack: [{ foot: [474, 978], scale: 1.32, box: LARGE }],
    checker: { foot: [130, 1090], scale: 1.657 },
  },
};

function draw({ brush, width, height, format }: Canvas): string {
  const { horizon, scale, right, floor, end, portal, onTheWay, ...layout } = LAYOUTS[format];
  const foot = floor + 92 * scale;
  const onRamp = (share: number): Point => [
    right + 60 + (end - right - 60) * share,
    floor + (foot - floor) * share + 8,
  ];
  const groove = ([x, y]: Point) => `M${x - 70} ${y + 2}l120 -24`;
  return (
    forecourt({ width, height, horizon, ...(portal && { portal }) }) +
    (onTheWay?.(brush) ?? '') +
    lorry(brush, right, floor, scale) +
    at([right + 56 * scale, floor - 6], scale, flightCase(66, 110, 24)) +
    // The ramp, the case that rolls down, and the two who hold it.
    fill(
      `M${right + 8} ${floor + 4}L${right + 106 * scale} ${floor - 10}L${end + 90} ${foot - 12}L${end - 60} ${foot + 16}Z`,
      'metal',
    ) +
    fill(`M${right + 8} ${floor + 4}L${end - 60} ${foot + 16}V${foot + 26}L${right + 8} ${floor + 18}Z`, 'metal-c') +
    stroke(
      repeat(9, (index) => groove(onRamp(index / 8.6))),
      'metal-c',
      2,
    ) +
    at(onRamp(0.3), scale * 1.02, holder(brush)) +
    at(onRamp(layout.rolling.share), scale * 1.04, flightCase(92, 104), layout.rolling.turn) +
    at(layout.pusher.foot, scale * layout.pusher.scale, pusher(brush)) +
    each(layout.stack, (one) => at(one.foot, scale * one.scale, one.box)) +
    at(layout.checker.foot, scale * layout.checker.scale, checker(brush))
  );
}

export const crates = scene({
  id: 'scene/crates',
  title: 'The equipment arrives',
  description:
    'In front of a stadium, flight cases with metal edges come down the ramp of a lorry. One of the crew steadies a case on the ramp, a second pushes a stack of two, and a woman in red checks the list.',
  draw,
});
