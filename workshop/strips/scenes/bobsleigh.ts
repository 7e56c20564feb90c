import { bands } from '../backdrops.ts';
import { bobsleigh, type SledKit } from '../bodies/sleds.ts';
import { moving } from '../body.ts';
import { at, shade } from '../scene.ts';
import type { Scene, SceneBody } from '../strip.ts';

const sled = (
  hull: string,
  belly: string,
  stripe: string,
  helmets: readonly string[],
  number: string,
  ink: string,
): SledKit => ({ hull, belly, stripe, steel: 'g5', helmets, suit: 'g4', number, ink });

/** Three runs, one above the other, each with the channel's own ice. */
function run(row: number, time: number, kit: SledKit, speed: number): SceneBody {
  const top = row * 71;
  return at(time, top + 64, 60, moving(bobsleigh(kit), speed, 0.6, 4.6), {
    view: [top, top + 71],
    shadow: shade('ice-2', 0.05, 0.5),
  });
}

export const bobsleighRuns: Scene = {
  id: 'Bobsleigh',
  title: 'Three bobsleigh runs on one time scale',
  description:
    'Three drawn photo-finish strips, one above the other, of bobs that cross the same light beam at 36 m/s, about 130 km/h. A four-man bob of 3.8 m passes in 0.1 s. All three share one time scale; the red line reads the nose of the middle sled.',
  msPerUnit: 0.3,
  cursorTime: 58.413,
  bands: [0, 71, 142].flatMap((y) =>
    bands(
      [y, 'timber'],
      [y + 3, 'p'],
      [y + 6, 'ice-1'],
      [y + 24, 'ice'],
      [y + 34, 'ice-1'],
      [y + 60, 'ice'],
      [y + 66, 'ice-2'],
      [y + 68, 'p'],
      [y + 71, 'p'],
    ).filter(({ height, y: top }) => height > 0 && top < y + 71 && top + height <= y + 71.5),
  ),
  bodies: [
    run(0, 58.481, sled('p', 'g4', 'i', ['i', 'g5', 'i', 'g5'], '3', 'i'), 35.8),
    run(1, 58.413, sled('i', 'g5', 'p', ['p', 'g2', 'p', 'g2'], '7', 'p'), 36.2),
    run(2, 58.328, sled('ice-2', 'i', 'p', ['p', 'i'], '11', 'p'), 36),
  ],
};
