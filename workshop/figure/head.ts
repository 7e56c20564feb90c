/** A head about the middle of its skull: face, ears, hair and what covers them, in any of the views. */
import type { Point } from '../kit/shapes.ts';
import * as covers from './covers.ts';
import type { HeadLook, View } from './dress.ts';
import { BEARD, EARS, FACE, FEATURES } from './faces.ts';
import { type Outline, put } from './geometry.ts';
import { lit, type Manner, stepsOf } from './light.ts';
import { linesOf, outlinesOf, tuft } from './outline-data.ts';
import type { Part } from './part.ts';
import { ball, wornPieces } from './worn.ts';

interface Place {
  readonly skull: Point;
  /** Degrees clockwise. */
  readonly tilt: number;
}

/** Draws hand-drawn data where the head is. */
class Sculptor {
  readonly #steps: number;
  readonly #place: Place;
  readonly manner: Manner;

  constructor(place: Place, manner: Manner) {
    this.#place = place;
    this.manner = manner;
    this.#steps = stepsOf(manner);
  }

  #placed = (outline: Outline): Outline => {
    const { skull, tilt } = this.#place;
    return put(outline, skull[0], skull[1], -tilt);
  };

  /** Depth of the shadow side in metres. */
  form(data: string, fill: string, depth: number): Part[] {
    return outlinesOf(data, this.#steps).flatMap((outline) => lit(this.#placed(outline), fill, depth, this.manner));
  }

  flat(data: string | undefined, fill: string): Part[] {
    if (!data) return [];
    return outlinesOf(data, this.#steps).map((outline) => ({ fill, outline: this.#placed(outline) }));
  }

  line(data: string | undefined, fill: string, width: number): Part[] {
    if (!data) return [];
    return linesOf(data, width, this.#steps).map((outline) => ({ fill, outline: this.#placed(outline) }));
  }

  tuft(joints: Parameters<typeof tuft>[0], fill: string): Part[] {
    return lit(this.#placed(tuft(joints, this.#steps)), fill, 0.016, this.manner);
  }
}

/** Heads far away have brows, eyes and a mouth; near ones the white of the eye, lids, nostrils. */
function features(sculptor: Sculptor, view: View, skin: string, hair: string): Part[] {
  const { manner } = sculptor;
  const [shade, brow] = [manner.shade(skin), manner.shade(hair)];
  const { nose, brows, whites, irises, lids, mouth, shades = [] } = FEATURES[view];
  if (!manner.isFine)
    return [...sculptor.line(brows, brow, 1), ...sculptor.flat(whites, 'hair-1'), ...sculptor.line(mouth, shade, 0.9)];
  return [
    ...sculptor.flat(nose, shade),
    ...sculptor.line(brows, brow, 0.9),
    ...sculptor.flat(whites, 'kit-white'),
    ...sculptor.flat(irises, 'hair-1'),
    ...sculptor.line(lids, 'hair-1', 0.45),
    ...sculptor.line(mouth, shade, 0.7),
    ...shades.flatMap(([data, width]) => sculptor.line(data, shade, width)),
  ];
}

const HANGING = [
  [0, -6, 2.2],
  [-1.6, -2, 3.2],
  [-2.4, 5, 3],
  [-1, 12, 1],
] as const;
const FLYING = [
  [0.6, -7.4, 2.6],
  [-4.6, -8.4, 2.9],
  [-11.4, -6, 2.7],
  [-17.4, 0, 1.9],
  [-19.4, 3.6, 0.7],
] as const;

const shifted = (joints: typeof HANGING | typeof FLYING, by: number) =>
  joints.map(([x, y, radius]) => [x + by, y, radius] as const);

function hairOf(sculptor: Sculptor, view: View, { hair, cover = 'short', coverTone = hair }: HeadLook): Part[] {
  const isEven = view === 'back' || view === 'front';
  const short = sculptor.form(covers.HAIR[view], hair, 0.026);
  const shell = (forms: Partial<Record<View, string>> & { readonly profile: string }, depth = 0.034): Part[] =>
    sculptor.form(forms[view] ?? forms.profile, coverTone, depth);
  const trim = (data: string): Part[] => sculptor.flat(data, sculptor.manner.shade(coverTone));
  switch (cover) {
    case 'bald':
      return [];
    case 'short':
      return short;
    case 'bun':
      return [...sculptor.form(ball(isEven ? 0 : -9.4, view === 'back' ? -8 : -7, 4.2), hair, 0.016), ...short];
    case 'long':
      return [...short, ...sculptor.form(covers.LONG[view], hair, 0.02)];
    case 'tail':
      return [...short, ...sculptor.tuft(shifted(HANGING, isEven ? 0 : -9), hair)];
    case 'flying':
      return [...sculptor.tuft(shifted(FLYING, isEven ? 0 : -8.6), hair), ...short];
    case 'cap':
      return [...short, ...shell(covers.DOME), ...trim(covers.PEAK[view])];
    case 'beanie':
      return [...short, ...shell(covers.DOME), ...trim(covers.BAND[view])];
    case 'swim':
      return shell(covers.SWIM_CAP);
    case 'helmet':
      return shell(covers.HELMET, 0.04);
    case 'riding':
      return [...shell(covers.HELMET, 0.04), ...trim(covers.PEAK[view])];
    case 'aero':
      return shell(covers.AERO, 0.04);
    case 'hood':
      return shell(covers.HOOD);
    case 'full':
      return shell(covers.FULL, 0.04);
    case 'visor':
      return shell(covers.CLOSED, 0.04);
  }
}

/** Covers that hide the ears. */
const HIDING: ReadonlySet<string> = new Set(['helmet', 'riding', 'swim', 'aero', 'hood', 'full', 'visor']);
/** Covers that come with something before the eyes. */
const BEFORE_EYES: Readonly<Record<string, HeadLook['extra']>> = {
  aero: 'goggles',
  hood: 'goggles',
  swim: 'goggles',
  full: 'skigoggles',
  visor: 'visor',
};

export function head(look: HeadLook, view: View, place: Place, manner: Manner): Part[] {
  const { skin, hair, beard, cover = 'short' } = look;
  const sculptor = new Sculptor(place, manner);
  const ears = EARS[view].flatMap(([x, y]) => [
    ...sculptor.form(ball(x, y, 1.7, 2.7), skin, 0),
    ...sculptor.line(`M${x - 0.7} ${y + 1.4}Q${x - 1.1} ${y - 1.2} ${x + 0.3} ${y - 1.7}`, manner.shade(skin), 0.6),
  ]);
  const hasEarsOver = !HIDING.has(cover) && view !== 'front';
  return [
    ...(view === 'front' ? ears : []),
    ...sculptor.form(FACE[view], skin, view === 'quarter' || view === 'front' ? 0.02 : 0.026),
    ...(beard ? sculptor.flat(BEARD[view], hair) : []),
    ...features(sculptor, view, skin, hair),
    ...hairOf(sculptor, view, look),
    ...(hasEarsOver ? ears : []),
    ...wornPieces(view, look.extra ?? BEFORE_EYES[cover]).flatMap(({ data, tone, width }) =>
      width === undefined ? sculptor.flat(data, tone) : sculptor.line(data, tone, width),
    ),
  ];
}
