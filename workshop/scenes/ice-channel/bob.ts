/** A two-man bob that comes towards us: a shell of cross-sections, the helmets low in it. */
import type { Camera } from '../../kit/camera.ts';
import { castShadow } from '../../kit/cast-shadow.ts';
import { range } from '../../kit/range.ts';
import type { Place } from '../../kit/space.ts';
import { at, type Brush, stroke } from '../brush.ts';
import { head } from '../people/person.ts';

/** Metres from the nose to where the shell is widest, and to its tail. */
const SHOULDER = 1.15;
const LENGTH = 2.75;

/** Metres behind the nose: half width, lower and upper edge of the cross-section there. */
function sectionAt(back: number): readonly [half: number, low: number, high: number] {
  const grown = Math.sin((Math.min(1, back / SHOULDER) * Math.PI) / 2) ** 0.62;
  const behind = Math.max(0, back - SHOULDER) / (LENGTH - SHOULDER);
  return [
    0.375 * grown - 0.06 * behind ** 2,
    0.27 - 0.14 * grown + 0.04 * behind ** 3,
    0.31 + 0.38 * grown ** 1.4 - 0.13 * behind,
  ];
}
/** Closer where the nose is round. */
const STATIONS = range(25).map((index) => LENGTH * (index / 24) ** 1.9);

/** Round a cross-section from its left shoulder over the top to the right side and the belly: share of width, of height. */
const AROUND = [
  [-1, 0.45],
  [-0.86, 0.78],
  [-0.45, 1],
  [0.45, 1],
  [0.86, 0.78],
  [1, 0.45],
  [0.95, 0.16],
  [0.7, 0],
] as const;
const TONES = ['kit-blue-a', 'kit-blue-a', 'kit-blue', 'kit-blue', 'kit-blue-c', 'kit-white', 'kit-navy-c'] as const;

/** Its nose is `y` metres beyond the light barrier. */
export function bob(brush: Brush, camera: Camera, y: number): string {
  const shell = (index: number): Place[] =>
    STATIONS.map((back): Place => {
      const [half, low, high] = sectionAt(back);
      const [across, up] = AROUND[index] ?? [0, 0];
      return [across * half, y + back, low + (high - low) * up];
    });
  const band = (index: number): string =>
    camera.face([...shell(index), ...shell(index + 1).toReversed()], TONES[index] ?? 'kit-blue');
  const scaleAt = (back: number): number => (camera.see([0, y + back, 0])[1] - camera.see([0, y + back, 1])[1]) / 100;
  const helmet = (back: number, up: number, tone: string): string =>
    at(
      camera.see([0, y + back, up]),
      scaleAt(back) * 1.12,
      brush.mirrored(() =>
        head(brush, { view: 'quarter', skin: 'skin-2', hair: 'hair-1', cover: 'visor', coverTone: tone }),
      ),
    );
  const shoulders = (back: number, up: number, tone: string): string => {
    const [x, sy] = camera.see([0, y + back, up]);
    const s = scaleAt(back);
    return brush.limb(
      [
        [x - 22 * s, sy + 8 * s, 8 * s],
        [x, sy, 12 * s],
        [x + 22 * s, sy + 8 * s, 8 * s],
      ],
      tone,
    );
  };
  const runner = (across: number, back: number): string =>
    stroke(
      camera.trace([
        [across, y + back - 0.32, 0.05],
        [across, y + back - 0.28, 0.02],
        [across, y + back + 0.34, 0.02],
      ]),
      'metal',
      6,
    ) +
    stroke(
      camera.trace([
        [across * 0.8, y + back, 0.2],
        [across, y + back, 0.03],
      ]),
      'steel-c',
      9,
    );
  const [sx, sy] = camera.see([0.1, y + 1.1, 0]);
  const wide = scaleAt(1.1) * 100;
  return (
    castShadow([sx, sy], wide * 1.1, wide * 0.26) +
    runner(-0.34, 0.62) +
    runner(-0.34, 2.1) +
    runner(0.34, 2.1) +
    runner(0.34, 0.62) +
    [0, 1, 2, 6, 5, 4, 3].map(band).join('') +
    // The opening, who sits in it, and the cowl before them.
    camera.face(
      [
        [-0.2, y + 1.0, 0.665],
        [0.2, y + 1.0, 0.665],
        [0.17, y + 2.4, 0.59],
        [-0.17, y + 2.4, 0.59],
      ],
      'kit-ink-c',
    ) +
    shoulders(2.0, 0.62, 'kit-navy') +
    helmet(1.95, 0.79, 'kit-white') +
    shoulders(1.36, 0.66, 'kit-navy') +
    helmet(1.32, 0.83, 'kit-yellow') +
    camera.face(
      [
        [-0.15, y + 0.86, 0.645],
        [0.15, y + 0.86, 0.645],
        [0.24, y + 1.1, 0.7],
        [0.2, y + 1.14, 0.76],
        [-0.2, y + 1.14, 0.76],
        [-0.24, y + 1.1, 0.7],
      ],
      'kit-blue-a',
    )
  );
}
