/** Hands and feet. Drawn in centimetres from wrist or ankle: along the forearm, the thumb up; the toes ahead, the sole down. */
import type { Point } from '../kit/shapes.ts';
import type { Dress } from './dress.ts';
import { bearing, type Outline, onBone, put } from './geometry.ts';
import { HANDS } from './hands.ts';
import type { Limb } from './joints.ts';
import { lit, type Manner, stepsOf } from './light.ts';
import { linesOf, outlinesOf, tuft } from './outline-data.ts';
import type { Part } from './part.ts';

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
  const fill = dress.gloves ?? dress.skin;
  // Gloves are thicker than what is in them.
  const bulk = dress.gloves && dress.gloves !== dress.skin ? 1.12 : 1;
  const degrees = bearing(elbow, wrist) - turn;
  const steps = stepsOf(manner);
  const placed = (outline: Outline): Outline =>
    onBone(
      wrist,
      degrees,
      outline.map(([along, front]) => [along * size, (isFlipped ? -front : front) * size * bulk]),
    );
  const form = (outline: Outline, depth: number): Part[] =>
    manner.isFine ? lit(placed(outline), fill, depth * size, manner) : [{ fill, outline: placed(outline) }];
  return HANDS[kind ?? dress.hand ?? (dress.isFist ? 'fist' : 'rest')].flatMap((layer): Part[] => {
    if ('finger' in layer) return form(tuft(layer.finger, steps), 0.007);
    if ('palm' in layer) return outlinesOf(layer.palm, steps).flatMap((outline) => form(outline, 0.009));
    if ('held' in layer)
      return outlinesOf(layer.held, steps).map((outline) => ({ fill: layer.tone, outline: placed(outline) }));
    if (!manner.isFine) return [];
    return linesOf(layer.fold, layer.width ?? 0.4, 3).map((line) => ({
      fill: manner.shade(fill),
      outline: placed(line),
    }));
  });
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
