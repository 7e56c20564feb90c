/** The virtual runner: a stored race runs again beside the real one, ahead of the runner by what is still missing. */
import { note } from '../../kit/callouts.ts';
import { createCamera } from '../../kit/camera.ts';
import { PICTURE, plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, circle, each, line, placed, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import { level, upright } from '../../kit/space.ts';
import { cutTo, faded, stroke } from '../../kit/strokes.ts';
import { runner, runnerOutline } from '../figures.ts';
import { screen } from '../screen.ts';

const WINDOW = { ...PICTURE, height: 424 };
const camera = createCamera({ eye: [-1.2, -9.5, 3.2], target: [0.5, 4, 0.9], focal: 1420, centre: [480, 222] });
const LANE = 1.22;
/** Metres along the straight: the runner in lane 3, the ghost in lane 4. */
const RUNNER = -0.9;
const GHOST = 1.6;

const laneMiddle = (lane: number): number => (lane - 0.5) * LANE;

const track = (): string =>
  camera.face(level(-60, -7.5, 60, 40), 'g2') +
  camera.face(level(-30, -7.5, 34, 0), 'piste-1') +
  camera.face(level(-30, 0, 34, 8 * LANE), 'tartan') +
  repeat(9, (index) =>
    stroke(
      camera.trace([
        [-30, index * LANE, 0],
        [34, index * LANE, 0],
      ]),
      'wl',
      index === 0 ? 4 : 2,
    ),
  ) +
  camera.face(upright([-30, 14], [34, 14], 0, 1.1), 'g3');

function standing(metres: number, lane: number, figure: string): string {
  const [x, y] = camera.see([metres, laneMiddle(lane), 0]);
  const [, headY] = camera.see([metres, laneMiddle(lane), 1.78]);
  const scale = (y - headY) / 67;
  return placed(x, y, `<g transform="scale(${scale.toFixed(3)})">${figure}</g>`);
}

/** A line across the lanes under the ghost, and the distance back to the runner. */
function marks(lettering: Lettering): string {
  const at = (metres: number, lane: number) => camera.see([metres, laneMiddle(lane), 0]);
  const across = [camera.see([GHOST + 0.25, 2 * LANE, 0]), camera.see([GHOST + 0.25, 4 * LANE, 0])];
  const [x1, y1] = at(RUNNER + 0.25, 2.5);
  const [x2, y2] = at(GHOST + 0.25, 2.5);
  return (
    stroke(pointsToPath(across), 'rl', 5) +
    stroke(`M${x1} ${y1}L${x2} ${y2}`, 'wl', 3) +
    plaque(lettering, { x: (x1 + x2) / 2 - 40, y: (y1 + y2) / 2 + 10, width: 80, height: 30 }, '2.5 m', 21)
  );
}

const panel = (lettering: Lettering): string =>
  rect(60, 48, 330, 44, 'i') +
  lettering.text(76, 77, 'Stored race', { size: 20, style: 'bold', fill: 'p' }) +
  lettering.text(374, 77, '0.36 s ahead', { size: 20, anchor: 'end', fill: 'p' }) +
  rect(60, 92, 330, 4, 'r');

/** Time over distance of the stored race: one point a frame, and the point it was calibrated on. */
function storedRace(lettering: Lettering): string {
  const x = (metres: number) => 60 + metres * 2.1;
  const y = 518;
  return (
    line(x(0), y, x(400), y, 'm') +
    each(
      [0, 100, 200, 300, 400],
      (metres) =>
        line(x(metres), y - 6, x(metres), y + 6, 'm') +
        lettering.text(x(metres), y + 28, `${metres} m`, { size: 14, anchor: 'middle' }),
    ) +
    stroke(`M${x(0)} ${y}H${x(252.5)}`, 'rl', 3) +
    circle(x(248), y, 6, 'i') +
    circle(x(254), y, 6, 'r') +
    lettering.text(x(248), y - 18, 'now', { size: 14, anchor: 'middle' }) +
    lettering.text(x(400), y - 18, 'first lap 57.5 s', { size: 15, style: 'bold', anchor: 'end' }) +
    note(
      lettering,
      60,
      y + 60,
      'A past race is kept as time over distance; the first lap in 57.5 s calibrates it',
      'start',
      14,
    )
  );
}

export const virtualRunner = screen({
  name: 'virtual-runner',
  title: 'Virtual runner ahead of the real one',
  description:
    'Home straight with a runner in lane 3 and the outline of a virtual runner in lane 4, 2.5 m and 0.36 s ahead. Below it the stored race as time over distance with a first lap of 57.5 s. Sample data.',
  draw: (lettering) =>
    cutTo(
      'picture',
      WINDOW,
      area(WINDOW, 'ice-1'),
      track(),
      marks(lettering),
      faded(0.75, standing(GHOST, 4, runnerOutline({ fill: 'r', line: 'rl' }))),
      standing(RUNNER, 3, runner({ fill: 'i', line: 'l' })),
    ) +
    area(WINDOW, 'm') +
    panel(lettering) +
    storedRace(lettering),
});
