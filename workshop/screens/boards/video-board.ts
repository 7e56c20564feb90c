/** The video cube over a basketball court: score, clocks and the live picture on its front face. */
import type { Lettering } from '../../kit/lettering.ts';
import { area, circle, each, line, polygon, rect } from '../../kit/shapes.ts';
import { cutTo } from '../../kit/strokes.ts';
import { screen } from '../screen.ts';
import { veiled } from '../veiled.ts';
import { courtPicture } from './court-picture.ts';

const FACE = { x: 160, y: 132, width: 640, height: 360 };
const PICTURE = { x: FACE.x, y: FACE.y + 104, width: FACE.width, height: 256 };
/** Edge of one module of lamps. */
const MODULE = 40;

function score(lettering: Lettering): string {
  const side = (codeX: number, scoreX: number, code: string, points: string, anchor: 'start' | 'end') =>
    lettering.text(codeX, 174, code, { size: 26, style: 'bold', anchor, fill: 'p' }) +
    lettering.text(scoreX, 216, points, {
      size: 72,
      style: 'wide',
      anchor: anchor === 'start' ? 'end' : 'start',
      fill: 'p',
    });
  return (
    side(180, 390, 'SUI', '78', 'start') +
    side(780, 570, 'BRA', '74', 'end') +
    fouls(lettering, 180, 4, 'start') +
    fouls(lettering, 780, 3, 'end') +
    lettering.text(480, 164, 'Period 4', { size: 26, anchor: 'middle', fill: 'p' }) +
    lettering.text(480, 220, '38.4', { size: 48, style: 'wide', anchor: 'middle', fill: 'led-lit' })
  );
}

function fouls(lettering: Lettering, x: number, count: number, anchor: 'start' | 'end'): string {
  const direction = anchor === 'start' ? 1 : -1;
  const dots = each([0, 1, 2, 3, 4], (index) =>
    circle(x + direction * (6 + index * 17), 192, 5.5, index < count ? 'p' : 'g5'),
  );
  return dots + lettering.text(x, 230, 'Fouls', { size: 26, anchor, fill: 'p' });
}

function modules(): string {
  const columns = Array.from({ length: FACE.width / MODULE - 1 }, (_, index) => FACE.x + (index + 1) * MODULE);
  const rows = Array.from({ length: FACE.height / MODULE - 1 }, (_, index) => FACE.y + (index + 1) * MODULE);
  return veiled(
    0.13,
    ...columns.map((x) => line(x, FACE.y, x, FACE.y + FACE.height, 'wl')),
    ...rows.map((y) => line(FACE.x, y, FACE.x + FACE.width, y, 'wl')),
  );
}

/** The faces left and right, seen at a slant; `sign` is -1 for the left. */
function sideFace(sign: -1 | 1): string {
  const x = (distance: number) => 480 + sign * (320 + distance);
  const slant = (top: number, bottom: number, fill: string) =>
    polygon(
      [
        [x(12), top],
        [x(92), 312 + (top - 312) * 0.84],
        [x(92), 312 + (bottom - 312) * 0.84],
        [x(12), bottom],
      ],
      fill,
    );
  return slant(84, 120, 'g5') + slant(132, 492, 'g5') + slant(504, 540, 'g5') + veiled(0.5, slant(236, 492, 'timber'));
}

function ring(lettering: Lettering, y: number, words: readonly string[]): string {
  const step = FACE.width / words.length;
  return (
    rect(FACE.x, y, FACE.width, 36, 'i') +
    each(words, (word, index) =>
      lettering.text(FACE.x + step * (index + 0.5), y + 27, word, {
        size: 26,
        style: 'bold',
        anchor: 'middle',
        fill: 'p',
      }),
    )
  );
}

export const videoBoard = screen({
  name: 'video-board',
  title: 'Video cube over a basketball court',
  description:
    'Front of a four-sided video cube: score SUI 78, BRA 74 in the fourth period with 38.4 s to play, team fouls, and below it the live picture of the court with 14 s on the shot clock. Sample data.',
  light: 'day',
  part: { x: 60, y: 60, width: 840, height: 500 },
  draw: (lettering) =>
    each([260, 400, 560, 700], (x) => line(x, 24, 480 + (x - 480) * 0.9, 84, 'm')) +
    sideFace(-1) +
    sideFace(1) +
    ring(lettering, 84, ['Semi-final', 'SUI – BRA', '20:41']) +
    area(FACE, 'i') +
    cutTo('picture', PICTURE, courtPicture(lettering)) +
    score(lettering) +
    modules() +
    ring(lettering, 504, ['Time-outs 1', 'Shot clock 14', 'Time-outs 2']),
});
