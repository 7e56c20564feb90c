/** The board of a jumping arena: who rides, faults, time and the time allowed. */
import { AMBER, BLUE, LAMP_RED, LAMP_WHITE, METAL, RED, YELLOW } from '../../equipment/kit/materials.ts';
import { footprint, shadow } from '../../equipment/kit/product.ts';
import { box, turned } from '../../equipment/kit/solid.ts';
import { corners, studioFor } from '../../equipment/kit/studio.ts';
import { each, path, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { boardPicture, digitsTo, lampBoard, litSigns, signsTo } from './board-picture.ts';

const arena = studioFor(
  corners(0, -2200, 0, 4400, 2500, 3500),
  { yaw: -24, pitch: 12 },
  { x: 36, y: 26, width: 566, height: 392 },
);

const lamps = (): string =>
  litSigns(150, 150, '14 SUI', 40, LAMP_WHITE) +
  signsTo(4250, 150, 'RANK 2', 40, AMBER) +
  rect(140, 540, 4120, 16, 'steel') +
  litSigns(150, 650, 'FAULTS', 28, AMBER) +
  digitsTo(1500, 980, '4', 620, LAMP_WHITE) +
  signsTo(4250, 650, 'TIME', 28, AMBER) +
  digitsTo(4240, 980, '71.32', 620, LAMP_RED) +
  rect(140, 1760, 4120, 16, 'steel') +
  litSigns(150, 1850, 'TIME ALLOWED', 30, AMBER) +
  signsTo(4250, 1850, '74 S', 30, AMBER);

/** An upright fence before the board: four rails between two wings. */
function fence(): string {
  const [left, right, y] = [300, 4000, -1900];
  const wing = (x: number, z: number): string => box(arena, [x, y - 260, 0], [90, 520, z], METAL, { bevel: 20 });
  return (
    shadow(arena, footprint(left - 100, y - 260, right - left + 300, 520), 200) +
    wing(left - 90, 1750) +
    each([240, 640, 1040, 1440], (z, index) =>
      repeat(6, (part) => {
        const step = (right - left) / 6;
        const tones = index % 2 === 0 ? [BLUE, METAL] : [RED, METAL];
        return turned(
          arena,
          'x',
          [y, z],
          [
            [left + part * step, 62],
            [left + (part + 1) * step, 62],
          ],
          tones[part % 2] ?? METAL,
          18,
        );
      }),
    ) +
    wing(right, 1750) +
    each([left - 240, right + 190], (x) => box(arena, [x, y - 120, 0], [150, 240, 560], YELLOW, { bevel: 30 }))
  );
}

const sand: readonly Place[] = [
  [-9000, 9000, 0],
  [14000, 9000, 0],
  [14000, -7000, 0],
  [-9000, -7000, 0],
];

export const equestrianBoard = boardPicture({
  name: 'board-equestrian',
  title: 'Board of the jumping arena',
  description:
    'Board of lamps behind a fence of red, blue and white rails: start number 14 from SUI, 4 faults, a round in 71.32 s with 74 s allowed, second place. Sample data.',
  beside: () =>
    rect(0, 0, 640, 440, 'ice-1') +
    repeat(11, (index) =>
      path(
        `M${index * 66 - 30} 250q33-92 66-10q20-40 40 14V270H${index * 66 - 40}Z`,
        index % 2 === 0 ? 'kit-green-d' : 'kit-green-s',
      ),
    ) +
    arena.polygon(sand, 'sawdust-1'),
  draw: () =>
    shadow(arena, footprint(0, -60, 4400, 320), 300) +
    each([700, 3580], (x) => box(arena, [x, 40, 0], [120, 120, 1300], METAL)) +
    each([560, 3440], (x) => box(arena, [x, -200, 0], [400, 600, 60], METAL, { bevel: 20 })) +
    lampBoard(arena, [0, 0, 1250], [4400, 220, 2200], lamps()) +
    fence(),
});
