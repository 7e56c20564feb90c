/** The timing monitor of a car race: order, gaps, the last lap and its three sectors in the colours of their pace. */
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, rect } from '../../kit/shapes.ts';
import { row } from '../../kit/table.ts';
import { NARROW, screen } from '../screen.ts';

/** Of a sector: the best of all, the car's own best, slower. */
type Pace = 'best' | 'own' | 'slower';

/** Sectors in thousandths; a lap is their sum. */
const CARS = [
  { car: 44, gap: '', sectors: [28_412, 35_106, 24_871], paces: ['own', 'best', 'own'] },
  { car: 16, gap: '+1.284', sectors: [28_390, 35_322, 24_902], paces: ['best', 'slower', 'own'] },
  { car: 7, gap: '+3.907', sectors: [28_655, 35_410, 24_760], paces: ['own', 'slower', 'best'] },
  { car: 23, gap: '+8.115', sectors: [28_701, 35_288, 25_044], paces: ['slower', 'own', 'slower'] },
  { car: 81, gap: '+12.650', sectors: [28_598, 35_677, 25_130], paces: ['own', 'slower', 'slower'] },
  { car: 5, gap: '+19.032', sectors: [28_944, 35_590, 25_018], paces: ['slower', 'own', 'own'] },
  { car: 63, gap: 'PIT', sectors: [28_870, 36_204, 31_466], paces: ['slower', 'slower', 'slower'] },
  { car: 10, gap: '1 LAP', sectors: [29_102, 36_011, 25_390], paces: ['own', 'slower', 'slower'] },
] as const satisfies readonly {
  readonly car: number;
  readonly gap: string;
  readonly sectors: readonly number[];
  readonly paces: readonly Pace[];
}[];

const seconds = (thousandths: number): string => (thousandths / 1000).toFixed(3);
const lapTime = (thousandths: number): string =>
  `${Math.floor(thousandths / 60_000)}:${seconds(thousandths % 60_000).padStart(6, '0')}`;
const lapOf = ({ sectors }: (typeof CARS)[number]): number => sectors.reduce((sum, sector) => sum + sector, 0);
const BEST = Math.min(...CARS.map(lapOf));

const COLUMNS = [
  { x: 74, anchor: 'end', style: 'bold' },
  { x: 148, anchor: 'end', style: 'bold' },
  { x: 300, anchor: 'end' },
  { x: 452, anchor: 'end', style: 'bold' },
  { x: 600, anchor: 'end' },
  { x: 740, anchor: 'end' },
  { x: 880, anchor: 'end' },
] as const;

/** Purple, green and yellow; purple is blue under a veil of red. */
function chip(x: number, y: number, pace: Pace): string {
  const fill = { best: 'kit-blue', own: 'kit-green', slower: 'kit-yellow' }[pace];
  const field = rect(x, y, 104, 33, fill, 3);
  return pace === 'best' ? `${field}<g fill-opacity=".42">${rect(x, y, 104, 33, 'kit-red', 3)}</g>` : field;
}

function carRow(lettering: Lettering, one: (typeof CARS)[number], index: number): string {
  const y = 170 + index * 45;
  const cells = [String(index + 1), String(one.car), one.gap, '', '', '', ''];
  const lap = lapOf(one);
  return (
    (index % 2 === 0 ? rect(36, y - 30, 888, 45, 'tv-panel') : '') +
    row(lettering, y, COLUMNS, cells, { size: 21, fill: 'tv-text' }) +
    lettering.text(452, y, lapTime(lap), {
      ...{ size: 21, style: 'bold', anchor: 'end' },
      fill: lap === BEST ? 'led-green' : 'tv-text',
    }) +
    each(one.sectors, (sector, place) => {
      const pace = one.paces[place] ?? 'slower';
      const right = 600 + place * 140;
      return (
        chip(right - 94, y - 24, pace) +
        lettering.text(right, y, seconds(sector), {
          ...{ size: 21, anchor: 'end', style: 'medium' },
          fill: pace === 'slower' ? 'led-ground' : 'tv-text',
        })
      );
    })
  );
}

export const raceTiming = screen({
  name: 'timing-car-racing',
  title: 'Timing monitor of a race',
  description:
    'Dark monitor on lap 31 of 57: eight cars in order with the gap to the leader, the last lap to 1/1000 s and its three sectors; the best lap, 1:28.389 of car 44, stands in green, the best sectors on purple, a car’s own best on green, slower ones on yellow; one car is in the pits. Sample data.',
  light: 'day',
  part: { x: 24, y: 12, width: 912, height: 520 },
  draw: (lettering) =>
    rect(24, 12, 912, 520, 'steel', 12) +
    rect(36, 24, 888, 496, 'led-ground') +
    lettering.text(60, 76, 'Lap 31/57', { size: 34, style: 'wide', fill: 'tv-text' }) +
    rect(700, 44, 200, 40, 'kit-green') +
    lettering.text(800, 72, 'Track clear', { size: 21, style: 'bold', anchor: 'middle', fill: 'tv-text' }) +
    row(lettering, 122, COLUMNS, ['', 'Car', 'Gap', 'Last lap', 'Sector 1', 'Sector 2', 'Sector 3'], {
      size: 18,
      fill: 'kit-grey',
    }) +
    line(48, 132, 912, 132, 'm') +
    each(CARS, (one, index) => carRow(lettering, one, index)),
  narrow: {
    height: 428,
    draw: (lettering) =>
      rect(0, 0, NARROW, 428, 'led-ground') +
      lettering.text(16, 46, 'Lap 31/57', { size: 28, style: 'wide', fill: 'tv-text' }) +
      rect(NARROW - 130, 18, 114, 36, 'kit-green') +
      lettering.text(NARROW - 73, 42, 'Track clear', { size: 17, style: 'bold', anchor: 'middle', fill: 'tv-text' }) +
      row(
        lettering,
        92,
        [
          { x: 84, anchor: 'end' },
          { x: 216, anchor: 'end' },
          { x: NARROW - 16, anchor: 'end' },
        ],
        ['Car', 'Gap', 'Last lap'],
        { size: 17, fill: 'kit-grey' },
      ) +
      line(16, 104, NARROW - 16, 104, 'm') +
      each(CARS.slice(0, 7), (one, index) => {
        const y = 140 + index * 43;
        const lap = lapOf(one);
        return (
          (index % 2 === 0 ? rect(0, y - 29, NARROW, 43, 'tv-panel') : '') +
          row(
            lettering,
            y,
            [
              { x: 34, anchor: 'end', style: 'bold' },
              { x: 84, anchor: 'end', style: 'bold' },
              { x: 216, anchor: 'end' },
            ],
            [String(index + 1), String(one.car), one.gap],
            { size: 21, fill: 'tv-text' },
          ) +
          lettering.text(NARROW - 16, y, lapTime(lap), {
            ...{ size: 21, style: 'bold', anchor: 'end' },
            fill: lap === BEST ? 'led-green' : 'tv-text',
          })
        );
      }),
  },
});
