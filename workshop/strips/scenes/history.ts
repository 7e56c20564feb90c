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
  bands: [
    ...bands('0 i, 18 g3, 30 g4, 33 g2, 60 g3, 64 g2, 92 g4, 95 g3, 104 g2'),
    ...laneLines(118, 194, 7, 'p'),
    ...bands('196 i'),
  ],
  shadow: shade('g4', 0.12, 0.5),
  bodies: farToNear(
    [10.612, 10.201, 10.386, 10.308, 10.49, 10.73].map((time, lane) =>
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
