/** The board at the finish of a parallel race: both courses, the gap and who goes through. */
import { AMBER, LAMP_RED, LAMP_WHITE, METAL, SNOW } from '../../equipment/kit/materials.ts';
import { rod } from '../../equipment/kit/rods.ts';
import { box, prism } from '../../equipment/kit/solid.ts';
import { corners, studioFor } from '../../equipment/kit/studio.ts';
import { each, type Point, path, polygon, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { boardPicture, digitsTo, lampBoard, litSigns, signsTo } from './board-picture.ts';

const finish = studioFor(
  corners(0, -1200, 0, 4400, 1600, 3300),
  { yaw: 20, pitch: 10 },
  { x: 22, y: 96, width: 430, height: 320 },
);

const lamps = (): string =>
  litSigns(150, 150, 'PARALLEL GS', 26, AMBER) +
  signsTo(4250, 150, 'FINAL', 26, AMBER) +
  rect(140, 420, 4120, 16, 'steel') +
  rect(150, 540, 320, 520, 'kit-red', 40) +
  litSigns(640, 640, 'SUI', 48, LAMP_WHITE) +
  digitsTo(4240, 560, '0.00', 470, LAMP_WHITE) +
  rect(150, 1180, 320, 520, 'kit-blue', 40) +
  litSigns(640, 1280, 'AUT', 48, LAMP_WHITE) +
  digitsTo(4240, 1200, '+0.07'.slice(1), 470, LAMP_RED);

/** The slope above with its two lines of gates, from the crest down to the board. */
function slope(): string {
  const gate = (x: number, y: number, size: number, fill: string): string =>
    polygon(
      [
        [x, y],
        [x + size, y - size * 0.2],
        [x + size, y + size * 0.5],
        [x, y + size * 0.7],
      ],
      fill,
    ) + stroke(`M${x} ${y - size * 0.1}v${size * 1.1}M${x + size} ${y - size * 0.3}v${size}`, 'm', 1.5);
  return (
    rect(0, 0, 640, 440, 'ice-1') +
    faded(0.4, path('M-10 196L120 92L210 126L330 40L470 118L560 84L650 150V240H-10Z', 'kit-navy')) +
    path('M330 40L382 70L352 92L318 74L292 98L258 96ZM120 92L160 108L136 122L112 112L86 130L76 128Z', 'snow-1') +
    path('M-10 300L200 236L488 104H560L650 150V440H-10Z', 'snow-1') +
    each([0, 1, 2, 3, 4, 5], (index) => {
      const share = (index + 1) / 6;
      const y = 112 + share * share * 170;
      const spread = 14 + share * 52;
      const swing = (index % 2 === 0 ? 1 : -1) * (4 + share * 16);
      return (
        gate(524 - spread + swing, y, 7 + share * 11, 'kit-red') +
        gate(524 + spread + swing, y, 7 + share * 11, 'kit-blue')
      );
    })
  );
}

const ground: readonly Place[] = [
  [-8000, 1600, 0],
  [14000, 1600, 0],
  [14000, -7000, 0],
  [-8000, -7000, 0],
];
const BERM: readonly Point[] = [
  [-2600, 0],
  [-1300, 0],
  [-1500, 300],
  [-2100, 420],
  [-2600, 300],
];

export const snowboardBoard = boardPicture({
  name: 'board-snowboard',
  title: 'Board at the finish of a parallel race',
  description:
    'Board of lamps in the finish below a slope with red and blue gates: final of a parallel race, SUI on the red course first, AUT on the blue course 0.07 s behind. Sample data.',
  beside: () => slope() + finish.polygon(ground, 'snow-1'),
  draw: () =>
    each(
      [500, 3800],
      (x) => rod(finish, [x, 1000, 0], [x, 150, 2700], 6) + rod(finish, [x, 120, 0], [x, 120, 3000], 8),
    ) +
    each([420, 860], (z) => rod(finish, [500, 120, z], [3800, 120, z], 5)) +
    each([500, 3800], (x) => box(finish, [x - 160, -40, 0], [320, 320, 60], METAL, { bevel: 20 })) +
    lampBoard(finish, [0, 0, 1200], [4400, 200, 1880], lamps()),
  before: () => prism(finish, 'x', BERM, [-6000, 12000], SNOW),
});
