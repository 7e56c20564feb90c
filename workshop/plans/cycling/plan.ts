import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { circle, each, type Point, path, placed, pointsToPath, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, type Place, planDrawing } from '../kit/plan.ts';
import { BOARD, painted } from '../kit/signs.ts';
import { FINISH, FLYING_200, OUTER, onTrack, PURSUIT, ring } from './track.ts';

const scale = createScale([402, 352], 6.7);
const INNER = -0.2;
/** A little after the far straight begins its last part, to the left. */
const BEND_END = 145;

function loop(out: number): string {
  return `${pointsToPath(ring(out).map(scale.at))}Z`;
}

function track(): string {
  return (
    path(loop(OUTER), 'timber') +
    // The stayers' line is blue, and blue exists as a fill only.
    path(loop(2.53), 'mat') +
    path(loop(2.37), 'timber') +
    path(loop(INNER), 'mat') +
    path(loop(INNER - 0.75), 'g2') +
    path(loop(INNER - 4), 'g1') +
    stroke(loop(OUTER), 'l', 2) +
    stroke(loop(0.65), 'rl', 1.2) +
    stroke(loop(0), 'l', 1)
  );
}

function across(distance: number, className: string, width: number, from = INNER, to = OUTER): string {
  return stroke(pointsToPath([beside(distance, from), beside(distance, to)]), className, width);
}

function strips(): string {
  return (
    each([...PURSUIT, FLYING_200], (distance) => painted(across(distance, 'wl', 5)) + across(distance, 'rl', 2)) +
    painted(across(FINISH, 'wl', 7)) +
    across(FINISH, 'rl', 3) +
    across(FINISH, 'rl', 1, -5, OUTER + 5)
  );
}

/** Where something stands by the track: metres along it and out from the measurement line. */
function beside(distance: number, out: number): Point {
  return scale.at(onTrack(distance, out));
}

/** At each pursuit line: the gate on the track and, inside of it, the display with its red and its green lamp on top. */
function startPlace(distance: number): string {
  const turn = distance === 0 ? 0 : 180;
  const box = (ahead: number, out: number, width: number, depth: number): string =>
    placed(...beside(distance + ahead, out), rect(-width / 2, -depth / 2, width, depth, 'i'), turn);
  return (
    box(-1.4, 1, 5, 15) +
    box(-0.8, 1, 8, 4) +
    box(1.6, -2.5, 22, 9) +
    each([0.8, 2.4], (ahead, index) => circle(...beside(distance + ahead, -2.5), 2.8, index === 0 ? 'r' : 'piste'))
  );
}

function startPins(distance: number): Pin[] {
  const [x, y] = beside(distance, OUTER);
  return [
    [4, beside(distance - 1.4, -0.2), beside(distance - 4.2, -8.2)],
    [5, beside(distance + 1.6, -3.2), beside(distance + 1.6, -8.2)],
    [2, [x, y], [x, y + (distance === 0 ? 26 : -26)]],
  ];
}

const [tableX, tableY] = beside(FINISH + 7, -6.2);
const [displayX, displayY] = beside(FINISH - 4.2, -2.4);
const [cameraX, cameraY] = beside(FINISH, OUTER + 5);

function finishPlace(): string {
  return (
    rect(displayX - 9, displayY - 4.5, 18, 9, BOARD) +
    rect(tableX - 20, tableY - 6, 40, 12, 'p l') +
    rect(cameraX - 5, cameraY, 10, 12, 'i')
  );
}

/** Riders go counter-clockwise. */
function direction(): string {
  const [x, y] = beside(-14, 4.4);
  return painted(stroke(`M${round(x - 40)} ${round(y)}H${round(x)}l-7 -4m7 4l-7 4`, 'wl', 1.5));
}

const scene = (): string => track() + strips() + each(PURSUIT, startPlace) + finishPlace() + direction();

/** Names of the lines, led into the infield. */
function words(lettering: Lettering): string {
  const lines = ['Measurement line, 250 m', 'Sprinters’ line', 'Stayers’ line'];
  const left = scale.x(-14);
  return each(lines, (name, index) => {
    const [x, y] = beside(BEND_END - index * 1.6, [0, 0.65, 2.45][index] ?? 0);
    const level = scale.y(-6) + (2 - index) * 24;
    return (
      stroke(`M${round(x)} ${round(y)}V${round(level - 4.5)}H${round(left - 6)}`, 'd', 1) +
      circle(x, y, 2.2, 'i') +
      lettering.text(left, level, name, { size: 15 })
    );
  });
}

function portraitWords(lettering: Lettering, place: Place): string {
  const text = (at: Point, content: string, size: number, style: 'wide' | 'regular'): string =>
    lettering.text(...place(scale.at(at)), content, { size, style, anchor: 'middle' });
  return text([-2, -2], '250 m', 26, 'wide') + text([2, -2], 'on the black line', 14, 'regular');
}

export const cyclingPlan = planDrawing({
  slug: 'Cycling',
  title: 'Velodrome of 250 m with timing strips and start gates',
  description:
    'Plan of a velodrome of 250 m, measured on the black line 0.20 m from the inner edge, with eased bends. Timing strips cross the track at the finish, at both pursuit lines and 200 m before the finish; start gates stand at the pursuit lines and the photo-finish camera looks along the finish.',
  box: { x: 16, y: 124, width: 772, height: 462 },
  scene,
  words,
  pins: [
    ...PURSUIT.flatMap(startPins),
    [1, beside(FINISH, -5), beside(FINISH, -8.2)],
    [6, [cameraX + 5, cameraY + 6], [cameraX + 32, cameraY + 6]],
    [7, [displayX, displayY - 4], beside(FINISH - 4.2, -8.2)],
    [8, [tableX + 14, tableY], [tableX + 46, tableY]],
    [3, beside(FLYING_200, INNER), beside(FLYING_200, -6.5)],
  ],
  scale,
  bar: { marks: [0, 5, 10, 20], end: [780, 552] },
  legend: [
    'The finish strip runs across the whole track and times to 1/1000 s.',
    'A pursuit strip lies in the middle of each straight, half a lap apart.',
    'The 200 m strip starts the flying 200 m.',
    'The start gate, certified by the UCI, holds the bicycle by brake pads and lets go hydraulically.',
    'The Tracker display counts down 50 s to the start. Its red and green lamps show who leads the pursuit.',
    'The photo-finish camera decides sprint, keirin, points race and Madison.',
    'Riders read the laps to go from this display.',
    'Timers, results and the data for TV graphics share this table.',
  ],
  portrait: [
    {
      box: { x: 18, y: 128, width: 768, height: 456 },
      turn: 90,
      scene,
      words: portraitWords,
      pins: [
        [4, beside(-1.4, -0.2), beside(-6.4, -8.8)],
        [5, beside(1.6, -3.2), beside(0, -8.8)],
        [2, beside(125, OUTER), beside(125, OUTER + 3)],
        [1, beside(FINISH, -5), beside(FINISH + 0.8, -8.8)],
        [6, [cameraX + 5, cameraY + 6], [cameraX + 38, cameraY + 2]],
        [7, [displayX, displayY - 4], beside(FINISH - 6, -8.8)],
        [8, [tableX + 14, tableY], [tableX + 50, tableY - 8]],
        [3, beside(FLYING_200, INNER), beside(FLYING_200, -6.5)],
      ],
    },
  ],
});
