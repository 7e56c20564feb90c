/** The pool's board: ten lines, words on the left, figures on the right, true to the lines' size. */
import { dimension } from '../../kit/dimensions.ts';
import { DotMatrix } from '../../kit/dot-matrix.ts';
import { SevenSegments } from '../../kit/seven-segment.ts';
import { circle, each, line, rect } from '../../kit/shapes.ts';
import { byLane, ranking, rankOf, START } from '../samples/freestyle.ts';
import { formatClock, formatTime } from '../samples/times.ts';
import { litBy, NARROW, screen } from '../screen.ts';

/** Units per millimetre: the board is 5480 mm wide and 3400 mm high. */
const K = 850 / 5480;
const LEFT = 88;
const TOP = 12;
const LINE = { width: 2400 * K, height: 340 * K };
const POST = (5480 - 2 * 2400) * K * (1 / 3);
const WORDS = LEFT + POST;
const FIGURES = LEFT + 2 * POST + LINE.width;
const DIGIT = { width: 24, height: 240 * K };
/** Lane, place, then minutes, seconds and hundredths in pairs. */
const STEPS = [16, 66, 142, 174, 222, 254, 302, 334] as const;
/** The board is read two and a half minutes after the start, when all are in. */
const CLOCK = formatClock(START + 146);

interface BoardLine {
  readonly words: string;
  readonly figures: string;
  readonly separators: ':.' | '::';
}

function boardLines(): readonly BoardLine[] {
  const winner = formatTime(ranking(3)[0]?.splits[3] ?? 0);
  const lanes = byLane.map((swimmer): BoardLine => {
    const time = formatTime(swimmer.splits[3]).replaceAll(/\D/g, '');
    return {
      words: `${swimmer.code}${(swimmer.reaction / 100).toFixed(2).padStart(14)}`,
      figures: `${swimmer.lane}${rankOf(swimmer, 3)} ${time}`,
      separators: ':.',
    };
  });
  return [
    { words: 'M 200M FREE FINAL', figures: `   ${winner.replaceAll(/\D/g, '')}`, separators: ':.' },
    ...lanes,
    { words: 'TIME OF DAY', figures: `  ${CLOCK.replaceAll(':', '')}`, separators: '::' },
  ];
}

function separators(y: number, kind: BoardLine['separators']): string {
  const dot = (x: number, at: number) => circle(FIGURES + x, y + DIGIT.height * at, 2.4, 'p');
  const colon = (x: number) => dot(x + 1.5, 0.33) + dot(x, 0.68);
  return colon(213) + (kind === '::' ? colon(293) : dot(290, 0.95));
}

function board(): string {
  const segments = new SevenSegments('s', DIGIT.width, DIGIT.height);
  const lamps = new DotMatrix('m', 3.5, 0.86);
  const lines = boardLines();
  const bottom = TOP + 10 * LINE.height;
  const right = LEFT + 5480 * K;
  return (
    segments.defs() +
    lamps.defs(each(lines, ({ words }) => words)) +
    rect(LEFT, TOP - 1, 5480 * K, bottom - TOP + 2, 'g4') +
    each([LEFT + POST / 2, FIGURES - POST / 2, right - POST / 2], (x) => line(x, TOP, x, bottom, 'd')) +
    each(lines, (_, index) => {
      const y = TOP + index * LINE.height;
      return each([WORDS, FIGURES], (x) => rect(x, y + 1, LINE.width, LINE.height - 2, 'i'));
    }) +
    each(lines, ({ words, figures, separators: kind }, index) => {
      const y = TOP + index * LINE.height + (LINE.height - DIGIT.height) / 2;
      const xs = STEPS.map((step) => FIGURES + step);
      const lettersY = TOP + index * LINE.height + (LINE.height - 6 * 3.5) / 2;
      return (
        lamps.dark(WORDS + 9, lettersY, 17, 'd', 0.45) +
        lamps.text(WORDS + 9, lettersY, words, 'wl') +
        segments.figures(xs, y, figures, { on: 'p', off: 'g5' }) +
        separators(y, kind)
      );
    })
  );
}

/** Four lanes about the winner's: country in letters of lamps, place and time in figures. */
function fewLines(): string {
  const digit = { width: 23, height: 42 };
  const segments = new SevenSegments('s', digit.width, digit.height);
  const lamps = new DotMatrix('m', 3.6, 0.86);
  const xs = [104, 158, 202, 232, 278, 308] as const;
  const rows = byLane.slice(2, 6);
  const row = 62;
  return (
    segments.defs() +
    lamps.defs(each(rows, ({ code }) => code)) +
    rect(8, 6, NARROW - 16, rows.length * row + 10, 'g4') +
    each(rows, (swimmer, index) => {
      const top = 12 + index * row;
      const y = top + (row - digit.height) / 2 - 1;
      const figures = `${rankOf(swimmer, 3)}${formatTime(swimmer.splits[3]).replaceAll(/\D/g, '')}`;
      const dot = (x: number, at: number) => circle(x, y + digit.height * at, 2.6, 'p');
      return (
        rect(14, top, NARROW - 28, row - 3, 'i') +
        lamps.text(28, y + 10, swimmer.code, 'wl') +
        segments.figures([...xs], y, figures, { on: 'p', off: 'g5' }) +
        dot(193, 0.33) +
        dot(192, 0.68) +
        dot(268, 0.95)
      );
    })
  );
}

export const swimmingBoard = screen({
  name: 'public-scoreboard-swimming',
  title: 'Swimming scoreboard, ten lines in two columns',
  description:
    'Scoreboard of ten lines after a 200 m freestyle final: on the left country and reaction time of lanes 1 to 8, on the right lane, place and time in seven-segment figures. A line is 2400 mm wide and 340 mm high, its figures are 24 cm high. Sample data.',
  draw: (lettering) =>
    litBy('day', board()) +
    dimension(lettering, [LEFT, 584], [LEFT + 5480 * K, 584], '5480 mm', { size: 18 }) +
    dimension(lettering, [62, TOP], [62, TOP + 10 * LINE.height], '3400 mm', { size: 18 }),
  narrow: { height: 276, draw: () => litBy('day', fewLines()) },
});
