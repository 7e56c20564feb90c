/** The desks: a row before the wall, and the front one with its screens and keyboards. */
import { each, rect } from '../../kit/shapes.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import type { Dress } from '../people/person.ts';
import { seated } from '../people/seated.ts';
import { curves, list, monitor, photoFinish } from '../places/screens.ts';
import type { Canvas } from '../scene.ts';

const POLO = { sleeves: 'short', legs: 'kit-ink', top: 'kit-grey' } as const;

export const OPERATORS: readonly Dress[] = [
  { ...POLO, view: 'lost', skin: 'skin-1', hair: 'hair-2', cover: 'bun', extra: 'headset' },
  { ...POLO, view: 'lost', skin: 'skin-4', hair: 'hair-1', extra: 'headset' },
];

const ROW: readonly Dress[] = [
  { ...POLO, view: 'back', skin: 'skin-3', hair: 'hair-1', extra: 'headset' },
  { ...POLO, view: 'lost', skin: 'skin-1', hair: 'hair-4', cover: 'tail', extra: 'headset' },
  { ...POLO, view: 'back', skin: 'skin-5', hair: 'hair-1' },
  { ...POLO, view: 'back', skin: 'skin-2', hair: 'hair-2', cover: 'bun', extra: 'headset' },
];

export interface Row {
  readonly top: number;
  readonly scale: number;
  readonly places: readonly number[];
}

/** A desk across the room with people from behind. */
export function row({ brush, width }: Canvas, { top, scale, places }: Row): string {
  const w = 58 * scale;
  const contents = [list('row-a', 6), curves('row-b'), photoFinish, list('row-d', 6)];
  const screen = (x: number, index: number) =>
    monitor(
      brush,
      { x, y: top - 44 * scale, width: w, height: 33 * scale },
      contents[index % contents.length] ?? photoFinish,
      3,
    );
  return (
    each(places, (x, index) => screen(x - w - 3, index) + screen(x + 5, index + 2)) +
    rect(0, top - 4 * scale, width, 7 * scale, 'steel-a') +
    rect(0, top + 3 * scale, width, 2.4 * scale, 'steel-c') +
    rect(0, top + 5.4 * scale, width, 46 * scale, 'night-1') +
    each(places, (x, index) => {
      const operator = ROW[index % ROW.length];
      const seat = [x + (index % 2 ? -12 : 10), top + 8 * scale] as const;
      return operator ? at(seat, scale, seated(brush, operator, index === 1 ? { gesture: 'point' } : {})) : '';
    })
  );
}

/** From the left edge of the picture to `end`, its upper edge at `top`. */
export function frontDesk(end: number, top: number, height: number): string {
  return (
    fill(`M0 ${top - 8}H${end}L${end + 30} ${top + 54}H0Z`, 'steel') +
    fill(`M0 ${top + 54}H${end + 30}V${top + 68}H0Z`, 'steel-c') +
    fill(`M0 ${top + 68}H${end + 18}V${height}H0Z`, 'night-1')
  );
}

export function keyboard(brush: Brush, x: number, y: number): string {
  return (
    brush.lit(`M${x} ${y}h190l8 26h-206Z`, 'plastic', 4) +
    stroke(`M${x + 10} ${y + 8}h176M${x + 7} ${y + 16}h182`, 'plastic-a', 3, ' stroke-dasharray="9 5"')
  );
}
