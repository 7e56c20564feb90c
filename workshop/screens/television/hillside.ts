/** What stands on the far side of a landing hill seen from its side: a fence with spectators, and firs. */
import type { Camera } from '../../kit/camera.ts';
import { createRandom } from '../../kit/random.ts';
import { circle, each } from '../../kit/shapes.ts';
import { upright } from '../../kit/space.ts';
import { halfWidth, onHill } from './landing-hill.ts';

/** Metres beyond the prepared slope. */
const BANK = [16, 58] as const;

function fir({ see, face }: Camera, distance: number, beside: number, height: number): string {
  const [x, , z] = onHill(distance, 0);
  const y = beside + halfWidth(x);
  const tiers = [0, 0.3, 0.58].map((from) => {
    const half = height * (0.24 - from * 0.22);
    return face(
      [
        [x - half, y, z + height * (from + 0.06)],
        [x + half, y, z + height * (from + 0.06)],
        [x, y, z + height * Math.min(1, from + 0.5)],
      ],
      from === 0.3 ? 'kit-green-s' : 'kit-green-d',
    );
  });
  const [, top] = see([x, y, z + height]);
  return top > 560 ? '' : tiers.join('');
}

export function forest(camera: Camera): string {
  const random = createRandom('firs beside the hill');
  const [from, to] = BANK;
  const firs = Array.from({ length: 60 }, () => ({
    distance: 84 + random() * 84,
    beside: from + random() * (to - from),
    height: 7 + random() * 6,
  }));
  return each(
    firs.toSorted((a, b) => b.beside - a.beside),
    ({ distance, beside, height }) => fir(camera, distance, beside, height),
  );
}

const CLOTHES = ['kit-red', 'kit-navy', 'kit-yellow', 'kit-white-s', 'kit-blue', 'kit-ink'] as const;

/** Boards along the far edge as far as the K point, heads and shoulders over them. */
export function fence(camera: Camera): string {
  const random = createRandom('spectators beside the hill');
  const places = Array.from({ length: 55 }, (_, index) => 66 + index);
  const people = each(places, (distance) => {
    const [x, , z] = onHill(distance, 0);
    const y = halfWidth(x) + 4.4 + random() * 2;
    const [sx, sy] = camera.see([x, y, z + 1.5]);
    const metre = sy - camera.see([x, y, z + 2.5])[1];
    return (
      circle(sx, sy, metre * 0.34, CLOTHES[Math.floor(random() * CLOTHES.length)] ?? 'kit-ink') +
      circle(sx, sy - metre * 0.42, metre * 0.16, random() < 0.5 ? 'skin-2' : 'skin-4')
    );
  });
  const boards = each(
    places.slice(0, -3).filter((_, index) => index % 3 === 0),
    (distance) => {
      const [[x1, , z1], [x2, , z2]] = [onHill(distance, 0), onHill(distance + 3, 0)];
      const [a, b] = [halfWidth(x1) + 3.4, halfWidth(x2) + 3.4];
      const low = upright([x1, a], [x2, b], 0, 1.1);
      return camera.face(
        low.map(([x, y, up], index) => [x, y, up + (index === 0 || index === 3 ? z1 : z2)] as const),
        'kit-navy',
      );
    },
  );
  return people + boards;
}
