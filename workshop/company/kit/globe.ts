/** The globe as a hairline net, seen from straight above a point. */

import { range } from '../../kit/range.ts';
import { circle, type Point, pointsToPath } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

interface Seen {
  readonly point: Point;
  readonly isInFront: boolean;
}

export interface Globe {
  readonly net: string;
  /** Where a place of the near side stands in the picture. */
  at(north: number, east: number): Point;
}

/** `step` is the mesh in degrees; `fill` and `stroke` are classes of the style block. */
export function createGlobe([cx, cy]: Point, radius: number, north: number, east: number, step = 15): Globe {
  function see(latitude: number, longitude: number): Seen {
    const [a, b, turn] = [rad(latitude), rad(north), rad(longitude - east)];
    const x = Math.cos(a) * Math.sin(turn);
    const y = Math.cos(b) * Math.sin(a) - Math.sin(b) * Math.cos(a) * Math.cos(turn);
    const depth = Math.sin(b) * Math.sin(a) + Math.cos(b) * Math.cos(a) * Math.cos(turn);
    return { point: [cx + radius * x, cy - radius * y], isInFront: depth >= 0 };
  }
  const visible = (places: readonly Point[]): string => {
    const front = places.map(([latitude, longitude]) => see(latitude, longitude));
    const start = front.findIndex(({ isInFront }, index) => isInFront && front.at(index - 1)?.isInFront === false);
    const turned = start > 0 ? [...front.slice(start), ...front.slice(0, start)] : front;
    return pointsToPath(turned.filter(({ isInFront }) => isInFront).map(({ point }) => point));
  };
  const meridians = range(360 / step).map((index) =>
    visible(range(37).map((k) => [-90 + k * 5, index * step] as const)),
  );
  const parallels = range(180 / step - 1).map((index) =>
    visible(range(73).map((k) => [-90 + (index + 1) * step, k * 5] as const)),
  );
  return {
    net:
      circle(cx, cy, radius, 'g1') +
      stroke([...meridians, ...parallels].join(''), 'h', 1) +
      circle(cx, cy, radius, 'm'),
    at: (latitude, longitude) => see(latitude, longitude).point,
  };
}
