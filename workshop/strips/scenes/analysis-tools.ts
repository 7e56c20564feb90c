import type { Dress } from '../../figure/dress.ts';
import { jointMarks } from '../../figure/joint-marks.ts';
import { bands } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import type { Body } from '../body.ts';
import { clad } from '../kits.ts';
import { at, mark, moving, type Scene } from '../scene.ts';

const pale: Dress = {
  skin: 'g3',
  skinFar: 'g2',
  top: 'g3',
  shoes: 'g3',
  hair: 'g3',
  cover: 'bald',
  ...clad('g3'),
  ...{ legsFar: 'g2', armsFar: 'g2' },
};

/** A sprinter with the skeleton laid over. */
const analysed = (phase: number, dip: number): Body =>
  moving(runner(pale, { phase, dip, gear: (bones) => ({ front: jointMarks(bones, 'i', 'tartan') }) }), 10.6);

export const analysisTools: Scene = {
  id: 'AnalysisTools',
  title: 'Joints and bones over a stride',
  description:
    'A drawn photo-finish picture of three sprinters in grey, with bones and joints laid over: hip, knee, ankle, shoulder, elbow and wrist. As each joint passes the line at its own moment, the skeleton bends with the motion. The red line reads the torso of the middle one.',
  msPerUnit: 0.56,
  cursorTime: 6.318,
  bands: bands('0 g1, 40 g2, 42 g1, 82 g2, 84 g1, 124 g2, 126 g1, 166 g2, 168 g1, 204 tartan'),
  bodies: [
    at(6.022, 204, 104, analysed(0.12, 0)),
    at(6.318, 204, 104, analysed(0.78, 0.5)),
    at(6.626, 204, 104, analysed(0.44, 0)),
  ],
  over: (_lettering, camera) => [6.022, 6.626].map((time) => mark(camera, time, 20, 214, 'm', '3 4')).join(''),
};
