import { bands } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

export const documentation: Scene = {
  id: 'Documentation',
  title: 'Shoes on the line, close up',
  description:
    'A drawn photo-finish picture of a lane close to the ground: knees, shanks and shoes of two sprinters. One shoe is on the track, another swings forward. The red line reads a torso above the picture.',
  msPerUnit: 0.27,
  cursorTime: 6.532,
  cursorX: 695,
  bands: bands('0 g2, 40 g3, 44 g2, 96 tartan-2, 104 tartan, 132 kit-white, 135 tartan, 186 kit-white, 190 tartan'),
  shadow: shade('tartan-2'),
  bodies: [
    at(6.612, 162, 190, moving(runner(athletes('tartan', 1), { phase: 0.06, lean: 12 }), 10.2)),
    at(6.532, 208, 220, moving(runner(athletes('tartan', 0), { phase: 0.5, lean: 12 }), 10.4)),
  ],
};
