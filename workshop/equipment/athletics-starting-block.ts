/** Plate of the starting block of sprinters. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, path, points, rect, repeat } from '../kit/shapes.ts';
import { ground, screw } from './parts.ts';
import { plate } from './plate.ts';
import { athleticsBlockProduct } from './products/athletics-starting-block.ts';
import { View } from './view.ts';

const RAIL = 0.42;

const drawBlockSide = (view: View): string =>
  view.path('M40 220 Q40 212 48 212 L846 212 Q860 212 864 222 L868 234 L40 234 Z', 'g1 l') +
  view.line(200, 223, 840, 223, 'm') +
  each([100, 300, 500, 700, 820], (x) => view.path(`M${x} 234 L${x + 12} 234 L${x + 6} 276 Z`, 'g4')) +
  drawFootPlate(view, 236) +
  drawFootPlate(view, 496) +
  view.path('M54 212 L54 156 Q54 146 64 146 L168 146 Q180 146 184 158 L196 212 Z', 'p l') +
  view.rect(74, 180, 100, 20, 'r', 4) +
  each([78, 94], (x) => view.circle(x, 163, 5, 'g4')) +
  view.path('M54 186 L30 186 Q0 186 0 216 L0 252', 'l');

/** The curved plate on its strut, whose holes set the slope. */
function drawFootPlate(view: View, x: number): string {
  const ribs = each(points('46,62 56,94 72,126 92,158 118,188'), ([dx, y]) =>
    view.line(x + dx, y, x + dx - 13, y + 8, 'm'),
  );
  return (
    view.path(`M${x - 14} 212 L${x + 30} 92 L${x + 54} 116 L${x + 22} 212 Z`, 'p l') +
    each([124, 146, 168, 190], (y, index) => view.circle(x + 28 - index * 7, y, 4, 'g4')) +
    view.path(
      `M${x + 20} 18 Q${x + 28} 10 ${x + 38} 18 Q${x + 50} 120 ${x + 146} 200 ` +
        `L${x + 136} 212 L${x + 110} 212 Q${x + 26} 130 ${x + 20} 18 Z`,
      'g2 l',
    ) +
    ribs
  );
}

function drawBlockTop(view: View): string {
  const foot = (x: number, y: number) =>
    view.rect(x, y, 120, 82, 'g2 l', 8) +
    each([24, 48, 72, 96], (step) => view.line(x + step, y + 6, x + step, y + 76, 'm'));
  return (
    view.rect(40, 70, 820, 60, 'g1 l', 8) +
    repeat(21, (index) => view.line(216 + index * 30, 80, 216 + index * 30, 120, 'm')) +
    foot(262, -16) +
    foot(522, 134) +
    view.rect(54, 56, 138, 88, 'p l', 10) +
    view.rect(74, 74, 100, 52, 'r', 4) +
    each([50, 850], (x) => each([82, 118], (y) => screw(view, x, y, 6))) +
    view.path('M54 100 L30 100 Q0 100 0 72 L0 40', 'l')
  );
}

/** Force on the plates after the start signal; 0.54 units a millisecond. */
function drawForce(lettering: Lettering): string {
  const [x, y] = [462, 330];
  return (
    rect(x, 150, 54, 180, 'g1') +
    line(x, 140, x, y, 'd') +
    line(x, y, 604, y, 'd') +
    path(
      `M${x} ${y - 16}H${x + 70}C${x + 80} ${y - 16} ${x + 82} ${y - 150} ${x + 98} ${y - 150}` +
        `S${x + 116} ${y - 60} ${x + 138} ${y - 30}`,
      'l',
    ) +
    line(x + 54, 150, x + 54, y + 6, 'rl') +
    note(lettering, x, 132, 'Force') +
    note(lettering, x, y + 20, '0', 'middle') +
    note(lettering, x + 54, y + 20, '0.100 s', 'middle') +
    note(lettering, 604, y + 38, 'Time from the start signal', 'end')
  );
}

const side = new View(60, 128, RAIL, { name: 'Side', nameY: 112, width: 838 });
const top = new View(60, 290, RAIL, { name: 'Top', nameY: 276, width: 838 });

export const athleticsBlock = plate({
  name: 'athletics-starting-block',
  heading: 'Athletics starting block',
  part: 'False-start system ASC3 with force sensors',
  title: 'Athletics starting block with force sensors',
  description:
    'Starting block for sprints in side and top view with its force sensors, and the force over time: a reaction ' +
    'under 0.100 s after the start signal is a false start. Not to scale.',
  legend: [
    { text: 'Force sensor, 4,000 readings a second', at: [88, 140], target: side.at(124, 190), measures: true },
    { text: 'Foot plates, set in the notches', at: [330, 140], target: side.at(552, 90) },
    { text: 'Rail with spikes', at: [400, 190], target: side.at(790, 226) },
    { text: 'Cable to the false-start unit', at: [66, 268], target: top.at(30, 78) },
  ],
  views: [side, top],
  product: athleticsBlockProduct,
  body: (lettering) =>
    drawBlockSide(side) + ground(48, 424, side.at(0, 262)[1]) + drawBlockTop(top) + drawForce(lettering),
});
