/** The line of the distance to beat, drawn across the landing hill while the jumper is in the air. */
import { note } from '../../kit/callouts.ts';
import { createCamera } from '../../kit/camera.ts';
import { plaque, television } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, placed, pointsToPath, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { stroke } from '../../kit/strokes.ts';
import { screen } from '../screen.ts';
import { flight, halfWidth, onHill, profile } from './landing-hill.ts';

const camera = createCamera({ eye: [200, -54, -30], target: [112, 0, -56], focal: 960, centre: [600, 318] });
const TO_BEAT = 131.5;
const K_POINT = 125;
const HILL_SIZE = 140;

function across(distance: number, className: string, width: number, margin = 0): string {
  const [x] = onHill(distance, 0);
  const half = halfWidth(x) + margin;
  return stroke(camera.trace([onHill(distance, -half), onHill(distance, half)]), className, width);
}

function hill(): string {
  const used = profile.filter((_, index) => index % 5 === 0);
  const left = used.map(({ x, z }): Place => [x, -halfWidth(x), z]);
  const right = used.map(({ x, z }): Place => [x, halfWidth(x), z]).toReversed();
  const ground = used.map(({ x, z }): Place => [x, -halfWidth(x) - 60, z - 3]);
  const farGround = used.map(({ x, z }): Place => [x, halfWidth(x) + 70, z + 4]).toReversed();
  const metres = Array.from({ length: 15 }, (_, index) => 75 + index * 5);
  return (
    camera.face([...right, ...farGround.toReversed()], 'snow-1') +
    camera.face([...ground, ...left.toReversed()], 'snow') +
    camera.face([...left, ...right], 'p') +
    stroke(camera.trace(left), 'm', 1.5) +
    stroke(camera.trace(right), 'm', 1.5) +
    each(metres, (distance) => across(distance, 'h', 1))
  );
}

function board(lettering: Lettering, distance: number, words: string): string {
  const [hillX] = onHill(distance, 0);
  const [x, y] = camera.see(onHill(distance, halfWidth(hillX) + 2.5));
  return lettering.text(x + 8, y + 4, words, { size: 16, style: 'bold' });
}

function jumper(): string {
  const path = flight(133);
  const at = path[31];
  if (at === undefined) throw new Error('The flight has no such point');
  const [x, y] = camera.see(at);
  const figure =
    stroke('M-36 8L50 -4M-34 14L52 4', 'l', 4, { cap: 'round' }) +
    stroke('M-8 3L14 -11L32 -17', 'l', 9, { cap: 'round' }) +
    stroke('M30 -16L8 -2', 'l', 4, { cap: 'round' }) +
    circle(43, -21, 7, 'i');
  return (
    stroke(pointsToPath(path.slice(8, 32).map(camera.see)), 'l', 2, { dash: '2 7', cap: 'round' }) +
    placed(x, y, figure, 10)
  );
}

function virtualLine(lettering: Lettering): string {
  const [hillX] = onHill(TO_BEAT, 0);
  const [x, y] = camera.see(onHill(TO_BEAT, halfWidth(hillX)));
  return across(TO_BEAT, 'rl', 5) + plaque(lettering, { x: x, y: y - 17, width: 118, height: 34 }, '131.5 m', 22);
}

function panel(lettering: Lettering): string {
  const cell = (x: number, words: string, value: string) =>
    note(lettering, x, 478, words, 'start', 14) + lettering.text(x, 500, value, { size: 18, style: 'bold' });
  return (
    rect(60, 408, 400, 46, 'i') +
    plaque(lettering, { x: 60, y: 408, width: 56, height: 46 }, '38', 22, 'g5') +
    lettering.text(132, 438, 'NOR', { size: 22, style: 'bold', fill: 'p' }) +
    lettering.text(444, 437, 'to beat: SUI 139.4', { size: 18, anchor: 'end', fill: 'p' }) +
    rect(60, 454, 400, 58, 'p h') +
    cell(76, 'In-run', '91.3 km/h') +
    cell(188, 'Wind', '0.42 m/s') +
    cell(292, 'Gate', '12') +
    cell(360, 'K point', '125 m')
  );
}

export const jumpLine = screen({
  name: 'virtual-jump-line',
  title: 'Line of the distance to beat',
  description:
    'Large hill seen from the side of the outrun: a red line across the slope at 131.5 m, between the K point at 125 m and the hill size of 140 m, shows how far bib 38 from NOR must jump to lead. Sample data.',
  draw: (lettering) =>
    television(
      'ice-1',
      hill(),
      across(K_POINT, 'l', 2),
      across(HILL_SIZE, 'l', 2),
      board(lettering, K_POINT, 'K 125'),
      board(lettering, HILL_SIZE, 'HS 140'),
      virtualLine(lettering),
      jumper(),
    ) +
    panel(lettering) +
    note(lettering, 60, 564, 'Thin lines every 5 m; the red line moves with the leader, wind and gate', 'start', 14),
});
