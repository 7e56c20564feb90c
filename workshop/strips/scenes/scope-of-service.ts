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

/** Moment of each reading, in the order of their speeds: so far apart that nobody touches the next. */
const [HORSE, RUNNER, CYCLIST, SKIER, BOB_AT, CAR] = [2.562, 2.972, 3.07, 3.226, 3.346, 3.51];

/**
 * @param size of the letters: a phone shows half of the strip as small as a desk shows all of it
 * @param first of those who are named
 */
const speeds =
  (size: number, first = 0): NonNullable<Scene['over']> =>
  (lettering, camera) =>
    (
      [
        ['7 m/s', HORSE],
        ['11', RUNNER],
        ['18', CYCLIST],
        ['30', SKIER],
        ['36', BOB_AT],
        ['65 m/s', CAR],
      ] as const
    )
      .slice(first)
      .map(([text, time]) => tag(lettering, camera, time, 9, text, { size, fill: 'kit-ink', ink: 'kit-white' }))
      .join('');

const SLOW = [
  filmed(HORSE, 203, 74, moving(mounted(mount(3, '2'), { phase: 0.2, period: 0.52 }), 7)),
  filmed(RUNNER, 203, 94, moving(runner(athletes('tartan', 3, '4'), { phase: 0.3, dip: 0.5 }), 11)),
];
/** Who stands in the half that telephones show. */
const FAST = [
  filmed(CYCLIST, 204, 104, cyclist(trackKit(0, '5'), { speed: 18, phase: 0.1, thrown: 0.5 })),
  filmed(SKIER, 203, 118, moving(downhill(onSkis(suits('snow', 1, 'full')), 0.1), 30)),
  filmed(BOB_AT, 204, 104, moving(bob(BOB), 36), { shadow: shade('steel', 0.06) }),
  filmed(CAR, 204, 108, car({ ...CARS.yellow, number: '8' }, 65), { shadow: shade('steel', 0.06) }),
];

export const scopeOfService: Scene = {
  id: 'ScopeOfService',
  title: 'From 7 to 65 m/s on one scale',
  description:
    'A drawn strip of 1.2 s in which six bodies cross one line at their true speeds: a show jumper at 7, a sprinter at 11, a track cyclist at 18, a downhill racer at 30, a bob at 36 and a racing car at 65 m/s. On one time scale the slow ones are long, the fast ones narrow; none touches the next. The red line reads the cyclist.',
  msPerUnit: 0.84,
  cursorTime: CYCLIST,
  cursorX: 760,
  phone: 1056,
  bands: [
    ...crowd('ScopeOfService', 0, 36, ['kit-grey', 'steel', 'kit-white-s', 'steel']),
    ...bands(
      '36 kit-white, 39 kit-navy, 104 kit-navy-s, 108 kit-grey, 114 metal-s, 150 metal, 152 metal-s, 178 kit-grey',
      '180 metal-s, 205 kit-grey',
    ),
  ],
  shadow: shade('steel', 0.1),
  bodies: [...SLOW, ...FAST],
  over: speeds(14),
  onPhone: { bodies: FAST, over: speeds(24, SLOW.length) },
};
