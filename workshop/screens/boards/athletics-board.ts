/** The stadium's board of lamps: twelve lines of thirty-two characters, read on telephones as well. */
import { DotMatrix } from '../../kit/dot-matrix.ts';
import { each, line, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { formatReaction, hurdlers, WIND } from '../samples/hurdles.ts';
import { formatTime } from '../samples/times.ts';
import { screen } from '../screen.ts';

type BoardLine = readonly [left: string, right: string];

const LINES: readonly BoardLine[] = [
  ['WOMEN 100M HURDLES', 'FINAL'],
  [`WIND ${WIND.toUpperCase()}`, ''],
  ['RK  LN   BIB   NOC     RT', 'TIME'],
  ...hurdlers.map(({ lane, bib, code, reaction, time }, index): BoardLine => {
    const left = `${String(index + 1).padStart(2)}${String(lane).padStart(4)}${String(bib).padStart(6)}   ${code}`;
    return [`${left}  ${formatReaction(reaction)}`, formatTime(time)];
  }),
  ['NEXT  MEN 400M', '20:05'],
];

const [LEFT, TOP, CHARACTERS, PITCH] = [52, 40, 32, 4.5];
/** The red line stands above this line of text. */
const RULE = 3;

function board(lines: readonly BoardLine[]): string {
  const lamps = new DotMatrix('m', PITCH, 0.84);
  const width = (CHARACTERS * 6 - 1) * PITCH;
  const height = (lines.length * 9 - 3) * PITCH;
  const lineY = (index: number) => TOP + index * 9 * PITCH;
  const edge = PITCH * 4;
  return (
    rect(LEFT - edge * 1.5, TOP - edge * 1.5, width + edge * 3, height + edge * 3, 'g5') +
    rect(LEFT - edge, TOP - edge, width + edge * 2, height + edge * 2, 'i') +
    lamps.defs(lines.flat().join('')) +
    lamps.field(LEFT, TOP, CHARACTERS * 6 - 1, lines.length * 9 - 2, 'd', 0.38) +
    each(
      lines,
      ([words, right], index) =>
        lamps.text(LEFT, lineY(index), words, 'wl') +
        lamps.text(LEFT + (CHARACTERS - right.length) * 6 * PITCH, lineY(index), right, 'wl'),
    ) +
    stroke(`M${LEFT} ${lineY(RULE) - 2 * PITCH}h${width}`, 'rl', PITCH * 0.84, { dash: `0 ${PITCH}`, cap: 'round' })
  );
}

const post = (x: number, from: number, to: number): string => rect(x - 9, from, 18, to - from, 'g4');

export const athleticsBoard = screen({
  name: 'public-scoreboard-athletics',
  title: 'Athletics scoreboard of lamps',
  description:
    'Matrix board of twelve lines with 32 characters each: the result of a 100 m hurdles final with rank, lane, bib, country, reaction time and time, and above it a wind of +0.8 m/s. Sample data.',
  light: 'day',
  draw: () => post(220, 536, 592) + post(740, 536, 592) + board(LINES) + line(120, 592, 840, 592, 'm'),
});
