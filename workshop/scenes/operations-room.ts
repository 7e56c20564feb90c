/** The operations room at an event: the wall with clock, photo finish and picture; people at the desks. */
import { digits, digitsWidth } from '../kit/seven-segment.ts';
import { type Box, each, rect, repeat } from '../kit/shapes.ts';
import { at, type Brush, fill, stroke } from './brush.ts';
import { type Dress, person } from './people/person.ts';
import { seated } from './people/seated.ts';
import { curves, list, monitor, panel, photoFinish, straight } from './places/screens.ts';
import { type Canvas, scene } from './scene.ts';

const POLO = { sleeves: 'short', legs: 'kit-ink' } as const;

const OPERATOR: Dress = {
  ...POLO,
  view: 'lost',
  skin: 'skin-1',
  hair: 'hair-2',
  cover: 'bun',
  extra: 'headset',
  top: 'kit-white',
};

const ROW: readonly Dress[] = [
  { ...POLO, view: 'back', skin: 'skin-3', hair: 'hair-1', extra: 'headset', top: 'kit-white' },
  { ...POLO, view: 'lost', skin: 'skin-1', hair: 'hair-4', cover: 'tail', extra: 'headset', top: 'kit-white' },
  { ...POLO, view: 'back', skin: 'skin-5', hair: 'hair-1', top: 'kit-white' },
  { ...POLO, view: 'back', skin: 'skin-2', hair: 'hair-2', cover: 'bun', extra: 'headset', top: 'kit-white' },
];

function clock(height: number) {
  return ({ x, y, width, height: whole }: Box): string => {
    const text = '19:42:07';
    return (
      rect(x, y, width, whole, 'led-ground') +
      digits(
        x + (width - digitsWidth(text, height)) / 2,
        y + (whole - height) / 2,
        text,
        height,
        'led-lit',
        'led-ground-a',
      )
    );
  };
}

function supervisor(brush: Brush): string {
  return brush.mirrored(() =>
    person(
      brush,
      {
        neck: [0, -151],
        shoulders: [
          [-17, -144],
          [14, -145],
        ],
        hips: [
          [-12, -94],
          [11, -94],
        ],
        head: [5, -165],
        armsBehind: [
          {
            joints: [
              [13, -141],
              [37, -139],
              [60, -150],
            ],
            hand: 'point',
            isFlipped: false,
          },
        ],
        legs: [
          {
            joints: [
              [7, -88],
              [10, -48],
              [10, -9],
            ],
          },
          {
            joints: [
              [-7, -88],
              [-9, -48],
              [-10, -9],
            ],
          },
        ],
        arms: [
          {
            joints: [
              [-15, -142],
              [-20, -114],
              [-4, -98],
            ],
            hand: 'fist',
          },
        ],
      },
      {
        view: 'profile',
        skin: 'skin-4',
        hair: 'hair-1',
        beard: true,
        extra: 'headset',
        top: 'kit-navy',
        legs: 'kit-ink',
        shoes: 'none',
        onTrunk: stroke('M-6-122V-102', 'kit-navy-c', 1) + fill('M-2-104H10V-88H-2Z', 'kit-white-c'),
      },
    ),
  );
}

function room({ width, height, isPortrait }: Canvas, floor: number): string {
  const lamps = isPortrait ? [130, 400, 670] : [190, 640, 1090];
  return (
    rect(0, 0, width, floor, 'wall-2') +
    fill(`M0 0H${width}V46L0 46Z`, 'wall-3') +
    rect(0, 46, width, 5, 'wall-4') +
    each(
      lamps,
      (x) =>
        fill(`M${x - 96} 16H${x + 96}L${x + 84} 34H${x - 84}Z`, 'kit-white') +
        fill(`M${x - 84} 34H${x + 84}L${x + 210} ${floor}H${x - 210}Z`, 'white', 0.07),
    ) +
    repeat(isPortrait ? 5 : 8, (index) =>
      rect((width / (isPortrait ? 4 : 7)) * index - 1, 51, 2, floor - 51, 'wall-3'),
    ) +
    rect(0, floor, width, height - floor, 'floor-2') +
    fill(`M0 ${floor + 60}L${width} ${floor + 30}V${floor + 90}L0 ${floor + 140}Z`, 'floor-1')
  );
}

