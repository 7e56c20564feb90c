/** The commentators' screen during a downhill: start list, live ranking, intermediates of the run on the course. */
import { MONITOR, monitor } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, polyline, rect } from '../../kit/shapes.ts';
import { behind, finished, NOW, onCourse, START } from '../samples/downhill.ts';
import { formatClock, formatDifference, formatGap, formatRunning, formatTime } from '../samples/times.ts';
import { NARROW, screen } from '../screen.ts';
import { heads, narrowRows, note, row } from '../small-print.ts';
import { bestIntermediates, ranking, startList, TOP } from './commentator-lists.ts';

const BOTTOM = MONITOR.y + MONITOR.height;
const LEADER = finished[0];

function intermediates(lettering: Lettering): string {
  const columns = [
    { x: 620 },
    { x: 762, anchor: 'end' },
    { x: 846, anchor: 'end', style: 'bold' },
    { x: 900, anchor: 'end' },
  ] as const;
  return (
    rect(604, TOP, 320, 116, 'g1') +
    lettering.text(620, TOP + 30, `Bib ${onCourse.bib}  ${onCourse.code}`, { size: 18, style: 'bold' }) +
    lettering.text(900, TOP + 30, `${onCourse.speed.toFixed(1)} km/h`, { size: 18, anchor: 'end' }) +
    lettering.text(900, TOP + 94, formatRunning(NOW), { size: 56, style: 'wide', anchor: 'end' }) +
    heads(lettering, TOP + 150, columns, ['Intermediate', 'Time', 'Gap', 'Rank'], [620, 900]) +
    each(['1', '2', '3', 'Finish'], (name, point) => {
      const own = onCourse.times[point];
      const gap = behind(onCourse, point);
      const rank =
        own === undefined ? '' : String(1 + finished.filter(({ times }) => (times[point] ?? 0) < own).length);
      const cells = [
        name,
        own === undefined ? '–' : formatTime(own),
        gap === undefined ? '–' : formatDifference(gap),
        rank,
      ];
      return row(lettering, TOP + 190 + point * 32, columns, cells, { size: 17 });
    })
  );
}

/** Gap of the run on the course against the leader, above the line when ahead. */
function gapChart(lettering: Lettering): string {
  const axisY = TOP + 404;
  const x = (point: number) => 638 + point * 60;
  const y = (gap: number) => axisY + gap * 3;
  const gaps = [0, ...[0, 1].map((point) => behind(onCourse, point) ?? 0)];
  const places = gaps.map((gap, index) => [x(index), y(gap)] as const);
  const last = places.at(-1) ?? [0, 0];
  const labels = ['Start', '1', '2', '3', 'Finish'];
  return (
    note(lettering, 620, TOP + 328, 'Gap to the leader', 'start', 12) +
    line(620, axisY, 900, axisY, 'l') +
    each(
      labels,
      (label, index) =>
        line(x(index), axisY - 4, x(index), axisY + 4, 'l') + note(lettering, x(index), axisY + 24, label, 'middle'),
    ) +
    polyline(places, 'rl') +
    circle(last[0], last[1], 5, 'r') +
    lettering.text(last[0] + 12, last[1] + 5, formatDifference(gaps.at(-1) ?? 0), { size: 16, style: 'bold' })
  );
}

export const commentatorScreen = screen({
  name: 'commentator-screen',
  title: 'Commentators’ screen during a downhill',
  description:
    'Screen in three columns: start list of 15 bibs, live ranking of the nine at the finish led by SUI in 1:41.87, and the run on the course with its times, gaps and ranks at the intermediates. Sample data.',
  light: 'night',
  part: { x: 24, y: 12, width: 912, height: 546 },
  draw: (lettering) =>
    monitor() +
    rect(MONITOR.x, MONITOR.y, MONITOR.width, 44, 'g3') +
    lettering.text(52, MONITOR.y + 29, 'Men’s downhill', { size: 19, style: 'bold' }) +
    lettering.text(256, MONITOR.y + 29, `Leader ${LEADER?.code ?? ''}`, { size: 16 }) +
    lettering.text(900, MONITOR.y + 29, formatClock(START + NOW / 100), { size: 19, anchor: 'end' }) +
    line(240, TOP, 240, BOTTOM, 'h') +
    line(604, TOP, 604, BOTTOM, 'h') +
    startList(lettering) +
    ranking(lettering) +
    bestIntermediates(lettering) +
    intermediates(lettering) +
    gapChart(lettering),
  narrow: {
    height: 404,
    draw: (lettering) =>
      rect(0, 0, NARROW, 404, 'p') +
      rect(0, 0, NARROW, 92, 'g3') +
      lettering.text(16, 36, `Bib ${onCourse.bib}  ${onCourse.code}`, { size: 21, style: 'bold' }) +
      lettering.text(16, 70, `${onCourse.speed.toFixed(1)} km/h`, { size: 18 }) +
      lettering.text(NARROW - 16, 66, formatRunning(NOW), { size: 52, style: 'wide', anchor: 'end' }) +
      narrowRows(
        lettering,
        130,
        [
          { x: 24, style: 'bold' },
          { x: 176, anchor: 'end' },
          { x: 290, anchor: 'end', style: 'bold' },
          { x: 368, anchor: 'end' },
        ],
        [0, 1].map((point) => [
          String(point + 1),
          formatTime(onCourse.times[point] ?? 0),
          formatDifference(behind(onCourse, point) ?? 0),
          '1',
        ]),
        [16, NARROW - 16],
      ) +
      line(0, 194, NARROW, 194, 'm') +
      lettering.text(16, 224, 'Live ranking', { size: 16, fill: 'g5' }) +
      narrowRows(
        lettering,
        262,
        [
          { x: 36, anchor: 'end', style: 'bold' },
          { x: 60, style: 'bold' },
          { x: 250, anchor: 'end' },
          { x: 368, anchor: 'end' },
        ],
        finished.slice(0, 4).map((run, index) => {
          const gap = behind(run, 3) ?? 0;
          return [String(index + 1), run.code, formatTime(run.times[3] ?? 0), gap === 0 ? '' : formatGap(gap)];
        }),
        [16, NARROW - 16],
        { step: 40 },
      ),
  },
});
