import { bandsWithin } from '../backdrops.ts';
import { skeleton } from '../bodies/sleds.ts';
import { suits } from '../kits.ts';
import { at, moving, type Scene, type SceneBody } from '../scene.ts';

/** Three runs, one above the other, each with the channel's own ice and the photocell's beam. */
function run(row: number, time: number, suit: number, helmet: string): SceneBody {
  const top = row * 71;
  const body = moving(skeleton({ ...suits('ice', suit, 'full'), hair: helmet, accent: 'kit-yellow' }, 'steel'), 30);
  return at(time, top + 62, 108, body, { view: [top, top + 71], shadow: 'none' });
}

export const historyMilestones: Scene = {
  id: 'HistoryMilestones',
  title: 'Three runs through a beam of light',
  description:
    'Three drawn strips, one above the other, of skeleton sleds that pass the beam of a photocell head first at 30 m/s, each in a run of its own, laid on one time scale. At St. Moritz in 1948 the photocell replaced the hand on the watch. The red line reads the nose of the sled in the middle.',
  msPerUnit: 0.3,
  cursorTime: 82.317,
  cursorX: 627,
  bands: [0, 71, 142].flatMap((y) =>
    bandsWithin(
      y,
      y + 71,
      '0 timber, 4 snow-white, 8 ice-white, 30 ice-white-s, 38 ice-white, 56 kit-red, 57.2 ice-white-s, 64 ice-white-d, 68 snow-white',
    ),
  ),
  bodies: [run(0, 82.341, 2, 'kit-green'), run(1, 82.317, 0, 'kit-yellow'), run(2, 82.296, 1, 'kit-ink')],
};