/** A desk of the middle row with people from behind. */
function row(canvas: Canvas, top: number, places: readonly number[], size: number): string {
  const { brush, width } = canvas;
  const w = 58 * size;
  const contents = [list('row-a', 6), curves('row-b'), photoFinish, list('row-d', 6)];
  return (
    each(
      places,
      (x, index) =>
        monitor(
          brush,
          { x: x - w - 3, y: top - 44 * size, width: w, height: 33 * size },
          contents[index % 4] ?? photoFinish,
          3,
        ) +
        monitor(
          brush,
          { x: x + 5, y: top - 44 * size, width: w, height: 33 * size },
          contents[(index + 2) % 4] ?? photoFinish,
          3,
        ),
    ) +
    rect(0, top - 4 * size, width, 7 * size, 'wood-a') +
    rect(0, top + 3 * size, width, 2.4 * size, 'wood-c') +
    rect(0, top + 5.4 * size, width, 46 * size, 'wall-3') +
    each(places, (x, index) =>
      at(
        [x + (index % 2 ? -12 : 10), top + 8 * size],
        size,
        seated(brush, ROW[index % ROW.length] ?? OPERATOR, index === 1 ? { gesture: 'point' } : {}),
      ),
    )
  );
}

function draw(canvas: Canvas): string {
  const { brush, isPortrait, height } = canvas;
  const floor = isPortrait ? 600 : 470;
  const wall = isPortrait
    ? panel(brush, { x: 60, y: 86, width: 680, height: 210 }, photoFinish, 7) +
      panel(brush, { x: 60, y: 320, width: 330, height: 130 }, clock(62), 7) +
      panel(brush, { x: 412, y: 320, width: 328, height: 130 }, straight, 7)
    : panel(brush, { x: 70, y: 84, width: 540, height: 236 }, photoFinish, 7) +
      panel(brush, { x: 634, y: 84, width: 346, height: 108 }, clock(66), 7) +
      panel(brush, { x: 634, y: 212, width: 346, height: 108 }, list('wall', 5), 7) +
      panel(brush, { x: 1004, y: 84, width: 210, height: 236 }, straight, 7);
  const desk = isPortrait ? 800 : 640;
  const left = isPortrait ? 40 : 60;
  const size = isPortrait ? 4 : 4.1;
  return (
    room(canvas, floor) +
    wall +
    (isPortrait ? row(canvas, 585, [130, 350], 1.75) : row(canvas, 455, [150, 420, 690], 1.75)) +
    monitor(
      brush,
      { x: left, y: desk - 190, width: isPortrait ? 340 : 280, height: isPortrait ? 170 : 150 },
      photoFinish,
      7,
    ) +
    (isPortrait ? '' : monitor(brush, { x: left + 312, y: desk - 190, width: 280, height: 150 }, list('front', 7), 7)) +
    fill(`M0 ${desk - 8}H${isPortrait ? 500 : 820}L${isPortrait ? 526 : 856} ${desk + 54}H0Z`, 'wood') +
    fill(`M0 ${desk + 54}H${isPortrait ? 526 : 856}V${desk + 68}H0Z`, 'wood-c') +
    fill(`M0 ${desk + 68}H${isPortrait ? 514 : 844}V${height}H0Z`, 'floor-3') +
    brush.lit(`M${left + 150} ${desk + 8}h190l8 26h-206Z`, 'plastic', 4) +
    stroke(
      `M${left + 160} ${desk + 16}h176M${left + 157} ${desk + 24}h182`,
      'plastic-a',
      3,
      ' stroke-dasharray="9 5"',
    ) +
    at([left + (isPortrait ? 235 : 262), desk + 150], size, seated(brush, OPERATOR)) +
    at(isPortrait ? [690, 1180] : [1140, 1010], isPortrait ? 3.9 : 4.3, supervisor(brush))
  );
}

export const operationsRoom = scene({
  id: 'scene/operations-room',
  title: 'The operations room during a final',
  description:
    'A dim room with a wall of screens: the photo-finish image with its red cursor, the time of day, a list of results and the television picture. Operators with headsets sit at their desks, and a manager points at the wall.',
  draw,
});
