/** A freestyle swimmer from the side, one arm stretched to the wall. */

import type { Dress } from '../../figure/dress.ts';
import { ellipse } from '../../figure/geometry.ts';
import type { Figure } from '../../figure/part.ts';
import { person } from '../../figure/person.ts';
import { type Pose, pose } from '../../figure/pose.ts';

const TOUCH: Pose = pose({
  spine: { lean: 80, nod: 26 },
  nearArm: { shoulder: 92, elbow: -4 },
  farArm: { shoulder: -58, elbow: 24 },
  nearLeg: { hip: -88, knee: 10, foot: 62 },
  farLeg: { hip: -68, knee: 16, foot: 60 },
});

/** The arm comes over the water. */
const RECOVERY: Pose = pose(
  {
    nearArm: { shoulder: 158, elbow: -84 },
    farArm: { shoulder: 88, elbow: 0 },
    nearLeg: { hip: -74, knee: 12, foot: 60 },
    farLeg: { hip: -90, knee: 8, foot: 62 },
  },
  TOUCH,
);

/** About the hips; the water's surface is a little above. */
export function crawl(skin: string, cap: string, trunks: string, stroke: 'touch' | 'recovery'): Figure {
  const kit: Dress = {
    ...{ skin, top: skin, legs: trunks, shoes: skin, hair: 'hair-2', cover: 'swim', coverTone: cap },
    ...{ sleeves: 'none', legwear: 'short', hand: 'pad' },
  };
  const parts = person(stroke === 'touch' ? TOUCH : RECOVERY, [0, 0], kit, () => ({ isRead: false }));
  return () => parts;
}

/** Broken water about a point, in metres. */
export const foam = (x: number, y: number, width: number): readonly (readonly [number, number])[][] =>
  Array.from({ length: 9 }, (_, index) => {
    const share = index / 8 - 0.5;
    const size = 0.012 + 0.02 * Math.abs(Math.sin(index * 2.3));
    return ellipse(x + share * width, y + 0.025 * Math.sin(index * 1.9), size * 1.9, size, 14);
  });
