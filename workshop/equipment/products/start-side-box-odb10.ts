/** Start-side box ODB10-SW on the pages. */
import { circle, each, rect, repeat } from '../../kit/shapes.ts';
import { front } from '../kit/case.ts';
import { DARK_PLASTIC, LAMP_WHITE, METAL, PANEL, YELLOW } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

const corner = studioFor(
  corners(0, 0, 0, 540, 130, 289),
  { yaw: -24, pitch: 22 },
  { x: 60, y: 50, width: 520, height: 340 },
);

export const startSideProduct: Product = {
  alt: 'An open metal box with terminals for ten lanes, numbered 0 to 9, and cable glands below.',
  markers: [
    {
      text: 'Terminals for the touch pads of ten lanes.',
      at: [88, 130],
      target: corner.at([60, 0, 190]),
      measures: true,
    },
    { text: 'One circuit a lane, numbered 0 to 9.', at: [420, 66], target: corner.at([400, 0, 240]) },
    { text: 'Cables to the timer, up to 200 m.', at: [500, 396], target: corner.at([470, 40, 16]) },
  ],
  draw: (lettering) =>
    shadow(corner, footprint(0, 0, 540, 130), 44) +
    box(corner, [0, 0, 20], [540, 130, 269], METAL, { axis: 'y', radius: 10, bevel: 4 }) +
    front(
      corner,
      [0, 0, 20],
      269,
      rect(16, 16, 508, 237, PANEL, 6) +
        repeat(10, (index) => {
          const x = 30 + index * 49;
          return (
            rect(x, 70, 41, 150, DARK_PLASTIC[3], 3) +
            lettering.text(x + 20.5, 58, String(index), {
              size: 30,
              style: 'bold',
              anchor: 'middle',
              fill: LAMP_WHITE,
            }) +
            each([0, 1, 2, 3], (row) => circle(x + 20.5, 92 + row * 36, 9, row === 0 ? YELLOW[2] : METAL[2]))
          );
        }),
    ) +
    each([60, 140, 220, 300, 380, 460], (x) =>
      turned(
        corner,
        'z',
        [x, 60],
        [
          [20, 15],
          [0, 15],
        ],
        DARK_PLASTIC,
        16,
      ),
    ),
};
