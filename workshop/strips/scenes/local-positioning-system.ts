import type { Lettering } from '../../kit/lettering.ts';
import { circle, path, round } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { mounted } from '../bodies/horse-and-rider.ts';
import { type Camera, xOf } from '../camera.ts';
import { racehorse } from '../cast/horses.ts';
import { at, farToNear, moving, type Recording, type Scene, SOFT_SHADE, tag } from '../scene.ts';

const LINE = 71.384;

interface Runner {
  readonly ground: number;
  readonly scale: number;
  readonly speed: number;
  readonly coat: number;
  /** Where in the stride it is filmed. */
  readonly phase: number;
}

/** In the order of the finish. */
const HORSES: readonly Runner[] = [
  { ground: 184, scale: 70, speed: 17.2, coat: 0, phase: 0.06 },
  { ground: 203, scale: 78, speed: 17, coat: 2, phase: 0.42 },
  { ground: 187, scale: 72, speed: 16.9, coat: 3, phase: 0.74 },
];

/** From the breast to the saddle cloth, in metres, and how high it is. */
const [CLOTH, HEIGHT] = [1.16, 1.42];

/** Ring at the transponder, the places before as dots that fade, and a tag over the croup with rank and speed. */
function measured(lettering: Lettering, camera: Camera, time: number, horse: Runner, rank: number): string {
  const { ground, scale, speed } = horse;
  const x = xOf(camera, time) + (CLOTH / speed / camera.msPerUnit) * 1000;
  const y = ground - HEIGHT * scale;
  const trail = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (step) =>
      `<g opacity="${round(1 - step * 0.11)}">${circle(x + 14 + step * (10 / camera.msPerUnit), y, 2.4, 'kit-yellow')}</g>`,
  );
  const [tagX, tagY] = [x + 34, ground - 2.3 * scale];
  return (
    trail.join('') +
    path(`M${round(x + 6)} ${round(y - 6)}L${round(tagX + 12)} ${round(tagY + 18)}`, 'wl') +
    circle(x, y, 9, 'kit-ink') +
    circle(x, y, 5.6, 'kit-yellow') +
    tag(
      lettering,
      camera,
      time + ((tagX - xOf(camera, time)) * camera.msPerUnit) / 1000,
      tagY,
      `${rank}  ${speed.toFixed(1)} m/s`,
      {
        size: 15,
      },
    )
  );
}

/** Each horse with what its transponder says. @param gaps seconds after the one at the red line */
const field = (...gaps: readonly number[]): Pick<Recording, 'bodies' | 'over'> => {
  const horses = HORSES.map((horse, index) => ({ horse, time: LINE + (gaps[index] ?? 0), rank: index + 1 }));
  return {
    bodies: farToNear(
      horses.map(({ time, horse: { ground, scale, speed, coat, phase } }) =>
        at(time, ground, scale, moving(mounted(racehorse(coat), { phase, period: 0.43 }), speed), {
          shadow: SOFT_SHADE,
        }),
      ),
    ),
    over: (lettering, camera) =>
      horses.map(({ time, horse, rank }) => measured(lettering, camera, time, horse, rank)).join(''),
  };
};

export const localPositioningSystem: Scene = {
  id: 'LocalPositioningSystem',
  title: 'Three horses, three transponders',
  description:
    'A drawn photo-finish picture of a horse race: three horses at about 17 m/s. A ring marks the transponder in the saddle cloth, a row of fading dots the places computed before, one every 10 ms; a tag gives rank and speed. The red line reads the breast of the second.',
  msPerUnit: 0.8,
  cursorTime: LINE,
  cursorX: 622,
  phone: 682,
  bands: [
    ...crowd('Local', 0, 30, ['kit-grey', 'steel', 'kit-white-s', 'steel']),
    ...bands(
      '30 kit-white, 33 kit-green-d, 62 kit-green, 98 kit-green-d, 100 kit-white, 103 kit-green-d, 106 kit-white',
      '109 sawdust-1, 140 sawdust, 172 sawdust-2, 173 sawdust, 206 sawdust-2',
    ),
  ],
  ...field(-0.254, 0, 0.255),
  // So far apart that the frame holds one of them.
  onPhone: field(-0.5, 0, 0.5),
};
