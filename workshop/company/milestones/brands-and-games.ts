/** Which brand timed which Games: years across, series of Games down, a sign for each brand. */
import { scaleLinear, scalePoint } from 'd3-scale';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, each, line, placed, points, polygon, rect, round } from '../../kit/shapes.ts';
import { axis } from '../kit/axis.ts';
import { LABEL, NOTE, sheet } from '../kit/sheet.ts';

type Brand = 'Omega' | 'Longines' | 'Tissot' | 'Swatch' | 'Swiss Timing';
type Series = readonly [name: string, games: Readonly<Partial<Record<Brand, readonly number[]>>>];

const SERIES: readonly Series[] = [
  [
    'Summer Olympics',
    {
      Omega: [1932, 1936, 1948, 1952, 1956, 1960, 1968, 1976, 1980, 1984, 1988, 2008, 2012, 2016],
      Longines: [1972],
      Swatch: [1996, 2000, 2004],
    },
  ],
  ['Winter Olympics', { Omega: [1936, 1948, 1956, 1964, 1968, 1976, 1980, 1984, 1988, 1992, 2006, 2010, 2014, 2018] }],
  ['Paralympics', { Omega: [1992, 2012, 2016] }],
  ['Youth Olympics', { Omega: [2010, 2012, 2014, 2018] }],
  ['Commonwealth', { Longines: [1962, 2014, 2018], Omega: [1982], 'Swiss Timing': [2006, 2010] }],
  ['Pan American', { Omega: [1967], 'Swiss Timing': [2007] }],
  ['Asian Games', { Tissot: [1998, 2002, 2006, 2014, 2018] }],
  ['World Games', { Tissot: [2009, 2013, 2017] }],
];

const x = scaleLinear([1932, 2018], [214, 909.8]);
const ROW = 44;
const y = scalePoint(
  SERIES.map(([name]) => name),
  [168, 476],
);
const LAST_ROW = 476;

const SIGN: Readonly<Record<Brand, (x: number, y: number) => string>> = {
  Omega: (at, y) => circle(at, y, 7, 'i'),
  Longines: (at, y) => rect(at - 6, y - 6, 12, 12, 'g4'),
  Tissot: (at, y) => circle(at, y, 7, 'i') + circle(at, y, 4, 'p'),
  Swatch: (at, y) => placed(at, y, polygon(points('-7.5,6 0,-7.5 7.5,6'), 'i')),
  'Swiss Timing': (at, y) => rect(at - 2.5, y - 9, 5, 18, 'r'),
};

function row(lettering: Lettering, [name, games]: Series): string {
  const level = y(name) ?? 0;
  const brands = Object.entries(games) as [Brand, readonly number[]][];
  return (
    line(32, level + ROW / 2, 928, level + ROW / 2, 'h') +
    lettering.text(32, level + 5, name, { ...LABEL, style: 'medium' }) +
    each(brands, ([brand, years]) => each(years, (year) => SIGN[brand](round(x(year)), level)))
  );
}

function years(lettering: Lettering): string {
  const even = range(44).map((index) => 1932 + index * 2);
  const named = [...even.filter((year) => (year - 1932) % 8 === 0 && year !== 2012), 2018];
  const isLeap = (year: number) => year % 4 === 0;
  return (
    axis(x, 138, even, { isLong: isLeap, ticks: [-5, -9], className: 'd' }) +
    each(named, (year) => lettering.text(x(year), 121, String(year), { ...NOTE, anchor: 'middle' })) +
    each(even.filter(isLeap), (year) => line(x(year), 146, x(year), LAST_ROW + 22, 'h', '1 5'))
  );
}

function legend(lettering: Lettering): string {
  let at = 40;
  return each(Object.keys(SIGN) as Brand[], (brand) => {
    const entry = SIGN[brand](at, 565) + lettering.text(at + 15, 570, brand, LABEL);
    at += 15 + lettering.measure(brand, LABEL) + 34;
    return entry;
  });
}

export const brandsAndGames = sheet({
  id: 'milestones/brands-and-games',
  title: 'Which brand timed which Games',
  description:
    'A table of eight series of Games by year, 1932 to 2018. Omega timed fourteen Summer and fourteen Winter Olympic Games, Longines Munich 1972, Swatch the Summer Games of 1996, 2000 and 2004. ' +
    'Tissot appears at Asian Games from 1998 and World Games from 2009, Longines at Commonwealth Games of 1962, 2014 and 2018, Swiss Timing itself at those of 2006 and 2010. A red line marks 1972, the year Swiss Timing was founded.',
  body: (lettering) =>
    years(lettering) +
    line(x(1972.5), 138, x(1972.5), LAST_ROW + 30, 'rl') +
    lettering.text(x(1972.5), LAST_ROW + 48, '1972 Swiss Timing founded', {
      size: 17,
      style: 'bold',
      fill: 'r',
      anchor: 'middle',
    }) +
    each(SERIES, (series) => row(lettering, series)) +
    legend(lettering),
  narrow: {
    height: 444,
    body: (lettering) =>
      each(
        [
          ['Omega', '14 Summer, 14 Winter Olympics'],
          ['Longines', 'Munich 1972, Commonwealth'],
          ['Tissot', 'Asian Games, World Games'],
          ['Swatch', 'Olympics 1996, 2000, 2004'],
          ['Swiss Timing', 'Melbourne 2006, Delhi 2010'],
        ] as const,
        ([brand, games], index) => {
          const y = 44 + index * 88;
          return (
            `<g transform="translate(32 ${y - 8}) scale(1.6)">${SIGN[brand](0, 0)}</g>` +
            lettering.text(62, y, brand, { size: 23, style: 'wide' }) +
            lettering.text(62, y + 28, games, { size: 18, fill: 'g5' }) +
            (index < 4 ? line(16, y + 48, 374, y + 48, 'h') : '')
          );
        },
      ),
  },
});
