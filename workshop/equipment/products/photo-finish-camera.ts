/** Photo-finish camera on the pages. */
import { circle, each, ellipse, type Point, path, rect, repeat } from '../../kit/shapes.ts';
import { faded } from '../../kit/strokes.ts';
import { DARK_PLASTIC, GLASS, LAMP_RED, METAL, PANEL } from '../kit/materials.ts';
import { capsule, type Product } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

// The camera looks along the finish line, to the lower right.
const finish = studioFor(
  corners(-150, -800, -230, 300, 1180, 560),
  { yaw: 52, pitch: 20 },
  { x: 40, y: 26, width: 560, height: 380 },
);

export const photoFinishProduct: Product = {
  alt: 'A photo-finish camera on a tripod in three-quarter view; from its lens a thin red sheet of view widens to the finish line on the ground.',
  markers: [
    {
      text: 'A single column of pixels, exactly on the finish line; up to 40,000 pictures of it a second.',
      at: [500, 150],
      target: finish.at([0, -560, -40]),
      measures: true,
    },
    { text: 'Lens, focused on the line.', at: [420, 60], target: finish.at([0, -150, 150]) },
    {
      text: 'Camera head; the columns, side by side, make the photo finish.',
      at: [110, 60],
      target: finish.at([-70, 180, 160]),
    },
  ],
  draw: () => {
    const eye = finish.at([0, -170, 60]);
    const [far, near] = [finish.at([0, -640, -330]), finish.at([0, -1000, -170])];
    return (
      tripodHead() +
      box(finish, [-95, 0, -60], [190, 360, 240], DARK_PLASTIC, { axis: 'y', radius: 22, bevel: 8 }) +
      finish.laid(
        [-95, 330, 150],
        [0, -1, 0],
        [0, 0, -1],
        rect(0, 0, 250, 26, 'kit-red', 5) + repeat(7, (index) => rect(20 + index * 30, 70, 12, 96, PANEL, 6)),
      ) +
      turned(
        finish,
        'y',
        [0, 60],
        [
          [0, 92],
          [-40, 92],
        ],
        METAL,
      ) +
      turned(
        finish,
        'y',
        [0, 60],
        [
          [-40, 82],
          [-120, 82],
          [-126, 90],
          [-168, 90],
          [-172, 84],
        ],
        DARK_PLASTIC,
      ) +
      turned(
        finish,
        'y',
        [0, 60],
        [
          [-171, 70],
          [-172, 70],
        ],
        GLASS,
      ) +
      glint(eye) +
      faded(0.2, path(`M${eye.join(' ')}L${far.join(' ')}L${near.join(' ')}Z`, LAMP_RED)) +
      capsule(eye, far, 1.6, 1.6, LAMP_RED) +
      capsule(eye, near, 1.6, 1.6, LAMP_RED) +
      capsule(far, near, 4, 4, LAMP_RED)
    );
  },
};

const glint = ([x, y]: Point): string => faded(0.55, ellipse(x - 6, y - 14, 6, 12, 'p')) + circle(x, y, 3, LAMP_RED);

function tripodHead(): string {
  const [x, y] = finish.at([0, 180, -230]);
  return (
    each([-64, 0, 70], (dx) => capsule([x, y + 8], [x + dx * 1.6, 470], 11, 9, dx === 0 ? METAL[0] : METAL[1])) +
    turned(
      finish,
      'z',
      [0, 180],
      [
        [-250, 46],
        [-130, 46],
      ],
      METAL,
      24,
    ) +
    turned(
      finish,
      'z',
      [0, 180],
      [
        [-130, 66],
        [-96, 66],
      ],
      DARK_PLASTIC,
      24,
    ) +
    box(finish, [-60, 90, -96], [120, 180, 36], METAL, { bevel: 5 })
  );
}
