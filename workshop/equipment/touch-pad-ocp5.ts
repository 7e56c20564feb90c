/** Plate of the touch pad of a swimming lane. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, path, rect, repeat } from '../kit/shapes.ts';
import { faded } from '../kit/strokes.ts';
import { hatch, levelSign } from './parts.ts';
import { PLATE, plate } from './plate.ts';
import { touchPadProduct } from './products/touch-pad-ocp5.ts';
import { View } from './view.ts';

/** Front view; the switches lie behind the slats, hence dashed. */
function drawPad(view: View): string {
  const step = 2403 / 48;
  return (
    view.rect(0, 0, 2403, 905, 'sand-1') +
    each([0, 23, 24, 47], (index) => view.rect(index * step, 24, step, 881, 'g3')) +
    repeat(47, (index) => view.line((index + 1) * step, 24, (index + 1) * step, 905, 'h')) +
    faded(0.5, view.rect(0, 300, 2403, 605, 'water-1')) +
    view.rect(0, 0, 2403, 26, 'g2 m') +
    each([130, 470, 810], (y) => view.line(90, y, 2313, y, 'rl', '9 4')) +
    view.rect(0, 0, 2403, 905, 'l') +
    view.path('M2340 0 L2340 -40 Q2340 -60 2360 -60 L2440 -60', 'l')
  );
}

/** Side view: the pad is 10 mm thick, drawn as deep as it takes to tell its parts. */
function drawWall(level: number): string {
  const side = new View(560, 122, 0.18);
  return (
    hatch(572, 122, 36, 163, 7) +
    line(572, 122, 572, 285, 'l') +
    rect(544, level, 16, 285 - level, 'water-1') +
    side.rect(0, 0, 30, 905, 'sand-1 l') +
    side.rect(44, 0, 22, 905, 'g2 m') +
    each([130, 470, 810], (y) => side.rect(30, y - 28, 14, 56, 'r'))
  );
}

const PANEL = 46;

/** Section seen from above, swimmers below: hollow panels hooked to each other, one of them pushed onto the switch. */
function drawSlats(lettering: Lettering): string {
  const top = 326;
  const pushed = 72 + 4.5 * PANEL;
  const low = top + 18;
  return (
    hatch(72, top, 376, 8) +
    line(72, top + 8, 448, top + 8, 'l') +
    line(72, top + 12, 448, top + 12, 'rl') +
    path(
      `M72 ${low}H${pushed - 40}Q${pushed - 16} ${low} ${pushed - 10} ${top + 13.5}H${pushed + 10}` +
        `Q${pushed + 16} ${low} ${pushed + 40} ${low}H448`,
      'rl',
    ) +
    repeat(8, (index) => drawPanel(72 + index * PANEL, top + 21 - (index === 4 ? 4 : 0))) +
    arrow([pushed, top + 64], [pushed, top + 40], 'rl', 'r') +
    note(lettering, 464, top + 16, 'Section through') +
    note(lettering, 464, top + 32, 'the slats, enlarged') +
    note(lettering, pushed + 10, top + 62, 'Push of 1.5 to 2.5 kg')
  );
}

function drawPanel(x: number, y: number): string {
  const end = x + PANEL - 6;
  const edge = `M${x} ${y}H${end}V${y + 5}H${end + 8}V${y + 11}H${end + 5}V${y + 8}H${end}V${y + 16}H${x}V${y + 12}H${x + 5}`;
  return path(`${edge}V${y + 4}H${x}ZM${x + 16} ${y}v16M${x + 28} ${y}v16`, 'sand-1 l');
}

const front = new View(72, 122, 0.18, { name: 'Front', nameY: 116, width: 2403, height: 905, below: 20, left: 14 });
const [, level] = front.at(0, 300);

export const touchPad = plate({
  name: 'touch-pad-ocp5',
  heading: 'Touch pad OCP5',
  part: 'Part 2924.003, competition size, 16.3 kg',
  title: 'Touch pad OCP5 with its switch plane',
  description:
    'Touch pad OCP5 in front and side view, 2403 by 905 mm, with the water line 300 mm below its upper edge, and an ' +
    'enlarged section through its slats; the side view is drawn deeper than scale. Hooked PVC slats sit on a ' +
    'stainless steel frame; a push of 1.5 to 2.5 kg closes the tape switches behind them.',
  scale: { unitsPerMm: 0.18, barMm: 500 },
  legend: [
    { text: 'Hooked PVC slats', at: [208, 226], target: front.at(1010, 420) },
    { text: 'Tape switches, close at 1.5 to 2.5 kg', at: [372, 226], target: front.at(1790, 470), measures: true },
    { text: 'Stainless steel frame', at: [134, 111], target: front.at(220, 12) },
    { text: 'Cable to the lane module', at: [466, 111], target: front.at(2340, -40) },
  ],
  views: [front],
  product: touchPadProduct,
  body: (lettering) =>
    drawPad(front) +
    drawWall(level) +
    rect(52, level - 0.75, PLATE.right - 52, 1.5, 'water-2') +
    levelSign(516, level) +
    front.dimY(lettering, 0, 300, 2403, 28) +
    note(lettering, 577, 116, 'Side', 'middle') +
    drawSlats(lettering),
});
