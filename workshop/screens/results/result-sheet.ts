/** The printed result list of one event, A4 across. */
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, path, rect } from '../../kit/shapes.ts';
import { type Column, heads, row } from '../../kit/table.ts';
import { EVENT, gapAt, ranking, rankOf, type Swimmer } from '../samples/freestyle.ts';
import { formatGap, formatTime } from '../samples/times.ts';
import { screen } from '../screen.ts';

/** A4, 297 by 210 mm. */
const SHEET = { x: 82, y: 18, width: 792, height: 560 };
const LEFT = SHEET.x + 36;
const RIGHT = SHEET.x + SHEET.width - 36;
const FIRST_ROW = 218;
const ROW = 37;

const COLUMNS: readonly Column[] = [
  { x: LEFT + 30, anchor: 'end', style: 'bold' },
  { x: LEFT + 74, anchor: 'end' },
  { x: LEFT + 98, style: 'bold' },
  { x: LEFT + 212, anchor: 'end' },
  { x: LEFT + 300, anchor: 'end' },
  { x: LEFT + 404, anchor: 'end' },
  { x: LEFT + 512, anchor: 'end' },
  { x: LEFT + 620, anchor: 'end', style: 'bold' },
  { x: RIGHT, anchor: 'end' },
];
const SPLITS = [0, 1, 2, 3] as const;

function athleteRows(lettering: Lettering, athlete: Swimmer, index: number): string {
  const y = FIRST_ROW + index * ROW;
  const gap = gapAt(athlete, 3);
  const splits = SPLITS.map((split) => {
    const time = formatTime(athlete.splits[split]);
    return split === 3 ? time : `(${rankOf(athlete, split)})  ${time}`;
  });
  const laps = SPLITS.map((split) =>
    formatTime(athlete.splits[split] - (split === 0 ? 0 : (athlete.splits[split - 1] ?? 0))),
  );
  const first = [String(index + 1), String(athlete.lane), athlete.code, (athlete.reaction / 100).toFixed(2), ...splits];
  return (
    row(lettering, y, COLUMNS, [...first, gap === 0 ? '' : formatGap(gap)], { size: 15 }) +
    row(lettering, y + 16, COLUMNS, ['', '', '', '', '', laps[1] ?? '', laps[2] ?? '', laps[3] ?? ''], {
      size: 12,
      style: 'regular',
      fill: 'g5',
    }) +
    line(LEFT, y + 22, RIGHT, y + 22, 'h')
  );
}

const head = (lettering: Lettering): string =>
  lettering.text(LEFT, 58, 'Swimming', { size: 15, style: 'bold' }) +
  lettering.text(RIGHT, 58, 'Pool, session 6', { size: 15, anchor: 'end' }) +
  line(LEFT, 70, RIGHT, 70, 'l') +
  lettering.text(LEFT, 108, EVENT, { size: 28, style: 'wide' }) +
  lettering.text(RIGHT, 108, 'Final', { size: 28, style: 'wide', anchor: 'end' }) +
  lettering.text(LEFT, 140, 'Results', { size: 18 }) +
  lettering.text(RIGHT, 140, 'Event 114 · start 19:42', { size: 15, anchor: 'end' }) +
  heads(
    lettering,
    186,
    COLUMNS,
    ['Rank', 'Lane', 'Country', 'Reaction', '50 m', '100 m', '150 m', 'Time', 'Behind'],
    [LEFT, RIGHT],
    {
      size: 13,
      rule: 'l',
    },
  );

const foot = (lettering: Lettering): string =>
  line(LEFT, 540, RIGHT, 540, 'l') +
  lettering.text(LEFT, 559, 'SWM 114 · results', { size: 12 }) +
  lettering.text((LEFT + RIGHT) / 2, 559, 'Times to 1/100 s · small: time of the length', {
    size: 12,
    anchor: 'middle',
  }) +
  lettering.text(RIGHT, 559, 'Printed 19:46 · page 1 of 1', { size: 12, anchor: 'end' });

export const resultSheet = screen({
  name: 'ovr-result-sheet',
  title: 'Printed result list of one event',
  description:
    'A4 sheet with the result of a 200 m freestyle final: rank, lane, country, reaction, intermediate times with rank, time to 1/100 s and the gap to the winner in 1:44.63. Sample data.',
  draw: (lettering) => {
    const { x, y, width, height } = SHEET;
    const under = (step: number) => path(`M${x + step} ${y + height + step}H${x + width + step}V${y + step}`, 'h');
    return (
      rect(x, y, width, height, 'p m') +
      under(5) +
      under(10) +
      rect(LEFT, FIRST_ROW - 19, RIGHT - LEFT, 38, 'g1') +
      rect(LEFT - 12, FIRST_ROW - 19, 4, 38, 'r') +
      head(lettering) +
      each(ranking(3), (athlete, index) => athleteRows(lettering, athlete, index)) +
      foot(lettering)
    );
  },
});
