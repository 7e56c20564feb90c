/** Water-polo console on the pages. */
import { each } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { desk, game, studio, topAt } from '../kit/desk.ts';
import { DARK_PLASTIC, LAMP_RED, LIGHT_PLASTIC } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';

/** The box in the referee's or secretary's hand. */
function handBox(): string {
  const at: Place = [20, -96, 0];
  return (
    shadow(studio, footprint(at[0], at[1], 96, 56), 18) +
    box(studio, at, [96, 56, 22], LIGHT_PLASTIC, { radius: 12, bevel: 5 }) +
    each([0, 1, 2], (index) =>
      turned(
        studio,
        'z',
        [at[0] + 22 + index * 26, at[1] + 28],
        [
          [22, 9],
          [28, 9],
          [30, 7],
        ],
        index === 0 ? REDS : DARK_PLASTIC,
        20,
      ),
    )
  );
}

const REDS = [LAMP_RED, LAMP_RED, LAMP_RED, LAMP_RED, LAMP_RED] as const;

export const waterPoloProduct: Product = {
  alt: 'Desk console for water polo with game time, goals and possession time on its display; before it the small hand box with a red and two dark buttons.',
  markers: [
    {
      text: 'The hand box starts, stops and resets the possession clock.',
      at: [50, 360],
      target: studio.at([40, -90, 18]),
      measures: true,
    },
    { text: 'Game time, goals and possession time on one display.', at: [120, 90], target: topAt(60, 46) },
    { text: 'Numbers for up to 16 players a side.', at: [575, 190], target: topAt(270, 90) },
  ],
  draw: (lettering) => desk(lettering, game('6:43', '5', '19', '4')) + handBox(),
};
