/** The matrix board of Montreal 1976: free text and a picture, out of lamps alone. */
import { pose } from '../../figure/pose.ts';
import { range } from '../../kit/range.ts';
import { type Point, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { kitOf } from '../../screens/people.ts';
import { litBy } from '../../screens/screen.ts';
import { lightText } from '../board-letters.ts';
import { figure } from '../kit/figure.ts';
import { sheet } from '../kit/sheet.ts';

interface Board {
  readonly left: number;
  readonly top: number;
  readonly pitch: number;
  readonly columns: number;
  readonly rows: number;
  /** Words with their place and size. */
  readonly words: readonly (readonly [text: string, x: number, y: number, times: number])[];
  /** The foot of the runner, in lamps, and how many lamps a metre takes. */
  readonly foot: Point;
  readonly metre: number;
}

const WIDE: Board = {
  ...{ left: 44, top: 108, pitch: 8, columns: 110, rows: 58, foot: [82, 54], metre: 28 },
  words: [
    ['MONTREAL', 5, 6, 1],
    ['1976', 5, 18, 2],
    ['TEXT AND', 5, 38, 1],
    ['PICTURES', 5, 47, 1],
  ],
};
const SLIM: Board = {
  ...{ left: 14, top: 14, pitch: 7.2, columns: 51, rows: 68, foot: [24, 65], metre: 22 },
  words: [
    ['MONTREAL', 2, 2, 1],
    ['1976', 2, 11, 2],
  ],
};

const STRIDE = pose({
  hop: 0.02,
  spine: { lean: 20, nod: -6 },
  nearLeg: { hip: 70, knee: 92 },
  farLeg: { hip: -38, knee: 18, foot: 44 },
  nearArm: { shoulder: -62, elbow: 82 },
  farArm: { shoulder: 56, elbow: 78 },
});
const SPRINTER = figure(STRIDE, { kit: { ...kitOf(0, 'p', 'p'), isFist: true } }).map(({ outline }) => outline);

/** Whether a point lies within one of the outlines: a ray to the right crosses its edge an odd number of times. */
function isBody(x: number, y: number): boolean {
  return SPRINTER.some((outline) => {
    let isInside = false;
    outline.forEach(([x1, y1], index) => {
      const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) isInside = !isInside;
    });
    return isInside;
  });
}

function litLamps({ columns, rows, words, foot, metre }: Board): ReadonlySet<number> {
  const lit = new Set<number>();
  const light = (x: number, y: number) => lit.add(y * columns + x);
  for (const [text, x, y, times] of words) lightText(text, x, y, times, light);
  for (const lamp of range(columns * rows)) {
    const [x, y] = [lamp % columns, Math.floor(lamp / columns)];
    if (isBody((x - foot[0]) / metre, (foot[1] - y) / metre)) light(x, y);
  }
  return lit;
}

function board(one: Board): string {
  const { left, top, pitch, columns, rows, foot, metre } = one;
  const lit = litLamps(one);
  const finish = Math.round(foot[0] + metre * 0.6);
  /** The line stands where no words are. */
  const from = one === SLIM ? 28 : 0;
  const isFinish = (x: number, y: number) => y >= from && (x === finish || x === finish + 1);
  /** Lamps in one row as pieces of a dotted stroke; `isOn` picks them. */
  const lamps = (isOn: (x: number, y: number) => boolean, className: string, size: number) => {
    const pieces: string[] = [];
    for (const y of range(rows)) {
      let from: number | undefined;
      for (let x = 0; x <= columns; x += 1) {
        const on = x < columns && isOn(x, y);
        if (on && from === undefined) from = x;
        if (!on && from !== undefined) {
          pieces.push(
            `M${round(left + from * pitch)} ${round(top + y * pitch)}h${round((x - 1 - from) * pitch + 0.1)}`,
          );
          from = undefined;
        }
      }
    }
    return `<g stroke-linecap="round">${stroke(pieces.join(''), className, size, { dash: `0 ${pitch}` })}</g>`;
  };
  const isLit = (x: number, y: number) => lit.has(y * columns + x);
  const edge = pitch * 1.6;
  return litBy(
    'day',
    rect(left - edge, top - edge, (columns - 1) * pitch + edge * 2, (rows - 1) * pitch + edge * 2, 'led-ground') +
      lamps((x, y) => !isLit(x, y) && !isFinish(x, y), 'd', pitch * 0.3) +
      lamps(isFinish, 'rl', pitch * 0.84) +
      lamps((x, y) => isLit(x, y) && !isFinish(x, y), 'wl', pitch * 0.84),
  );
}

export const matrixBoard1976 = sheet({
  id: 'heritage/matrix-board-montreal-1976',
  title: 'Matrix board, Montreal 1976',
  description:
    'A video matrix board drawn lamp by lamp, lit on black. It shows the words “Montreal 1976, text and pictures” and a runner breasting a red finish line. The board of Montreal could show free text and pictures.',
  body: () => board(WIDE),
});
