/** One recording and its copies: the second half of the strip holds two at half the size, beside them four, and so on. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { rect, repeat } from '../kit/shapes.ts';
import { type Camera, FLOOR } from './camera.ts';
import { ruler } from './ruler.ts';
import type { Recording } from './scene.ts';
import { drawRecording, PORTRAIT_WIDTH, SHADOWS, STRIP_HEIGHT, STRIP_WIDTH } from './strip.ts';

export interface Cascade extends Pick<Drawing, 'title' | 'description'> {
  readonly id: string;
  readonly recording: Recording;
  /** The same in half of 768 units, of which telephones see the right half. */
  readonly phone: Recording;
}

/** The last copies are a few units high. */
const TIMES_HALVED = 6;
/** Paper between two pictures. */
const GAP = 6;

function withCopies(lettering: Lettering, recording: Recording, width: number): string {
  const { msPerUnit, cursorTime, cursorX = width / 2, bodies } = recording;
  const camera: Camera = { width, floor: FLOOR, msPerUnit, cursorX, cursorTime };
  const readings = bodies.map(({ time }) => time);
  const halved = (name: string): string =>
    repeat(2, (row) => `<use href="#${name}" transform="translate(${width} ${(row * STRIP_HEIGHT) / 2}) scale(.5)"/>`);
  const copies = repeat(TIMES_HALVED, (round) => {
    const [name, next] = [
      `copy${round}`,
      round === 0 ? rect(width, 0, width, STRIP_HEIGHT, 'ice-white-d') : halved(`copy${round - 1}`),
    ];
    const gap = rect(0, 0, GAP, STRIP_HEIGHT, 'p');
    return `<g id="${name}"><use href="#finish"/><use href="#marks"/>${gap}${next}</g>`;
  });
  return (
    SHADOWS +
    `<g id="finish"><svg width="${width}" height="${STRIP_HEIGHT}">${drawRecording(lettering, { ...recording, scale: () => '' }, width)}</svg></g>` +
    `<defs><g id="marks">${ruler(lettering, camera, readings, { hasWords: false })}</g>${copies}</defs>` +
    ruler(lettering, camera, readings) +
    halved(`copy${TIMES_HALVED - 1}`)
  );
}

export const cascade = ({ id, title, description, recording, phone }: Cascade): Drawing => ({
  id: `strip/${id}`,
  width: STRIP_WIDTH,
  height: STRIP_HEIGHT,
  title,
  description,
  draw: (lettering) => withCopies(lettering, recording, STRIP_WIDTH / 2),
  portrait: {
    width: PORTRAIT_WIDTH,
    height: STRIP_HEIGHT,
    draw: (lettering) => withCopies(lettering, phone, PORTRAIT_WIDTH / 2),
  },
});
