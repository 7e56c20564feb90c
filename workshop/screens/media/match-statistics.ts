/** The media information screen of a beach volleyball match: points by kind, meetings so far, where the attacks landed. */
import { MONITOR, monitor } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { createRandom } from '../../kit/random.ts';
import { circle, each, line, rect, repeat } from '../../kit/shapes.ts';
import { NARROW, screen } from '../screen.ts';
import { heads, note, row } from '../small-print.ts';

/** The kinds of point add up to the points of the sets. */
const POINTS: readonly (readonly [kind: string, home: number, away: number])[] = [
  ['Attack', 31, 29],
  ['Block', 6, 4],
  ['Ace', 3, 5],
  ['Opponent’s error', 8, 7],
];
const SETS = [
  [21, 18],
  [19, 21],
  [8, 6],
] as const;
const MEETINGS = [
  ['Final', '2 – 1', 'SUI'],
  ['Quarter-final', '0 – 2', 'BRA'],
  ['Pool match', '2 – 0', 'SUI'],
  ['Semi-final', '1 – 2', 'BRA'],
] as const;
const LEFT = 60;
const MIDDLE = 300;
const RIGHT = 540;
/** The court, 16 by 8 m. */
const COURT = { x: 588, y: 340, metre: 19.5 } as const;

const score = (lettering: Lettering): string =>
  rect(MONITOR.x, MONITOR.y, MONITOR.width, 132, 'g3') +
  lettering.text(LEFT, 66, 'Women, quarter-final, court 1', { size: 16, fill: 'i' }) +
  lettering.text(LEFT, 128, 'SUI', { size: 56, style: 'wide', fill: 'i' }) +
  lettering.text(MIDDLE, 124, '1 – 1', { size: 38, style: 'bold', anchor: 'middle', fill: 'i' }) +
  lettering.text(RIGHT, 128, 'BRA', { size: 56, style: 'wide', anchor: 'end', fill: 'i' }) +
  lettering.text(610, 104, 'SUI', { size: 20, fill: 'i' }) +
  lettering.text(610, 138, 'BRA', { size: 20, fill: 'i' }) +
  rect(866, 82, 24, 28, 'r') +
  each(
    SETS,
    ([home, away], index) =>
      lettering.text(736 + index * 74, 104, String(home), {
        size: 26,
        style: index === 1 ? 'regular' : 'bold',
        anchor: 'end',
        fill: 'i',
      }) +
      lettering.text(736 + index * 74, 138, String(away), {
        size: 26,
        style: index === 1 ? 'bold' : 'regular',
        anchor: 'end',
        fill: 'i',
      }) +
      lettering.text(736 + index * 74, 66, `Set ${index + 1}`, { size: 16, anchor: 'end', fill: 'i' }),
  );

function points(lettering: Lettering): string {
  const scale = 5.4;
  const total = (side: 1 | 2) => String(POINTS.reduce((sum, kind) => sum + kind[side], 0));
  return (
    lettering.text(LEFT, 192, 'Points by kind', { size: 16, style: 'bold' }) +
    each(POINTS, ([kind, home, away], index) => {
      const y = 236 + index * 66;
      return (
        note(lettering, MIDDLE, y - 8, kind, 'middle', 15) +
        rect(MIDDLE - 1 - home * scale, y, home * scale, 24, 'i') +
        rect(MIDDLE + 1, y, away * scale, 24, 'sand') +
        lettering.text(LEFT, y + 19, String(home), { size: 20, style: 'bold' }) +
        lettering.text(RIGHT, y + 19, String(away), { size: 20, style: 'bold', anchor: 'end' })
      );
    }) +
    line(LEFT, 492, RIGHT, 492, 'm') +
    lettering.text(LEFT, 520, total(1), { size: 22, style: 'bold' }) +
    note(lettering, MIDDLE, 519, 'Points in all', 'middle', 15) +
    lettering.text(RIGHT, 520, total(2), { size: 22, style: 'bold', anchor: 'end' })
  );
}

function meetings(lettering: Lettering): string {
  const columns = [{ x: 588 }, { x: 800, anchor: 'middle' }, { x: 900, anchor: 'end' }] as const;
  return (
    heads(lettering, 192, columns, ['Head to head', 'SUI – BRA', 'Won by'], [588, 900], { size: 16 }) +
    each(MEETINGS, (cells, index) => row(lettering, 220 + index * 23, columns, cells, { size: 16 }))
  );
}

function attacks(lettering: Lettering): string {
  const { x, y, metre } = COURT;
  const random = createRandom('beach attacks');
  const hits = repeat(31, () => {
    const depth = 9 + 6.7 * Math.sqrt(random());
    return circle(x + depth * metre, y + (0.4 + 7.2 * random()) * metre, 4, 'i');
  });
  return (
    note(lettering, x, y - 11, 'Where 31 attacks of SUI landed', 'start', 14) +
    rect(x, y, 16 * metre, 8 * metre, 'sand-1 l') +
    line(x + 8 * metre, y - 6, x + 8 * metre, y + 8 * metre + 6, 'l') +
    hits +
    row(lettering, 523, [{ x: 588 }, { x: 900, anchor: 'end', style: 'bold' }], ['Highest jump at the net', '0.92 m'], {
      size: 16,
    })
  );
}

export const matchStatistics = screen({
  name: 'media-information-screen',
  title: 'Media screen: statistics and head to head',
  description:
    'Screen for press and commentators during a beach volleyball match, SUI against BRA at 21–18, 19–21, 8–6: points by attack, block, ace and error as bars, four earlier meetings, and a 16 × 8 m court with the landing points of 31 attacks. Sample data.',
  light: 'night',
  part: { x: 24, y: 12, width: 912, height: 546 },
  draw: (lettering) => monitor() + score(lettering) + points(lettering) + meetings(lettering) + attacks(lettering),
  narrow: {
    height: 404,
    draw: (lettering) =>
      rect(0, 0, NARROW, 404, 'p') +
      rect(0, 0, NARROW, 108, 'g3') +
      lettering.text(16, 58, 'SUI', { size: 40, style: 'wide' }) +
      lettering.text(195, 56, '1 – 1', { size: 32, style: 'bold', anchor: 'middle' }) +
      lettering.text(NARROW - 16, 58, 'BRA', { size: 40, style: 'wide', anchor: 'end' }) +
      lettering.text(195, 92, SETS.map((set) => set.join('–')).join('   '), { size: 19, anchor: 'middle' }) +
      each(POINTS, ([kind, home, away], index) => {
        const y = 146 + index * 66;
        return (
          lettering.text(195, y, kind, { size: 17, anchor: 'middle', fill: 'g5' }) +
          rect(194 - home * 3.9, y + 9, home * 3.9, 24, 'i') +
          rect(196, y + 9, away * 3.9, 24, 'sand') +
          lettering.text(16, y + 29, String(home), { size: 22, style: 'bold' }) +
          lettering.text(NARROW - 16, y + 29, String(away), { size: 22, style: 'bold', anchor: 'end' })
        );
      }),
  },
});
