/** A figure skating jump measured by cameras: height, air time and length, with the skater at every half turn. */
import { createCamera } from '../../kit/camera.ts';
import { dimension } from '../../kit/dimensions.ts';
import { plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, each, line, repeat } from '../../kit/shapes.ts';
import { level, type Place } from '../../kit/space.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { people } from '../people.ts';
import { litBy, NARROW, screen } from '../screen.ts';
import { note } from '../small-print.ts';
import { crop } from '../television/crop.ts';
import { skating } from './figure-skater.ts';

const camera = createCamera({ eye: [1.62, -7.6, 3.6], target: [1.62, 0, 0.95], focal: 1090, centre: [480, 272] });
/** Metres and seconds: the height follows from the air time, 9.81 × 0.71² / 8. */
const JUMP = { length: 2.94, air: 0.71, height: 0.62 } as const;
/** Three turns: at every half of one the skater is seen from the side, facing now back, now ahead. */
const POSES = 7;
/** Metres from the landing to where it is shown. */
const GLIDE = 0.62;
const WINDOW = { x: 32, y: 24, width: 896, height: 440 };

/** The place of the blade at a part of the air time, 0 to 1. */
const bladeAt = (part: number): Place => [JUMP.length * part, 0, 4 * JUMP.height * part * (1 - part)];

const ice = (): string =>
  camera.face(level(-20, -3.5, 24, 18), 'ice-1') +
  repeat(16, (index) => strokeOn(level(index - 6, -3.5, index - 6, 18).slice(1, 3))) +
  repeat(18, (index) => strokeOn(level(-20, index - 2, 24, index - 2).slice(0, 2)));

const strokeOn = (places: readonly Place[], className = 'wl', width = 1): string =>
  stroke(camera.trace(places), className, width);

/** The traces of the blade before take-off and after landing. */
function traces(): string {
  const before = Array.from({ length: 15 }, (_, index): Place => [-index * 0.28, 0.04 * (index * 0.28) ** 2 * 1.6, 0]);
  const after = Array.from(
    { length: 15 },
    (_, index): Place => [JUMP.length + index * 0.22, 0.09 * (index * 0.22) ** 2 * 2.2, 0],
  );
  return strokeOn(before, 'm', 2) + strokeOn(after, 'm', 2);
}

function skaterAt(index: number): string {
  const part = index / (POSES - 1);
  // The landing is held: the skater has glided out of the way of the last half turn.
  const [x, y, z] = part === 1 ? ([JUMP.length + GLIDE, 0.05, 0] as const) : bladeAt(part);
  const [feet, head] = [camera.see([x, y, z]), camera.see([x, y, z + 1])];
  const parts = skating(index, POSES - 1);
  const drawn = people(parts, feet, feet[1] - head[1], index % 2 === 0);
  return (
    strokeOn(
      [
        [x, y, z],
        [x, y, 0],
      ],
      'm',
      1,
    ) + drawn
  );
}

function measures(lettering: Lettering): string {
  const [x1, y1] = camera.see([0, 0, 0]);
  const [x2] = camera.see([JUMP.length, 0, 0]);
  const below = y1 + 38;
  const [topX, topY] = camera.see(bladeAt(0.5));
  const [, groundY] = camera.see([JUMP.length / 2, 0, 0]);
  return (
    dimension(lettering, [x1, below], [x2, below], 'Length 2.94 m', { size: 16, tick: 6 }) +
    stroke(`M${topX} ${topY}V${groundY}`, 'rl', 2.5) +
    line(topX - 7, topY, topX + 7, topY, 'rl') +
    line(topX - 7, groundY, topX + 7, groundY, 'rl') +
    plaque(lettering, { x: topX + 8, y: (topY + groundY) / 2 - 13, width: 76, height: 26 }, '0.62 m', 18)
  );
}

function values(lettering: Lettering): string {
  const cell = (x: number, words: string, value: string) =>
    note(lettering, x, 504, words, 'start', 15) + lettering.text(x, 556, value, { size: 44, style: 'wide' });
  return (
    cell(32, 'Height', '0.62 m') +
    cell(272, 'Air time', '0.71 s') +
    cell(512, 'Length', '2.94 m') +
    cell(752, 'Turns', '3') +
    each([256, 496, 736], (x) => line(x, 490, x, 562, 'h'))
  );
}

/** The jump in half turns over the ice, and the arc of the blade. */
function arcOfJump(): string {
  const arc = Array.from({ length: 33 }, (_, index) => bladeAt(index / 32));
  return litBy('day', area(WINDOW, 'ice-1') + ice() + traces() + repeat(POSES, skaterAt) + strokeOn(arc, 'rl', 3));
}

export const jumpAnalysis = screen({
  name: 'analysis-jump',
  title: 'Figure skating jump: height, air time, length',
  description:
    'The arc of a triple jump over the ice with the skater at every half turn, from the take-off to the landing on one edge: 0.62 m high, 0.71 s in the air, 2.94 m long, three turns. Sample data.',
  part: { x: 16, y: 14, width: 928, height: 562 },
  narrow: {
    height: 436,
    draw: (lettering) => {
      const cell = (x: number, y: number, words: string, value: string) =>
        lettering.text(x, y, words, { size: 17, fill: 'g5' }) +
        lettering.text(x, y + 42, value, { size: 36, style: 'wide' });
      return (
        crop('ice', { x: 0, y: 0, width: NARROW, height: 250 }, { x: 178, y: 40, width: 636 }, 'ice-1', arcOfJump()) +
        cell(16, 288, 'Height', '0.62 m') +
        cell(212, 288, 'Air time', '0.71 s') +
        line(16, 350, NARROW - 16, 350, 'h') +
        cell(16, 376, 'Length', '2.94 m') +
        cell(212, 376, 'Turns', '3')
      );
    },
  },
  draw: (lettering) => {
    return cutTo('ice', WINDOW, arcOfJump(), litBy('day', measures(lettering))) + area(WINDOW, 'h') + values(lettering);
  },
});
