import { holding } from '../../figure/acting.ts';
import type { Arm } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { bar, towards } from '../../figure/geometry.ts';
import type { Figure, Part } from '../../figure/part.ts';
import { pose } from '../../figure/pose.ts';
import { bands, laneLines } from '../backdrops.ts';
import { running } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, type SceneBody, SOFT_SHADE } from '../scene.ts';

/** In full run, one hand stretched back for the baton. */
const OUTGOING = pose({ nearArm: { shoulder: -84, elbow: 4 } }, running({ phase: 0.72, lean: 16 })(0));

/** The other arm stretched ahead, the baton in its fist. */
const INCOMING = pose({ nearArm: { shoulder: 86, elbow: 6 } }, running({ phase: 0.24, lean: 14 })(0));

const baton = ({ wrist, reach }: Arm): Part => ({
  fill: 'kit-yellow',
  outline: bar(towards(wrist, reach, 0.02), towards(wrist, reach, 0.34), 0.022),
});

const outgoing = (kit: Dress): Figure => holding(OUTGOING, { kit });
const incoming = (kit: Dress): Figure =>
  holding(INCOMING, { kit: { ...kit, isFist: true }, gear: ({ nearArm }) => ({ front: [baton(nearArm)] }) });

const SPEED = 9.6;

/** Who takes over crosses first. @param time of the reading of who brings the baton, in seconds */
const pair = (time: number, ground: number, scale: number, kit: number, lane: string): SceneBody[] => [
  at(time - 0.168, ground - 2, scale, moving(outgoing(athletes('tartan', kit, lane)), SPEED)),
  at(time, ground, scale, moving(incoming(athletes('tartan', kit, lane)), SPEED)),
];

export const careers: Scene = {
  id: 'Careers',
  title: 'Baton change in full run',
  description:
    'A drawn strip at the line of a takeover zone: the outgoing runner crosses first with one arm stretched back, the incoming one reaches forward with the baton, both at 9.6 m/s. Another pair is ahead in a lane farther out. The red line reads the incoming torso.',
  msPerUnit: 1.02,
  cursorTime: 19.624,
  cursorX: 940,
  bands: [
    ...bands('0 g2, 24 g3, 28 g2, 60 kit-white, 63 mat, 84 g2, 98 kit-white, 101 tartan-2, 112 tartan'),
    ...laneLines(124, 208, 5),
  ],
  shadow: SOFT_SHADE,
  bodies: [...pair(19.29, 172, 88, 3, '4'), ...pair(19.624, 204, 104, 0, '6')],
};
