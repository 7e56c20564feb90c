/** The board beside a beach volleyball court: sets, points of this set and who serves. */
import { AMBER, LAMP_RED, LAMP_WHITE, METAL } from '../../equipment/kit/materials.ts';
import { footprint, shadow } from '../../equipment/kit/product.ts';
import { rod } from '../../equipment/kit/rods.ts';
import { box } from '../../equipment/kit/solid.ts';
import { corners, studioFor } from '../../equipment/kit/studio.ts';
import { circle, each, path, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded } from '../../kit/strokes.ts';
import { boardPicture, digitsTo, lampBoard, litSigns, signsTo } from './board-picture.ts';

const beach = studioFor(
  corners(0, -200, 0, 2600, 700, 2050),
  { yaw: -22, pitch: 9 },
  { x: 56, y: 30, width: 520, height: 374 },
);

const ROWS = [
  ['SUI', '21', '19', '8', true],
  ['BRA', '18', '21', '6', false],
] as const;

const lamps = (): string =>
  litSigns(110, 100, 'COURT 1', 20, AMBER) +
  signsTo(2490, 100, 'SET 3', 20, AMBER) +
  each(ROWS, ([code, first, second, points, serves], index) => {
    const y = 330 + index * 490;
    return (
      (serves ? circle(150, y + 180, 44, LAMP_WHITE) : '') +
      litSigns(270, y + 60, code, 38, LAMP_WHITE) +
      digitsTo(1420, y + 70, first, 230, AMBER) +
      digitsTo(1830, y + 70, second, 230, AMBER) +
      digitsTo(2480, y, points.padStart(2), 370, LAMP_RED)
    );
  }) +
  rect(100, 268, 2400, 10, 'steel');

/** The net of the court behind, 8.5 m long and 1 m high. */
function net(): string {
  const [left, right] = [-3600, 5200];
  const level = (z: number): Place[] => [
    [left, 4200, z],
    [right, 4200, z],
  ];
  const rope = (z: number): string => beach.line(level(z), 'm');
  return (
    faded(
      0.75,
      repeat(9, (index) => rope(1500 + index * 110)),
    ) +
    faded(
      0.75,
      repeat(58, (index) =>
        beach.line(
          [
            [left + index * 152, 4200, 1480],
            [left + index * 152, 4200, 2430],
          ],
          'm',
        ),
      ),
    ) +
    rod(beach, [left, 4200, 2430], [right, 4200, 2430], 5, 'kit-yellow-s', 'kit-yellow') +
    rod(beach, [left, 4200, 1480], [right, 4200, 1480], 5, 'kit-yellow-s', 'kit-yellow')
  );
}

const ground: readonly Place[] = [
  [-9000, 9000, 0],
  [12000, 9000, 0],
  [12000, -6000, 0],
  [-9000, -6000, 0],
];

export const beachVolleyballBoard = boardPicture({
  name: 'board-beach-volleyball',
  title: 'Board beside the sand',
  description:
    'Board of lamps on two feet in the sand, the net behind it: court 1, third set, SUI leads BRA by 8 to 6 after 21 to 18 and 19 to 21; a white dot shows that SUI serves. Sample data.',
  beside: () =>
    rect(0, 0, 640, 440, 'ice-1') +
    beach.polygon(ground, 'sand-1') +
    net() +
    repeat(26, (index) => {
      const [x, y] = [((index * 197) % 640) + 4, 300 + ((index * 83) % 136)];
      return path(`M${x} ${y}q9-5 18 0q9 5 18 0`, 'h');
    }),
  draw: () =>
    shadow(beach, footprint(0, -60, 2600, 300), 240) +
    each([360, 2160], (x) => box(beach, [x, -260, 0], [90, 640, 60], METAL, { bevel: 16 })) +
    each([365, 2165], (x) => box(beach, [x, 40, 40], [80, 80, 560], METAL)) +
    lampBoard(beach, [0, 0, 600], [2600, 140, 1400], lamps()),
});
