import type { Dress } from '../../figure/dress.ts';
import { jointMarks } from '../../figure/joint-marks.ts';
import { bands } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import type { Body } from '../body.ts';
import { athletes, clad } from '../kits.ts';
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

/** Times and phases of those she is compared with. */
const COMPARED: readonly (readonly [time: number, phase: number])[] = [
  [5.982, 0.38],
  [6.1, 0.58],
  [6.52, 0.98],
  [6.637, 0.18],
];

/** A sprinter with the skeleton laid over; one fifth of a stride lies between two of them. */
const analysed = (kit: Dress, phase: number, dip = 0): Body =>
  moving(runner(kit, { phase, dip, gear: (bones) => ({ front: jointMarks(bones, 'i', 'tartan') }) }), 10.6);

export const analysisTools: Scene = {
  id: 'AnalysisTools',
  title: 'Joints and bones over a stride',
  description:
    'A drawn photo-finish picture of a stride in five phases, with bones and joints laid over: hip, knee, ankle, shoulder, elbow and wrist. One sprinter is in colour; the red line reads her torso at 6.318. Four are in grey, and dashed lines mark their readings.',
  msPerUnit: 0.56,
  cursorTime: 6.318,
  bands: bands('0 g1, 40 g2, 42 g1, 82 g2, 84 g1, 124 g2, 126 g1, 166 g2, 168 g1, 204 tartan'),
  bodies: [
    at(6.318, 204, 104, analysed({ ...athletes('tartan', 1), isCropped: true, cover: 'bun' }, 0.78, 0.5)),
    ...COMPARED.map(([time, phase]) => at(time, 204, 104, analysed(pale, phase))),
  ],
  over: (_lettering, camera) => COMPARED.map(([time]) => mark(camera, time, 20, 214, 'm', '3 4')).join(''),
};
