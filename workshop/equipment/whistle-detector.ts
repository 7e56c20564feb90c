/** Whistle detection in ice hockey: from the whistle's tone to the stopped clock. */
import { arc, arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import { displayCase } from '../kit/frames.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createRandom } from '../kit/random.ts';
import { digits } from '../kit/seven-segment.ts';
import { circle, each, line, type Point, path, polyline, rect } from '../kit/shapes.ts';
import { levels } from './parts.ts';
import { plate } from './plate.ts';
import { whistleProduct } from './products/whistle-detector.ts';

const HEARD = 396;
const START = 380;

function whistle(): string {
  const shell =
    'M48 132H128L130 146H150C178 146 196 164 196 188S176 230 150 230 106 212 106 188C106 176 100 166 ' +
    '88 166H48C44 166 44 132 48 132Z';
  return (
    path(shell, 'g1 l') +
    path('M112 132L104 154L130 146Z', 'i') +
    circle(150, 188, 25, 'm') +
    circle(158, 200, 9, 'g3 l') +
    line(60, 132, 60, 166, 'm') +
    path('M196 176h8a10 10 0 0 1 0 20h-9', 'l') +
    rect(104, 112, 30, 12, 'i', 5) +
    path('M134 118H214C236 118 232 160 256 160H264', 'l')
  );
}

const radio = (): string =>
  line(274, 130, 274, 104, 'l') +
  rect(264, 130, 48, 96, 'p l', 6) +
  rect(272, 140, 32, 18, 'g2', 2) +
  circle(288, 176, 5, 'g4') +
  path('M276 196H300M276 204H300M276 212H300', 'm') +
  each([12, 22, 32], (radius) => arc([274, 108], radius, -40, 30, 'd', '4 3')) +
  line(388, 158, 388, 110, 'l') +
  rect(376, 158, 76, 46, 'g1 l', 4) +
  each([392, 406, 420], (x) => circle(x, 181, 4, 'g4')) +
  line(452, 181, 488, 181, 'l');

const clock = (): string =>
  displayCase({ x: 488, y: 148, width: 120, height: 66 }, 8, 5) + digits(504, 168, '4:37.2', 26);

/** Hall noise all the way, the tone on top of it from START. */
function sound(lettering: Lettering): string {
  const random = createRandom('whistle-detector');
  const places: Point[] = [];
  for (let x = 86; x <= 540; x += 2) {
    const isTone = x >= START && x < 500;
    const swell = isTone ? Math.min(1, (x - START) / 14) * Math.min(1, (500 - x) / 20) : 0;
    const side = (x / 2) % 2 === 0 ? 1 : -1;
    places.push([x, 290 + side * swell * 25 + (random() - 0.5) * 14]);
  }
  return (
    note(lettering, 32, 294, 'Sound') +
    polyline(places, 'd') +
    line(86, 272, 540, 272, 'm', '2 4') +
    note(lettering, 32, 356, 'Clock') +
    levels(540, [86, 340], [HEARD, 358]) +
    line(HEARD, 252, HEARD, 376, 'rl') +
    note(lettering, 92, 334, 'runs') +
    note(lettering, HEARD + 12, 352, 'stands') +
    arrow([86, 376], [608, 376]) +
    note(lettering, 608, 393, 'Time', 'end')
  );
}

export const whistleDetector = plate({
  name: 'whistle-detector',
  heading: 'Whistle detector',
  part: 'Ice hockey: the whistle itself stops the clock; first at Sochi 2014',
  title: 'Whistle detector stopping the ice-hockey clock',
  description:
    'Schematic: a microphone close to the whistle and a radio pack on the official pass the sound to a receiver. ' +
    'When the tone of the whistle rises above the noise of the hall, the game clock stops, counted in 1/10 s. First ' +
    'at the Games of Sochi 2014. Not to scale.',
  legend: [
    { text: 'Tone recognised: the clock stops', at: [428, 240], target: [HEARD, 258], measures: true },
    { text: 'Microphone close to the whistle', at: [74, 108], target: [110, 118] },
    { text: 'Radio pack on the official', at: [236, 204], target: [270, 204] },
    { text: 'Game clock in 1/10 s', at: [548, 124], target: [548, 160] },
  ],
  product: whistleProduct,
  body: (lettering) => whistle() + radio() + clock() + sound(lettering),
});
