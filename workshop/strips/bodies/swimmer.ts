/** Freestyle swimmers from above: x forward, y across the lane. */
import { cycle } from '../../figure/curves.ts';
import { type FloatingArm, floating, type Swimwear } from '../../figure/from-above.ts';
import type { Figure } from '../../figure/part.ts';
import { foam } from './water.ts';

export interface SwimKit extends Swimwear {
  readonly foam: string;
}

/** Upper arm from straight ahead, turning outward; forearm likewise. Phase 0 enters the water. */
const SHOULDER = cycle('0 2, 0.2 0, 0.4 30, 0.55 110, 0.66 165, 0.78 120, 0.88 60, 0.95 20');
const ELBOW = cycle('0 2, 0.2 -4, 0.4 -10, 0.55 150, 0.66 172, 0.78 60, 0.88 16, 0.95 4');

function armAt(turn: number): FloatingArm {
  const place = turn - Math.floor(turn);
  return { upper: SHOULDER(turn), lower: ELBOW(turn), isSunk: place > 0.2 && place < 0.64 };
}

export function swimmer(kit: SwimKit, phase: number, period = 1.15): Figure {
  return (time) => {
    const at = phase + time / period;
    return floating(
      {
        left: armAt(at),
        right: armAt(at + 0.5),
        kick: Math.sin(2 * Math.PI * at * 3) * 2.5,
        roll: Math.sin(2 * Math.PI * at) * 0.02,
      },
      kit,
      foam(kit.foam, at),
    );
  };
}
