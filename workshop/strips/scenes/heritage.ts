import type { Dress } from '../../figure/dress.ts';
import { bands } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { skater } from '../bodies/skater.ts';
import { filmKit, perforation } from '../cast/film.ts';
import { suits } from '../kits.ts';
import { at, moving, type Scene, type SceneBody, shade } from '../scene.ts';

const sprinter = (lane: number, time: number, ground: number, dip: number): SceneBody =>
  at(time, ground, 46, moving(runner(filmKit(lane), { phase: lane * 0.29, dip }), 10.2), { view: [-4, 97] });

function glider(index: number, time: number, suit: number): SceneBody {
  const kit: Dress = { ...suits('ice', suit), skin: 'g4', cover: 'cap' };
  const body = moving(skater(kit, { phase: index * 0.37 + 0.1 }), 11);
  return at(time, 204, 56, body, { view: [117, 214], shadow: shade('ice-2') });
}

export const heritage: Scene = {
  id: 'Heritage',
  title: 'Summer and winter on one film',
  description:
    'Two drawn strips with the holes of a film between them: above, sprinters on cinders, below, speed skaters on ice, both on one time scale. Since 1932 brands of the group have timed Summer and Winter Games. The red line reads a torso above and a blade below.',
  msPerUnit: 1.5,
  cursorTime: 10.64,
  bands: bands(
    '0 kit-grey, 14 metal, 40 steel, 43 metal, 60 sawdust-1, 68 sawdust, 97 kit-ink, 117 kit-grey, 128 metal, 150 ice-white-d, 153 ice-white',
    '196 ice-white-s',
  ),
  shadow: shade('sawdust-2'),
  bodies: [
    sprinter(0, 10.312, 84, 0.4),
    sprinter(1, 10.485, 90, 0),
    sprinter(2, 10.64, 94, 0.9),
    sprinter(3, 10.86, 87, 0.2),
    glider(0, 10.38, 2),
    glider(1, 10.64, 0),
    glider(2, 10.94, 2),
  ],
  over: () => perforation(102.5),
};
