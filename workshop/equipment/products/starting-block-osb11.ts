/** Starting block OSB11 on the pages. */

import { each, type Point, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { BLUE, DARK_PLASTIC, LIGHT_PLASTIC, METAL, PANEL } from '../kit/materials.ts';
import { capsule, footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { prism } from '../kit/solid.ts';
import { corners, RIGHT, studioFor } from '../kit/studio.ts';

// The block stands on the deck, its front to the lower left, where the water is.
const deck = studioFor(
  corners(0, -120, 0, 640, 900, 730),
  { yaw: 38, pitch: 18 },
  { x: 56, y: 28, width: 528, height: 384 },
);

export const startingBlockProduct: Product = {
  alt: 'A starting block with the number 4: blue top plate with its grooves, grey footrest at the rear and a handle at the front.',
  markers: [
    {
      text: 'The contact under the plate registers when a swimmer leaves: every relay change is measured.',
      at: [556, 300],
      target: deck.at([580, 120, 560]),
      measures: true,
    },
    { text: 'Footrest, moved along the plate.', at: [110, 90], target: deck.at([150, 640, 760]) },
    { text: 'Handles for every way to start.', at: [540, 96], target: deck.at([610, 90, 420]) },
  ],
  draw: (lettering) => {
    const column: readonly Point[] = [
      [180, 0],
      [620, 0],
      [660, 590],
      [110, 520],
    ];
    const plate: readonly Point[] = [
      [0, 520],
      [740, 592],
      [740, 624],
      [0, 560],
    ];
    const rest: readonly Point[] = [
      [430, 598],
      [690, 618],
      [720, 760],
      [690, 766],
    ];
    const bar = (x: number): string => {
      const places: readonly Place[] = [
        [x, 60, 540],
        [x, -60, 500],
        [x, -70, 420],
        [x, 150, 330],
      ];
      return each([0, 1, 2], (index) => {
        const [a, b] = [places[index], places[index + 1]];
        return a && b
          ? capsule(deck.at(a), deck.at(b), 8, 8, METAL[1]) + capsule(deck.at(a), deck.at(b), 3, 3, METAL[2])
          : '';
      });
    };
    return (
      shadow(deck, footprint(130, 130, 380, 520), 120) +
      bar(40) +
      prism(deck, 'x', softened(column, 30), [150, 490], LIGHT_PLASTIC, 10) +
      deck.laid(
        [150, 130, 440],
        RIGHT,
        [0, 0.07, -1],
        lettering.text(170, 190, '4', { size: 230, style: 'wide', anchor: 'middle', fill: PANEL }),
      ) +
      prism(deck, 'x', softened(plate, 14), [60, 580], BLUE, 6) +
      grip() +
      prism(deck, 'x', softened(rest, 14), [110, 530], DARK_PLASTIC, 8) +
      bar(600)
    );
  },
};

/** Rows on the plate that keep wet feet from sliding. */
function grip(): string {
  const rows = repeat(9, (index) => {
    const y = 40 + index * 42;
    const z = (at: number): number => 561 + at * 0.0865;
    return `${deck.trace([
      [100, y, z(y)],
      [540, y, z(y)],
    ])}`;
  });
  return faded(0.4, stroke(rows, 'wl', 2.5));
}
