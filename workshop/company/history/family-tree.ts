/** How the company came together, as a line map: the horizontal axis is true to the years. */
import { scaleLinear } from 'd3-scale';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, each, line, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { axis } from '../kit/axis.ts';
import { LABEL, lines, NOTE, SHEET, sheet } from '../kit/sheet.ts';

const x = scaleLinear([1972, 2018], [196, 890.6]);
const OMEGA = 186;
const LONGINES = 246;
const COMPANY = 342;
const LEIPZIG = 474;
const LIBEREC = 510;
const RULER = 548;
const TURN = 16;
const LEFT = SHEET.margin;

/** Along the level, then down (or up) into the company's line. */
function joins(from: number, level: number, at: number): string {
  const way = Math.sign(COMPANY - level);
  return `M${round(from)} ${level}H${round(at - TURN)}Q${round(at)} ${level} ${round(at)} ${level + way * TURN}V${COMPANY}`;
}

function feeders(): string {
  const [founded, merger] = [x(1972.5), x(1988.8)];
  const lines = [
    `M${LEFT} ${OMEGA}H${round(x(1988))}`,
    joins(LEFT, OMEGA, founded - 5),
    joins(LEFT, LONGINES, founded + 5),
    `M${LEFT} ${COMPANY}H${round(founded)}`,
    joins(LEFT, OMEGA, merger + 5),
    joins(LEFT, LONGINES, merger - 5),
    joins(x(1980), OMEGA, x(2005.6)),
    joins(x(1979), LEIPZIG, x(2006.1) + 1),
    joins(x(1996), LIBEREC, x(2006.1) + 11),
  ];
  return (
    stroke(lines.join(''), 'm', 5) +
    stroke(`M${round(x(1991.5))} ${LIBEREC}H${round(x(1996))}`, 'm', 5, { dash: '5 5' })
  );
}

function company(): string {
  const run = (from: number, to: number, width: number) => stroke(`M${x(from)} ${COMPANY}H${x(to)}`, 'rl', width);
  return run(1972.5, 1988.8, 7) + run(1988.8, 2006.1, 11) + run(2006.1, 2018, 15);
}

/** A stop on the company's line. */
function stop(year: number, half = 0): string {
  const at = x(year);
  const oval = (grow: number, className: string) =>
    rect(at - half - grow, COMPANY - grow, 2 * (half + grow), 2 * grow, className, grow);
  return oval(11, 'i') + oval(8, 'p');
}

function caption(lettering: Lettering, at: number, y: number, year: string, texts: readonly string[], isEnd = false) {
  const anchor = isEnd ? 'end' : 'start';
  return (
    lettering.text(at, y, year, { size: 20, style: 'wide', anchor }) +
    lines(lettering, at, y + 20, texts, { ...NOTE, anchor }, 20)
  );
}

function ruler(lettering: Lettering): string {
  const years = range(47).map((index) => 1972 + index);
  const isDecade = (year: number) => year % 10 === 0;
  return (
    axis(x, RULER, years, { isLong: isDecade, ticks: [5, 10] }) +
    each(years.filter(isDecade), (year) =>
      lettering.text(x(year), RULER + 28, String(year), { ...NOTE, anchor: 'middle' }),
    ) +
    each(x.domain(), (year) =>
      lettering.text(x(year), RULER + 28, String(year), { ...LABEL, style: 'bold', anchor: 'middle' }),
    )
  );
}

