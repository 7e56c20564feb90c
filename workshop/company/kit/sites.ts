/** The three sites of the company and how they lie on the globe. */
import type { Point } from '../../kit/shapes.ts';

export interface Site {
  readonly slug: 'corgemont' | 'leipzig' | 'liberec';
  readonly name: string;
  /** Three-letter Olympic code. */
  readonly country: string;
  /** Degrees of the town's centre. */
  readonly north: number;
  readonly east: number;
  readonly since: string;
}

export const corgemont: Site = {
  slug: 'corgemont',
  name: 'Corgémont',
  country: 'SUI',
  north: 47.2,
  east: 7.15,
  since: '2001',
};
export const leipzig: Site = {
  slug: 'leipzig',
  name: 'Leipzig',
  country: 'GER',
  north: 51.34,
  east: 12.37,
  since: '2006',
};
export const liberec: Site = {
  slug: 'liberec',
  name: 'Liberec',
  country: 'CZE',
  north: 50.77,
  east: 15.06,
  since: '2006',
};
export const sites: readonly Site[] = [corgemont, leipzig, liberec];

export function coordinates({ north, east }: Site): string {
  return `${north.toFixed(2)}° N  ${east.toFixed(2)}° E`;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Latitude and longitude of points along the shortest way from one site to another. */
export function greatCircle(from: Site, to: Site, steps = 12): Point[] {
  const vector = ({ north, east }: Site) =>
    [
      Math.cos(rad(north)) * Math.cos(rad(east)),
      Math.cos(rad(north)) * Math.sin(rad(east)),
      Math.sin(rad(north)),
    ] as const;
  const [a, b] = [vector(from), vector(to)];
  const angle = Math.acos(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    const [p, q] = [Math.sin((1 - part) * angle), Math.sin(part * angle)];
    const [x, y, z] = [a[0] * p + b[0] * q, a[1] * p + b[1] * q, a[2] * p + b[2] * q];
    return [(Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, (Math.atan2(y, x) * 180) / Math.PI];
  });
}
