import { bands, crowd, laneLines, laneY } from '../backdrops.ts';
import { runner, type Stride } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, type SceneBody, SOFT_SHADE } from '../scene.ts';

const [FROM, TO, LINES] = [150, 213, 7];

/** A sprinter in a lane; 1 is the farthest. */
function sprinter(lane: number, time: number, kit: number, stride: Stride): SceneBody {
  const ground = (laneY(FROM, TO, LINES, lane - 1) + laneY(FROM, TO, LINES, lane)) / 2 + 2;
  const figure = runner({ ...athletes('tartan', kit, String(lane)), cover: 'short' }, stride);
  return at(time, ground, 80 + lane * 2.4, moving(figure, 11.4));
}

export const home: Scene = {
  id: 'Home',
  title: 'Photo finish of a 100 m final',
  description:
    'A drawn photo-finish picture of five sprinters. From left to right runs time, not place: 1.2 s in all, with a scale in 1/1000 s. Lanes and boards stand still and become even bands; the red line reads the torso in lane 5 at 10.058.',
  msPerUnit: 0.84,
  cursorTime: 10.058,
  cursorX: 705,
  bands: [
    ...crowd('Home', 0, 44, ['g3', 'g2', 'steel', 'g2', 'g1', 'g3']),
    ...bands('44 g5, 47 kit-navy, 100 kit-white, 103 kit-navy-s, 107 g2, 134 g3, 138 tartan-2, 146 tartan'),
    ...laneLines(FROM, TO, LINES),
  ],
  shadow: SOFT_SHADE,
  bodies: [
    sprinter(2, 10.183, 3, { phase: 0.62 }),
    sprinter(3, 9.947, 0, { phase: 0.3 }),
    sprinter(4, 9.712, 2, { phase: 0.86, dip: 0.35 }),
    sprinter(5, 10.058, 7, { phase: 0.22, dip: 0.9 }),
    sprinter(6, 10.366, 6, { phase: 0.36 }),
  ],
};
