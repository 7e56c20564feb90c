/** The left two columns of the commentators' screen: start list, live ranking, best intermediates. */
import { MONITOR } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, rect } from '../../kit/shapes.ts';
import { behind, finished, onCourse } from '../samples/downhill.ts';
import { formatGap, formatTime } from '../samples/times.ts';
import { heads, note, row } from '../small-print.ts';

/** Upper edge of the area below the title bar. */
export const TOP = MONITOR.y + 44;
const ROW = 27;
/** Bibs that have not started yet. */
const WAITING = [
  [11, 'SUI'],
  [12, 'AUT'],
  [13, 'NOR'],
  [14, 'ITA'],
  [15, 'FRA'],
] as const;

export function startList(lettering: Lettering): string {
  const columns = [{ x: 84, anchor: 'end', style: 'bold' }, { x: 102 }, { x: 222, anchor: 'end' }] as const;
  const started = finished.toSorted((a, b) => a.bib - b.bib);
  const rows: (readonly [number, string, string])[] = [
    ...started.map((run) => [run.bib, run.code, `${finished.indexOf(run) + 1}`] as const),
    [onCourse.bib, onCourse.code, 'on course'],
    ...WAITING.map(([bib, code]) => [bib, code, ''] as const),
  ];
  return (
    heads(lettering, TOP + 28, columns, ['Bib', 'Start list', 'Rank'], [52, 230]) +
    each(rows, ([bib, code, state], index) => {
      const y = TOP + 56 + index * ROW;
      const now = bib === onCourse.bib;
      return (
        (now ? rect(52, y - 19, 178, ROW, 'g1') + rect(52, y - 19, 4, ROW, 'r') : '') +
        row(lettering, y, columns, [String(bib), code, state], { size: 16 })
      );
    })
  );
}

export function ranking(lettering: Lettering): string {
  const columns = [
    { x: 290, anchor: 'end', style: 'bold' },
    { x: 332, anchor: 'end' },
    { x: 352 },
    { x: 484, anchor: 'end' },
    { x: 578, anchor: 'end' },
  ] as const;
  return (
    heads(lettering, TOP + 28, columns, ['Rank', 'Bib', 'Live ranking', 'Time', 'Behind'], [256, 586]) +
    each(finished, (run, index) => {
      const y = TOP + 61 + index * 38;
      const gap = behind(run, 3) ?? 0;
      const cells = [
        String(index + 1),
        String(run.bib),
        run.code,
        formatTime(run.times[3] ?? 0),
        gap === 0 ? '' : formatGap(gap),
      ];
      return (
        row(lettering, y, columns, cells, index === 0 ? { size: 20, style: 'bold' } : { size: 18 }) +
        line(256, y + 13, 586, y + 13, 'h')
      );
    })
  );
}

/** The best at each intermediate so far, also of a run not yet at the finish. */
export function bestIntermediates(lettering: Lettering): string {
  const y = TOP + 408;
  return (
    note(lettering, 256, y, 'Best at the intermediates', 'start', 12) +
    line(256, y + 8, 586, y + 8, 'm') +
    each([0, 1, 2], (point) => {
      const runs = [...finished, onCourse].filter(({ times }) => times[point] !== undefined);
      const best = runs.toSorted((a, b) => (a.times[point] ?? 0) - (b.times[point] ?? 0))[0];
      const x = 256 + point * 116;
      return (
        note(lettering, x, y + 30, `${point + 1}`, 'start', 15) +
        lettering.text(x + 18, y + 30, formatTime(best?.times[point] ?? 0), { size: 16 }) +
        lettering.text(x + 18, y + 52, best?.code ?? '', { size: 16, style: 'bold' })
      );
    })
  );
}
