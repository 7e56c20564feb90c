import { bands } from '../backdrops.ts';
import { acting, type Stance } from '../bodies/act.ts';
import { raised, tumbling } from '../bodies/aerial.ts';
import type { Kit } from '../bodies/rig.ts';
import { ring } from '../bodies/wheels.ts';
import { moving } from '../body.ts';
import { athletes } from '../kits.ts';
import { track } from '../motion.ts';
import { at, shade } from '../scene.ts';
import type { Scene } from '../strip.ts';

const TUCK: Stance = [0, 0, 50, 40, 108, 128, 30, 104, 126, 30, 62, 60, 58, 60];

const PIKE: Stance = [0, 0, 30, 20, 40, 6, 50, 34, 6, 50, 60, 20, 56, 20];

const LAYOUT: Stance = [0, 0, -6, -10, -6, 4, 60, -8, 6, 60, 168, 4, 160, 4];

const STEP: Stance = [0, 0, 20, 4, 40, 30, 0, -30, 20, 40, 120, 20, 110, 20];

function gymnast(index: number): Kit {
  const kit = athletes('mat', index);
  return { ...kit, trunks: kit.top, shoe: kit.skin, arms: kit.top, armsFar: kit.skinFar };
}

export const gymnastics: Scene = {
  id: 'Gymnastics',
  title: 'Two somersaults and a rolling hoop',
  description:
    'A drawn strip of 1.9 s at a line across the floor area, 12 m square. Two tumblers turn over while they pass, so head and feet are caught at different angles; a hoop rolls by, its rim still where it touches the floor. The red line reads the trunk of the second tumbler.',
  msPerUnit: 1.35,
  cursorTime: 72.64,
  bands: bands(
    [0, 'g3'],
    [14, 'g2'],
    [22, 'g4'],
    [26, 'g2'],
    [40, 'p'],
    [43, 'g2'],
    [70, 'p'],
    [74, 'i'],
    [76, 'mat-1'],
    [104, 'mat-2'],
    [107, 'mat-1'],
    [150, 'p'],
    [154, 'mat'],
    [186, 'mat-2'],
    [188, 'mat'],
  ),
  bodies: [
    at(
      72.092,
      186,
      84,
      moving(
        tumbling(
          acting(
            [
              [-0.4, LAYOUT],
              [0, LAYOUT],
              [0.3, PIKE],
            ],
            { kit: gymnast(1), isFree: true },
          ),
          (time) => 60 + time * 640,
          (time) => 1.12 - 4.9 * (time - 0.05) ** 2,
        ),
        3.7,
        1.6,
        1.8,
      ),
      { shadow: shade('mat-2', 0.1, 0.4) },
    ),
    at(
      72.64,
      200,
      92,
      moving(
        tumbling(
          acting(
            [
              [-0.3, PIKE],
              [0, TUCK],
              [0.35, TUCK],
            ],
            { kit: gymnast(0), isFree: true },
          ),
          (time) => 110 + time * 820,
          (time) => 1.1 - 4.9 * (time - 0.08) ** 2,
        ),
        3.6,
        1.6,
        1.8,
      ),
      { shadow: shade('mat-2', 0.1, 0.4) },
    ),
    at(
      73.052,
      204,
      92,
      moving(
        (time) => [
          { fill: 'p', outline: ring([0, 0.42], 0.42, 0.385, 60) },
          { fill: 'tartan', outline: ring([0, 0.42 + time * 0], 0.42, 0.402, 60) },
        ],
        3,
        0.6,
        1.4,
      ),
    ),
    at(
      73.284,
      200,
      80,
      moving(
        raised(
          acting(
            [
              [-0.3, STEP],
              [0.2, STEP],
              [0.6, STEP],
            ],
            { kit: { ...gymnast(2), headDress: 'bun' } },
          ),
          track([
            [-0.3, 0],
            [0.1, 0.25],
            [0.5, 0],
          ]),
        ),
        4.2,
        1.4,
        1.6,
      ),
      { shadow: shade('mat-2', 0.1, 0.4) },
    ),
  ],
};
