/** Hand button OIT3 on the pages. */
import { type Point, repeat } from '../../kit/shapes.ts';
import { finger, forearm, HANDS, type HandLayer, type HandPlace, handOn, sleeve } from '../kit/hand.ts';
import { cord, type Product } from '../kit/product.ts';

const CM = 19;
const WRIST: Point = [424, 236];
const PLACE: HandPlace = { at: WRIST, cm: CM, isMirrored: true, turn: 8 };
/** A point of the hand, in centimetres from the wrist. */
const onHand = (x: number, y: number): Point => {
  const angle = (8 * Math.PI) / 180;
  const [dx, dy] = [-x * CM, y * CM];
  return [
    WRIST[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    WRIST[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
};

const [PALM, ...AROUND] = HANDS.stick;

/** Palm, the button in it, four fingers round it, the thumb on the plunger. */
const LAYERS: readonly HandLayer[] = [
  forearm(10),
  sleeve(7, 22, 'kit-navy'),
  ...(PALM ? [PALM] : []),
  { held: 'M5.5-6.6L9.3-6.6L9.5-5L9.1 7.2Q8.6 9.2 7.4 9.2Q6.2 9.2 5.7 7.2L5.3-5Z', tone: 'kit-ink' },
  { held: 'M5.2-5.4L9.6-5.4L9.6-4.5L5.2-4.5Z', tone: 'steel' },
  { held: 'M6-6.6L6.1-8Q7.4-8.6 8.7-8L8.8-6.6Z', tone: 'kit-red' },
  ...AROUND.slice(0, 4),
  finger([1.2, -2, 1.7], [3.2, -6.4, 1.42], [5.6, -8.7, 1.22], [8.4, -9.1, 0.98]),
];

export const pushButtonProduct: Product = {
  caption: 'Hand button under the thumb',
  alt: 'A fist holds the dark hand button upright, the thumb presses its red plunger; a coiled cable hangs below.',
  markers: [
    {
      text: 'The thumb closes the contact.',
      at: [130, 92],
      target: onHand(8.8, -7.2),
      measures: true,
    },
    {
      text: 'The handle fills the palm, so that the eyes can stay on the athlete.',
      at: [130, 230],
      target: onHand(9.6, -0.6),
    },
    { text: 'Coiled cable to the timer.', at: [150, 372], target: onHand(7.2, 10.2) },
  ],
  draw: () => {
    const [x, y] = onHand(7.4, 8.8);
    const coil = `M${x.toFixed(1)} ${y.toFixed(1)}${repeat(5, () => 'c-26 2 -26 18 0 16c20 -2 18 -12 0 -8')}`;
    return cord(coil, 6) + handOn(LAYERS, PLACE);
  },
};
