import { describe, expect, it } from 'vitest';
import { hipHeight, skeleton } from './bones.ts';
import { bothSides, key, pose, poseCycle, poseTrack } from './pose.ts';

describe('a pose', () => {
  it('stands where nothing is said, and takes over what another one says', () => {
    const seated = pose({ nearLeg: { hip: 90, knee: 90 } });
    expect(pose({}).nearLeg).toEqual({ hip: 0, knee: 0, foot: 0 });
    expect(pose({ nearLeg: { knee: 60 } }, seated).nearLeg).toEqual({ hip: 90, knee: 60, foot: 0 });
  });

  it('counts forward as positive: a raised thigh and a raised arm point ahead', () => {
    const { hips, shoulder, nearLeg, farArm } = skeleton(
      pose({ nearLeg: { hip: 90 }, farArm: { shoulder: 90 } }),
      [0, 1],
    );
    expect(nearLeg.knee[0]).toBeGreaterThan(hips[0] + 0.4);
    expect(farArm.elbow[0]).toBeGreaterThan(shoulder[0] + 0.2);
  });

  it('has lower hips when both knees bend', () => {
    const bent = { hip: 40, knee: 80 };
    expect(hipHeight(pose({ nearLeg: bent, farLeg: bent }))).toBeLessThan(hipHeight(pose({})));
  });

  it('moves from key to key, and holds before the first and after the last', () => {
    const lean = poseTrack([key(0, {}), key(1, { spine: { lean: 40 } })]);
    expect([-1, 0, 0.5, 1, 2].map((time) => lean(time).spine.lean)).toEqual([0, 0, 20, 40, 40]);
  });

  it('comes round in a loop whose second half swaps near and far', () => {
    const stride = poseCycle(bothSides([key(0, { nearLeg: { hip: 30 } }), key(0.5, { farLeg: { hip: 20 } })]));
    expect(stride(0.5).farLeg).toEqual(stride(0).nearLeg);
    expect(stride(1.25)).toEqual(stride(0.25));
  });
});
