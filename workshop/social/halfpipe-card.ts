/** What the card of a sport without a strip shows: a snowboarder over the lip of the halfpipe, on the line of the jump. */
import type { Composition } from '../kit/drawing.ts';
import { type Point, placed, polygon, rect } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { pathsOf } from '../strips/still.ts';
import { snowboarder } from './snowboarder.ts';

const [WIDTH, HEIGHT] = [768, 225];
const UNITS_PER_METRE = 98;
const RIDER: Point = [396, 76];

/** The pipe falls to the right: the height of a line that begins at y on the left. */
const falling = (y: number): readonly [Point, Point] => [
  [0, y],
  [WIDTH, y + 40],
];

/** From a line down to the foot of the picture. */
const below = (y: number, className: string): string =>
  polygon([...falling(y), [WIDTH, HEIGHT], [0, HEIGHT]], className);

// biome-ignore format: ridges from left to right
const MOUNTAINS: readonly Point[] = [
  [0, 84], [64, 52], [118, 78], [196, 30], [262, 70], [330, 92], [430, 62], [520, 96], [604, 44], [676, 82], [768, 50],
  [768, 200], [0, 200],
];
// biome-ignore format: their shadow sides
const SHADES: readonly (readonly Point[])[] = [
  [[64, 52], [118, 78], [94, 96], [72, 84]],
  [[196, 30], [262, 70], [240, 96], [206, 74]],
  [[430, 62], [520, 96], [470, 104], [440, 88]],
  [[604, 44], [676, 82], [650, 106], [612, 82]],
];

/** Metres of deck between the poles with the flags, as units. */
const POLES = [40, 168, 560, 690];

const pole = (x: number): string => {
  const foot = 126 + (x / WIDTH) * 40;
  return (
    rect(x, foot - 46, 2, 46, 'kit-ink') +
    polygon(
      [
        [x + 2, foot - 46],
        [x + 30, foot - 39],
        [x + 2, foot - 32],
      ],
      'kit-blue',
    )
  );
};

export const halfpipeCard: Composition = {
  width: WIDTH,
  height: HEIGHT,
  draw: () =>
    rect(0, 0, WIDTH, HEIGHT, 'water-1') +
    polygon(MOUNTAINS, 'snow-white-s') +
    SHADES.map((shade) => polygon(shade, 'snow-white-d')).join('') +
    below(112, 'snow-white') +
    POLES.map(pole).join('') +
    below(132, 'kit-blue') +
    below(135, 'snow-white-d') +
    below(168, 'snow-white-s') +
    below(196, 'snow-white') +
    stroke('M120 225Q214 214 236 147', 'm', 1.5) +
    stroke(`M236 147Q262 ${RIDER[1] - 8} ${RIDER[0]} ${RIDER[1] - 4}`, 'rl', 3) +
    stroke(`M${RIDER[0]} ${RIDER[1] - 4}Q532 ${RIDER[1] + 4} 566 164`, 'rl', 3, { dash: '2 8', cap: 'round' }) +
    placed(
      ...RIDER,
      pathsOf(snowboarder(14), ([x, y]) => [x * UNITS_PER_METRE, -y * UNITS_PER_METRE]),
    ),
};
