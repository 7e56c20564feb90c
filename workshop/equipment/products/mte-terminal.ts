/** Judges’ terminal MTE on the pages. */
import type { Lettering } from '../../kit/lettering.ts';
import { each, type Point, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { DARK_PLASTIC, KEY_TEXT, LAMP_RED, LIGHT_PLASTIC, PANEL, SKIN } from '../kit/materials.ts';
import { capsule, type Product } from '../kit/product.ts';
import { roundedProfile } from '../kit/profiles.ts';
import { prism, turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

// The hand terminal lies in a palm, its face to the viewer.
const terminal = studioFor(
  corners(0, 0, 0, 115, 60, 250),
  { yaw: -24, pitch: 22 },
  { x: 190, y: 26, width: 260, height: 372 },
);

const at = (x: number, y: number, z: number): Point => terminal.at([x, y, z]);

const UP: Place = [0, 0, -1];

/** Eighteen: functions above, figures, and at the foot the one that sends. */
function keys(lettering: Lettering): string {
  const style = { size: 20, style: 'bold', anchor: 'middle', fill: KEY_TEXT } as const;
  return each(['fff', '123', '456', '789', 'f0f', 'ffs'], (row, line) =>
    each([...row], (sign, column) => {
      const [x, y] = [13 + column * 31, 84 + line * 22];
      const fill = sign === 's' ? LAMP_RED : sign === 'f' ? 'g4' : 'p';
      const figure = /\d/.test(sign) ? lettering.text(x + 13, y + 15.8, sign, style) : '';
      return rect(x, y, 26, 17.5, fill, 4) + figure;
    }),
  );
}

export const mteProduct: Product = {
  alt: 'A hand holds the judges’ terminal: a score of 8.5 on its display, number keys and a red key below, an aerial on top.',
  markers: [
    { text: 'One key sends the score.', at: [540, 344], target: terminal.at([86, 0, 18]), measures: true },
    { text: 'The display shows the score before it is sent.', at: [96, 110], target: terminal.at([14, 0, 170]) },
    {
      text: 'Radio aerial; the terminal works up to 100 m from its master.',
      at: [500, 66],
      target: terminal.at([98, 24, 240]),
    },
  ],
  draw: (lettering) =>
    palm() +
    turned(
      terminal,
      'z',
      [92, 26],
      [
        [215, 8],
        [252, 6],
        [256, 3],
      ],
      DARK_PLASTIC,
      18,
    ) +
    prism(terminal, 'y', roundedProfile(0, 0, 115, 220, 18), [0, 46], LIGHT_PLASTIC, 8) +
    terminal.laid(
      [0, 0, 220],
      [1, 0, 0],
      UP,
      rect(11, 12, 93, 66, DARK_PLASTIC[1], 6) +
        rect(16, 17, 83, 56, 'ice', 3) +
        lettering.text(57, 61, '8.5', { size: 46, style: 'bold', anchor: 'middle', fill: PANEL }) +
        keys(lettering),
    ) +
    fingers(),
};

const digit = (a: Point, b: Point, radius: number): string =>
  capsule(a, b, radius, radius * 0.9, SKIN[1]) +
  capsule([a[0] - 2, a[1] - 4], [b[0] - 2, b[1] - 4], radius * 0.78, radius * 0.68, SKIN[3]);

/** What lies behind the case: the palm, and the sleeve that leaves the picture below. */
const palm = (): string =>
  capsule(at(70, 60, 60), at(78, 60, -6), 104, 74, SKIN[1]) +
  capsule(at(74, 60, -24), at(84, 60, -120), 74, 78, DARK_PLASTIC[1]) +
  capsule(at(68, 60, -26), at(70, 60, -120), 58, 60, DARK_PLASTIC[2]);

/** Four fingers round the right side, the thumb along the left. */
const fingers = (): string =>
  each([0, 1, 2, 3], (index) => digit(at(140, 40, 128 - index * 29), at(117, 4, 126 - index * 29), 21 - index)) +
  digit(at(-20, 50, 40), at(-3, 2, 108), 24);
