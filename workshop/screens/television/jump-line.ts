/** The line of the distance to beat, drawn across the landing hill while the jumper is in the air. */
import { createCamera } from '../../kit/camera.ts';
import { PICTURE, plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, each, placed, pointsToPath, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { skiJumper } from '../../strips/bodies/nordic-skiers.ts';
import { CLOSE } from '../../strips/kits.ts';
import { kitOf, people } from '../people.ts';
import { screen } from '../screen.ts';
import { fence, forest } from './hillside.ts';
import { flight, halfWidth, onHill, profile } from './landing-hill.ts';

const camera = createCamera({ eye: [114, -72, -50], target: [108, 0, -66], focal: 1750, centre: [560, 364] });
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
    forest(camera) +
    fence(camera) +
    camera.face([...left, ...right], 'p') +
    stroke(camera.trace(left), 'm', 1.5) +
    stroke(camera.trace(right), 'm', 1.5) +
    each(metres, (distance) => across(distance, 'h', 1))
  );
}

function board(lettering: Lettering, distance: number, words: string): string {
  const [hillX] = onHill(distance, 0);
  const [x, y] = camera.see(onHill(distance, halfWidth(hillX) + 2.5));
  return lettering.text(x - 26, y + 4, words, { size: 28, style: 'bold' });
}

const KIT = {
  ...kitOf(3, 'kit-blue', 'kit-blue'),
  ...{ cover: 'helmet' as const, hair: 'hair-2', coverTone: 'kit-white', shoes: 'i' },
  ...{ ...CLOSE, legsFar: 'kit-navy', armsFar: 'kit-navy', ski: 'kit-yellow', skiFar: 'kit-yellow' },
};

function jumper(): string {
  const path = flight(133);
  const at = path[37];
  if (at === undefined) throw new Error('The flight has no such point');
  const [x, y] = camera.see(at);
  return (
    stroke(pointsToPath(path.slice(24, 38).map(camera.see)), 'd', 2.5, { dash: '2 7', cap: 'round' }) +
    placed(x - 30, y + 76, people(skiJumper(KIT, 'flight')(0), [0, 0], 78), 20)
  );
}

function virtualLine(lettering: Lettering): string {
  const [hillX] = onHill(TO_BEAT, 0);
  const [x, y] = camera.see(onHill(TO_BEAT, halfWidth(hillX)));
  return across(TO_BEAT, 'rl', 6) + plaque(lettering, { x: x, y: y - 21, width: 136, height: 42 }, '131.5 m', 28);
}

const scene = (lettering: Lettering): string =>
  hill() +
  across(K_POINT, 'l', 2) +
  across(HILL_SIZE, 'l', 2) +
  board(lettering, K_POINT, 'K 125') +
  board(lettering, HILL_SIZE, 'HS 140') +
  virtualLine(lettering) +
  jumper();

/** Bib and country, and what the jump starts from. */
function panel(lettering: Lettering, x: number, y: number, width: number): string {
  const cells = [
    ['In-run', '91.3 km/h'],
    ['Wind', '0.42 m/s'],
    ['Gate', '12'],
  ] as const;
  const columns = [0, 0.41, 0.79].map((part) => x + 16 + part * (width - 16));
  return (
    rect(x, y, width, 52, 'i') +
    plaque(lettering, { x, y, width: 66, height: 52 }, '38', 29, 'steel') +
    lettering.text(x + 82, y + 36, 'NOR', { size: 29, style: 'bold', fill: 'p' }) +
    lettering.text(x + width - 14, y + 36, 'to beat 131.5 m', { size: 28, anchor: 'end', fill: 'p' }) +
    rect(x, y + 52, width, 80, 'tv-panel') +
    each(
      cells,
      ([words, value], index) =>
        lettering.text(columns[index] ?? x, y + 84, words, { size: 28, fill: 'p' }) +
        lettering.text(columns[index] ?? x, y + 119, value, { size: 28, style: 'bold', fill: 'p' }),
    ) +
    rect(x, y + 132, width, 4, 'r')
  );
}

export const jumpLine = screen({
  name: 'virtual-jump-line',
  title: 'Line of the distance to beat',
  description:
    'Large hill seen from the side of the outrun: a red line across the slope at 131.5 m, between the K point at 125 m and the hill size of 140 m, shows how far bib 38 from NOR must jump to lead. Thin lines lie every 5 m. Sample data.',
  light: 'day',
  part: PICTURE,
  draw: (lettering) =>
    cutTo('picture', PICTURE, area(PICTURE, 'ice-1'), scene(lettering)) + panel(lettering, 56, 392, 540),
});
