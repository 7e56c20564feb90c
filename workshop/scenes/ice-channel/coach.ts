import { circle } from '../../kit/shapes.ts';
import { type Brush, stroke } from '../brush.ts';
import { standing } from '../people/standing.ts';

/** A coach in red, with the stopwatch in the raised hand, to the left. */
export function coach(brush: Brush): string {
  return brush.mirrored(
    () =>
      standing(
        brush,
        {
          view: 'profile',
          skin: 'skin-1',
          hair: 'hair-5',
          cover: 'beanie',
          coverTone: 'kit-white',
          top: 'kit-red',
          legs: 'kit-ink',
          shoes: 'none',
          gloves: 'kit-ink',
          bulk: 1.16,
          onTrunk: stroke('M-20-128H18M-20-112H18', 'kit-red-c', 1.2),
        },
        { near: 'bent', far: 'push', lean: 2 },
      ) + stopwatch(),
  );
}

function stopwatch(): string {
  return (
    circle(58, -128, 6.4, 'plastic') +
    circle(58, -128, 4.8, 'kit-white') +
    stroke('M58-128V-131.6M58-134.4V-136.6', 'kit-red', 1.2)
  );
}
