/** A 400 m track seen from above: places along lane 1, counted anticlockwise from the finish line. */
import type { Point } from '../../kit/shapes.ts';

/** Straight and radius of the kerb in metres; lane 1 is measured 0.3 m outside of the kerb. */
const STRAIGHT = 84.39;
const RADIUS = 36.5;
const LANE = 1.22;
export const LANES = 8;

export interface Oval {
  /** The point `metres` after the finish line and `outside` metres outside of the kerb. */
  readonly at: (metres: number, outside: number) => Point;
  /** Path of a line `outside` metres outside of the kerb. */
  readonly line: (outside: number) => string;
}

export function createOval([cx, cy]: Point, unit: number): Oval {
  const half = (STRAIGHT / 2) * unit;
  return {
    at: (metres, outside) => {
      const bend = Math.PI * (RADIUS + 0.3);
      const radius = (RADIUS + outside) * unit;
      let rest = ((metres % 400) + 400) % 400;
      if (rest < bend) return onBend(cx + half, cy, radius, Math.PI / 2 - (rest / bend) * Math.PI);
      rest -= bend;
      if (rest < STRAIGHT) return [cx + half - rest * unit, cy - radius];
      rest -= STRAIGHT;
      if (rest < bend) return onBend(cx - half, cy, radius, -Math.PI / 2 - (rest / bend) * Math.PI);
      rest -= bend;
      return [cx - half + rest * unit, cy + radius];
    },
    line: (outside) => {
      const r = ((RADIUS + outside) * unit).toFixed(1);
      const [left, right] = [(cx - half).toFixed(1), (cx + half).toFixed(1)];
      const [top, bottom] = [(cy - Number(r)).toFixed(1), (cy + Number(r)).toFixed(1)];
      return `M${left} ${bottom}H${right}A${r} ${r} 0 0 0 ${right} ${top}H${left}A${r} ${r} 0 0 0 ${left} ${bottom}Z`;
    },
  };
}

/** Width of all lanes, in metres. */
export const WIDTH = LANES * LANE;

function onBend(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
