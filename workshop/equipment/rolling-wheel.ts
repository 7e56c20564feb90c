/**
 * A rolling wheel as a line camera pictures it: each column shows one instant, so the outline becomes an ellipse
 * and the spokes bend, most where they move most.
 */
import { each, ellipse, type Point, path, pointsToPath, repeat } from '../kit/shapes.ts';

/** Rolling to the right; `rx` is half the time the wheel takes to cross the line, in picture units. */
export function drawRollingWheel([x, y]: Point, rx: number, ry: number, spokes: number, phase: number): string {
  return (
    ellipse(x, y, rx, ry, 'i') +
    ellipse(x, y, rx * 0.93, ry * 0.93, 'p') +
    ellipse(x, y, rx * 0.84, ry * 0.84, 'm') +
    repeat(spokes, (index) => spoke([x, y], rx, ry, phase + (index * 2 * Math.PI) / spokes)) +
    ellipse(x, y, rx * 0.1, ry * 0.1, 'i')
  );
}

/** Where a spoke meets the line at each instant u (-1 to 1 in wheel radii of way); its angle has then turned by u. */
function spoke([x, y]: Point, rx: number, ry: number, phase: number): string {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let u = -0.9; u <= 0.9; u += 0.03) {
    const angle = phase - u;
    const along = u / Math.cos(angle);
    if (along > 0.06 && along < 0.9) run.push([x + u * rx, y - along * Math.sin(angle) * ry]);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return each(runs, (points) => path(pointsToPath(points), 'd'));
}
