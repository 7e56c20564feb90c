/** A large hill in true proportion: K point at 125 m, hill size 140 m. The edge of the take-off table is at x = 0, z = 0. */
import type { Place } from '../../kit/space.ts';

interface ProfilePoint {
  readonly x: number;
  readonly z: number;
  /** From the edge of the table, in metres, as jumps are measured. */
  readonly distance: number;
}

/** Slope of the hill in degrees: steep to the K point, then the curve into the outrun. */
function slopeAt(x: number): number {
  if (x < 70) return 6 + 30 * Math.sin((Math.PI / 2) * (x / 70));
  if (x < 108) return 36 - (1.5 * (x - 70)) / 38;
  if (x < 121) return 34.5 - (3 * (x - 108)) / 13;
  return Math.max(0, 31.5 * (1 - (x - 121) / 75));
}

function buildProfile(): readonly ProfilePoint[] {
  const points: ProfilePoint[] = [];
  let z = -3;
  for (let x = 0; x <= 230; x += 1) {
    points.push({ x, z, distance: Math.hypot(x, z) });
    z -= Math.tan((slopeAt(x + 0.5) * Math.PI) / 180);
  }
  return points;
}

export const profile = buildProfile();

/** Half the width of the prepared slope. */
export function halfWidth(x: number): number {
  return x < 108 ? 6 + (x / 108) * 6.5 : 12.5 + (x - 108) * 0.03;
}

/** The place on the hill at a measured distance, `across` metres from its middle. */
export function onHill(distance: number, across: number): Place {
  const after = profile.findIndex((point) => point.distance >= distance);
  const [a, b] = [profile[after - 1], profile[after]];
  if (a === undefined || b === undefined) throw new Error(`${distance} m is not on the hill`);
  const t = (distance - a.distance) / (b.distance - a.distance);
  return [a.x + t * (b.x - a.x), across, a.z + t * (b.z - a.z)];
}

/** The curve of a flight that lands at that distance, as places above the middle of the hill. */
export function flight(distance: number): readonly Place[] {
  const [endX, , endZ] = onHill(distance, 0);
  const drop = Math.tan((11 * Math.PI) / 180);
  const bend = (endZ + drop * endX) / endX ** 2;
  return Array.from({ length: 41 }, (_, index): Place => {
    const x = (endX * index) / 40;
    return [x, 0, -drop * x + bend * x ** 2];
  });
}
