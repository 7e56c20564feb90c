/** The results page of an event site during a race: every lane as a bar that grows. */
import { browser, menu } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, rect } from '../../kit/shapes.ts';
import { distanceOf, EVENT, gapAt, NOW, ranking, type Swimmer } from '../samples/freestyle.ts';
import { formatGap, formatRunning, formatTime } from '../samples/times.ts';
import { NARROW, screen } from '../screen.ts';
import { heads, note, row } from '../small-print.ts';

const PAGE = { x: 24, y: 18, width: 912, height: 564 };
const BAR = { x: 196, width: 300 };
const COLUMNS = [
  { x: 74, anchor: 'end', style: 'bold' },
  { x: 116, anchor: 'end' },
  { x: 136, style: 'bold' },
  { x: BAR.x },
  { x: 588, anchor: 'end' },
  { x: 664, anchor: 'end' },
] as const;
const SESSION = [
  ['19:30', 'Women’s 100 m backstroke', 'official'],
  ['19:36', 'Men’s 100 m breaststroke', 'official'],
  ['19:42', EVENT, 'live'],
  ['19:50', 'Women’s 200 m medley', 'start list'],
  ['19:58', 'Men’s 50 m butterfly', 'start list'],
  ['20:06', 'Mixed 4 × 100 m medley', 'start list'],
] as const;

function laneRow(lettering: Lettering, athlete: Swimmer, index: number): string {
  const y = 226 + index * 39;
  const gap = gapAt(athlete, 2);
  const end = (BAR.width * distanceOf(athlete.splits)) / 200;
  const cells = [
    String(index + 1),
    String(athlete.lane),
    athlete.code,
    '',
    formatTime(athlete.splits[2]),
    gap === 0 ? '' : formatGap(gap),
  ];
  return (
    rect(BAR.x, y - 14, BAR.width, 18, 'water-1') +
    rect(BAR.x, y - 14, end, 18, 'water') +
    each([50, 100, 150], (metres) => line(BAR.x + metres * 1.5, y - 14, BAR.x + metres * 1.5, y + 4, 'wl')) +
    (index === 0 ? rect(BAR.x + end - 4, y - 19, 4, 28, 'r') : rect(BAR.x + end - 4, y - 14, 4, 18, 'i')) +
    row(lettering, y, COLUMNS, cells, { size: 17 }) +
    line(48, y + 16, 672, y + 16, 'h')
  );
}

const session = (lettering: Lettering): string =>
  lettering.text(716, 142, 'Session 6', { size: 18, style: 'bold' }) +
  each(SESSION, ([time, name, state], index) => {
    const y = 184 + index * 62;
    const live = state === 'live';
    return (
      (live ? rect(700, y - 22, 4, 52, 'r') : '') +
      note(lettering, 716, y, time, 'start', 15) +
      lettering.text(908, y, state, {
        size: 16,
        anchor: 'end',
        fill: live ? 'r' : 'g5',
        style: live ? 'bold' : 'regular',
      }) +
      lettering.text(716, y + 22, name, { size: 16, style: live ? 'bold' : 'regular' }) +
      line(716, y + 37, 908, y + 37, 'h')
    );
  });

export const liveResults = screen({
  name: 'web-live-results',
  title: 'Live results in the browser',
  description:
    'Web page during a 200 m freestyle final at 1:38.4: eight lanes as bars from 0 to 200 m with country, time at 150 m and gap, beside them the six events of the session. Sample data.',
  part: { x: 16, y: 10, width: 928, height: 580 },
  narrow: {
    height: 424,
    draw: (lettering) =>
      rect(0, 0, NARROW, 424, 'p') +
      lettering.text(16, 34, EVENT, { size: 20, style: 'bold' }) +
      circle(22, 68, 6, 'r') +
      lettering.text(36, 74, 'Live', { size: 18, style: 'bold' }) +
      lettering.text(NARROW - 16, 78, formatRunning(NOW), { size: 34, style: 'wide', anchor: 'end' }) +
      line(16, 94, NARROW - 16, 94, 'l') +
      each(ranking(2).slice(0, 6), (athlete, index) => {
        const y = 130 + index * 53;
        const end = (176 * distanceOf(athlete.splits)) / 200;
        return (
          lettering.text(30, y, String(index + 1), { size: 20, style: 'bold', anchor: 'end' }) +
          lettering.text(46, y, athlete.code, { size: 20, style: 'bold' }) +
          rect(104, y - 17, 176, 22, 'water-1') +
          rect(104, y - 17, end, 22, 'water') +
          each([44, 88, 132], (step) => line(104 + step, y - 17, 104 + step, y + 5, 'wl')) +
          rect(102 + end, y - 20, 4, 28, index === 0 ? 'r' : 'i') +
          lettering.text(NARROW - 16, y, index === 0 ? formatTime(athlete.splits[2]) : formatGap(gapAt(athlete, 2)), {
            size: 19,
            anchor: 'end',
          }) +
          (index < 5 ? line(16, y + 21, NARROW - 16, y + 21, 'h') : '')
        );
      }),
  },
  draw: (lettering) =>
    browser(lettering, PAGE, 'sportresult.com') +
    menu(lettering, 48, 87, ['Schedule', 'Results', 'Records', 'Countries'], 1) +
    rect(154, 96, 56, 3, 'r') +
    line(24, 99, 936, 99, 'h') +
    lettering.text(48, 146, EVENT, { size: 26, style: 'wide' }) +
    circle(508, 138, 6, 'r') +
    lettering.text(522, 144, 'Live', { size: 16, style: 'bold' }) +
    lettering.text(672, 146, formatRunning(NOW), { size: 20, style: 'wide', anchor: 'end' }) +
    heads(lettering, 186, COLUMNS, ['', '', '', '', '150 m', 'Gap'], [48, 672], { size: 16 }) +
    each([0, 50, 100, 150, 200], (metres) => note(lettering, BAR.x + metres * 1.5, 178, String(metres), 'middle')) +
    each(ranking(2), (athlete, index) => laneRow(lettering, athlete, index)) +
    line(688, 99, 688, 582, 'h') +
    session(lettering),
});
