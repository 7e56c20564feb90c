/** Sensors on a trampoline's frame: landing point and time of flight. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, type Point, path, rect, repeat } from '../kit/shapes.ts';
import { dashed } from '../kit/strokes.ts';
import { ground, plot } from './parts.ts';
import { plate } from './plate.ts';
import { trampolineProduct } from './products/trampoline-frame-sensor.ts';
import { View } from './view.ts';

/** Bed of 4.28 x 2.14 m. */
const TOP = new View(62, 124, 0.05);
const BED = { x: 400, y: 340, width: 4280, height: 2140 } as const;
const FRAME = { x: 0, y: 0, width: 5080, height: 2820 } as const;
const LANDING: Point = [BED.x + 2560, BED.y + 900];

/** 40 along each side, 20 at each end. */
function springs(): string {
  const [right, foot] = [BED.x + BED.width, BED.y + BED.height];
  return (
    repeat(40, (index) => {
      const x = BED.x + ((index + 0.5) * BED.width) / 40;
      return TOP.path(`M${x} 60 L${x} ${BED.y} M${x} ${foot} L${x} ${FRAME.height - 60}`, 'm');
    }) +
    repeat(20, (index) => {
      const y = BED.y + ((index + 0.5) * BED.height) / 20;
      return TOP.path(`M60 ${y} L${BED.x} ${y} M${right} ${y} L${FRAME.width - 60} ${y}`, 'm');
    })
  );
}

function sensors(): Point[] {
  const ends = [640, FRAME.width - 640];
  return ends.flatMap((x) => [0, FRAME.height].map((y) => TOP.at(x, y)));
}

function fromAbove(lettering: Lettering): string {
  const { x, y, width, height } = BED;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    note(lettering, 32, 112, 'Top') +
    TOP.rect(0, 0, FRAME.width, FRAME.height, 'g1 l', 120) +
    TOP.rect(60, 60, FRAME.width - 120, FRAME.height - 120, 'p m', 80) +
    springs() +
    TOP.rect(x, y, width, height, 'g2 l') +
    TOP.rect(cx - 1075, cy - 540, 2150, 1080, 'm') +
    TOP.rect(cx - 540, cy - 540, 1080, 1080, 'm') +
    TOP.line(cx - 350, cy, cx + 350, cy, 'l') +
    TOP.line(cx, cy - 350, cx, cy + 350, 'l') +
    each(sensors(), ([px, py]) => rect(px - 8, py - 5, 16, 10, 'r', 2)) +
    circle(...TOP.at(...LANDING), 6, 'i') +
    dashed(TOP.line(LANDING[0], 0, ...LANDING, 'm') + TOP.line(0, LANDING[1], ...LANDING, 'm'), '3 3')
  );
}

function fromSide(lettering: Lettering): string {
  const bed = 248;
  const [from, to] = [486, 520];
  return (
    note(lettering, 384, 112, 'Side') +
    ground(380, 608, 286) +
    rect(390, bed - 4, 208, 8, 'g1 l') +
    path(`M416 ${bed + 4}L404 286H428M572 ${bed + 4}L584 286H560M416 ${bed + 4}L428 286M572 ${bed + 4}L560 286`, 'l') +
    each([416, 572], (x) => rect(x - 8, bed - 5, 16, 10, 'r', 2)) +
    dashed(
      plot(0, 1, (share) => [from + (to - from) * share, bed - 6 - 4 * 126 * share * (1 - share)], 'l', 40),
      '5 4',
    ) +
    circle(to, bed - 6, 5, 'i') +
    path(`M400 ${bed}C460 ${bed} 480 ${bed + 22} 494 ${bed + 22}S540 ${bed} 588 ${bed}`, 'h')
  );
}

/** The frame stirs while the bed is loaded and rests during flight. */
function motion(lettering: Lettering): string {
  const base = 372;
  const signal = (x: number): Point => {
    const share = (x - ([530, 300, 70].find((start) => x >= start) ?? x)) / 56;
    if (share > 1) return [x, base];
    return [x, base - 30 * Math.sin(Math.PI * share) ** 2 + 7 * Math.sin(4 * Math.PI * share)];
  };
  return (
    note(lettering, 32, 322, 'Frame') +
    plot(40, 596, signal, 'l', 278) +
    each([126, 300], (x) => line(x, 326, x, 384, 'rl')) +
    arrow([129, 332], [297, 332], 'd', 'g5', true) +
    note(lettering, 213, 352, 'Flight', 'middle') +
    arrow([40, 388], [608, 388])
  );
}

export const trampolineFrameSensor = plate({
  name: 'trampoline-frame-sensor',
  heading: 'Trampoline frame sensors',
  part: 'Motion sensors on the frame: time of flight and landing point',
  title: 'Frame sensors measure flight and landing',
  description:
    'From above: a bed of 3.60 to 4.30 by 1.80 to 2.15 m on about 120 springs, with motion sensors on the frame ' +
    'that find the landing point. Their signal also marks when the gymnast leaves the bed and lands again: the time ' +
    'of flight. Not to scale.',
  legend: [
    { text: 'Motion sensors on the frame', at: [136, 106], target: sensors()[0] ?? [0, 0], measures: true },
    { text: 'Landing point on the bed', at: [350, 112], target: TOP.at(...LANDING) },
    { text: 'About 120 springs', at: [350, 292], target: TOP.at(4500, 2660) },
    { text: 'Time of flight, bed to bed', at: [234, 308], target: [213, 332] },
  ],
  product: trampolineProduct,
  body: (lettering) => fromAbove(lettering) + fromSide(lettering) + motion(lettering),
});
