/** The site's one rig of joints, seen from the side, stood into screens. */
import { holding } from '../figure/acting.ts';
import type { Part } from '../figure/part.ts';
import type { Kit } from '../figure/person.ts';
import { pose } from '../figure/pose.ts';
import { each, type Point, pointsToPath } from '../kit/shapes.ts';

/** Parts in metres become outlines; feet at the point, looking right, or left when turned. */
export function people(parts: readonly Part[], [x, y]: Point, unitsPerMetre: number, isTurned = false): string {
  const way = isTurned ? -unitsPerMetre : unitsPerMetre;
  return each(
    parts,
    ({ fill, outline }) =>
      `<path d="${pointsToPath(outline.map(([px, py]) => [x + px * way, y - py * unitsPerMetre]))}Z" class="${fill}"/>`,
  );
}

const SKINS = ['skin-4', 'skin-2', 'skin-5', 'skin-1', 'skin-3'] as const;

/** An athlete's kit: bare limbs, the far ones a shade darker. */
export function kitOf(index: number, top: string, trunks: string, number?: string): Kit {
  const skin = SKINS[index % SKINS.length] ?? 'skin-2';
  return {
    skin,
    skinFar: skin,
    top,
    trunks,
    shoe: 'p',
    hair: 'i',
    headDress: index % 2 === 0 ? 'short' : 'tail',
    number,
  };
}

/** Someone who stands, arms a little bent. */
export function bystander(kit: Kit): readonly Part[] {
  const stance = pose({
    nearLeg: { hip: 6, knee: 4 },
    farLeg: { hip: -5, knee: 3 },
    nearArm: { shoulder: 8, elbow: 22 },
    farArm: { shoulder: -6, elbow: 18 },
  });
  return holding(stance, { kit: { ...kit, legs: kit.trunks, legsFar: kit.trunks, arms: kit.top, armsFar: kit.top } })(
    0,
  );
}
