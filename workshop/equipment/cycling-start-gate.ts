/** The start machine of track cycling: pads on the rear wheel, let go after the countdown. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import { displayCase } from '../kit/frames.ts';
import type { Lettering } from '../kit/lettering.ts';
import { centredDigits } from '../kit/seven-segment.ts';
import { each, line, path, rect } from '../kit/shapes.ts';
import { ground } from './parts.ts';
import { plate } from './plate.ts';
import { cyclingGateProduct } from './products/cycling-start-gate.ts';
import { drawTrackBicycle, WHEELBASE } from './track-bicycle.ts';
import { View } from './view.ts';

const FLOOR = 382;

function machine(): string {
  const bicycle = new View(154, FLOOR, 0.205);
  const [frontX] = bicycle.at(WHEELBASE, 0);
  const frame = `M40 ${FLOOR}V${FLOOR - 12}H62L74 262H96L100 ${FLOOR - 12}H206V${FLOOR}Z`;
  return (
    ground(32, 608, FLOOR) +
    drawTrackBicycle(bicycle) +
    path(frame, 'g2 l') +
    path('M74 262L96 262L124 286L116 304L88 292Z', 'g1 l') +
    rect(112, 280, 30, 26, 'i', 3) +
    rect(50, 292, 22, 62, 'p l', 4) +
    rect(58, 270, 6, 22, 'g4') +
    path('M61 270L80 264', 'l') +
    path(`M61 354V362C61 366 56 366 50 366H32`, 'm') +
    rect(frontX - 8, FLOOR - 4, 16, 4, 'r') +
    line(frontX, FLOOR + 12, frontX, FLOOR - 2, 'rl')
  );
}

const tracker = (): string =>
  rect(520, 348, 6, FLOOR - 348, 'g4') +
  rect(496, FLOOR - 5, 54, 5, 'i') +
  displayCase({ x: 462, y: 258, width: 122, height: 90 }, 8, 5) +
  centredDigits(523, 277, '50', 52);

const WHEEL_LINE = 162;

/** The rear wheel between its pads from above: shut and open. */
const pads = (lettering: Lettering): string =>
  note(lettering, 404, 108, 'Pads from above') +
  padView(lettering, 404, 10, 'Shut') +
  padView(lettering, 522, 19, 'Open') +
  each([-1, 1], (way) => arrow([598, WHEEL_LINE + way * 18], [598, WHEEL_LINE + way * 40]));

function padView(lettering: Lettering, x: number, gap: number, name: string): string {
  const y = WHEEL_LINE;
  const wheel =
    `M${x} ${y - 4}C${x + 8} ${y - 12} ${x + 74} ${y - 12} ${x + 82} ${y - 4}V${y + 4}` +
    `C${x + 74} ${y + 12} ${x + 8} ${y + 12} ${x} ${y + 4}Z`;
  const pad = (way: number): string => {
    const part = (from: number, depth: number, left: number, width: number, className: string): string =>
      rect(x + left, way < 0 ? y - from - depth : y + from, width, depth, className, 2);
    return part(gap, 9, 20, 42, 'i') + part(gap + 9, 10, 36, 10, 'g4') + part(gap + 18, 13, 28, 26, 'p l');
  };
  return path(wheel, 'g1 l') + pad(-1) + pad(1) + note(lettering, x + 41, 230, name, 'middle');
}

export const cyclingStartGate = plate({
  name: 'cycling-start-gate',
  heading: 'Start gate, track cycling',
  part: 'Holds the bicycle upright, lets go by itself; certified by the UCI',
  title: 'Start gate holding a track bicycle',
  description:
    'Brake pads hold the rear wheel of the bicycle; after a countdown of 50 s on the Tracker display a hydraulic ' +
    'cylinder lets go. The front wheel stands at the sensor strip on the start line. Seen from above, the pads are ' +
    'shut and open. Not to scale.',
  legend: [
    { text: 'Timing strip at the start line', at: [436, 352], target: [357, FLOOR - 2], measures: true },
    { text: 'Brake pads on the rear wheel', at: [100, 216], target: [124, 284] },
    { text: 'Hydraulic cylinder, opens at zero', at: [44, 240], target: [60, 300] },
    { text: 'Tracker: countdown of 50 s', at: [440, 312], target: [466, 306] },
  ],
  product: cyclingGateProduct,
  body: (lettering) => machine() + tracker() + pads(lettering),
});
