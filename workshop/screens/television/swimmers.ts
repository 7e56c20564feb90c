/** Freestyle swimmers on the water of a pool, as a camera sees them: the figure from above, laid onto the surface. */
import type { Part } from '../../figure/part.ts';
import type { Camera } from '../../kit/camera.ts';
import { each, type Point, path, pointsToPath } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { type SwimKit, swimmer } from '../../strips/bodies/swimmer.ts';
import { veiled } from '../veiled.ts';
import { laneY } from './pool.ts';

const SKINS = ['skin-2', 'skin-4', 'skin-1', 'skin-3'] as const;
const CAPS = ['kit-red', 'kit-yellow', 'kit-white', 'kit-navy', 'kit-green'] as const;
/** Where in the stroke the swimmers of neighbouring lanes are: nobody swims in step. */
const STROKES = [0.08, 0.46, 0.72, 0.94, 0.3, 0.58, 0.02, 0.82, 0.38, 0.64];
/** Metres from the middle of the shoulders to the top of the cap. */
const HEAD = 0.32;
/** Metres: the back is out of the water, its shadow on what is below. */
const [BACK, SHADOW] = [0.08, -0.3];

const kitOf = (lane: number): SwimKit => ({
  skin: SKINS[lane % SKINS.length] ?? 'skin-2',
  suit: 'kit-ink',
  coverTone: CAPS[lane % CAPS.length] ?? 'kit-red',
  sunk: 'water-2',
  foam: 'kit-white',
});

/** One side of the waves that open behind the shoulders. */
const WAVE: readonly (readonly [ahead: number, aside: number])[] = [
  [-0.35, 0.4],
  [-1.2, 0.66],
  [-2.7, 1.08],
  [-1.25, 0.56],
];

/** Corners that stand clear of the one before: a swimmer is a hundred units long, its outlines are made for five times that. */
function sparse(corners: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const corner of corners) {
    const last = kept.at(-1);
    if (!last || Math.hypot(corner[0] - last[0], corner[1] - last[1]) >= 1.1) kept.push(corner);
  }
  return kept;
}

/** Someone heading for the finish, the cap at x metres. */
export function swimmerAt(camera: Camera, lane: number, x: number): string {
  const y = laneY(lane);
  const parts = swimmer(kitOf(lane), STROKES[lane % STROKES.length] ?? 0)(0);
  const laid = (outline: Part['outline'], height: number): string =>
    pointsToPath(sparse(outline.map(([ahead, aside]) => camera.see([x - HEAD + ahead, y + aside, height]))));
  const body = parts.filter(({ fill }) => fill !== 'kit-white');
  const waves = [-1, 1].map((side) =>
    camera.face(
      WAVE.map(([ahead, aside]): Place => [x + ahead, y + aside * side, 0]),
      'water-1',
    ),
  );
  return (
    veiled(0.6, ...waves, path(`${body.map(({ outline }) => laid(outline, SHADOW)).join('Z')}Z`, 'water-2')) +
    each(parts, ({ fill, outline }) => path(`${laid(outline, BACK)}Z`, fill))
  );
}
