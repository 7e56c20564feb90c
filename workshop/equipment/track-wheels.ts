/** The wheels of a track bicycle: closed disc behind, five spokes in front. */
import { polar } from '../kit/arrows.ts';
import { circle, each, type Point, path, pointsToPath } from '../kit/shapes.ts';

/** Radius with tyre, in millimetres. */
export const WHEEL = 334;

export function drawDiscWheel(hub: Point, unitsPerMm: number): string {
  const ring = (radius: number, className: string): string => circle(...hub, radius * unitsPerMm, className);
  return ring(WHEEL, 'i') + ring(WHEEL - 20, 'g1') + ring(WHEEL - 62, 'h') + ring(24, 'l');
}

export function drawSpokedWheel(hub: Point, unitsPerMm: number): string {
  const ring = (radius: number, className: string): string => circle(...hub, radius * unitsPerMm, className);
  const spokes = each([0, 1, 2, 3, 4], (index) => {
    const at = (turn: number, radius: number): Point => polar(hub, index * 72 - 90 + turn, radius * unitsPerMm);
    const data = `${pointsToPath([at(-50, 30), at(-5, 276), at(5, 276), at(50, 30)])}Z`;
    return path(data, 'g1 m');
  });
  const rim = ring(WHEEL, 'i') + ring(WHEEL - 20, 'g1') + ring(WHEEL - 62, 'p') + ring(WHEEL - 62, 'm');
  return rim + spokes + ring(30, 'p') + ring(30, 'l');
}
