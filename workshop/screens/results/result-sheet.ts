/** The printed result list of one event, A4 across. */
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, path, rect } from '../../kit/shapes.ts';
import { EVENT, gapAt, ranking, rankOf, START, type Swimmer } from '../samples/freestyle.ts';
import { formatClock, formatGap, formatTime } from '../samples/times.ts';
import { litBy, NARROW, screen } from '../screen.ts';
import { type Column, heads, narrowRows, row } from '../small-print.ts';

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
    row(lettering, y, COLUMNS, [...first, gap === 0 ? '' : formatGap(gap)], { size: 16 }) +
    row(lettering, y + 16, COLUMNS, ['', '', '', '', '', laps[1] ?? '', laps[2] ?? '', laps[3] ?? ''], {
      size: 16,
      style: 'regular',
      fill: 'g5',
    }) +
    line(LEFT, y + 22, RIGHT, y + 22, 'h')
  );
}

const head = (lettering: Lettering): string =>
  lettering.text(LEFT, 58, 'Swimming', { size: 16, style: 'bold' }) +
  lettering.text(RIGHT, 58, 'Pool, session 6', { size: 16, anchor: 'end' }) +
  line(LEFT, 70, RIGHT, 70, 'l') +
  lettering.text(LEFT, 108, EVENT, { size: 28, style: 'wide' }) +
  lettering.text(RIGHT, 108, 'Final', { size: 28, style: 'wide', anchor: 'end' }) +
  lettering.text(LEFT, 140, 'Results', { size: 18 }) +
  lettering.text(RIGHT, 140, `Event 114 · start ${formatClock(START).slice(0, 5)}`, { size: 16, anchor: 'end' }) +
  heads(
    lettering,
    186,
    COLUMNS,
    ['Rank', 'Lane', 'NOC', 'Reaction', '50 m', '100 m', '150 m', 'Time', 'Behind'],
    [LEFT, RIGHT],
    {
      size: 16,
      rule: 'l',
    },
  );

const foot = (lettering: Lettering): string =>
  line(LEFT, 540, RIGHT, 540, 'l') +
  lettering.text(LEFT, 559, 'SWM 114 · results', { size: 16 }) +
  lettering.text((LEFT + RIGHT) / 2, 559, 'Times to 1/100 s · small: time of the length', {
    size: 16,
    anchor: 'middle',
  }) +
  lettering.text(RIGHT, 559, 'Printed 19:46 · page 1 of 1', { size: 16, anchor: 'end' });

export const resultSheet = screen({
  name: 'ovr-result-sheet',
  title: 'Printed result list of one event',
  description:
    'A4 sheet with the result of a 200 m freestyle final: rank, lane, country, reaction, intermediate times with rank, time to 1/100 s and the gap to the winner in 1:44.63. Sample data.',
  part: { x: 70, y: 8, width: 820, height: 586 },
  narrow: {
    height: 458,
    draw: (lettering) =>
      litBy(
        'day',
        rect(6, 6, NARROW - 12, 446, 'p m') +
          lettering.text(24, 46, 'Men’s 200 m freestyle', { size: 21, style: 'wide' }) +
          lettering.text(24, 74, 'Final, results', { size: 17 }) +
          line(24, 90, NARROW - 24, 90, 'l') +
          narrowRows(
            lettering,
            122,
            [
              { x: 38, anchor: 'end', style: 'bold' },
              { x: 58, style: 'bold' },
              { x: 246, anchor: 'end', style: 'bold' },
              { x: 366, anchor: 'end' },
            ],
            ranking(3).map((athlete, index) => {
              const gap = gapAt(athlete, 3);
              return [String(index + 1), athlete.code, formatTime(athlete.splits[3]), gap === 0 ? '' : formatGap(gap)];
            }),
            [24, NARROW - 24],
            { mark: 0 },
          ),
      ),
  },
  draw: (lettering) => {
    const { x, y, width, height } = SHEET;
    const under = (step: number) => path(`M${x + step} ${y + height + step}H${x + width + step}V${y + step}`, 'h');
    return litBy(
      'day',
      rect(x, y, width, height, 'p m') +
        under(5) +
        under(10) +
        rect(LEFT, FIRST_ROW - 19, RIGHT - LEFT, 38, 'g1') +
        rect(LEFT - 12, FIRST_ROW - 19, 4, 38, 'r') +
        head(lettering) +
        each(ranking(3), (athlete, index) => athleteRows(lettering, athlete, index)) +
        foot(lettering),
    );
  },
});
