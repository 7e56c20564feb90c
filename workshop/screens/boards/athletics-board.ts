/** The stadium's board of lamps: twelve lines of thirty-two characters. */
import { DotMatrix } from '../../kit/dot-matrix.ts';
import { each, line, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { formatReaction, hurdlers } from '../samples/hurdles.ts';
import { formatTime } from '../samples/times.ts';
import { screen } from '../screen.ts';

const CHARACTERS = 32;
const PITCH = 4.5;
const LINE = 9 * PITCH;
const LEFT = 52;
const TOP = 40;
const WIDTH = (CHARACTERS * 6 - 1) * PITCH;

function boardLines(): readonly (readonly [left: string, right: string])[] {
  const rows = hurdlers.map(({ lane, bib, code, reaction, time }, index) => {
    const left = `${String(index + 1).padStart(2)}${String(lane).padStart(4)}${String(bib).padStart(6)}   ${code}`;
    return [`${left}  ${formatReaction(reaction)}`, formatTime(time)] as const;
  });
  return [
    ['WOMEN 100M HURDLES', 'FINAL'],
    ['WIND +0.8 M/S', ''],
    ['RK  LN   BIB   NOC     RT', 'TIME'],
    ...rows,
    ['NEXT  MEN 400M', '20:05'],
  ];
}

export const athleticsBoard = screen({
  name: 'public-scoreboard-athletics',
  title: 'Athletics scoreboard of lamps',
  description:
    'Matrix board of twelve lines with 32 characters each: the result of a 100 m hurdles final with rank, lane, bib, country, reaction time and time, and above it a wind of +0.8 m/s. Sample data.',
  draw: () => {
    const lamps = new DotMatrix('m', PITCH, 0.84);
    const lines = boardLines();
    const lineY = (index: number) => TOP + index * LINE;
    const bottom = lineY(11) + 6 * PITCH;
    const ruleY = lineY(3) - 2 * PITCH;
    const post = (x: number) => line(x - 9, bottom + 28, x - 9, 588, 'm') + line(x + 9, bottom + 28, x + 9, 588, 'm');
    return (
      rect(LEFT - 28, TOP - 28, WIDTH + 56, bottom - TOP + 56, 'm') +
      rect(LEFT - 18, TOP - 18, WIDTH + 36, bottom - TOP + 36, 'i') +
      lamps.defs(lines.flat().join('')) +
      lamps.field(LEFT, TOP, CHARACTERS * 6 - 1, 12 * 9 - 2, 'd', 0.38) +
      each(
        lines,
        ([left, right], index) =>
          lamps.text(LEFT, lineY(index), left, 'wl') +
          lamps.text(LEFT + (CHARACTERS - right.length) * 6 * PITCH, lineY(index), right, 'wl'),
      ) +
      stroke(`M${LEFT} ${ruleY}h${WIDTH}`, 'rl', PITCH * 0.84, { dash: `0 ${PITCH}`, cap: 'round' }) +
      post(220) +
      post(740) +
      line(120, 588, 840, 588, 'm')
    );
  },
});
