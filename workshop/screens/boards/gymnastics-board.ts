/** The board beside an apparatus: difficulty, execution and the mark they make. */
import { AMBER, LAMP_RED, LAMP_WHITE, METAL, TIMBER } from '../../equipment/kit/materials.ts';
import { footprint, shadow } from '../../equipment/kit/product.ts';
import { box } from '../../equipment/kit/solid.ts';
import { corners, studioFor } from '../../equipment/kit/studio.ts';
import { each, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { boardPicture, digitsTo, lampBoard, litSigns, signsTo } from './board-picture.ts';

const podium = studioFor(
  corners(0, -900, 0, 2400, 1300, 2300),
  { yaw: 24, pitch: 12 },
  { x: 90, y: 18, width: 470, height: 410 },
);

const lamps = (): string =>
  litSigns(110, 100, 'BEAM', 20, AMBER) +
  signsTo(2290, 100, '241 JPN', 20, LAMP_WHITE) +
  rect(100, 280, 2200, 10, 'steel') +
  litSigns(110, 390, 'D', 30, AMBER) +
  digitsTo(1180, 360, '6.400', 250, LAMP_WHITE) +
  litSigns(1320, 390, 'E', 30, AMBER) +
  digitsTo(2290, 360, '8.566', 250, LAMP_WHITE) +
  rect(100, 700, 2200, 10, 'steel') +
  digitsTo(2290, 780, '14.966', 440, LAMP_RED) +
  litSigns(110, 1130, '1', 26, AMBER) +
  litSigns(110, 800, 'RANK', 17, AMBER);

/** The beam, 10 cm wide and 1.25 m above the floor, runs out of the picture. */
function beam(): string {
  const y = -1050;
  return (
    shadow(podium, footprint(-200, y - 300, 4200, 500), 160) +
    each(
      [300, 3200],
      (x) =>
        box(podium, [x, y - 420, 0], [90, 900, 60], METAL, { bevel: 20 }) +
        box(podium, [x + 10, y, 50], [70, 70, 600], METAL),
    ) +
    box(podium, [-100, y - 30, 640], [5000, 100, 130], TIMBER, { bevel: 12 })
  );
}

const floor: readonly Place[] = [
  [-6000, 5000, 0],
  [9000, 5000, 0],
  [9000, -5000, 0],
  [-6000, -5000, 0],
];
const mat: readonly Place[] = [
  [-6000, -300, 4],
  [9000, -300, 4],
  [9000, -5000, 4],
  [-6000, -5000, 4],
];

export const gymnasticsBoard = boardPicture({
  name: 'board-gymnastics',
  title: 'Board beside the beam',
  description:
    'Board of lamps on a stand behind a balance beam: gymnast 241 from JPN, difficulty 6.400 and execution 8.566, together 14.966 points and first place. Sample data.',
  draw: () =>
    rect(0, 0, 640, 440, 'tv-panel') +
    podium.polygon(floor, 'mat-2') +
    podium.polygon(mat, 'mat') +
    shadow(podium, footprint(200, -60, 2000, 400), 220) +
    each([460, 1840], (x) => box(podium, [x, -240, 0], [90, 640, 60], METAL, { bevel: 18 })) +
    each([465, 1845], (x) => box(podium, [x, 40, 40], [80, 80, 900], METAL)) +
    lampBoard(podium, [0, 0, 900], [2400, 140, 1360], lamps()) +
    beam(),
});
