import { bands, laneLines, laneY } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { filmKit, perforation } from '../cast/film.ts';
import { at, farToNear, moving, type Scene, shade } from '../scene.ts';

export const history: Scene = {
  id: 'History',
  title: 'A sprint finish on film',
  description:
    'A drawn strip in the manner of the first photo-finish cameras: a film with holes along both edges that runs past a slit while six sprinters cross the line. At London 1948 such a picture was recorded to 1/1000 s; the red line reads the third torso.',
  msPerUnit: 0.62,
  cursorTime: 10.386,
  cursorX: 607,
  phone: 559,
  bands: [
    ...bands('0 kit-ink, 18 kit-grey, 30 steel, 33 metal, 60 kit-grey, 64 metal, 92 steel, 95 kit-grey, 104 metal'),
    ...laneLines(118, 194, 7),
    ...bands('196 kit-ink'),
  ],
  shadow: shade('steel', 0.12, 0.5),
  bodies: farToNear(
    [10.613, 10.201, 10.386, 10.308, 10.49, 10.71].map((time, lane) =>
      at(
        time,
        laneY(118, 194, 7, lane) + 10,
        62 + lane * 2.5,
        moving(
          runner(filmKit(lane), { phase: (lane * 0.37 + 0.1) % 1, dip: [0.1, 0.5, 0.8, 0.2, 0.4, 0][lane] ?? 0 }),
          10.6,
        ),
        { view: [18, 196] },
      ),
    ),
  ),
  over: () => perforation(5) + perforation(200),
};
