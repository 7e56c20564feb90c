/** The virtual runner: a stored race runs again beside the real one, ahead of the runner by what is still missing. */
import { createCamera } from '../../kit/camera.ts';
import { PICTURE, plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, type Box, each, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import { level, type Place, upright } from '../../kit/space.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { runner } from '../../strips/bodies/runner.ts';
import { kitOf, people } from '../people.ts';
import { screen } from '../screen.ts';
import { veiled } from '../veiled.ts';

const WINDOW: Box = { ...PICTURE, height: 504 };
const camera = createCamera({ eye: [0.2, -9.5, 2.6], target: [0.5, 4, 0.7], focal: 1650, centre: [480, 250] });
const LANE = 1.22;
/** Metres along the straight: the runner in lane 3, the stored one in lane 4; at 6.94 m/s 2.5 m take 0.36 s. */
const RUNNER = -1.1;
const GHOST = 1.4;
const AHEAD = { metres: '2.5 m', seconds: '0.36 s' } as const;

const laneMiddle = (lane: number): number => (lane - 0.5) * LANE;

/** Rows of people behind the boards, as patches of colour. */
function crowd(): string {
  const fills = ['kit-navy', 'kit-grey', 'kit-red', 'kit-white', 'kit-blue', 'skin-3', 'kit-yellow', 'skin-1'];
  return repeat(4, (row) =>
    repeat(64, (seat) => {
      const [x, y] = camera.see([-13 + seat * 0.42 + (row % 2) * 0.2, 16 + row * 1.1, 1.5 + row * 0.55]);
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="9" class="${fills[(seat * 7 + row * 3) % fills.length]}"/>`;
    }),
  );
}

const alongTrack = (y: number, width: number): string => {
  const ends: Place[] = [
    [-12, y, 0],
    [13, y, 0],
  ];
  return stroke(camera.trace(ends), 'wl', width);
};

const track = (): string =>
  area({ x: 0, y: 0, width: 960, height: 560 }, 'g4') +
  veiled(0.45, crowd()) +
  camera.face(level(-14, -3.2, 16, 15), 'piste-1') +
  camera.face(level(-14, 0, 16, 8 * LANE), 'tartan') +
  repeat(9, (index) => alongTrack(index * LANE, index === 0 ? 4 : 2)) +
  camera.face(upright([-14, 14], [16, 14], 0, 1.1), 'mat-2');

/** At 6.94 m/s a step is shorter than in a sprint. */
function standing(metres: number, lane: number, index: number, phase: number): string {
  const [x, y] = camera.see([metres, laneMiddle(lane), 0]);
  const [, headY] = camera.see([metres, laneMiddle(lane), 1]);
  const kit = kitOf(index, 'kit-red', 'kit-navy');
  return people(runner(kit, { phase, reach: 0.86, lean: 7 })(0), [x, y], y - headY);
}

/** The stored runner: one pale colour, seen through. */
const ghost = (): string => veiled(0.62, standing(GHOST, 4, 1, 0.62).replaceAll(/class="[^"]+"/g, 'class="p"'));

/** A line across the lanes under the stored runner, and the distance back to the real one. */
function marks(lettering: Lettering): string {
  const at = (metres: number) => camera.see([metres, laneMiddle(2.4), 0]);
  const across = [camera.see([GHOST + 0.2, 2 * LANE, 0]), camera.see([GHOST + 0.2, 4 * LANE, 0])];
  const [x1, y1] = at(RUNNER + 0.2);
  const [x2, y2] = at(GHOST + 0.2);
  return (
    stroke(pointsToPath(across), 'rl', 6) +
    stroke(pointsToPath([at(RUNNER + 0.2), at(GHOST + 0.2)]), 'wl', 3) +
    plaque(lettering, { x: (x1 + x2) / 2 - 52, y: (y1 + y2) / 2 + 10, width: 112, height: 42 }, AHEAD.metres, 29)
  );
}

const scene = (lettering: Lettering): string => track() + marks(lettering) + ghost() + standing(RUNNER, 3, 0, 0.12);

const panel = (lettering: Lettering, x: number, y: number, width: number): string =>
  rect(x, y, width, 52, 'i') +
  lettering.text(x + 18, y + 35, 'Stored race', { size: 28, style: 'bold', fill: 'p' }) +
  lettering.text(x + width - 18, y + 35, `${AHEAD.seconds} ahead`, { size: 28, anchor: 'end', fill: 'p' }) +
  rect(x, y + 52, width, 4, 'r');

/** How far the race has come: the first lap, from 0 to 400 m. */
function lap(lettering: Lettering, left: number, y: number, width: number, metres: readonly number[]): string {
  const x = (at: number) => left + (at / 400) * width;
  return (
    rect(left - 22, y - 34, width + 44, 80, 'tv-panel') +
    rect(left, y - 4, width, 8, 'g5') +
    rect(left, y - 4, x(162) - left, 8, 'r') +
    each(
      metres,
      (at) =>
        rect(x(at) - 1, y - 10, 2, 20, 'p') +
        lettering.text(x(at), y + 34, at === 400 ? '400 m' : String(at), {
          size: 28,
          anchor: at === 0 ? 'start' : at === 400 ? 'end' : 'middle',
          fill: 'p',
        }),
    )
  );
}

export const virtualRunner = screen({
  name: 'virtual-runner',
  title: 'Virtual runner ahead of the real one',
  description:
    'Back straight after 162 m of a first lap: a runner in lane 3 and, pale and seen through, the virtual runner of a stored race in lane 4, 2.5 m and 0.36 s ahead. A bar shows how far the lap has come. Sample data.',
  light: 'day',
  part: PICTURE,
  draw: (lettering) =>
    cutTo('picture', WINDOW, scene(lettering)) +
    panel(lettering, 56, 48, 500) +
    lap(lettering, 78, 464, 804, [0, 100, 200, 300, 400]),
});
