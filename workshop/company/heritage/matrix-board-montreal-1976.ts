/** The matrix board of Montreal 1976: free text and a picture, out of dots alone. */
import { range } from '../../kit/range.ts';
import { rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { lightText } from '../board-letters.ts';
import { isInside, SPRINTER } from '../kit/pictogram.ts';
import { sheet } from '../kit/sheet.ts';

const COLUMNS = 110;
const ROWS = 54;
const PITCH = 8;
const LEFT = 44;
const TOP = 120;
/** The picture fills a square field of this many dots. */
const PICTURE = { x: 62, y: 6, size: 42 } as const;
const FINISH = 100;

function litDots(): ReadonlySet<number> {
  const lit = new Set<number>();
  const light = (x: number, y: number) => lit.add(y * COLUMNS + x);
  lightText('MONTREAL', 5, 5, 1, light);
  lightText('1976', 5, 17, 2, light);
  lightText('TEXT', 5, 37, 1, light);
  lightText('AND', 33, 37, 1, light);
  lightText('PICTURES', 5, 46, 1, light);
  for (const dot of range(PICTURE.size * PICTURE.size)) {
    const [x, y] = [dot % PICTURE.size, Math.floor(dot / PICTURE.size)];
    const share = 100 / PICTURE.size;
    if (isInside(SPRINTER, [(x + 0.5) * share, (y + 0.5) * share])) light(PICTURE.x + x, PICTURE.y + y);
  }
  return lit;
}

/** Dots in one row as pieces of a dotted stroke; `isOn` picks them. */
function dots(isOn: (x: number, y: number) => boolean, className: string, size: number): string {
  const pieces: string[] = [];
  for (const y of range(ROWS)) {
    let from: number | undefined;
    for (let x = 0; x <= COLUMNS; x += 1) {
      const on = x < COLUMNS && isOn(x, y);
      if (on && from === undefined) from = x;
      if (!on && from !== undefined) {
        pieces.push(`M${LEFT + from * PITCH} ${TOP + y * PITCH}h${(x - 1 - from) * PITCH + 0.1}`);
        from = undefined;
      }
    }
  }
  return `<g stroke-linecap="round">${stroke(pieces.join(''), className, size, { dash: `0 ${PITCH}` })}</g>`;
}

function body(): string {
  const lit = litDots();
  const isLit = (x: number, y: number) => lit.has(y * COLUMNS + x);
  const isFinish = (x: number) => x === FINISH || x === FINISH + 1;
  return (
    rect(32, TOP - 12, 896, ROWS * PITCH + 16, 'g1 l') +
    dots((x, y) => !isLit(x, y) && !isFinish(x), 'h', 2.5) +
    dots((x, y) => isLit(x, y) && !isFinish(x), 'l', 6.6) +
    dots(isFinish, 'rl', 6.6)
  );
}

export const matrixBoard1976 = sheet({
  id: 'heritage/matrix-board-montreal-1976',
  title: 'Matrix board, Montreal 1976',
  description:
    'A video matrix board drawn dot by dot. It shows the words “Montreal 1976, text and pictures” and a runner breasting a red finish line. The board of Montreal could show free text and pictures.',
  heading: '1976: the matrix board',
  subheading: 'Free text and pictures out of dots, Games of Montreal',
  body,
});
