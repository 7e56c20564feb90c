/** A ski jumper as the distance is measured: both skis flat on the snow, one foot ahead, the arms out. */
import { hipHeight, type Leg } from '../../figure/bones.ts';
import { onBone } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import { FROM_THE_SIDE, person } from '../../figure/person.ts';
import { pose } from '../../figure/pose.ts';
import { JUMPING_SKI, pair, SKI_DEPTH } from '../../strips/bodies/skis.ts';
import { suits } from '../../strips/kits.ts';

const TELEMARK = pose({
  spine: { lean: 16, nod: 10 },
  nearLeg: { hip: 48, knee: 56 },
  farLeg: { hip: -8, knee: 50, foot: 24 },
  nearArm: { shoulder: -62, elbow: 10 },
  farArm: { shoulder: 74, elbow: 12 },
});

/** Metres along the ski from below the hips to the middle between the feet: the landing is measured there. */
export const BETWEEN_FEET = 0.05;

/** From the ankle to the toe in the binding. */
const TOE = [0.16, -0.082] as const;

/** The heel rises, the ski under it lies flat. */
function flat({ ankle, foot, knee }: Leg): Leg {
  const [[x, y] = ankle] = onBone(ankle, foot, [TOE]);
  return { knee, ankle: [x - TOE[0], y - TOE[1]], foot: 90 };
}

export function telemark(): Part[] {
  const kit = { ...suits('snow', 4, 'full'), gloves: 'kit-ink', ski: 'kit-yellow', skiFar: 'kit-yellow-d' };
  const hips = [0, hipHeight(TELEMARK, SKI_DEPTH)] as const;
  const skis = pair(JUMPING_SKI, kit);
  return person(TELEMARK, hips, kit, (bones) => skis({ ...bones, farLeg: flat(bones.farLeg) }), {
    ...FROM_THE_SIDE,
    isFine: true,
  });
}
