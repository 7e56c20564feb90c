import { bands, crowd } from '../backdrops.ts';
import { car } from '../bodies/car.ts';
import { cyclist } from '../bodies/cyclist.ts';
import { downhill } from '../bodies/downhill-racer.ts';
import { mounted } from '../bodies/horse-and-rider.ts';
import { runner } from '../bodies/runner.ts';
import { bob } from '../bodies/sleds.ts';
import { CARS } from '../cast/cars.ts';
import { mount } from '../cast/horses.ts';
import { BOB } from '../cast/sleds.ts';
import { trackKit } from '../cast/track-cyclists.ts';
import { athletes, onSkis, suits } from '../kits.ts';
import { filmed, moving, type Scene, shade, tag } from '../scene.ts';

/** @param size of the letters: a phone shows half of the strip as small as a desk shows all of it */
const speeds =
  (size: number): NonNullable<Scene['over']> =>
  (lettering, camera) =>
    Object.entries({ '7 m/s': 2.54, ' 11': 2.84, ' 18': 3.02, ' 30': 3.19, ' 36': 3.34, '65 m/s': 3.5 })
      .map(([text, time]) => tag(lettering, camera, time, 10, text.trim(), { size }))
      .join('');

export const scopeOfService: Scene = {
  id: 'ScopeOfService',
  title: 'From 7 to 65 m/s on one scale',
  description:
    'A drawn strip of 1.2 s in which six bodies cross one line at their true speeds: a show jumper at 7, a sprinter at 11, a track cyclist at 18, a downhill racer at 30, a bob at 36 and a racing car at 65 m/s. On one time scale the slow ones are long, the fast ones narrow. The red line reads the cyclist.',
  msPerUnit: 0.84,
  cursorTime: 3,
  phone: 1056,
  bands: [
    ...crowd('ScopeOfService', 0, 36, ['g2', 'g3', 'g1', 'g4']),
    ...bands(
      '36 kit-white, 39 kit-grey, 72 steel, 75 metal, 118 metal-s, 121 kit-white-s, 170 metal-s, 173 metal, 204 metal-s',
    ),
  ],
  shadow: shade('g4', 0.1),
  bodies: [
    filmed(2.54, 204, 74, moving(mounted(mount(0, '2'), { phase: 0.2, period: 0.52 }), 7)),
    filmed(2.84, 204, 86, moving(runner(athletes('tartan', 1, '4'), { phase: 0.3, dip: 0.5 }), 11)),
    filmed(3, 204, 92, cyclist(trackKit(0, '5'), { speed: 18, phase: 0.1, thrown: 0.5 })),
    filmed(3.19, 204, 98, moving(downhill(onSkis(suits('snow', 2, 'full')), 0.1), 30)),
    filmed(3.34, 204, 84, moving(bob(BOB), 36), {
      shadow: shade('g4', 0.06),
    }),
    filmed(3.5, 204, 88, car({ ...CARS.yellow, number: '8' }, 65), { shadow: shade('g4', 0.06) }),
  ],
  over: speeds(12),
  onPhone: { over: speeds(24) },
};
