/** The commentators' system over the internet: a match in the browser, and when the data are open. */
import { browser, plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, rect } from '../../kit/shapes.ts';
import { NARROW, screen } from '../screen.ts';
import { heads, narrowRows, note, row } from '../small-print.ts';

const PAGE = { x: 24, y: 18, width: 912, height: 398 };
const STATISTICS = [
  ['24', 'Goals', '22'],
  ['39', 'Shots', '41'],
  ['11', 'Saves', '12'],
  ['3 / 4', '7 m throws', '2 / 2'],
  ['4', 'Suspensions', '3'],
  ['8', 'Turnovers', '9'],
] as const;
const STANDINGS = [
  ['1', 'SWE', '3', '+14', '6'],
  ['2', 'GER', '3', '+6', '4'],
  ['3', 'NED', '3', '−5', '2'],
  ['4', 'BRA', '3', '−15', '0'],
] as const;
/** The time axis: hour 0 is the start of an event of two hours. */
const AXIS = { left: 60, hour: 47.1, y: 508, start: -4, duration: 2 } as const;

const hourX = (hour: number): number => AXIS.left + (hour - AXIS.start) * AXIS.hour;

function match(lettering: Lettering): string {
  const columns = [
    { x: 76, style: 'bold' },
    { x: 246, anchor: 'middle', fill: 'g5' },
    { x: 416, anchor: 'end', style: 'bold' },
  ] as const;
  return (
    rect(25, 58, 910, 92, 'tv-panel') +
    lettering.text(60, 122, 'GER', { size: 36, style: 'wide', fill: 'tv-text' }) +
    lettering.text(432, 122, 'SWE', { size: 36, style: 'wide', anchor: 'end', fill: 'tv-text' }) +
    lettering.text(246, 121, '24 : 22', { size: 34, style: 'bold', anchor: 'middle', fill: 'tv-text' }) +
    lettering.text(480, 98, 'Second half', { size: 16, fill: 'tv-text' }) +
    lettering.text(480, 127, '48:12', { size: 26, style: 'bold', fill: 'tv-text' }) +
    plaque(lettering, { x: 732, y: 84, width: 176, height: 42 }, 'Delay 5–10 s', 20) +
    lettering.text(60, 188, 'Match statistics', { size: 16, style: 'bold' }) +
    line(60, 198, 432, 198, 'm') +
    each(STATISTICS, (cells, index) => row(lettering, 226 + index * 32, columns, cells, { size: 18 }))
  );
}

function standings(lettering: Lettering): string {
  const columns = [
    { x: 506, anchor: 'end', style: 'bold' },
    { x: 530, style: 'bold' },
    { x: 690, anchor: 'end' },
    { x: 800, anchor: 'end' },
    { x: 900, anchor: 'end', style: 'bold' },
  ] as const;
  return (
    lettering.text(480, 188, 'Group B', { size: 16, style: 'bold' }) +
    heads(lettering, 188, columns, ['', '', 'Played', 'Goals', 'Points'], [480, 908], { size: 16 }) +
    each(STANDINGS, (cells, index) => row(lettering, 226 + index * 32, columns, cells, { size: 18 })) +
    each(
      ['Schedule', 'Standings', 'Rosters', 'Top lists'],
      (words, index) =>
        rect(480 + index * 109, 354, 101, 36, index === 1 ? 'g2' : 'g1') +
        lettering.text(530.5 + index * 109, 377, words, { size: 16, anchor: 'middle' }),
    )
  );
}

function accessWindow(lettering: Lettering): string {
  const { y, duration } = AXIS;
  const hours = Array.from({ length: 19 }, (_, index) => index - 4);
  const mark = (hour: number, title: string, words: string, anchor: 'start' | 'end') =>
    line(hourX(hour), y - 36, hourX(hour), y + 16, 'l') +
    lettering.text(hourX(hour) + (anchor === 'start' ? 6 : -6), y - 24, title, { size: 16, style: 'bold', anchor }) +
    note(lettering, hourX(hour), y + 60, words, anchor === 'start' ? 'start' : 'end', 14);
  return (
    rect(hourX(-4), y - 12, (duration + 16) * AXIS.hour, 24, 'g3') +
    plaque(lettering, { x: hourX(0), y: y - 12, width: duration * AXIS.hour, height: 24 }, 'Event', 16) +
    each(hours, (hour) => line(hourX(hour), y + 12, hourX(hour), y + 18, 'm')) +
    mark(-4, 'Access opens', '4 h before the start', 'start') +
    mark(14, 'Access closes', '12 h after the end', 'end') +
    each([-4, 0], (hour) =>
      lettering.text(hourX(hour), y + 36, hour === 0 ? 'start' : '−4 h', {
        size: 16,
        anchor: hour === 0 ? 'middle' : 'start',
      }),
    ) +
    lettering.text(hourX(2), y + 36, 'end', { size: 16, anchor: 'middle' }) +
    each([6, 10], (hour) => lettering.text(hourX(hour), y + 36, `+${hour - 2} h`, { size: 16, anchor: 'middle' })) +
    lettering.text(hourX(14), y + 36, '+12 h', { size: 16, anchor: 'end' })
  );
}

export const webCis = screen({
  name: 'webcis',
  title: 'WebCIS: match in the browser, hours of access',
  description:
    'Above, a handball match GER against SWE at 24:22 in the browser with statistics, group table and the mark of a delay of 5–10 s. Below, the access window: from 4 h before the start to 12 h after the end of the event. Sample data.',
  part: { x: 16, y: 10, width: 928, height: 580 },
  narrow: {
    height: 420,
    draw: (lettering) =>
      rect(0, 0, NARROW, 420, 'p') +
      rect(0, 0, NARROW, 112, 'tv-panel') +
      lettering.text(16, 58, 'GER', { size: 30, style: 'wide', fill: 'tv-text' }) +
      lettering.text(195, 60, '24 : 22', { size: 34, style: 'bold', anchor: 'middle', fill: 'tv-text' }) +
      lettering.text(NARROW - 16, 58, 'SWE', { size: 30, style: 'wide', anchor: 'end', fill: 'tv-text' }) +
      lettering.text(195, 94, 'Second half  48:12', { size: 17, anchor: 'middle', fill: 'tv-text' }) +
      narrowRows(
        lettering,
        146,
        [
          { x: 16, style: 'bold' },
          { x: 195, anchor: 'middle', fill: 'g5', size: 17 },
          { x: NARROW - 16, anchor: 'end', style: 'bold' },
        ],
        STATISTICS.slice(0, 3),
        [16, NARROW - 16],
      ) +
      rect(16, 306, 358, 26, 'g3') +
      plaque(lettering, { x: 96, y: 306, width: 72, height: 26 }, 'Event', 16) +
      line(16, 292, 16, 340, 'l') +
      line(374, 292, 374, 340, 'l') +
      lettering.text(16, 284, 'Access opens', { size: 16, style: 'bold' }) +
      lettering.text(374, 284, 'closes', { size: 16, style: 'bold', anchor: 'end' }) +
      lettering.text(16, 362, '−4 h', { size: 18 }) +
      lettering.text(374, 362, '+12 h', { size: 18, anchor: 'end' }) +
      plaque(lettering, { x: 16, y: 378, width: 358, height: 36 }, 'Delay 5–10 s', 18),
  },
  draw: (lettering) =>
    browser(lettering, PAGE, 'sportresult.com') + match(lettering) + standings(lettering) + accessWindow(lettering),
});
