/** The photo-finish camera: its one column of pixels on the line, and the picture it adds up to. */
import { arrow } from '../kit/arrows.ts';
import { Axonometry } from '../kit/axonometry.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, path, rect, repeat } from '../kit/shapes.ts';
import { level, type Place, upright } from '../kit/space.ts';
import { faded } from '../kit/strokes.ts';
import { post } from './parts.ts';
import { plate } from './plate.ts';
import { photoFinishProduct } from './products/photo-finish-camera.ts';

const SPACE = new Axonometry(126, 352, 15);
const WIDTH = 7;
const CAMERA: Place = [0, 13.4, 8.6];

function scene(): string {
  const lane = (y: number, className: string): string => SPACE.line(className, [-7, y, 0], [4.4, y, 0]);
  return (
    SPACE.face('asphalt-1', ...level(-7, 0, 4.4, WIDTH)) +
    SPACE.face('p', ...level(-0.7, 0, 0.7, WIDTH)) +
    SPACE.line('l', [0, 0, 0], [0, WIDTH, 0]) +
    each([0, WIDTH], (y) => lane(y, 'l')) +
    each([0.9, 2.5], (y) => lane(y, 'm')) +
    stand() +
    faded(0.16, SPACE.face('r', CAMERA, [0, 0, 0], [0, WIDTH, 0])) +
    SPACE.line('rl', CAMERA, [0, 0, 0], [0, WIDTH, 0], CAMERA) +
    camera()
  );
}

function stand(): string {
  const [x, y] = SPACE.at([0, 13.8, 0]);
  return post(x, SPACE.at([0, 13.8, 7.6])[1], y + 3, 36);
}

function camera(): string {
  const [, y, z] = CAMERA;
  return (
    SPACE.box([-0.75, y + 0.3, z - 0.8], [1.5, 2.6, 1.5], ['p l', 'g1 l', 'g2 l']) +
    SPACE.face('i l', ...upright([-0.5, y], [0.5, y], z - 0.55, z + 0.45))
  );
}

const PICTURE = { x: 356, y: 214, width: 252, height: 138 } as const;
const READING = 402;

/** Something that came past the line, leaning forward as the camera writes it. */
const bodyOf = (x: number, y: number, size: number): string =>
  `M${x - size * 0.5} ${y - size}h${size * 0.34}L${x + size * 0.7} ${y + 35}h${-size * 0.5}Z`;

function picture(lettering: Lettering): string {
  const { x, y, width, height } = PICTURE;
  return (
    rect(x, y, width, height, 'p') +
    rect(x, y + 112, width, height - 112, 'asphalt-1') +
    repeat(13, (index) => line(x + index * 3, y, x + index * 3, y + height, 'h')) +
    each(
      [
        [424, 44],
        [520, 52],
      ] as const,
      ([at, size]) => path(bodyOf(at, y + 76, size), 'g4'),
    ) +
    rect(x, y, width, height, 'm') +
    repeat(43, (index) => {
      const at = x + index * 6;
      return line(at, y + height, at, y + height + (index % 5 === 0 ? 9 : 5), 'd');
    }) +
    line(READING, y - 8, READING, y + height + 14, 'rl') +
    arrow([x, y + height + 22], [x + width, y + height + 22]) +
    note(lettering, x + width, y + height + 40, 'Time', 'end')
  );
}

const [seenX, seenY] = SPACE.at([0, 4.6, 1.2]);
const [cameraX, cameraY] = SPACE.at([0, CAMERA[1] + 1.4, CAMERA[2] + 0.5]);

export const photoFinishCamera = plate({
  name: 'photo-finish-camera',
  heading: 'Photo-finish camera',
  part: 'Scan’O’Vision: digital since 1992, now up to 40,000 images a second',
  title: 'Photo-finish camera: one column on the line',
  description:
    'The camera stands high on the prolonged finish line and sees nothing but that line, up to 40,000 times a ' +
    'second. The columns side by side make a picture in which across means time, from left to right. Not to scale.',
  legend: [
    { text: 'The line and nothing else is seen', at: [seenX - 52, seenY - 82], target: [seenX, seenY], measures: true },
    { text: 'Camera on the line prolonged', at: [cameraX + 70, cameraY + 4], target: [cameraX + 8, cameraY] },
    { text: 'Picture: column beside column', at: [560, 186], target: [560, 222] },
    { text: 'Reading where the first arrives', at: [426, 186], target: [READING, 210] },
  ],
  product: photoFinishProduct,
  body: (lettering) => scene() + picture(lettering),
});
