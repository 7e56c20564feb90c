import { bands, laneLines } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import { filmed, moving, type Scene, type SceneBody, shade, tag } from '../scene.ts';

const taken = (time: number, frame: number): SceneBody =>
  filmed(time, 204, 98, moving(runner(athletes('tartan', 1, '3'), { phase: 0.62, dip: 0.7 }), 11.4), { frame });

export const innovationMilestones: Scene = {
  id: 'InnovationMilestones',
  title: 'One stride at three rates',
  description:
    'The same sprinter three times in a drawn strip: taken at 100, at 1,000 and at 10,000 images per second. At 100 images each column shows 0.01 s and an edge cannot be read closer; at 10,000 the steps vanish. The red line reads the middle torso.',
  msPerUnit: 0.46,
  cursorTime: 9.914,
  cursorX: 778,
  phone: 834,
  bands: [...bands('0 g2, 34 g3, 37 g1, 72 g3, 75 g2, 112 tartan-2, 120 tartan'), ...laneLines(140, 208, 4)],
  shadow: shade('tartan-2'),
  bodies: [taken(9.71, 0.01), taken(9.914, 0.001), taken(10.118, 0.0001)],
  over: (lettering, camera) =>
    ['100 images/s', '1,000 images/s', '10,000 images/s']
      .map((text, index) => tag(lettering, camera, 9.764 + index * 0.204, 8, text))
      .join(''),
};
