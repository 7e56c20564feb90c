/** The photo-finish camera: its one column of pixels on the line, and the picture it adds up to. */
import type { Lettering } from '../kit/lettering.ts';
import { line, type Point, path, pointsToPath, rect } from '../kit/shapes.ts';
import { Axonometry, type Place } from './axonometry.ts';
import { callout, plate } from './equipment-kit.ts';
import { arrow, faint, note } from './plate-marks.ts';
import { drawRollingWheel } from './rolling-wheel.ts';

export const photoFinishCamera = plate({
  name: 'photo-finish-camera',
  heading: 'Photo-finish camera',
  part: 'Scan’O’Vision: digital since 1992, now up to 40,000 images a second',
  title: 'Photo-finish camera: one column on the line',
  description:
    'The camera stands high on the prolonged finish line and sees nothing but that line, up to 40,000 ' +
    'times a second. The columns side by side ' +
    'make a picture in which across means time: rolling wheels become ellipses with bent spokes. Not to scale.',
  legend: [
    { text: 'The line and nothing else is seen', measures: true },
    { text: 'Camera on the line prolonged' },
    { text: 'Picture: column beside column' },
    { text: 'Reading where the tyre arrives' },
  ],
  body: (lettering) => scene() + picture(lettering) + callouts(lettering),
});

const SPACE = new Axonometry(126, 352, 15);
const WIDTH = 7;
const CAMERA: Place = [0, 13.4, 8.6];

function scene(): string {
  const lane = (y: number, className: string): string =>
    SPACE.line(
      [
        [-7, y, 0],
        [4.4, y, 0],
      ],
      className,
    );
  const track: Place[] = [
    [-7, 0, 0],
    [4.4, 0, 0],
    [4.4, WIDTH, 0],
    [-7, WIDTH, 0],
  ];
  const white: Place[] = [
    [-0.7, 0, 0],
    [0.7, 0, 0],
    [0.7, WIDTH, 0],
    [-0.7, WIDTH, 0],
  ];
  const view: Place[] = [CAMERA, [0, 0, 0], [0, WIDTH, 0]];
  return (
    SPACE.face(track, 'timber-1') +
    SPACE.face(white, 'p') +
    SPACE.line(
      [
        [0, 0, 0],
        [0, WIDTH, 0],
      ],
      'l',
    ) +
    lane(0, 'l') +
    lane(WIDTH, 'l') +
    lane(0.9, 'm') +
    lane(2.5, 'm') +
    stand() +
    faded(0.16, SPACE.face(view, 'r')) +
    SPACE.line([CAMERA, [0, 0, 0], [0, WIDTH, 0], CAMERA], 'rl') +
    camera()
  );
}

function stand(): string {
  const [x, y] = SPACE.at([0, 13.8, 0]);
  const [, top] = SPACE.at([0, 13.8, 7.6]);
  return rect(x - 4, top, 8, y - top, 'g2 l') + rect(x - 18, y - 3, 36, 6, 'i');
}

function camera(): string {
  const [, y, z] = CAMERA;
  const hood: Place[] = [
    [-0.5, y, z - 0.55],
    [0.5, y, z - 0.55],
    [0.5, y, z + 0.45],
    [-0.5, y, z + 0.45],
  ];
  return SPACE.box([-0.75, y + 0.3, z - 0.8], [1.5, 2.6, 1.5], ['p', 'g1', 'g2']) + SPACE.face(hood, 'i', 'l');
}

const PICTURE = { x: 356, y: 214, width: 252, height: 138 } as const;
const READING = 566;

function picture(lettering: Lettering): string {
  const { x, y, width, height } = PICTURE;
  const columns = repeat(13, (index) => line(x + index * 3, y, x + index * 3, y + height, 'h'));
  const ruler = repeat(43, (index) => {
    const at = x + index * 6;
    return line(at, y + height, at, y + height + (index % 5 === 0 ? 9 : 5), 'd');
  });
  const rear: Point = [412, y + 77];
  const front: Point = [518, y + 77];
  const frame = [
    [rear[0], rear[1]],
    [rear[0] + 32, rear[1] + 4],
    [front[0] - 12, y + 42],
    [rear[0] + 24, y + 34],
  ] as const;
  return (
    rect(x, y, width, height, 'p') +
    rect(x, y + 112, width, height - 112, 'timber-1') +
    columns +
    drawRollingWheel(rear, 48, 41, 16, 0.3) +
    drawRollingWheel(front, 48, 41, 16, 0.15) +
    path(`${pointsToPath([...frame])}Z`, 'l') +
    path(pointsToPath([front, [front[0] - 14, y + 36]]), 'l') +
    rect(x, y, width, height, 'm') +
    ruler +
    line(READING, y - 8, READING, y + height + 14, 'rl') +
    arrow([x + width, y + height + 22], [x, y + height + 22]) +
    note(lettering, x, y + height + 40, 'Time')
  );
}

function callouts(lettering: Lettering): string {
  const [x, y] = SPACE.at([0, 4.6, 1.2]);
  const [cx, cy] = SPACE.at([0, CAMERA[1] + 1.4, CAMERA[2] + 0.5]);
  return (
    callout(lettering, 1, [x - 52, y - 82], [x, y], true) +
    callout(lettering, 2, [cx + 70, cy + 4], [cx + 8, cy]) +
    callout(lettering, 3, [384, 186], [384, 222]) +
    callout(lettering, 4, [590, 186], [READING, 210])
  );
}
