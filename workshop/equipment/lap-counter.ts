/** The lap counter on the pool floor and the numbers it shows. */
import { arrowHead } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import { displayCase } from '../kit/frames.ts';
import type { Lettering } from '../kit/lettering.ts';
import { centredDigits } from '../kit/seven-segment.ts';
import { circle, line, path, rect, repeat } from '../kit/shapes.ts';
import { faded } from '../kit/strokes.ts';
import { plate } from './plate.ts';
import { lapCounterProduct } from './products/lap-counter.ts';

const SURFACE = 146;
const FLOOR = 376;
const WALL = 364;

function pool(): string {
  const turn = `M56 170H300C344 170 356 176 356 190S344 212 308 212H150`;
  return (
    rect(32, SURFACE, WALL - 32, FLOOR - SURFACE, 'water-1') +
    path(`M${WALL} 118H404V396H32V${FLOOR}H${WALL}Z`, 'g2') +
    path(`M404 118H${WALL}V${FLOOR}H32`, 'l') +
    line(32, SURFACE, WALL, SURFACE, 'm') +
    rect(32, FLOOR - 4, 214, 4, 'i') +
    faded(0.35, path('M178 176L266 372L294 318Z', 'water-2')) +
    path(turn, 'd', '5 4') +
    arrowHead([148, 212], 180, 'g5') +
    path('M178 176L266 372M178 176L294 318', 'm') +
    circle(170, 171, 11, 'p l') +
    rect(WALL - 6, 122, 6, 72, 'r') +
    path(`M272 ${FLOOR}L300 318L330 ${FLOOR}Z`, 'g1 l') +
    path(`M271 ${FLOOR}L300 318L293 315L264 ${FLOOR}Z`, 'i')
  );
}

const display = (): string =>
  displayCase({ x: 432, y: 110, width: 176, height: 112 }, 10, 6) + centredDigits(520, 130, '13', 72);

function numbers(lettering: Lettering): string {
  const grid = (y: number, first: number): string =>
    repeat((first + 1) / 2, (index) => {
      const value = first - 2 * index;
      const [x, level] = [448 + (index % 5) * 40, y + Math.floor(index / 5) * 20];
      return lettering.text(x, level, String(value), {
        anchor: 'end',
        style: value === 13 ? 'bold' : 'regular',
      });
    });
  return (
    note(lettering, 432, 254, 'Shown over 1500 m') +
    grid(276, 29) +
    line(432, 328, 608, 328, 'h') +
    note(lettering, 432, 350, 'Shown over 800 m') +
    grid(372, 15)
  );
}

export const lapCounter = plate({
  name: 'lap-counter',
  heading: 'Lap counter',
  part: 'On the pool floor for the 800 and 1500 m; Kazan 2015, Rio 2016',
  title: 'Lap counter on the pool floor at the turn',
  description:
    'Section of the pool at the turning end: the display stands on the floor, tilted towards the swimmer, who reads ' +
    'the lengths left before the turn. Each touch counts one step: 29 to 1 over 1500 m and 15 to 1 over 800 m in a ' +
    '50 m pool. Not to scale.',
  legend: [
    { text: 'Touch pad: each touch counts on', at: [318, 112], target: [WALL - 3, 132], measures: true },
    { text: 'Display, tilted to the swimmer', at: [338, 296], target: [297, 320] },
    { text: 'View of the swimmer', at: [150, 262], target: [212, 244] },
    { text: 'Lane line on the floor', at: [100, 330], target: [120, FLOOR - 3] },
  ],
  product: lapCounterProduct,
  body: (lettering) => pool() + display() + numbers(lettering),
});
