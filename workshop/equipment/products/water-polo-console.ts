/** Water-polo console on the pages. */
import { each } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { desk, deskStudio, game, topAt } from '../kit/desk.ts';
import { DARK_PLASTIC, LIGHT_PLASTIC, METAL, RED } from '../kit/materials.ts';
import { cord, footprint, type Product, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';

const studio = deskStudio(90);

const BOX: Place = [16, -96, 0];

/** The box in the referee's or secretary's hand. */
function handBox(): string {
  const [x, y] = studio.at([96, -68, 12]);
  const [toX, toY] = studio.at([150, -2, 14]);
  return (
    cord(`M${x} ${y}C${x + 60} ${y + 6} ${toX} ${toY + 50} ${toX} ${toY}`, 6) +
    shadow(studio, footprint(BOX[0], BOX[1], 96, 56), 18) +
    box(studio, BOX, [96, 56, 22], LIGHT_PLASTIC, { radius: 12, bevel: 5 }) +
    each([RED, METAL, DARK_PLASTIC], (material, index) =>
      turned(
        studio,
        'z',
        [BOX[0] + 20 + index * 28, BOX[1] + 28],
        [
          [22, 11],
          [28, 11],
          [31, 8],
        ],
        material,
        24,
      ),
    )
  );
}

const WORDS = [
  'Goal',
  'Excl.',
  'Goal',
  'Excl.',
  'T-out',
  'Pen.',
  'T-out',
  'Pen.',
  'Cap',
  '−1',
  'Cap',
  '−1',
  'Reset',
  'Poss.',
  'Edit',
  'Per.',
];

export const waterPoloProduct: Product = {
  alt: 'Desk console for water polo with game time, goals and possession time on its display and labelled keys for goals, exclusions and time-outs; before it on a cable the small hand box with three buttons.',
  markers: [
    {
      text: 'The hand box starts, stops and resets the possession clock.',
      at: [44, 300],
      target: studio.at([22, -60, 22]),
      measures: true,
    },
    { text: 'Game time, goals and possession time on one display.', at: [50, 60], target: topAt(studio, 14, 40) },
    { text: 'Numbers for up to 16 players a side.', at: [596, 130], target: topAt(studio, 272, 84) },
  ],
  draw: (lettering) => desk(lettering, studio, game('6:43', '5', '19', '4'), WORDS) + handBox(),
};
