/** Everything that moves is of one piece: no head, limb or wheel that has come off, in any pose of any strip. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../kit/shapes.ts';
import { scenes } from '../strips/strips.ts';
import type { Outline } from './geometry.ts';
import type { Part } from './part.ts';

/** Water that is kicked up belongs to nobody. */
const SPRAY = 'snow-white';

/** Metres between two parts that still count as joined. */
const JOINED = 0.06;

/** The corners of an outline and what lies between them, close enough to measure from. */
function pointsOf(outline: Outline): Point[] {
  return outline.flatMap(([x, y], index): Point[] => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / JOINED));
    return Array.from({ length: steps }, (_, step) => [
      x + ((nextX - x) * step) / steps,
      y + ((nextY - y) * step) / steps,
    ]);
  });
}

function holds(outline: Outline, [x, y]: Point): boolean {
  let isInside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}

function areJoined(one: Outline, other: Outline): boolean {
  const [first, second] = [pointsOf(one), pointsOf(other)];
  return (
    first.some((point) => holds(other, point)) ||
    second.some((point) => holds(one, point)) ||
    first.some(([x, y]) => second.some(([u, v]) => Math.hypot(u - x, v - y) < JOINED))
  );
}

/** What is left when everything has been taken away that hangs together with the largest part. */
function comeOff(parts: readonly Part[]): readonly Part[] {
  const extent = ({ outline }: Part) => Math.max(...outline.map(([, y]) => y)) - Math.min(...outline.map(([, y]) => y));
  const [largest, ...others] = parts.toSorted((a, b) => extent(b) - extent(a));
  const joined = largest ? [largest] : [];
  let loose = others;
  for (let found = true; found; ) {
    const next = loose.filter(({ outline }) => joined.some((part) => areJoined(part.outline, outline)));
    found = next.length > 0;
    joined.push(...next);
    loose = loose.filter((part) => !next.includes(part));
  }
  return loose;
}

describe('the bodies of the strips', () => {
  it.each(scenes.map((scene) => [scene.id, scene] as const))('hang together: %s', (_, { bodies }) => {
    const broken = bodies.flatMap(({ body, time }) =>
      comeOff(body.figure(0).filter(({ fill }) => fill !== SPRAY)).map(
        ({ fill, outline }) => `at ${time}: ${fill} at ${outline[0]?.map((v) => v.toFixed(2))}`,
      ),
    );
    expect(broken).toEqual([]);
  });
});
