/** Whistle detection in ice hockey: from the whistle's tone to the stopped clock. */
import type { Lettering } from '../kit/lettering.ts';
import { createRandom } from '../kit/random.ts';
import { circle, line, type Point, path, pointsToPath, rect } from '../kit/shapes.ts';
import { callout, plate } from './equipment-kit.ts';
import { arc, arrow, dashed, levels, note } from './plate-marks.ts';
import { digits } from './segment-digits.ts';

const HEARD = 396;
const START = 380;

export const whistleDetector = plate({
  name: 'whistle-detector',
  heading: 'Whistle detector',
  part: 'Ice hockey: the whistle itself stops the clock; first at Sochi 2014',
  title: 'Whistle detector stopping the ice-hockey clock',
  description:
    'Schematic: a microphone close to the whistle and a radio pack on the official pass the sound to ' +
    'a receiver. When the tone of the whistle rises above the ' +
    'noise of the hall, the game clock stops, counted in 1/10 s. First at the Games of Sochi 2014. Not to scale.',
  legend: [
    { text: 'Tone recognised: the clock stops', measures: true },
    { text: 'Microphone close to the whistle' },
    { text: 'Radio pack on the official' },
    { text: 'Game clock in 1/10 s' },
  ],
  body: (lettering) => whistle() + radio() + clock() + sound(lettering) + callouts(lettering),
});

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

function radio(): string {
  const grid = each([0, 1, 2], (row) => line(276, 196 + row * 8, 300, 196 + row * 8, 'm'));
  return (
    line(274, 130, 274, 104, 'l') +
    rect(264, 130, 48, 96, 'p l', 6) +
    rect(272, 140, 32, 18, 'g2', 2) +
    circle(288, 176, 5, 'g4') +
    grid +
    each([12, 22, 32], (radius) => dashed(arc([274, 108], radius, -40, 30, 'd'), '4 3')) +
    line(388, 158, 388, 110, 'l') +
    rect(376, 158, 76, 46, 'g1 l', 4) +
    each([392, 406, 420], (x) => circle(x, 181, 4, 'g4')) +
    line(452, 181, 488, 181, 'l')
  );
}

function clock(): string {
  return rect(488, 148, 120, 66, 'g1 l', 5) + rect(496, 156, 104, 50, 'p m', 2) + digits(504, 168, '4:37.2', 26);
}

/** Hall noise all the way, the tone on top of it from START. */
function sound(lettering: Lettering): string {
  const random = createRandom('whistle-detector');
  const points: Point[] = [];
  for (let x = 86; x <= 540; x += 2) {
    const isTone = x >= START && x < 500;
    const swell = isTone ? Math.min(1, (x - START) / 14) * Math.min(1, (500 - x) / 20) : 0;
    const side = (x / 2) % 2 === 0 ? 1 : -1;
    points.push([x, 290 + side * swell * 25 + (random() - 0.5) * 14]);
  }
  return (
    note(lettering, 32, 294, 'Sound') +
    path(pointsToPath(points), 'd') +
    dashed(line(86, 272, 540, 272, 'm'), '2 4') +
    note(lettering, 32, 356, 'Clock') +
    levels(
      [
        [86, 340],
        [HEARD, 358],
      ],
      540,
      'l',
    ) +
    line(HEARD, 252, HEARD, 376, 'rl') +
    note(lettering, 92, 334, 'runs') +
    note(lettering, HEARD + 12, 352, 'stands') +
    arrow([86, 376], [608, 376]) +
    note(lettering, 608, 393, 'Time', 'end')
  );
}

function callouts(lettering: Lettering): string {
  return (
    callout(lettering, 1, [428, 240], [HEARD, 258], true) +
    callout(lettering, 2, [74, 108], [110, 118]) +
    callout(lettering, 3, [236, 204], [270, 204]) +
    callout(lettering, 4, [548, 124], [548, 160])
  );
}
