/** Integrated timing at Grenoble in 1968: one measurement, four kinds of readers, one moment. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, path, placed, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { downhill } from '../../strips/bodies/downhill-racer.ts';
import { onSkis, suits } from '../../strips/kits.ts';
import { stood } from '../kit/figure.ts';
import { LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';

const ROWS = [148, 258, 368, 478] as const;
const MIDDLE = 313;
const SOURCES = [178, 313, 448] as const;
const RADIUS = 46;
const CENTRE = { x: 296, width: 168, height: 168 } as const;
const AT_ONCE = 634;

const RACER = onSkis(suits('snow', 2, 'full'), 'kit-yellow');

/** A racer at one place of the course, on snow in a circle, beside the post that sends the impulse. */
function source(lettering: Lettering, name: string, y: number, rise: number, post: string): string {
  const round = `M${74 - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 0 1 ${-2 * RADIUS} 0Z`;
  return (
    litBy(
      'day',
      path(round, 'ice-white') +
        path(
          `M${74 - RADIUS + 4} ${y + 14}H${74 + RADIUS - 4}A${RADIUS} ${RADIUS} 0 0 1 ${74 - RADIUS + 4} ${y + 14}Z`,
          'snow-white',
        ) +
        post +
        stood(downhill(RACER, rise)(0), [68, y + 20], 30),
    ) +
    stroke(round, 'm', 1.5) +
    lettering.text(74, y + RADIUS + 22, name, { ...LABEL, anchor: 'middle' })
  );
}

function sources(lettering: Lettering): string {
  const [start, split, finish] = SOURCES;
  const post = (x: number, y: number) => rect(x - 2, y - 16, 4, 34, 'coat-2');
  return (
    source(lettering, 'start', start, 1.4, post(98, start) + line(84, start + 4, 98, start + 4, 'rl')) +
    source(
      lettering,
      'on the course',
      split,
      0,
      post(50, split) + post(100, split) + line(52, split - 8, 98, split - 8, 'rl'),
    ) +
    source(
      lettering,
      'finish',
      finish,
      0.4,
      post(50, finish) + post(100, finish) + rect(46, finish - 24, 58, 10, 'kit-red'),
    )
  );
}

/** From a source to the centre, or from the centre to a reader: level, a slope, level again. */
function rail(fromX: number, fromY: number, toX: number, toY: number, bend: number): string {
  return `M${fromX} ${fromY}H${bend}L${bend + Math.abs(toY - fromY)} ${toY}H${toX}`;
}

function rails(): string {
  const ways = [
    ...SOURCES.map((y) => rail(74 + RADIUS + 10, y, CENTRE.x, MIDDLE, 146)),
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
        stood(downhill(RACER, 0.2)(0), [x + 42, tv + 14], 22) +
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

export const integratedTiming1968 = sheet({
  id: 'innovations/integrated-timing-1968',
  title: 'Integrated timing, Grenoble 1968',
  description:
    'A flow diagram. Impulses of a racer at the start, on the course and at the finish run into one place, where results and statistics are worked out. Judges, press, television and the public board get them at the same moment, marked by a red line.',
  body: (lettering) =>
    rails() +
    rect(CENTRE.x, MIDDLE - 84, CENTRE.width, CENTRE.height, 'i') +
    litBy(
      'day',
      each(
        [0, 1],
        (reel) =>
          circle(CENTRE.x + 56 + reel * 58, MIDDLE - 54, 20, 'kit-grey') +
          circle(CENTRE.x + 56 + reel * 58, MIDDLE - 54, 5, 'kit-ink'),
      ),
    ) +
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
