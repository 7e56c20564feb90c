/** The wall of a pool at one lane: the pad OCP5 and the starting block OSB11. */
import type { Camera } from '../../kit/camera.ts';
import { repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { stroke } from '../brush.ts';

/** Height of the deck over the water, in metres. */
export const DECK = 0.3;

export function wallFace(camera: Camera, y1: number, y2: number, z1: number, z2: number, tone: string): string {
  const places: readonly Place[] = [
    [0, y1, z1],
    [0, y2, z1],
    [0, y2, z2],
    [0, y1, z2],
  ];
  return camera.face(places, tone);
}

/** The pad OCP5: slats on a frame, 0.9 m high, a third of it over the water. */
export function pad(camera: Camera, middle: number): string {
  const from = Math.max(middle - 1.2, -1.5);
  const slats = Math.round((middle + 1.2 - from) / 0.1);
  return (
    wallFace(camera, from, middle + 1.2, -0.6, DECK, 'kit-yellow') +
    (middle < 3
      ? stroke(
          repeat(slats, (index) =>
            camera.trace([
              [0, from + index * 0.1, -0.6],
              [0, from + index * 0.1, DECK - 0.02],
            ]),
          ),
          'kit-yellow-c',
          middle < 1 ? 2 : 1,
        )
      : '') +
    wallFace(camera, from, middle + 1.2, DECK - 0.03, DECK, 'metal') +
    wallFace(camera, middle - 0.13, middle + 0.13, -0.5, DECK - 0.06, 'kit-ink')
  );
}

/** A starting block OSB11 with its slanting plate, 0.65 m high. */
export function block(camera: Camera, middle: number): string {
  const [a, b] = [middle - 0.27, middle + 0.27];
  const z = DECK;
  return (
    camera.face(
      [
        [0.45, a + 0.05, z],
        [1, a + 0.05, z],
        [1, a + 0.05, z + 0.6],
        [0.45, a + 0.05, z + 0.5],
      ],
      'kit-white-c',
    ) +
    camera.face(
      [
        [0.45, a + 0.05, z],
        [0.45, b - 0.05, z],
        [0.45, b - 0.05, z + 0.5],
        [0.45, a + 0.05, z + 0.5],
      ],
      'kit-white',
    ) +
    camera.face(
      [
        [0.38, a, z + 0.52],
        [0.38, b, z + 0.52],
        [1.1, b, z + 0.64],
        [1.1, a, z + 0.64],
      ],
      'steel',
    ) +
    camera.face(
      [
        [0.38, a, z + 0.47],
        [0.38, b, z + 0.47],
        [0.38, b, z + 0.52],
        [0.38, a, z + 0.52],
      ],
      'plastic-c',
    ) +
    camera.face(
      [
        [0.38, a, z + 0.47],
        [1.1, a, z + 0.59],
        [1.1, a, z + 0.64],
        [0.38, a, z + 0.52],
      ],
      'plastic',
    ) +
    camera.face(
      [
        [0.9, a, z + 0.61],
        [1.1, a, z + 0.64],
        [1.1, a, z + 0.82],
        [1.05, a, z + 0.82],
      ],
      'plastic-c',
    ) +
    camera.face(
      [
        [1.0, a, z + 0.65],
        [1.0, b, z + 0.65],
        [1.08, b, z + 0.83],
        [1.08, a, z + 0.83],
      ],
      'plastic-a',
    )
  );
}
