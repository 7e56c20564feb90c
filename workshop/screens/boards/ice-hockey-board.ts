/** The cube over the ice: game clock, score and the penalties that run, on two of its four sides. */
import { AMBER, DARK_PLASTIC, LAMP_RED, LAMP_WHITE, METAL, PANEL } from '../../equipment/kit/materials.ts';
import { rod } from '../../equipment/kit/rods.ts';
import { box } from '../../equipment/kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../../equipment/kit/studio.ts';
import { digitsWidth } from '../../kit/seven-segment.ts';
import { circle, each, ellipse, line, path, rect, repeat } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { boardPicture, digitsTo, litDigits, litSigns, signsTo } from './board-picture.ts';

const SIDE = 4200;
const HEIGHT = 2500;

// From the stand, a little below the cube.
const arena = studioFor(
  corners(0, 0, 0, SIDE, SIDE, HEIGHT),
  { yaw: -32, pitch: -9 },
  { x: 96, y: 34, width: 450, height: 280 },
);

const face = (): string =>
  rect(110, 110, SIDE - 220, HEIGHT - 220, PANEL, 60) +
  litDigits(SIDE / 2 - digitsWidth('12:47', 620) / 2, 220, '12:47', 620, LAMP_RED) +
  litSigns(240, 300, 'SWE', 42, LAMP_WHITE) +
  signsTo(SIDE - 240, 300, 'CAN', 42, LAMP_WHITE) +
  litDigits(290, 1000, '2', 640, LAMP_WHITE) +
  digitsTo(SIDE - 290, 1000, '1', 640, LAMP_WHITE) +
  litSigns(SIDE / 2 - 270, 960, 'PER', 32, AMBER) +
  litDigits(SIDE / 2 - 95, 1260, '2', 350, AMBER) +
  rect(200, 1780, SIDE - 400, 18, 'steel') +
  litSigns(240, 1920, '17  1:26', 36, AMBER) +
  signsTo(SIDE - 240, 1920, '8  0:58', 36, AMBER);

/** The ice far below, its lines, and rows of spectators round it. */
function hall(): string {
  const heads = repeat(5, (row) =>
    repeat(36, (seat) => {
      const [x, y] = [seat * 19 + (row % 2) * 9 + ((seat * 5 + row) % 4), 300 + row * 15];
      const fill = ['steel', 'kit-navy', 'coat-2', 'kit-ink', 'kit-navy-s'][(seat * 3 + row * 2) % 5] ?? 'steel';
      return circle(x, y, 6, fill);
    }),
  );
  return (
    rect(0, 0, 640, 440, 'tv-panel') +
    each([70, 190, 320, 450, 570], (x) => stroke(`M${x} -10L${320 + (x - 320) * 0.8} 60`, 'd', 3)) +
    each([30, 58], (y) => line(-5, y, 645, y, 'd')) +
    each([40, 600], (x) => ellipse(x, 40, 24, 6, 'led-white')) +
    faded(0.6, heads) +
    rect(0, 372, 640, 14, 'kit-white') +
    rect(0, 384, 640, 6, 'kit-yellow') +
    rect(0, 388, 640, 60, 'ice-white') +
    path('M312 388h12l8 60h-30Z', 'kit-red') +
    path('M120 388h8l-18 60h-12Z', 'kit-blue') +
    path('M512 388h8l22 60h-12Z', 'kit-blue') +
    faded(0.5, ellipse(320, 428, 120, 26, 'p')) +
    faded(0.18, path('M210 390H440L470 448H180Z', 'led-ground'))
  );
}

export const iceHockeyBoard = boardPicture({
  name: 'board-ice-hockey',
  title: 'Clock cube over the ice',
  description:
    'Four-sided cube of lamps hanging over a rink, seen from the stand: second period, 12:47 to play, SWE 2, CAN 1, and the penalties of number 17 with 1:26 and number 8 with 0:58 left. Sample data.',
  draw: () =>
    hall() +
    each(
      [
        [300, 300],
        [SIDE - 300, 300],
        [SIDE - 300, SIDE - 300],
      ],
      ([x = 0, y = 0]) => rod(arena, [x, y, HEIGHT], [x, y, HEIGHT + 2400], 3, METAL[0], METAL[1]),
    ) +
    box(arena, [0, 0, 0], [SIDE, SIDE, HEIGHT], DARK_PLASTIC) +
    arena.laid([0, 0, HEIGHT], RIGHT, DOWN, face()) +
    arena.laid([SIDE, 0, HEIGHT], [0, 1, 0], DOWN, face()),
});
