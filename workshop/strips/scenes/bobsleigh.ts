import { bandsWithin } from '../backdrops.ts';
import { bob, type SledKit } from '../bodies/sleds.ts';
import { BOB } from '../cast/sleds.ts';
import { filmed, moving, type Scene, type SceneBody, shade } from '../scene.ts';

const LINE = 58.413;

/** Three runs, one above the other, each with the channel's own ice. */
function run(row: number, time: number, kit: SledKit, speed: number): SceneBody {
  const top = row * 71;
  return filmed(time, top + 64, 60, moving(bob(kit), speed), {
    view: [top, top + 71],
  });
}

/** The sled of the red line between two others. */
const runs = (above: number, below: number): SceneBody[] => [
  run(0, above, { ...BOB, ...{ hull: 'kit-white', stripe: 'kit-navy', number: '3', ink: 'kit-navy' } }, 35.8),
  run(1, LINE, BOB, 36.2),
  run(
    2,
    below,
    { ...BOB, ...{ hull: 'kit-blue', belly: 'kit-navy', helmets: ['kit-white', 'kit-yellow'], number: '11' } },
    36,
  ),
];

export const bobsleigh: Scene = {
  id: 'Bobsleigh',
  title: 'Three bobsleigh runs on one time scale',
  description:
    'Three drawn photo-finish strips, one above the other, of bobs that cross the same light beam at 36 m/s, about 130 km/h. A four-man bob of 3.8 m passes in 0.1 s. All three share one time scale; the red line reads the nose of the middle sled.',
  msPerUnit: 0.42,
  cursorTime: LINE,
  cursorX: 545,
  phone: 680,
  bands: [0, 71, 142].flatMap((y) =>
    bandsWithin(y, y + 71, '0 timber, 3 kit-white, 6 ice-1, 24 ice, 34 ice-1, 60 ice, 66 ice-2, 68 kit-white'),
  ),
  shadow: shade('ice-2', 0.05, 0.5),
  bodies: runs(58.535, 58.329),
  // A narrow frame is as wide as one sled: all three cross within its length.
  onPhone: { bodies: runs(58.417, 58.411) },
};
