import { bands } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { skater } from '../bodies/skater.ts';
import { moving } from '../body.ts';
import { filmKit, perforation } from '../cast/film.ts';
import { suits } from '../kits.ts';
import { at, shade } from '../scene.ts';
import type { Scene } from '../strip.ts';

const HALF = 107;

export const heritage: Scene = {
  id: 'Heritage',
  title: 'Summer and winter on one film',
  description:
    'Two drawn strips with the holes of a film between them: above, sprinters on cinders, below, speed skaters on ice, both on one time scale. Since 1932 brands of the group have timed Summer and Winter Games. The red line reads a torso above and a blade below.',
  msPerUnit: 0.78,
  cursorTime: 10.64,
  bands: bands(
    [0, 'g3'],
    [14, 'g2'],
    [40, 'g4'],
    [43, 'g2'],
    [60, 'sawdust-1'],
    [68, 'sawdust'],
    [97, 'i'],
    [117, 'g3'],
    [128, 'g2'],
    [150, 'ice-2'],
    [153, 'ice-1'],
    [196, 'ice'],
  ),
  bodies: [
    ...[10.312, 10.485, 10.64, 10.86].map((time, lane) =>
      at(
        time,
        84 + ([0, 6, 10, 3][lane] ?? 0),
        44,
        moving(runner(filmKit(lane), { phase: lane * 0.29, dip: [0.4, 0, 0.9, 0.2][lane] ?? 0 }), 10.2, 1.3, 1.5),
        { view: [-4, 97] as const, shadow: shade('sawdust-2') },
      ),
    ),
    ...[10.38, 10.64, 10.94].map((time, lane) =>
      at(
        time,
        204,
        54,
        moving(
          skater(
            { ...suits('ice', lane === 1 ? 0 : 2), skin: 'g4', headDress: 'cap' as const },
            { phase: lane * 0.37 + 0.1 },
          ),
          11,
          1.6,
          2,
        ),
        { view: [HALF + 10, 214] as const, shadow: shade('ice-2') },
      ),
    ),
  ],
  over: () => perforation(102.5),
};
