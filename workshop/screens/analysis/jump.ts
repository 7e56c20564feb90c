/** A figure skating jump measured by cameras: height, air time and length, with the turn of the body along the arc. */
import { createCamera } from '../../kit/camera.ts';
import { dimension } from '../../kit/dimensions.ts';
import { plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, circle, each, line, path, repeat } from '../../kit/shapes.ts';
import { level, type Place } from '../../kit/space.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { litBy, NARROW, screen } from '../screen.ts';
import { note } from '../small-print.ts';
import { crop } from '../television/crop.ts';

const camera = createCamera({ eye: [1.47, -7.6, 3.6], target: [1.47, 0, 0.95], focal: 1260, centre: [480, 250] });
/** Metres and seconds: the height follows from the air time, 9.81 × 0.71² / 8. */
const JUMP = { length: 2.94, air: 0.71, height: 0.62 } as const;
const TURNS = 3;
const POSES = 9;
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

/** A skater drawn in tight: shoulders and hips turn about the body axis, so the figure is now broad, now narrow. */
function pose(part: number): string {
  const [x, y, z] = bladeAt(part);
  const turn = 2 * Math.PI * TURNS * part + Math.PI / 2;
  const lean = (part - 0.5) * -0.12;
  const fill = part === 0.5 ? 'kit-red' : 'kit-navy';
  const onBody = (height: number, half: number): Place => [
    x + lean * height - half * Math.sin(turn),
    y + half * Math.cos(turn),
    z + height,
  ];
  // biome-ignore format: shoulders to feet
  const levels = [[1.4, 0.1], [1.33, 0.19], [0.98, 0.12], [0.84, 0.15], [0.08, 0.05]] as const;
  const outline = [
    ...levels.map(([height, half]) => onBody(height, half)),
    ...levels.map(([height, half]) => onBody(height, -half)).toReversed(),
  ];
  const [headX, headY] = camera.see(onBody(1.56, 0));
  const blade = [0.15, -0.13].map((along): Place => [x + along * Math.cos(turn), y + along * Math.sin(turn), z]);
  return (
    strokeOn([bladeAt(part), [x, y, 0]], 'm', 1) +
    camera.face(outline, fill) +
    `<g class="i">${limb(onBody(0.04, 0), onBody(0.84, 0), 14)}</g><g class="${fill}">${limb(onBody(0.8, 0), onBody(1.39, 0), 22)}</g>` +
    circle(headX, headY, 13, 'skin-2') +
    path(`M${headX - 13} ${headY}a13 13 0 0 1 26 0q-13 -7 -26 0Z`, 'i') +
    circle(headX, headY - 14, 5, 'i') +
    strokeOn(blade, 'l', 3)
  );
}

/** A bar of so many units between two places: the body seen from its side. */
function limb(from: Place, to: Place, width: number): string {
  const [x1, y1] = camera.see(from);
  const [x2, y2] = camera.see(to);
  const half = width / 2;
  return `<path d="M${x1 - half * 0.6} ${y1}H${x1 + half * 0.6}L${x2 + half} ${y2}H${x2 - half}Z"/>`;
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

/** Nine steps of the jump over the ice, and the arc of the blade. */
function arcOfJump(): string {
  const arc = Array.from({ length: 33 }, (_, index) => bladeAt(index / 32));
  return litBy('day', ice() + traces() + repeat(POSES, (index) => pose(index / (POSES - 1))) + strokeOn(arc, 'rl', 3));
}

export const jumpAnalysis = screen({
  name: 'analysis-jump',
  title: 'Figure skating jump: height, air time, length',
  description:
    'The arc of a triple jump over the ice in nine steps, with the body axis and the way the skater faces: 0.62 m high, 0.71 s in the air, 2.94 m long, three turns. Sample data.',
  part: { x: 16, y: 14, width: 928, height: 562 },
  narrow: {
    height: 424,
    draw: (lettering) => {
      const cell = (x: number, y: number, words: string, value: string) =>
        lettering.text(x, y, words, { size: 17, fill: 'g5' }) +
        lettering.text(x, y + 42, value, { size: 36, style: 'wide' });
      return (
        crop('ice', { x: 0, y: 0, width: NARROW, height: 250 }, { x: 150, y: 40, width: 660 }, 'ice-1', arcOfJump()) +
        cell(16, 288, 'Height', '0.62 m') +
        cell(212, 288, 'Air time', '0.71 s') +
        line(16, 350, NARROW - 16, 350, 'h') +
        cell(16, 376, 'Length', '2.94 m') +
        cell(212, 376, 'Turns', '3')
      );
    },
  },
  draw: (lettering) => {
    return (
      cutTo('ice', WINDOW, area(WINDOW, 'ice-1'), arcOfJump(), litBy('day', measures(lettering))) +
      area(WINDOW, 'h') +
      values(lettering)
    );
  },
});
