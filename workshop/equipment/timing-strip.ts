/** Contact strips across a cycling track: where they lie, how they close, what the timer sees. */
import { arc, arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, path, points, rect } from '../kit/shapes.ts';
import { levels } from './parts.ts';
import { plate } from './plate.ts';
import { timingStripProduct } from './products/timing-strip.ts';
import { drawVelodrome } from './velodrome.ts';

const oval = (): string =>
  drawVelodrome(36, 104, 336, 134, 30) +
  rect(246, 208, 3, 30, 'r') +
  rect(202, 208, 3, 30, 'r') +
  rect(202, 104, 3, 30, 'r') +
  arrow([150, 196], [190, 196]) +
  path('M204 206V179L247 206', 'd') +
  circle(204, 206, 2, 'i') +
  circle(247, 206, 2, 'i');

const pulses = (lettering: Lettering): string =>
  note(lettering, 412, 108, 'Closed') +
  line(462, 118, 462, 222, 'rl') +
  levels(608, ...points('412,206 462,138 480,206 536,138 554,206')) +
  arrow([412, 222], [608, 222]) +
  note(lettering, 608, 240, 'Time', 'end') +
  note(lettering, 471, 131, 'Front') +
  note(lettering, 545, 131, 'Rear', 'middle');

const BOARDS = 372;

function section(lettering: Lettering): string {
  const boards = (x: number): string =>
    rect(x, BOARDS, 268, 24, 'timber-1') +
    line(x, BOARDS, x + 268, BOARDS, 'l') +
    each([1, 2, 3, 4, 5, 6], (index) => line(x + index * 40 - 6, BOARDS, x + index * 40 - 6, 396, 'm'));
  const strip = (x: number, dip: number): string => {
    const [a, b, c] = [x + 44, x + 134, x + 224];
    const sag = (y: number): string =>
      `M${a} ${y}H${b - 44}C${b - 22} ${y} ${b - 16} ${y + dip} ${b} ${y + dip}S${b + 22} ${y} ${b + 44} ${y}H${c}`;
    return (
      rect(a, 363, c - a, 9, 'g2') +
      rect(a, 358, c - a, 5, 'i') +
      rect(a, 340, 22, 18, 'g3') +
      rect(c - 22, 340, 22, 18, 'g3') +
      path(`${sag(335)}V340${sagBack(340)}Z`, 'i') +
      path(`${sag(326)}V335${sagBack(335)}Z`, 'g2') +
      path(sag(326), 'l') +
      path(`M${a} 326V372M${c} 326V372`, 'l')
    );

    function sagBack(y: number): string {
      return `H${b + 44}C${b + 22} ${y} ${b + 16} ${y + dip} ${b} ${y + dip}S${b - 22} ${y} ${b - 44} ${y}H${a}`;
    }
  };
  const wheel: [number, number] = [474, 344 - 78];
  return (
    note(lettering, 32, 266, 'At rest') +
    note(lettering, 340, 266, 'Under the wheel') +
    each([32, 340], boards) +
    strip(32, 0) +
    strip(340, 18) +
    each([78, 66], (radius) => arc(wheel, radius, 14, 166, 'l')) +
    arc(wheel, 52, 14, 166, 'm') +
    circle(474, 358, 5, 'r')
  );
}

export const timingStrip = plate({
  name: 'timing-strip',
  heading: 'Timing strip',
  part: 'Track cycling: contact across the full width of the boards',
  title: 'Timing strip, open and closed by a wheel',
  description:
    'A contact strip crosses the whole cycling track at the start and finish line and at both pursuit lines. In ' +
    'section, the wheel presses the two contact faces together; the first pulse, that of the front wheel, gives the ' +
    'time. Not to scale.',
  legend: [
    { text: 'Contact closes: time of the front wheel', at: [488, 178], target: [462, 178], measures: true },
    { text: 'Finish line and both pursuit lines', at: [204, 170], target: [204, 136] },
    { text: 'Contact faces, apart at rest', at: [222, 296], target: [200, 337] },
    { text: 'Boards of the track', at: [318, 352], target: [290, 384] },
  ],
  product: timingStripProduct,
  body: (lettering) => oval() + pulses(lettering) + section(lettering),
});
