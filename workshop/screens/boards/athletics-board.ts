/** The stadium's board of lamps: twelve lines of thirty-two characters; on telephones the first five ranks. */
import { DotMatrix } from '../../kit/dot-matrix.ts';
import { each, line, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { formatReaction, hurdlers, WIND } from '../samples/hurdles.ts';
import { formatTime } from '../samples/times.ts';
import { NARROW, screen } from '../screen.ts';

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

const FEW: readonly BoardLine[] = [
  ['100M HURDLES', ''],
  [`WIND ${WIND.toUpperCase()}`, ''],
  ...hurdlers.slice(0, 5).map(({ code, time }, index): BoardLine => [`${index + 1}  ${code}`, formatTime(time)]),
];

interface Place {
  readonly left: number;
  readonly top: number;
  readonly characters: number;
  readonly pitch: number;
  /** The red line stands above this line of text. */
  readonly rule: number;
}

function board(lines: readonly BoardLine[], { left, top, characters, pitch, rule }: Place): string {
  const lamps = new DotMatrix('m', pitch, 0.84);
  const width = (characters * 6 - 1) * pitch;
  const height = (lines.length * 9 - 3) * pitch;
  const lineY = (index: number) => top + index * 9 * pitch;
  const edge = pitch * 4;
  return (
    rect(left - edge * 1.5, top - edge * 1.5, width + edge * 3, height + edge * 3, 'g5') +
    rect(left - edge, top - edge, width + edge * 2, height + edge * 2, 'i') +
    lamps.defs(lines.flat().join('')) +
    lamps.field(left, top, characters * 6 - 1, lines.length * 9 - 2, 'd', 0.38) +
    each(
      lines,
      ([words, right], index) =>
        lamps.text(left, lineY(index), words, 'wl') +
        lamps.text(left + (characters - right.length) * 6 * pitch, lineY(index), right, 'wl'),
    ) +
    stroke(`M${left} ${lineY(rule) - 2 * pitch}h${width}`, 'rl', pitch * 0.84, { dash: `0 ${pitch}`, cap: 'round' })
  );
}

const post = (x: number, from: number, to: number): string => rect(x - 9, from, 18, to - from, 'g4');

export const athleticsBoard = screen({
  name: 'public-scoreboard-athletics',
  title: 'Athletics scoreboard of lamps',
  description:
    'Matrix board of twelve lines with 32 characters each: the result of a 100 m hurdles final with rank, lane, bib, country, reaction time and time, and above it a wind of +0.8 m/s. Sample data.',
  light: 'day',
  draw: () =>
    post(220, 536, 592) +
    post(740, 536, 592) +
    board(LINES, { left: 52, top: 40, characters: 32, pitch: 4.5, rule: 3 }) +
    line(120, 592, 840, 592, 'm'),
  narrow: {
    height: 366,
    draw: () =>
      post(96, 300, 362) +
      post(294, 300, 362) +
      board(FEW, { left: 34, top: 30, characters: 14, pitch: 3.9, rule: 2 }) +
      line(30, 362, NARROW - 30, 362, 'm'),
  },
});
