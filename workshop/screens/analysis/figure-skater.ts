/** A figure skater in a jump: takes off backwards, turns with closed arms, lands backwards on one edge. */
import { holding } from '../../figure/acting.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Part } from '../../figure/part.ts';
import { type Pose, pose } from '../../figure/pose.ts';
import { behindOf } from '../../kit/palette.ts';
import { FIGURE_BLADE, skates } from '../../strips/bodies/skater.ts';
import { CLOSE } from '../../strips/kits.ts';
import { LANDING } from '../../strips/scenes/figure-skating.ts';

const TAKE_OFF = pose({
  spine: { lean: 10, nod: -4 },
  nearLeg: { hip: 8, knee: 22, foot: 10 },
  farLeg: { hip: -38, knee: 16, foot: 34 },
  nearArm: { shoulder: 62, elbow: 30 },
  farArm: { shoulder: -30, elbow: 10 },
});
const TIGHT = pose({
  spine: { lean: -4, nod: -4 },
  nearLeg: { hip: -2, knee: 6, foot: 40 },
  farLeg: { hip: 12, knee: 34, foot: 48 },
  nearArm: { shoulder: 22, elbow: 106 },
  farArm: { shoulder: 14, elbow: 112 },
});

function kit(top: string): Dress {
  return {
    ...CLOSE,
    ...{ skin: 'skin-2', skinFar: behindOf('skin-2'), top, trunks: top, hair: 'hair-1', cover: 'bun' },
    ...{ legs: 'kit-ink', legsFar: 'rubber', armsFar: behindOf(top), shoes: 'rubber', sole: 'rubber' },
  };
}

const poseAt = (step: number, last: number): Pose => (step === 0 ? TAKE_OFF : step === last ? LANDING : TIGHT);

/** The skater at a step of the jump, in red at its top. */
export function skating(step: number, last: number): readonly Part[] {
  const gear = skates(FIGURE_BLADE, 'steel');
  const top = step * 2 === last ? 'kit-red' : 'kit-navy';
  return holding(poseAt(step, last), { kit: kit(top), depth: FIGURE_BLADE.depth, gear })(0);
}
