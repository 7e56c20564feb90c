import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { circle, each, type Point, path, placed, pointsToPath, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, planDrawing } from '../kit/plan.ts';
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
    each([...PURSUIT, FLYING_200], (distance) => across(distance, 'wl', 5) + across(distance, 'rl', 2)) +
    across(FINISH, 'wl', 7) +
    across(FINISH, 'rl', 3) +
    across(FINISH, 'rl', 1, -5, OUTER + 5)
  );
}

/** Where something stands by the track: metres along it and out from the measurement line. */
function beside(distance: number, out: number): Point {
  return scale.at(onTrack(distance, out));
}

/** At each pursuit line: the gate on the track, lamps and countdown display inside of it. */
function startPlace(distance: number): string {
  const turn = distance === 0 ? 0 : 180;
  const box = (ahead: number, out: number, width: number, depth: number): string =>
    placed(...beside(distance + ahead, out), rect(-width / 2, -depth / 2, width, depth, 'i'), turn);
  return (
    box(-1.4, 1, 5, 15) +
    box(-0.8, 1, 8, 4) +
    box(4, -2.4, 16, 5) +
    each([-0.45, 0.45], (ahead) => circle(...beside(distance + ahead, -2.4), 2.6, 'i'))
  );
}

function startPins(distance: number): Pin[] {
  const [x, y] = beside(distance, OUTER);
  return [
    [4, beside(distance - 1.4, -0.2), beside(distance - 4.6, -8.2)],
    [6, beside(distance, -2.8), beside(distance, -8.2)],
    [5, beside(distance + 4, -2.8), beside(distance + 4.6, -8.2)],
    [2, [x, y], [x, y + (distance === 0 ? 24 : -24)]],
  ];
}

const [tableX, tableY] = beside(FINISH + 7, -6.2);
const [displayX, displayY] = beside(FINISH - 3.2, -2.4);
const [cameraX, cameraY] = beside(FINISH, OUTER + 5);

function finishPlace(): string {
  return (
    rect(displayX - 8, displayY - 4, 16, 8, 'i') +
    rect(tableX - 20, tableY - 5, 40, 10, 'p l') +
    rect(cameraX - 5, cameraY, 10, 12, 'i')
  );
}

/** Names of the lines, led into the infield. */
function words(lettering: Lettering): string {
  const lines = ['Measurement line, 250 m', 'Sprinters’ line', 'Stayers’ line'];
  const left = scale.x(-14);
  return (
    each(lines, (name, index) => {
      const [x, y] = beside(BEND_END - index * 1.6, [0, 0.65, 2.45][index] ?? 0);
      const level = scale.y(-6) + (2 - index) * 22;
      return (
        stroke(`M${round(x)} ${round(y)}V${round(level - 4.5)}H${round(left - 6)}`, 'd', 1) +
        circle(x, y, 2.2, 'i') +
        lettering.text(left, level, name, { size: 13 })
      );
    }) + arrow()
  );
}

/** Riders go counter-clockwise. */
function arrow(): string {
  const [x, y] = beside(-14, 4.4);
  return stroke(`M${round(x - 40)} ${round(y)}H${round(x)}l-7 -4m7 4l-7 4`, 'wl', 1.5);
}

export const cyclingPlan = planDrawing({
  slug: 'Cycling',
  name: 'Track cycling',
  subtitle: 'Velodrome of 250 m on the measurement line, 0.20 m from the inner edge',
  title: 'Velodrome with timing strips and start gates',
  description:
    'Plan of a velodrome of 250 m, measured on the black line, with eased bends. Timing strips cross the track at the finish, at both pursuit lines and 200 m before the finish; start gates stand at the pursuit lines and the photo-finish camera looks along the finish.',
  scale,
  pins: [
    ...PURSUIT.flatMap(startPins),
    [1, beside(FINISH, -5), beside(FINISH, -8.2)],
    [7, [cameraX + 5, cameraY + 6], [cameraX + 32, cameraY + 6]],
    [8, [displayX, displayY - 4], beside(FINISH - 3.9, -8.2)],
    [9, [tableX + 14, tableY], [tableX + 46, tableY]],
    [3, beside(FLYING_200, INNER), beside(FLYING_200, -6.5)],
  ],
  bar: [0, 5, 10, 20],
  legend: {
    'Finish strip': 'contact across the whole track, time to 1/1000 s',
    'Pursuit strips': 'one in the middle of each straight, half a lap apart',
    '200 m strip': 'start of the flying 200 m',
    'Start gate': 'holds the bike by brake pads, lets go hydraulically; certified by the UCI',
    'Tracker display': 'countdown of 50 s to the start',
    'Pursuit lamps': 'red and green, one for each side',
    'Photo-finish camera': 'decides sprint, keirin, points race and Madison',
    'Lap display': 'laps to go, in sight of riders',
    'Timing table': 'timers, results, data for TV graphics',
  },
  legendPlace: { x: 806, top: 104, width: 290, columns: 1, gap: 10 },
  body: (lettering) => track() + strips() + words(lettering) + each(PURSUIT, startPlace) + finishPlace(),
});
