/** Hands and feet. Drawn in centimetres from wrist or ankle: along the forearm, the thumb up; the toes ahead, the sole down. */
import type { Point } from '../kit/shapes.ts';
import type { Dress, Hand } from './dress.ts';
import { bearing, type Outline, onBone, put } from './geometry.ts';
import type { Limb } from './joints.ts';
import { lit, type Manner, stepsOf } from './light.ts';
import { linesOf, outlinesOf } from './outline-data.ts';
import type { Part } from './part.ts';

interface Extremity {
  readonly form: string;
  /** Where fingers part, only in fine drawings. */
  readonly lines: string;
}

const HANDS: Readonly<Record<Hand, Extremity>> = {
  rest: {
    form: 'M-1-2.6C3-4 5-4.2 6-5.2C8-7 10.6-6.4 11-5.4C11-4.6 9.6-4 9-3C13-2.6 17-1 17.6.6C17.6 2 14 2.6 11.4 3C7.6 3.6 3 3.4-1 2.6Z',
    lines: 'M10.6-.8L15 .2M10.4 1L14 1.6',
  },
  fist: {
    form: 'M-1-2.6C2-4.6 7-5 9.6-3.8C11.2-2 11.2 2.2 9.8 4C7 5.2 3 4.6-1 2.6Z',
    lines: 'M5.4 3.6Q5 1.8 8.6 1.4M6-.6Q8-1.4 10-.8',
  },
  point: {
    form: 'M-1-2.6C2-4.4 6-4.6 8-4L16.4-3.4Q17.6-2.6 16.4-1.6L10.4-1C11 .6 10.8 3 9.6 4C7 5 3 4.4-1 2.6Z',
    lines: 'M5.4 3.6Q5 1.8 8.6 1.4M6-.6Q8-1.4 10-.8',
  },
  flat: {
    form: 'M-1-2.4C3-3.4 9-3.4 12-2.8L18-1.4Q19.4-.4 18 .8L12 1.8C8 2.4 3 2.4-1 2.4Z',
    lines: 'M12.4-.6L17-.1',
  },
};

const SHOE =
  'M-6-3Q-4-4.2-2-4.2L3-4.4C5-3.6 6-.8 8.4.2C11 1.3 17 2.6 19.5 4.2Q21.6 5.6 21 7.4Q20.6 8.2 19 8.2L12 8.4Q8 7.3 4 7.4Q0 8-5 8Q-8.4 8-8 4.6Q-7.4 1-7.2-.6Q-7.2-2.2-6-3Z';
const SOLE = 'M-8 6Q-3 6.3 5 5.8L13 6.6L20.9 6.3Q21.2 8.3 19.6 8.4L12 8.6Q8 7.5 4 7.6Q0 8.3-5.4 8.3Q-8 8-8 6Z';
/** A bare foot is its own sole. */
const BARE_FOOT =
  'M-3.4-4C-1-4.4 2-4.2 3.6-3.2C6 0 11 2.4 16.4 4.6Q19 6 18.4 7.8Q12 8.6-3.6 8.2Q-6.4 7-5.4 3.6Q-4-1-3.4-4Z';

export function hand(
  { joints: [, elbow, wrist], hand: kind, isFlipped = false, turn = 0, size = 1 }: Limb,
  dress: Dress,
  manner: Manner,
): Part[] {
  const { form, lines } = HANDS[kind ?? (dress.isFist ? 'fist' : 'rest')];
  const fill = dress.gloves ?? dress.skin;
  const degrees = bearing(elbow, wrist) - turn;
  const placed = (outline: Outline): Outline =>
    onBone(
      wrist,
      degrees,
      outline.map(([along, front]) => [along * size, (isFlipped ? -front : front) * size]),
    );
  const palm = outlinesOf(form, stepsOf(manner)).map(placed);
  if (!manner.isFine) return palm.map((outline) => ({ fill, outline }));
  return [
    ...palm.flatMap((outline) => lit(outline, fill, 0.014 * size, manner)),
    ...linesOf(lines, 0.55, 3).map((line) => ({ fill: manner.shade(fill), outline: placed(line) })),
  ];
}

export function foot(
  { joints: [, , ankle], isFlipped = false, turn = 0, size = 1 }: Limb,
  dress: Dress,
  manner: Manner,
): Part[] {
  const { shoes = 'kit-ink', skin } = dress;
  if (shoes === 'none') return [];
  // Mirrored left to right, then turned: the toes of the one foot point ahead, those of the other back.
  const placed = (data: string): Outline[] =>
    outlinesOf(data, stepsOf(manner)).map((outline) =>
      put(
        outline.map(([x, y]): Point => [(isFlipped ? -x : x) * size, y * size]),
        ...ankle,
        -turn,
      ),
    );
  const isBare = shoes === skin;
  const sole = dress.sole ?? manner.shade(shoes);
  return [
    ...placed(isBare ? BARE_FOOT : SHOE).flatMap((outline) => lit(outline, shoes, 0.02, manner)),
    ...(isBare ? [] : placed(SOLE).map((outline) => ({ fill: sole, outline }))),
  ];
}
