/** The board at the outrun of a bobsleigh track: the best of three runs, and the sled that is down. */
import { AMBER, LAMP_GREEN, LAMP_RED, LAMP_WHITE, METAL } from '../../equipment/kit/materials.ts';
import { rod } from '../../equipment/kit/rods.ts';
import { box } from '../../equipment/kit/solid.ts';
import { corners, studioFor } from '../../equipment/kit/studio.ts';
import { each, type Point, polygon, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded } from '../../kit/strokes.ts';
import { boardPicture, lampBoard, litSigns, signsTo } from './board-picture.ts';

const outrun = studioFor(
  corners(0, -1500, 0, 4200, 1900, 3500),
  { yaw: 22, pitch: 11 },
  { x: 40, y: 22, width: 560, height: 400 },
);

const LINES = [
  ['1 GER', '2:57.18', ''],
  ['2 SUI', '2:57.31', '+0.13'],
  ['3 AUT', '2:57.64', '+0.46'],
  ['4 ITA', '2:58.02', '+0.84'],
] as const;

const PITCH = 31;

const lamps = (): string =>
  litSigns(150, 150, 'BOB 2   RUN 3', PITCH, AMBER) +
  rect(140, 420, 3920, 14, 'steel') +
  each(LINES, ([left, time, gap], index) => {
    const y = 500 + index * 285;
    return (
      litSigns(150, y, left, PITCH, LAMP_WHITE) +
      signsTo(2660, y, time, PITCH, LAMP_WHITE) +
      signsTo(4050, y, gap, PITCH, AMBER)
    );
  }) +
  rect(140, 1650, 3920, 14, 'steel') +
  litSigns(150, 1740, 'CAN', PITCH, LAMP_GREEN) +
  signsTo(2300, 1740, '59.14', PITCH, LAMP_RED) +
  signsTo(4050, 1740, '130 KMH', PITCH, AMBER);

/** The channel runs past below the board: ice between two walls of concrete. */
function channel(): string {
  const band = (from: Point, to: Point, fill: string): string =>
    outrun.polygon(
      [
        [-4000, ...from],
        [9000, ...from],
        [9000, ...to],
        [-4000, ...to],
      ],
      fill,
    );
  return (
    band([-300, 900], [-160, 900], 'g1') +
    band([-160, 900], [-160, 0], 'g3') +
    band([-300, 900], [-380, 240], 'ice-1') +
    band([-380, 240], [-560, 60], 'ice') +
    band([-560, 60], [-1500, 60], 'ice-1') +
    each([-700, -900, -1050, -1260], (y) =>
      faded(
        0.9,
        outrun.line(
          [
            [-4000, y, 60],
            [9000, y, 60],
          ],
          'wl',
        ),
      ),
    ) +
    band([-1500, 60], [-1640, 150], 'ice') +
    band([-1640, 150], [-1680, 260], 'ice-1') +
    band([-1680, 260], [-1820, 260], 'g1') +
    band([-1820, 260], [-1820, -900], 'g2')
  );
}

const slope: readonly Place[] = [
  [-6000, 6000, 0],
  [11000, 6000, 0],
  [11000, -5000, 0],
  [-6000, -5000, 0],
];

const fir = (x: number, y: number, height: number): string =>
  each([0, 0.28, 0.54], (from) =>
    polygon(
      [
        [x - height * (0.26 - from * 0.24), y - height * from],
        [x + height * (0.26 - from * 0.24), y - height * from],
        [x, y - height * Math.min(1, from + 0.5)],
      ],
      from === 0.28 ? 'kit-green-s' : 'kit-green-d',
    ),
  );

export const bobsleighBoard = boardPicture({
  name: 'board-bobsleigh',
  title: 'Board at the outrun of the bobsleigh track',
  description:
    'Board of lamps on a steel frame above a bobsleigh track: two-man bob after three runs, GER leads in 2:57.18 before SUI, AUT and ITA with their gaps; below, the sled of CAN has just finished its run in 59.14 s at 130 km/h. Sample data.',
  beside: () =>
    rect(0, 0, 640, 440, 'ice-1') +
    repeat(15, (index) => fir(20 + index * 44, 262 - index * 3 + ((index * 29) % 22), 110 + ((index * 37) % 60))) +
    outrun.polygon(slope, 'snow-1'),
  draw: () =>
    each(
      [400, 3700],
      (x) => rod(outrun, [x, 900, 0], [x, 160, 2900], 6) + rod(outrun, [x, 120, 0], [x, 120, 3400], 8),
    ) +
    each([520, 1000], (z) => rod(outrun, [400, 120, z], [3700, 120, z], 5)) +
    lampBoard(outrun, [0, 0, 1350], [4200, 180, 2150], lamps()) +
    each([400, 3700], (x) => box(outrun, [x - 160, 20, 0], [320, 320, 60], METAL, { bevel: 20 })),
  before: channel,
});
