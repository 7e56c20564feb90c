import { line } from '../../kit/shapes.ts';
import { bands } from '../backdrops.ts';
import { jointMarks } from '../bodies/extras.ts';
import { runner } from '../bodies/runner.ts';
import { moving } from '../body.ts';
import { xOf } from '../camera.ts';
import { suits } from '../kits.ts';
import { at } from '../scene.ts';
import type { Scene } from '../strip.ts';

const pale = {
  ...suits('snow', 0, 'full'),
  skin: 'g3',
  skinFar: 'g2',
  top: 'g3',
  trunks: 'g3',
  shoe: 'g3',
  hair: 'g3',
  legs: 'g3',
  legsFar: 'g2',
  arms: 'g3',
  armsFar: 'g2',
};

export const analysisTools: Scene = {
  id: 'AnalysisTools',
  title: 'Joints and bones over a stride',
  description:
    'A drawn photo-finish picture of three sprinters in grey, with bones and joints laid over: hip, knee, ankle, shoulder, elbow and wrist. As each joint passes the line at its own moment, the skeleton bends with the motion. The red line reads the torso of the middle one.',
  msPerUnit: 0.56,
  cursorTime: 6.318,
  bands: [
    ...bands(
      [0, 'g1'],
      [40, 'g2'],
      [42, 'g1'],
      [82, 'g2'],
      [84, 'g1'],
      [124, 'g2'],
      [126, 'g1'],
      [166, 'g2'],
      [168, 'g1'],
      [204, 'tartan'],
    ),
  ],
  bodies: [6.022, 6.318, 6.626].map((time, index) =>
    at(
      time,
      204,
      104,
      moving(
        runner(
          { ...pale, headDress: 'bare' },
          {
            phase: [0.12, 0.78, 0.44][index] ?? 0,
            dip: index === 1 ? 0.5 : 0,
            gear: (bones) => ({ front: jointMarks(bones, 'i', 'tartan') }),
          },
        ),
        10.6,
        1.4,
        1.5,
      ),
    ),
  ),
  over: (_lettering, camera) =>
    [6.022, 6.626].map((time) => line(xOf(camera, time), 20, xOf(camera, time), 214, 'm', '3 4')).join(''),
};
