import { bandsWithin } from '../backdrops.ts';
import { downhill } from '../bodies/downhill-racer.ts';
import { mounted } from '../bodies/horse-and-rider.ts';
import { runner } from '../bodies/runner.ts';
import { skater } from '../bodies/skater.ts';
import { bob } from '../bodies/sleds.ts';
import { racehorse } from '../cast/horses.ts';
import { BOB } from '../cast/sleds.ts';
import { athletes, onSkis, suits } from '../kits.ts';
import { at, moving, type Scene, type SceneBody } from '../scene.ts';

const ROW = 53.5;

const SHELVES: readonly (readonly [wall: string, light: string, floor: string])[] = [
  ['g3', 'g2', 'tartan'],
  ['ice-2', 'ice-1', 'ice'],
  ['mat', 'snow-1', 'snow'],
  ['piste', 'sawdust-1', 'sawdust'],
];

/** A small body in one of four rows. */
function kept(row: number, time: number, scale: number, body: SceneBody['body']): SceneBody {
  const top = row * ROW;
  return at(time + 9, top + ROW - 6, scale, body, { view: [top, top + ROW - 2] });
}

export const databaseManagement: Scene = {
  id: 'DatabaseManagement',
  title: 'Four archived finishes on one scale',
  description:
    'Four drawn photo-finish strips from four sports, stored one above the other and set to one time scale: sprint, speed skating and bobsleigh, downhill, horse race. Each mark on the scale is one crossing.',
  msPerUnit: 0.9,
  cursorTime: 9.5,
  bands: SHELVES.flatMap(([wall, light, floor], row) =>
    bandsWithin(row * ROW, (row + 1) * ROW, `0 ${wall}, 10 ${light}, 32 ${floor}, 51.5 p`),
  ),
  bodies: [
    ...[0.12, 0.31, 0.5, 0.74, 0.98].map((time, index) => {
      const stride = { phase: index * 0.3, dip: index % 3 === 2 ? 1 : 0.2 };
      return kept(0, time, 25, moving(runner(athletes('tartan', index * 3 + 1), stride), 10.6));
    }),
    kept(1, 0.2, 30, moving(skater(suits('ice', 0), { phase: 0.6 }), 14)),
    kept(1, 0.58, 30, moving(skater(suits('ice', 1), { phase: 0.1 }), 14)),
    kept(1, 0.84, 38, moving(bob(BOB), 36)),
    ...[0.05, 0.42, 0.66, 0.9].map((time, index) =>
      kept(2, time, 32, moving(downhill(onSkis(suits('snow', index, 'full')), index * 0.2), 30)),
    ),
    ...[0.26, 0.47, 0.93].map((time, index) =>
      kept(3, time, 20, moving(mounted(racehorse(index), { phase: index * 0.3, period: 0.43 }), 17)),
    ),
  ],
};
