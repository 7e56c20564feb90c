/** Cross-country skiers and ski jumpers. */
import type { Figure } from '../body.ts';
import { acting, bothSides, repeating, type Stance } from './act.ts';
import { JUMPING_SKI, pair, poleOf, SKI_DEPTH, type SkiKit, TOURING_SKI } from './skis.ts';

/** The diagonal stride: arm and opposite leg swing together. */
const STRIDE: readonly (readonly [number, Stance])[] = [
  [0, [0, 0, 36, 20, 34, 46, 0, -34, 34, 52, -62, 14, 66, 34]],
  [0.3, [0, 0, 34, 20, 28, 44, 0, -30, 54, 66, -48, 20, 48, 34]],
  [0.6, [0, 0, 30, 18, 16, 36, 0, -2, 48, 30, -22, 30, 10, 40]],
  [0.82, [0, 0, 34, 20, 2, 36, 4, 26, 52, 0, 20, 40, -28, 24]],
];

export function crossCountry(kit: SkiKit, phase: number, period = 0.95): Figure {
  return repeating(
    bothSides(STRIDE),
    {
      kit,
      depth: SKI_DEPTH,
      gear: pair(TOURING_SKI, kit.ski, kit.skiFar, (arm) => poleOf(arm, -52 + (arm.reach - 40) * 0.1, 1.2, kit.ski)),
    },
    period,
    phase,
  );
}

/** The sprint finish: one ski is kicked over the line. */
export function skiLunge(kit: SkiKit, depth = 1): Figure {
  return acting(
    [
      [-0.4, [0, 0, 46, 26, 30, 60, 0, 10, 44, 20, -40, 20, -20, 30]],
      [-0.1, [0, 0, 42, 22, 56, 48, 0, -20, 56, 56, 20, 30, -20, 30]],
      [0.04, [0, 0, 38 * depth, 22, 66, 24, 0, -40, 60, 80, 40, 30, -50, 20]],
      [0.4, [0, 0, 32, 22, 62, 30, 0, -40, 64, 84, 20, 40, -60, 10]],
    ],
    {
      kit,
      depth: SKI_DEPTH,
      gear: pair(TOURING_SKI, kit.ski, kit.skiFar, (arm) => poleOf(arm, arm.reach - 64, 1.3, kit.ski)),
    },
  );
}

export type JumpPhase = 'inrun' | 'flight' | 'landing';

const JUMP: Readonly<Record<JumpPhase, Stance>> = {
  inrun: [0, 0, 84, 30, 66, 112, 0, 66, 112, 0, -92, 0, -88, 0],
  flight: [0, 1.0, 62, 70, -62, 2, -14, -58, 4, -8, -62, 4, -58, 8],
  landing: [0, 0, 12, 4, 52, 66, 0, -18, 72, 40, 34, 24, -30, 10],
};

export function skiJumper(kit: SkiKit, phase: JumpPhase): Figure {
  const stance = JUMP[phase];
  return acting([[0, stance]], { kit, depth: SKI_DEPTH, gear: pair(JUMPING_SKI, kit.ski, kit.skiFar) });
}
