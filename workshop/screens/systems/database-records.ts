/** Tables of the results database and their keys; a new result is compared with records of three levels. */
import { plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { WORLD_RECORD } from '../samples/freestyle.ts';
import { formatTime } from '../samples/times.ts';
import { NARROW, screen } from '../screen.ts';
import { note } from '../small-print.ts';

type Field = readonly [name: string, value: string, key?: 'primary' | 'foreign'];
interface Table {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly fields: readonly Field[];
}

const WIDTH = 200;
const ROW = 27;
// biome-ignore format: one table a line
const TABLES: readonly Table[] = [
  { name: 'Athletes', x: 44, y: 72, fields: [['athlete', '4127', 'primary'], ['country', 'SUI'], ['born', '2001']] },
  { name: 'Events', x: 44, y: 300, fields: [['event', '114', 'primary'], ['name', '200 m free'], ['round', 'Final']] },
  { name: 'Entries', x: 308, y: 186, fields: [['entry', '90233', 'primary'], ['athlete', '4127', 'foreign'], ['event', '114', 'foreign'], ['lane', '4']] },
  { name: 'Results', x: 572, y: 72, fields: [['entry', '90233', 'foreign'], ['rank', '1'], ['reaction', '0.61'], ['time', '1:44.63']] },
];
const LEVELS = [
  ['World', formatTime(WORLD_RECORD[3]), ''],
  ['European', formatTime(WORLD_RECORD[3]), ''],
  ['National', '1:44.80', 'beaten'],
] as const;
const RECORDS = { x: 572, y: 330, width: 344, height: 176 } as const;

const fieldY = (table: Table, index: number) => table.y + 36 + index * ROW + ROW / 2;

function drawTable(lettering: Lettering, table: Table): string {
  const { name, x, y, fields } = table;
  const height = 36 + fields.length * ROW + 6;
  return (
    rect(x, y, WIDTH, height, 'p l') +
    rect(x, y, WIDTH, 30, 'i') +
    lettering.text(x + 14, y + 21, name, { size: 17, style: 'bold', fill: 'p' }) +
    each(fields, ([field, value, key], index) => {
      const baseline = fieldY(table, index) + 5.5;
      return (
        (key === 'primary' ? rect(x + 14, baseline - 10, 9, 9, 'i') : '') +
        (key === 'foreign' ? rect(x + 14.5, baseline - 9.5, 8, 8, 'l') : '') +
        lettering.text(x + 32, baseline, field, { size: 16, style: key === 'primary' ? 'bold' : 'regular' }) +
        note(lettering, x + WIDTH - 14, baseline, value, 'end', 16)
      );
    })
  );
}

/** A key from the right edge of one table's field to the left edge of another's. */
function key(from: Table | undefined, fromField: number, to: Table | undefined, toField: number, bend: number): string {
  if (from === undefined || to === undefined) throw new Error('A key needs two tables');
  const y1 = fieldY(from, fromField);
  const y2 = fieldY(to, toField);
  return (
    stroke(`M${from.x + WIDTH} ${y1}H${bend}V${y2}H${to.x}`, 'l', 1.8) +
    circle(from.x + WIDTH, y1, 4.5, 'i') +
    line(to.x - 9, y2 - 6, to.x, y2, 'l') +
    line(to.x - 9, y2 + 6, to.x, y2, 'l')
  );
}

function records(lettering: Lettering): string {
  const { x, y, width, height } = RECORDS;
  const results = TABLES[3];
  const from = results === undefined ? 0 : fieldY(results, 3);
  return (
    rect(x, y, width, height, 'p l') +
    rect(x, y, width, 30, 'i') +
    lettering.text(x + 14, y + 21, 'Records', { size: 17, style: 'bold', fill: 'p' }) +
    lettering.text(x + width - 14, y + 21, 'event 114', { size: 16, anchor: 'end', fill: 'p' }) +
    each(LEVELS, ([level, time, state], index) => {
      const baseline = y + 66 + index * 40;
      const beaten = state !== '';
      return (
        (beaten ? rect(x + 1, baseline - 25, width - 2, 38, 'g1') : '') +
        lettering.text(x + 14, baseline, level, { size: 17, style: beaten ? 'bold' : 'regular' }) +
        lettering.text(x + 214, baseline, time, { size: 17, anchor: 'end', style: beaten ? 'bold' : 'regular' }) +
        (beaten
          ? plaque(lettering, { x: x + 236, y: baseline - 19, width: 94, height: 26 }, '1:44.63', 17)
          : line(x + 14, baseline + 14, x + width - 14, baseline + 14, 'h'))
      );
    }) +
    stroke(`M${x + WIDTH} ${from}H${x + 283}V${y}`, 'rl', 3) +
    circle(x + WIDTH, from, 5.5, 'r') +
    note(lettering, x + 270, from + 66, 'compared', 'end', 15)
  );
}

export const databaseRecords = screen({
  name: 'database-records',
  title: 'Tables of the results database, three record levels',
  description:
    'Diagram of five tables: athletes, events, entries, results and records, joined by their keys. The result 1:44.63 is compared with world, European and national record and beats the national one of 1:44.80. Sample data.',
  part: { x: 28, y: 56, width: 904, height: 520 },
  narrow: {
    height: 404,
    draw: (lettering) =>
      rect(16, 16, NARROW - 32, 108, 'p l') +
      rect(16, 16, NARROW - 32, 38, 'i') +
      lettering.text(32, 43, 'Results', { size: 20, style: 'bold', fill: 'p' }) +
      lettering.text(32, 98, 'SUI  200 m free', { size: 19 }) +
      plaque(lettering, { x: NARROW - 146, y: 72, width: 114, height: 38 }, '1:44.63', 23) +
      stroke(`M${NARROW - 89} 110V176`, 'rl', 3) +
      rect(16, 176, NARROW - 32, 206, 'p l') +
      rect(16, 176, NARROW - 32, 38, 'i') +
      lettering.text(32, 203, 'Records', { size: 20, style: 'bold', fill: 'p' }) +
      each(LEVELS, ([level, time, state], index) => {
        const y = 250 + index * 54;
        return (
          lettering.text(32, y, level, { size: 20, style: state === '' ? 'regular' : 'bold' }) +
          lettering.text(NARROW - 32, y, time, { size: 20, anchor: 'end', style: state === '' ? 'regular' : 'bold' }) +
          (state === ''
            ? line(32, y + 19, NARROW - 32, y + 19, 'h')
            : rect(16, y - 34, 5, 54, 'r') + lettering.text(150, y, state, { size: 20, style: 'bold', fill: 'r' }))
        );
      }),
  },
  draw: (lettering) => {
    const [athletes, events, entries, results] = TABLES;
    return (
      key(athletes, 0, entries, 1, 276) +
      key(events, 0, entries, 2, 276) +
      key(entries, 0, results, 0, 540) +
      each(TABLES, (table) => drawTable(lettering, table)) +
      records(lettering) +
      rect(44, 551, 9, 9, 'i') +
      note(lettering, 62, 560, 'primary key', 'start', 14) +
      rect(164.5, 551.5, 8, 8, 'l') +
      note(lettering, 182, 560, 'key of another table', 'start', 14)
    );
  },
});
