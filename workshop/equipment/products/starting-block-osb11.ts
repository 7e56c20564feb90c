/** Starting block OSB11 on the pages. */

import { each, type Point, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { BLUE, DARK_PLASTIC, LIGHT_PLASTIC, PANEL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { rod } from '../kit/rods.ts';
import { prism } from '../kit/solid.ts';
import { corners, RIGHT, studioFor } from '../kit/studio.ts';

// The block stands on the deck, its front to the lower left, where the water is.
const deck = studioFor(
  corners(0, -120, 0, 640, 900, 730),
  { yaw: 38, pitch: 18 },
  { x: 40, y: 16, width: 560, height: 408 },
);

export const startingBlockProduct: Product = {
  alt: 'A starting block with the number 4: blue top plate with its grooves, grey footrest at the rear, and before the front a frame of metal bars with level and upright grips.',
  markers: [
    {
      text: 'The contact under the plate registers when a swimmer leaves: every relay change is measured.',
      at: [470, 66],
      target: deck.at([520, 250, 590]),
      measures: true,
    },
    { text: 'Footrest, moved along the plate.', at: [110, 90], target: deck.at([150, 640, 760]) },
    { text: 'Handles for every way to start.', at: [590, 190], target: deck.at([570, -70, 420]) },
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
    return (
      shadow(deck, footprint(130, 130, 380, 520), 120) +
      prism(deck, 'x', softened(column, 30), [150, 490], LIGHT_PLASTIC, 10) +
      deck.laid(
        [150, 130, 250],
        RIGHT,
        [0, 0.07, -1],
        lettering.text(170, 170, '4', { size: 190, style: 'wide', anchor: 'middle', fill: PANEL }),
      ) +
      handles() +
      prism(deck, 'x', softened(plate, 14), [60, 580], BLUE, 6) +
      grip() +
      prism(deck, 'x', softened(rest, 14), [110, 530], DARK_PLASTIC, 8)
    );
  },
};

/** For the backstroke: a level bar before the front on two arms from under the plate, and upright grips between them. */
function handles(): string {
  const bar = (from: Place, to: Place): string => rod(deck, from, to, 8.5);
  const [high, low] = [470, 360];
  const frame = (z: number): string =>
    bar([70, 150, z], [70, -70, z]) + bar([570, 150, z], [570, -70, z]) + bar([70, -70, z], [570, -70, z]);
  return frame(low) + each([70, 230, 410, 570], (x) => bar([x, -70, low], [x, -70, high])) + frame(high);
}

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
