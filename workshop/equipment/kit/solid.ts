/** Solids in three-quarter view: prisms and turned parts, shaded by the direction of their faces. */
import type { Point } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { type Material, painted } from './materials.ts';
import { area, circleProfile, inset, roundedProfile } from './profiles.ts';
import type { Direction, Studio } from './studio.ts';
import { cross, dot, mean, minus } from './vectors.ts';

/** The axis a profile is drawn out along, and how its two coordinates lie in space. */
export type Axis = 'x' | 'y' | 'z';

const PLACES: Readonly<Record<Axis, (u: number, v: number, w: number) => Place>> = {
  x: (u, v, w) => [w, u, v],
  y: (u, v, w) => [u, w, v],
  z: (u, v, w) => [u, v, w],
};

/** One outline across the axis; all of a solid have as many points, one after the other along the axis. */
export interface Ring {
  readonly profile: readonly Point[];
  readonly at: number;
}

/** A solid through rings. Faces turned away are left out, the rest is painted from the back to the front. */
export function loft(
  studio: Studio,
  axis: Axis,
  rings: readonly Ring[],
  material: Material,
  { isConvex = false }: { isConvex?: boolean } = {},
): string {
  const place = PLACES[axis];
  const isForward = studio.faces(place(0, 0, 1));
  const along = rings.toSorted((a, b) => a.at - b.at);
  const ordered = isForward ? along : along.toReversed();
  const front = ordered.at(-1);
  const whole: string[] = [];
  const shaded: string[] = [];
  const tones = new Map<string, string>();
  for (const [index, ring] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next === undefined) break;
    const faces = quads(place, ring, next)
      .filter(({ normal }) => studio.faces(normal))
      .toSorted((a, b) => studio.depth(b.middle) - studio.depth(a.middle));
    whole.push(...faces.map(({ corners }) => `${studio.trace(corners)}Z`));
    if (isConvex) {
      for (const { corners, normal } of faces) {
        const tone = studio.tone(normal, material);
        tones.set(tone, `${tones.get(tone) ?? ''}${studio.trace(corners)}Z`);
      }
    } else
      shaded.push(merged(faces.map(({ corners, normal }) => [studio.tone(normal, material), studio.trace(corners)])));
  }
  const cap = front ? front.profile.map(([u, v]) => place(u, v, front.at)) : [];
  const tone = studio.tone(place(0, 0, isForward ? 1 : -1), material);
  // The plain tone under all faces closes the hairlines between them.
  // Where no face lies before another, all of one tone are one path: no hairlines between them.
  const smooth = [...tones].map(([fill, data]) => painted(data, fill)).join('');
  return painted(whole.join(''), material[2]) + shaded.join('') + smooth + studio.polygon(cap, tone);
}

interface Quad {
  readonly corners: readonly Place[];
  readonly middle: Place;
  readonly normal: Direction;
}

function quads(place: (u: number, v: number, w: number) => Place, from: Ring, to: Ring): Quad[] {
  const count = from.profile.length;
  const turn = Math.sign(area(from.profile)) || 1;
  return from.profile.flatMap((a, index) => {
    const b = from.profile[(index + 1) % count];
    const c = to.profile[(index + 1) % count];
    const d = to.profile[index];
    if (!b || !c || !d) return [];
    const corners = [place(...a, from.at), place(...b, from.at), place(...c, to.at), place(...d, to.at)] as const;
    const outward = place((b[1] - a[1]) * turn, (a[0] - b[0]) * turn, 0);
    let normal = cross(minus(corners[2], corners[0]), minus(corners[3], corners[1]));
    if (dot(normal, outward) < 0) normal = [-normal[0], -normal[1], -normal[2]];
    return [{ corners, normal, middle: mean(corners) }];
  });
}

/** Neighbours of one fill become one path. */
function merged(faces: readonly (readonly [fill: string, data: string])[]): string {
  const runs: { fill: string; data: string }[] = [];
  for (const [fill, data] of faces) {
    const last = runs.at(-1);
    if (last?.fill === fill) last.data += `${data}Z`;
    else runs.push({ fill, data: `${data}Z` });
  }
  return runs.map(({ fill, data }) => painted(data, fill)).join('');
}

/** A profile drawn out along an axis, its two rims rounded off by a bevel. */
export function prism(
  studio: Studio,
  axis: Axis,
  profile: readonly Point[],
  [from, to]: readonly [from: number, to: number],
  material: Material,
  bevel = 0,
): string {
  if (bevel === 0) return loft(studio, axis, [ring(profile, from), ring(profile, to)], material);
  const small = inset(profile, bevel);
  const middle = inset(profile, bevel * 0.29);
  const rings = [
    ring(small, from),
    ring(middle, from + bevel * 0.29),
    ring(profile, from + bevel),
    ring(profile, to - bevel),
    ring(middle, to - bevel * 0.29),
    ring(small, to),
  ];
  return loft(studio, axis, rings, material);
}

function ring(profile: readonly Point[], at: number): Ring {
  return { profile, at };
}

/** A round part along an axis: pairs of its place there and its radius. */
export function turned(
  studio: Studio,
  axis: Axis,
  [u, v]: Point,
  steps: readonly (readonly [at: number, radius: number])[],
  material: Material,
  count = 28,
): string {
  const rings = steps.map(([at, radius]) => ring(circleProfile(u, v, radius, count), at));
  return loft(studio, axis, rings, material);
}

/** A box with round corners seen from above, its rims softened. */
export function box(
  studio: Studio,
  [x, y, z]: Place,
  [width, depth, height]: Place,
  material: Material,
  { radius = 0, bevel = 0, axis = 'z' as Axis }: { radius?: number; bevel?: number; axis?: Axis } = {},
): string {
  if (axis === 'y') {
    return prism(studio, 'y', profileOf(x, z, width, height, radius), [y, y + depth], material, bevel);
  }
  if (axis === 'x') {
    return prism(studio, 'x', profileOf(y, z, depth, height, radius), [x, x + width], material, bevel);
  }
  return prism(studio, 'z', profileOf(x, y, width, depth, radius), [z, z + height], material, bevel);
}

function profileOf(u: number, v: number, width: number, height: number, radius: number): Point[] {
  if (radius > 0) return roundedProfile(u, v, width, height, radius);
  return [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ];
}
