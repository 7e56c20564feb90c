/** The lap counter on the pool floor and the numbers it shows. */
import type { Lettering } from '../kit/lettering.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
import { callout, plate } from './equipment-kit.ts';
import { arrowHead, dashed, faint, note } from './plate-marks.ts';
import { digits, digitsWidth } from './segment-digits.ts';

export const lapCounter = plate({
  name: 'lap-counter',
  heading: 'Lap counter',
  part: 'On the pool floor for the 800 and 1500 m; Kazan 2015, Rio 2016',
  title: 'Lap counter on the pool floor at the turn',
  description:
    'Section of the pool at the turning end: the display stands on the floor, tilted towards the ' +
    'swimmer, who reads the lengths ' +
    'left before the turn. Each touch counts one step: 29 to 1 over 1500 m and 15 to 1 over 800 m in ' +
    'a 50 m pool. Not to scale.',
  legend: [
    { text: 'Touch pad: each touch counts on', measures: true },
    { text: 'Display, tilted to the swimmer' },
    { text: 'View of the swimmer' },
    { text: 'Lane line on the floor' },
  ],
  body: (lettering) => pool() + display() + numbers(lettering) + callouts(lettering),
});

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
    dashed(path(turn, 'd'), '5 4') +
    arrowHead([148, 212], 180, 'g5') +
    path('M178 176L266 372M178 176L294 318', 'm') +
    circle(170, 171, 11, 'p l') +
    rect(WALL - 6, 122, 6, 72, 'r') +
    path(`M272 ${FLOOR}L300 318L330 ${FLOOR}Z`, 'g1 l') +
    path(`M271 ${FLOOR}L300 318L293 315L264 ${FLOOR}Z`, 'i')
  );
}

function display(): string {
  const width = digitsWidth('13', 72);
  return (
    rect(432, 110, 176, 112, 'g1 l', 6) + rect(442, 120, 156, 92, 'p m', 2) + digits(520 - width / 2, 130, '13', 72)
  );
}

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

function callouts(lettering: Lettering): string {
  return (
    callout(lettering, 1, [318, 112], [WALL - 3, 132], true) +
    callout(lettering, 2, [338, 296], [297, 320]) +
    callout(lettering, 3, [150, 262], [212, 244]) +
    callout(lettering, 4, [100, 330], [120, FLOOR - 3])
  );
}
