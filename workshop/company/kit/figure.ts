/** A person who holds a pose, drawn with a face and fingers: for pictures that pages show large. */
import { hipHeight, type Skeleton } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { bootInBinding } from '../../figure/gear.ts';
import type { Part } from '../../figure/part.ts';
import { FROM_THE_SIDE, type Gear, person } from '../../figure/person.ts';
import type { Pose } from '../../figure/pose.ts';
import type { Point } from '../../kit/shapes.ts';
import { pathsOf } from '../../strips/still.ts';

interface Held {
  readonly kit: Dress;
  /** Metres under the soles: skis. */
  readonly depth?: number;
  readonly gear?: (bones: Skeleton) => Gear;
  /** Stood to the left: the light comes from the left all the same. */
  readonly isTurned?: boolean;
}

/** Metres, feet at 0 (or in the air by the pose's hop), facing right. */
export const figure = (stance: Pose, { kit, depth = 0, gear, isTurned = false }: Held): Part[] =>
  person(stance, [0, hipHeight(stance, depth) + stance.hop], kit, gear, {
    ...FROM_THE_SIDE,
    light: [isTurned ? 0.76 : -0.76, 0.65],
    isFine: true,
  });

/** Feet at the point, facing right, or left when turned. */
export function stood(parts: readonly Part[], [x, y]: Point, unitsPerMetre: number, isTurned = false): string {
  const way = isTurned ? -unitsPerMetre : unitsPerMetre;
  return pathsOf(parts, ([px, py]) => [x + px * way, y - py * unitsPerMetre], 0.1);
}

/** Skis and poles with the boots in their bindings. */
export const inBoots =
  (gear: (bones: Skeleton) => Gear, shell: string, cuff: string) =>
  (bones: Skeleton): Gear => {
    const { front = [], ...rest } = gear(bones);
    return { ...rest, front: [...front, ...bootInBinding(bones.nearLeg, shell, cuff, 'metal')] };
  };
