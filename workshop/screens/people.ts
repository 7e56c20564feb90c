/** The site's one rig of joints, seen from the side, stood into screens. */
import { holding } from '../figure/acting.ts';
import type { Dress } from '../figure/dress.ts';
import type { Part } from '../figure/part.ts';
import { pose } from '../figure/pose.ts';
import { each, type Point, pointsToPath } from '../kit/shapes.ts';
import { BARE } from '../strips/kits.ts';
import { simplify } from '../strips/trace.ts';

/** Units that nobody misses in an outline, enlarged or not. */
const TOLERANCE = 0.2;

/** Parts in metres become outlines; feet at the point, looking right, or left when turned. */
export function people(parts: readonly Part[], [x, y]: Point, unitsPerMetre: number, isTurned = false): string {
  const way = isTurned ? -unitsPerMetre : unitsPerMetre;
  return each(
    parts,
    ({ fill, outline }) =>
      `<path d="${pointsToPath(
        simplify(
          outline.map(([px, py]): Point => [x + px * way, y - py * unitsPerMetre]),
          TOLERANCE,
        ),
      )}Z" class="${fill}"/>`,
  );
}

const SKINS = ['skin-4', 'skin-2', 'skin-5', 'skin-1', 'skin-3'] as const;

/** An athlete's kit: bare limbs, the far ones a shade darker. */
export function kitOf(index: number, top: string, trunks: string, number?: string): Dress {
  const skin = SKINS[index % SKINS.length] ?? 'skin-2';
  return {
    skin,
    ...BARE,
    top,
    legs: trunks,
    shoes: 'p',
    hair: 'hair-1',
    cover: index % 2 === 0 ? 'short' : 'tail',
    number,
  };
}

/** In everyday clothes. */
export const CLOTHED = { sleeves: 'long', legwear: 'long', isTight: false } as const;

/** Someone who stands, arms a little bent. */
export function bystander(kit: Dress): readonly Part[] {
  const stance = pose({
    nearLeg: { hip: 6, knee: 4 },
    farLeg: { hip: -5, knee: 3 },
    nearArm: { shoulder: 8, elbow: 22 },
    farArm: { shoulder: -6, elbow: 18 },
  });
  return holding(stance, { kit: { ...kit, ...CLOTHED } })(0);
}
