/** Integrated timing at Grenoble in 1968: one measurement, four kinds of readers, one moment. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, path, placed, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { stood } from '../kit/figure.ts';
import { NOTE, sheet } from '../kit/sheet.ts';
import { IMPULSES, RADIUS, racer } from './impulses.ts';

const ROWS = [148, 258, 368, 478] as const;
const MIDDLE = 313;
const SOURCES = [163, 313, 463] as const;
const SOURCE_X = 84;
const CENTRE = { x: 286, width: 188, height: 300 } as const;
const AT_ONCE = 634;

/** From a source to the centre, or from the centre to a reader: level, a slope, level again. */
function rail(fromX: number, fromY: number, toX: number, toY: number, bend: number): string {
  return `M${fromX} ${fromY}H${bend}L${bend + Math.abs(toY - fromY)} ${toY}H${toX}`;
}

function rails(): string {
  const ways = [
    ...SOURCES.map((y) => rail(SOURCE_X + RADIUS, y, CENTRE.x, MIDDLE, 146)),
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

/** A cabinet with two reels of tape, rows of lamps and keys. */
function computer(): string {
  const [x, y] = [CENTRE.x, MIDDLE - CENTRE.height / 2];
  const reel = (cx: number): string =>
    circle(cx, y + 66, 38, 'kit-white') +
    circle(cx, y + 66, 28, 'coat-1') +
    each([0, 1, 2], (hole) => {
      const turn = (hole * 2 * Math.PI) / 3 + cx;
      return circle(cx + 16 * Math.cos(turn), y + 66 + 16 * Math.sin(turn), 6, 'kit-white');
    }) +
    circle(cx, y + 66, 6, 'kit-ink');
  const lamps = repeat(3, (row) =>
    repeat(8, (column) =>
      circle(x + 31 + column * 18, y + 170 + row * 18, 5, (row * 5 + column * 3) % 4 === 0 ? 'led-lit' : 'steel'),
    ),
  );
  return (
    rect(x, y, CENTRE.width, CENTRE.height, 'kit-navy', 6) +
    rect(x + 12, y + 14, CENTRE.width - 24, 116, 'kit-ink', 6) +
    stroke(`M${x + 52} ${y + 104}L${x + 80} ${y + 122}H${x + 108}L${x + 136} ${y + 104}`, 'wl', 2) +
    reel(x + 54) +
    reel(x + 134) +
    rect(x + 12, y + 144, CENTRE.width - 24, 88, 'led-ground', 4) +
    lamps +
    rect(x + 12, y + 246, CENTRE.width - 24, 40, 'metal', 4) +
    repeat(2, (row) => repeat(9, (column) => rect(x + 22 + column * 16.5, y + 253 + row * 15, 12, 10, 'kit-white', 2)))
  );
}

function sheetOfPaper(x: number, y: number, rows: string): string {
  return rect(x, y - 40, 60, 80, 'kit-white') + rect(x + 52, y - 40, 8, 80, 'kit-white-s') + rows;
}

function readers(lettering: Lettering): string {
  const [judges, press, tv, spectators] = ROWS;
  const x = 716;
  const table = repeat(6, (k) => `M${x + 8} ${judges - 26 + k * 11}h6M${x + 20} ${judges - 26 + k * 11}h32`);
  const columns = repeat(7, (k) => `M${x + 8} ${press - 28 + k * 9}h20M${x + 33} ${press - 28 + k * 9}h20`);
  const name = (y: number, title: string, note: string) =>
    lettering.text(836, y - 1, title, { size: 18, style: 'wide' }) + lettering.text(836, y + 19, note, NOTE);
  return (
    litBy(
      'day',
      sheetOfPaper(x, judges, stroke(table, 'm', 2.5)) +
        sheetOfPaper(x, press, stroke(columns, 'm', 2.5)) +
        // A set of those years, and the board over the finish.
        rect(x, tv - 38, 104, 76, 'coat-1', 8) +
        rect(x + 8, tv - 30, 72, 58, 'ice-white', 8) +
        path(`M${x + 8} ${tv + 8}h72v12q0 8 -8 8h-56q-8 0 -8 -8z`, 'snow-white') +
        stood(racer(0.2), [x + 42, tv + 14], 22) +
        rect(x + 12, tv + 17, 30, 7, 'tv-panel') +
        each([-18, -2], (dy) => circle(x + 92, tv + dy, 5, 'metal')) +
        rect(x - 4, spectators - 38, 112, 76, 'steel') +
        rect(x, spectators - 34, 104, 68, 'led-ground') +
        each(
          [1, 2, 3, 4, 5],
          (row) =>
            rect(x + 9, spectators - 36 + row * 11, 8, 5, 'led-lit') +
            rect(x + 24, spectators - 36 + row * 11, 40 - ((row * 7) % 15), 5, 'led-white') +
            rect(x + 76, spectators - 36 + row * 11, 18, 5, 'led-lit'),
        ),
    ) +
    (name(judges, 'Judges', 'list') +
      name(press, 'Press', 'sheet') +
      name(tv, 'TV', 'picture') +
      name(spectators, 'Public', 'board'))
  );
}

/** Under the sources on telephones: where results are worked out, and who reads them. */
const narrowReaders = (lettering: Lettering): string =>
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
  );

export const integratedTiming1968 = sheet({
  id: 'innovations/integrated-timing-1968',
  title: 'Integrated timing, Grenoble 1968',
  description:
    'A flow diagram. Impulses of a racer at the start, on the course and at the finish run into one place, where results and statistics are worked out. Judges, press, television and the public board get them at the same moment, marked by a red line.',
  body: (lettering) =>
    rails() +
    litBy('day', computer()) +
    lettering.text(CENTRE.x + CENTRE.width / 2, 504, 'Results', { size: 24, style: 'wide', anchor: 'middle' }) +
    lettering.text(CENTRE.x + CENTRE.width / 2, 528, 'worked out once', { ...NOTE, anchor: 'middle' }) +
    line(AT_ONCE, 108, AT_ONCE, 522, 'rl') +
    each(ROWS, (y) => circle(AT_ONCE, y, 6, 'r')) +
    lettering.text(AT_ONCE, 546, 'at once', { size: 18, style: 'wide', fill: 'r', anchor: 'middle' }) +
    each(IMPULSES, (impulse, index) => placed(SOURCE_X, SOURCES[index] ?? 0, impulse(lettering))) +
    readers(lettering),
  narrow: {
    height: 512,
    body: (lettering) =>
      each(
        IMPULSES,
        (impulse, index) => `<g transform="translate(${68 + index * 127} 54) scale(0.86)">${impulse(lettering)}</g>`,
      ) +
      stroke('M68 132L150 164M195 132V164M322 132L240 164', 'l', 3) +
      placed(0, 72, narrowReaders(lettering)),
  },
});
