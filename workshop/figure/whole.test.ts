/** Everybody is of one piece: no head, limb or wheel that has come off, in any pose of any picture. */
import { describe, expect, it, vi } from 'vitest';
import { drawings } from '../drawings.ts';
import { renderDrawing } from '../kit/drawing.ts';
import { loadFonts } from '../kit/lettering.ts';
import { range } from '../kit/range.ts';
import type { Point } from '../kit/shapes.ts';
import { bob } from '../strips/bodies/sleds.ts';
import { swimmer } from '../strips/bodies/swimmer.ts';
import { BOB } from '../strips/cast/sleds.ts';
import { SWIM } from '../strips/cast/swimmers.ts';
import { scenes } from '../strips/strips.ts';
import { Body } from './body.ts';
import { isWithin, type Outline } from './geometry.ts';
import type { Part } from './part.ts';

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

interface Piece {
  readonly part: Part;
  readonly points: readonly Point[];
  readonly box: readonly [left: number, bottom: number, right: number, top: number];
}

function pieceOf(part: Part): Piece {
  const points = pointsOf(part.outline);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { part, points, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

function areJoined(one: Piece, other: Piece): boolean {
  const isApart = ([left, bottom]: Piece['box'], [, , right, top]: Piece['box']): boolean =>
    left > right + JOINED || bottom > top + JOINED;
  if (isApart(one.box, other.box) || isApart(other.box, one.box)) return false;
  return (
    one.points.some((point) => isWithin(point, other.part.outline)) ||
    other.points.some((point) => isWithin(point, one.part.outline)) ||
    one.points.some(([x, y]) => other.points.some(([u, v]) => Math.hypot(u - x, v - y) < JOINED))
  );
}

/** What is left when everything has been taken away that hangs together with the largest part. */
function comeOff(parts: readonly Part[]): readonly Part[] {
  const tall = ({ box }: Piece): number => box[3] - box[1];
  const [largest, ...others] = parts.map(pieceOf).toSorted((a, b) => tall(b) - tall(a));
  const joined = largest ? [largest] : [];
  let loose = others;
  for (const piece of joined) {
    const next = loose.filter((other) => areJoined(piece, other));
    joined.push(...next);
    loose = loose.filter((other) => !next.includes(other));
  }
  return loose.map(({ part }) => part);
}

const named = (time: number | string, parts: readonly Part[]): string[] =>
  comeOff(parts).map(({ fill, outline }) => `at ${time}: ${fill} at ${outline[0]?.map((v) => v.toFixed(2))}`);

describe('the bodies of the strips', () => {
  it.each(scenes.map((scene) => [scene.id, scene] as const))('hang together: %s', (_, { bodies }) => {
    const broken = bodies.flatMap(({ body, time }) =>
      named(
        time,
        body.figure(0).filter(({ runsOn }) => runsOn !== 'spray'),
      ),
    );
    expect(broken).toEqual([]);
  });
});

describe('a swimmer from above', () => {
  it.each(range(12).map((step) => [step / 12]))('hangs together at %f of the stroke', (phase) => {
    const [kit] = SWIM;
    if (!kit) throw new Error('no kit');
    const parts = swimmer(kit, phase)(0).filter(({ runsOn }) => runsOn !== 'spray');
    expect(named(`phase ${phase}`, parts)).toEqual([]);
  });
});

describe('the crew of a bob', () => {
  // What joins heads and shoulders is looked at without the hull, which would hide that they have come apart.
  it.each([2, 4])('hangs together, each of %i by itself', (count) => {
    const helmets = Array<string>(count).fill('kit-white');
    const crew = peopleOf(() => bob({ ...BOB, helmets })(0));
    expect(crew).toHaveLength(count);
    expect(crew.flatMap((parts, index) => named(`seat ${index}`, parts))).toEqual([]);
  });
});

/** Draws a picture while noting what every body in it is made of. */
function peopleOf(draw: () => unknown): readonly (readonly Part[])[] {
  const people = new Map<Body, Part[]>();
  const spies = (['arm', 'leg', 'neck', 'trunk', 'head'] as const).map((piece) => {
    const original = Body.prototype[piece] as (...given: unknown[]) => Part[];
    return vi.spyOn(Body.prototype, piece).mockImplementation(function (this: Body, ...given: unknown[]) {
      const parts = original.apply(this, given);
      people.set(this, [...(people.get(this) ?? []), ...parts]);
      return parts;
    });
  });
  draw();
  for (const spy of spies) spy.mockRestore();
  return [...people.values()];
}

describe('the people of all other pictures', () => {
  const pictures = drawings.filter(({ id }) =>
    /^(scene|screen|heritage|brand|office|innovations|milestones)\//.test(id),
  );

  it.each(pictures.map((drawing) => [drawing.id, drawing] as const))('hang together: %s', async (id, drawing) => {
    const fonts = await loadFonts();
    const people = peopleOf(() => [
      renderDrawing(drawing, fonts),
      drawing.portrait && renderDrawing({ ...drawing, ...drawing.portrait }, fonts),
    ]);
    if (id.startsWith('scene/')) expect(people.length).toBeGreaterThan(1);
    expect(people.flatMap((parts, index) => named(`person ${index}`, parts))).toEqual([]);
  });
});