function body(lettering: Lettering): string {
  const names = { ...LABEL, style: 'medium' } as const;
  const group = x(1983.5);
  return (
    rect(group, 100, x(2018) + 12 - group, 336, 'g1') +
    line(group, 108, group, 430, 'd', '3 4') +
    feeders() +
    company() +
    stop(1972.5, 5) +
    stop(1983.5) +
    stop(1988.8, 5) +
    stop(2001) +
    stop(2005.85, 8) +
    circle(x(2018), COMPANY, 11, 'r') +
    lettering.text(LEFT, OMEGA - 12, 'Omega', names) +
    lettering.text(LEFT, LONGINES - 12, 'Longines', names) +
    lines(lettering, LEFT, COMPANY - 30, ['Watch industry', 'federation'], names, 20) +
    lettering.text(x(1989.6), OMEGA - 10, 'Omega Electronics', names) +
    lettering.text(x(1979), LEIPZIG - 12, 'Leipzig: a timing and data house', names) +
    lettering.text(x(1996), LIBEREC + 23, 'Liberec', { ...names, anchor: 'middle' }) +
    lettering.text(group + 12, 132, '1983', { size: 20, style: 'wide' }) +
    lettering.text(group + 82, 132, 'part of the watch group', NOTE) +
    caption(lettering, x(1972.5) - 10, 386, '1972', ['Swiss Timing', 'founded, 3 July']) +
    caption(lettering, x(1988.8) - 10, 384, '1988', ['two timing teams', 'become one']) +
    caption(lettering, x(2001) + 10, 288, '2001', ['Corgémont'], true) +
    caption(lettering, x(2005.6) + 16, 220, '2005', ['sports business of', 'Omega Electronics joins']) +
    caption(lettering, x(2018) + 11, 298, '2018', ['three sites'], true) +
    caption(lettering, x(2006.1) + 26, 384, '2006', ['Leipzig and Liberec']) +
    ruler(lettering)
  );
}

/** Years of the company with where each stands on a telephone, and what happened. */
const STOPS = [
  ['1972', 128, 'Founded by the three'],
  ['1988', 196, 'Two timing teams become one'],
  ['2001', 264, 'Corgémont'],
  ['2005', 322, 'The sports business of Omega', 'Electronics joins'],
  ['2006', 428, 'Leipzig and Liberec'],
  ['2018', 500, 'Three sites'],
] as const;

/** The same from above downwards: three lines become one, two more join it. */
function narrowBody(lettering: Lettering): string {
  const [main, first, last] = [40, STOPS[0][1], 500];
  const merges = [66, 92].map((at) => `M${at} 46V80Q${at} ${first - 6} ${main} ${first}`).join('');
  const joining = [374, 404].map((y) => `M374 ${y}H90Q${main} ${y} ${main} 428`).join('');
  const name = { size: 18, style: 'medium' } as const;
  return (
    stroke(`M${main} 46V${first}${merges}${joining}`, 'm', 5) +
    stroke(`M${main} ${first}V196`, 'rl', 7) +
    stroke(`M${main} 196V428`, 'rl', 10) +
    stroke(`M${main} 428V${last}`, 'rl', 14) +
    lettering.text(24, 30, 'Omega, Longines, federation', name) +
    lettering.text(374, 366, 'Leipzig', { ...name, anchor: 'end' }) +
    lettering.text(374, 396, 'Liberec', { ...name, anchor: 'end' }) +
    each(
      STOPS,
      ([year, y, ...texts]) =>
        circle(main, y, 13, 'i') +
        circle(main, y, 8, 'p') +
        lettering.text(70, y + 8, year, { size: 23, style: 'wide' }) +
        each(texts, (text, index) => lettering.text(152, y + 7 + index * 21, text, { size: 16, fill: 'g5' })),
    )
  );
}

export const familyTree = sheet({
  id: 'history/family-tree',
  title: 'How the company came together, 1972–2018',
  description:
    'A line map along the years. Omega, Longines and the watch industry federation found Swiss Timing in 1972; it belongs to the group from 1983. ' +
    'In 1988 the Omega and Longines timing teams become one, in 2001 the company moves to Corgémont, in 2005 the sports business of Omega Electronics joins, in 2006 the teams of Leipzig and Liberec.',
  body,
  narrow: {
    height: 540,
    body: narrowBody,
  },
});
