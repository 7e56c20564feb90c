/** Lane loudspeaker on the pages. */
import { circle, each } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { front, handle, holes, lane } from '../kit/case.ts';
import { DARK_PLASTIC, METAL } from '../kit/materials.ts';
import { cord, footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';

export const loudspeakerProduct: Product = {
  alt: 'A dark loudspeaker with a round grille and a handle; a cable leads to the next lane.',
  markers: [
    {
      text: 'The start sounds behind every swimmer at the same instant.',
      at: [150, 56],
      target: lane.at([46, 0, 158]),
      measures: true,
    },
    { text: 'Handle.', at: [330, 40], target: lane.at([70, 96, 224]) },
    { text: 'Cable from and to the next lane.', at: [572, 250], target: lane.at([180, 140, 70]) },
  ],
  beside: () => {
    const [x, y] = lane.at([90, 0, 104]);
    return each([176, 206, 236], (radius) => {
      const p = (degrees: number): string => {
        const turn = (degrees * Math.PI) / 180;
        return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
      };
      return stroke(`M${p(142)}A${radius} ${radius} 0 0 1 ${p(196)}`, 'm', 4, { cap: 'round' });
    });
  },
  draw: () => {
    const [x, y] = lane.at([180, 140, 56]);
    return (
      cord(`M${x} ${y}C${x + 50} ${y + 10} ${x + 30} ${y + 60} 640 ${y + 44}`, 8) +
      shadow(lane, footprint(0, 0, 180, 192), 36) +
      box(lane, [0, 0, 0], [180, 192, 208], DARK_PLASTIC, { axis: 'x', radius: 22, bevel: 8 }) +
      handle(lane, [50, 89, 208], 84, 12, 'x') +
      front(
        lane,
        [0, 0, 0],
        208,
        circle(90, 104, 72, METAL[1]) + circle(90, 104, 68, DARK_PLASTIC[3]) + holes(90, 104, 64, 12, 4.2),
      )
    );
  },
};
