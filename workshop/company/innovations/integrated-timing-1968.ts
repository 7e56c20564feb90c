/** Integrated timing at Grenoble in 1968: one measurement, four kinds of readers, one moment. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, placed, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';

const ROWS = [148, 258, 368, 478] as const;
const MIDDLE = 313;
const SOURCES = [203, 313, 423] as const;
const CENTRE = { x: 296, width: 168, height: 168 } as const;
const AT_ONCE = 634;

function source(lettering: Lettering, name: string, y: number, sign: string): string {
  return circle(74, y, 34, 'p l') + sign + lettering.text(74, y + 56, name, { ...LABEL, anchor: 'middle' });
}

function sources(lettering: Lettering): string {
  const [start, split, finish] = SOURCES;
  const post = (x: number, y: number) => rect(x - 2, y - 16, 4, 32, 'i');
  return (
    source(lettering, 'start', start, post(60, start) + line(60, start - 6, 92, start - 6, 'rl')) +
    source(
      lettering,
      'on the course',
      split,
      post(56, split) + post(92, split) + line(58, split - 4, 90, split - 4, 'rl'),
    ) +
    source(
      lettering,
      'finish',
      finish,
      rect(52, finish - 20, 44, 4, 'i') +
        post(54, finish) +
        post(94, finish) +
        line(74, finish - 16, 74, finish + 18, 'rl'),
    )
  );
}

/** From a source to the centre, or from the centre to a reader: level, a slope, level again. */
function rail(fromX: number, fromY: number, toX: number, toY: number, bend: number): string {
  return `M${fromX} ${fromY}H${bend}L${bend + Math.abs(toY - fromY)} ${toY}H${toX}`;
}

function rails(): string {
  const ways = [
    ...SOURCES.map((y) => rail(118, y, CENTRE.x, MIDDLE, 144)),
    ...ROWS.map((y) =>
      rail(
        CENTRE.x + CENTRE.width,
        MIDDLE + (y < MIDDLE ? -30 : 30) * (Math.abs(y - MIDDLE) > 100 ? 2 : 1),
        716,
        y,
        476,
      ),
    ),
  ];
  return stroke(ways.join(''), 'l', 3);
}

function sheetOfPaper(x: number, y: number, rows: string): string {
  return rect(x, y - 40, 60, 80, 'p l') + rows;
}

function readers(lettering: Lettering): string {
  const [judges, press, tv, spectators] = ROWS;
  const x = 716;
  const table = repeat(6, (k) => `M${x + 8} ${judges - 26 + k * 11}h6M${x + 20} ${judges - 26 + k * 11}h32`);
  const columns = repeat(7, (k) => `M${x + 8} ${press - 28 + k * 9}h20M${x + 33} ${press - 28 + k * 9}h20`);
  const dots = repeat(6, (k) => `M${x + 8} ${spectators - 25 + k * 10}h${k % 2 === 0 ? 86 : 66}`);
  const name = (y: number, title: string, note: string) =>
    lettering.text(836, y - 1, title, { size: 18, style: 'wide' }) + lettering.text(836, y + 19, note, NOTE);
  return (
    sheetOfPaper(x, judges, stroke(table, 'm', 2.5)) +
    sheetOfPaper(x, press, stroke(columns, 'm', 2.5)) +
    rect(x, tv - 38, 100, 76, 'i', 12) +
    rect(x + 9, tv - 29, 82, 58, 'p', 8) +
    stroke(`M${x + 18} ${tv + 18}h40M${x + 64} ${tv + 18}h18`, 'l', 5) +
    rect(x, spectators - 34, 102, 68, 'i') +
    stroke(dots, 'wl', 4, { dash: '4 3' }) +
    name(judges, 'Judges', 'list') +
    name(press, 'Press', 'sheet') +
    name(tv, 'TV', 'picture') +
    name(spectators, 'Public', 'board')
  );
}

export const integratedTiming1968 = sheet({
  id: 'innovations/integrated-timing-1968',
  title: 'Integrated timing, Grenoble 1968',
  description:
    'A flow diagram. Impulses from the start, the course and the finish run into one place, where results and statistics are worked out. Judges, press, television and the public get them at the same moment, marked by a red line.',
  body: (lettering) =>
    rails() +
    rect(CENTRE.x, MIDDLE - 84, CENTRE.width, CENTRE.height, 'i') +
    lettering.text(CENTRE.x + 18, MIDDLE - 8, 'Results', { size: 22, style: 'wide', fill: 'p' }) +
    lines(lettering, CENTRE.x + 18, MIDDLE + 18, ['and statistics,', 'worked out once'], { size: 17, fill: 'p' }, 20) +
    line(AT_ONCE, 108, AT_ONCE, 522, 'rl') +
    each(ROWS, (y) => circle(AT_ONCE, y, 6, 'r')) +
    lettering.text(AT_ONCE, 546, 'at once', { size: 18, style: 'wide', fill: 'r', anchor: 'middle' }) +
    placed(10, 0, sources(lettering)) +
    readers(lettering),
  narrow: {
    height: 440,
    body: (lettering) =>
      lettering.text(195, 34, 'start · course · finish', { size: 19, anchor: 'middle' }) +
      stroke('M80 50L160 92M195 50V92M310 50L230 92', 'l', 3) +
      rect(60, 92, 270, 78, 'i') +
      lettering.text(195, 128, 'Results', { size: 26, style: 'wide', anchor: 'middle', fill: 'p' }) +
      lettering.text(195, 154, 'worked out once', { size: 17, anchor: 'middle', fill: 'p' }) +
      stroke('M195 170V196', 'l', 3) +
      line(16, 214, 374, 214, 'rl') +
      lettering.text(374, 204, 'at once', { size: 17, style: 'bold', fill: 'r', anchor: 'end' }) +
      each(
        [
          ['Judges', 'list'],
          ['Press', 'sheet'],
          ['TV', 'picture'],
          ['Public', 'board'],
        ] as const,
        ([who, what], index) => {
          const y = 262 + index * 52;
          return (
            circle(24, y - 7, 7, 'r') +
            lettering.text(48, y, who, { size: 22, style: 'wide' }) +
            lettering.text(374, y, what, { size: 19, fill: 'g5', anchor: 'end' }) +
            (index < 3 ? line(48, y + 18, 374, y + 18, 'h') : '')
          );
        },
      ),
  },
});
