import { bands } from '../backdrops.ts';
import { acting, type Stance } from '../bodies/act.ts';
import { raised } from '../bodies/aerial.ts';
import type { Kit } from '../bodies/rig.ts';
import { FIGURE_BLADE, skates } from '../bodies/skater.ts';
import { moving } from '../body.ts';
import { ICE_SHADE } from '../cast/shadows.ts';
import { suits } from '../kits.ts';
import { at } from '../scene.ts';
import type { Scene } from '../strip.ts';

const TIGHT: Stance = [0, 0, -4, -4, -2, 6, 34, 12, 34, 44, 34, 112, 26, 120];

const LANDING: Stance = [0, 0, 26, -6, 30, 42, 0, -82, 4, 10, 76, 6, -84, -4];

const SPIRAL: Stance = [0, 0, 74, 20, 6, 10, 0, -112, 4, 40, 82, 6, -104, 0];

const SIT: Stance = [0, 0, 30, -2, 56, 84, 0, -40, 20, 20, 70, 10, -70, 0];

const LUNGE: Stance = [0, 0, -12, -16, 74, 82, 0, -62, 6, 20, 132, 10, -70, -6];

const dress = {
  ...suits('ice', 2, 'bun'),
  trunks: 'ice-2',
  legs: 'g3',
  legsFar: 'g4',
  arms: 'ice-2',
  skin: 'g3',
  hair: 'i',
  shoe: 'p',
};

const black = { ...suits('ice', 0, 'short'), hair: 'g5', skin: 'g3', skinFar: 'g4', shoe: 'i' };

const act = (kit: Kit) => ({ kit, depth: FIGURE_BLADE.depth, gear: skates(FIGURE_BLADE, 'i') });

export const figureSkating: Scene = {
  id: 'FigureSkating',
  title: 'Spiral, jump, landing and lunge',
  description:
    'A drawn strip of four moments of a skating programme, 2.2 s long: a spiral, a jump with closed arms above the ice, its landing on one edge and a deep lunge, each while it crosses one line at about 5 m/s. Here the strip is read for flight and landing, not for a finish.',
  msPerUnit: 1.5,
  cursorTime: 161.48,
  bands: bands(
    [0, 'g3'],
    [10, 'g2'],
    [16, 'g4'],
    [22, 'g2'],
    [30, 'p'],
    [34, 'i'],
    [37, 'ice-2'],
    [62, 'p'],
    [66, 'g2'],
    [92, 'ice'],
    [95, 'ice-1'],
    [150, 'p'],
    [152, 'ice-1'],
    [190, 'ice'],
  ),
  bodies: [
    at(160.92, 178, 88, moving(acting([[0, SPIRAL]], act(black)), 5.4, 1.8, 1.8), { shadow: ICE_SHADE }),
    at(
      161.48,
      204,
      90,
      moving(
        raised(acting([[0, TIGHT]], act(dress)), (time) => 0.3 - 4.9 * time ** 2),
        4.6,
        1.4,
        1.4,
      ),
      { shadow: ICE_SHADE },
    ),
    at(
      161.94,
      196,
      98,
      moving(
        acting(
          [
            [-0.3, SIT],
            [0, LANDING],
            [0.4, LANDING],
          ],
          act({ ...dress, headDress: 'tail' }),
        ),
        4.4,
        1.8,
        1.8,
      ),
      { shadow: ICE_SHADE },
    ),
    at(162.38, 190, 96, moving(acting([[0, LUNGE]], act({ ...black, skin: 'ice-2' })), 5, 1.8, 1.8), {
      shadow: ICE_SHADE,
    }),
  ],
};
