/** A judge's touch screen in figure skating: a grade for every element, scores for the components. */
import type { Lettering } from '../../kit/lettering.ts';
import { area, circle, each, line, path, rect, repeat } from '../../kit/shapes.ts';
import { NARROW, screen } from '../screen.ts';
import { note } from '../small-print.ts';

/** Elements named by the technical panel, each with this judge's grade; the last is still open. */
const ELEMENTS: readonly (readonly [element: string, grade: number | undefined])[] = [
  ['3Lz+3T', 2],
  ['CCoSp4', 3],
  ['FCSp4', 3],
  ['3F', -1],
  ['StSq3', 2],
  ['3Lo+2T', 1],
  ['LSp4', 4],
  ['3S', undefined],
];
const GRADES = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const;
const COMPONENTS = [
  ['Composition', 8.25],
  ['Presentation', 8.5],
  ['Skating skills', 8.0],
] as const;
const TABLET = { x: 24, y: 18, width: 912, height: 564 } as const;
const SCREEN = { x: 52, y: 40, width: 856, height: 520 } as const;
const GRID = { x: 206, y: 150, column: 37, row: 49 } as const;

function gradeText(grade: number): string {
  if (grade === 0) return '0';
  return grade > 0 ? `+${grade}` : `−${-grade}`;
}

function elementRow(lettering: Lettering, element: string, grade: number | undefined, index: number): string {
  const y = GRID.y + index * GRID.row;
  const open = grade === undefined;
  return (
    (open ? rect(SCREEN.x, y - 5, 5, GRID.row, 'r') : '') +
    note(lettering, 88, y + 26, String(index + 1), 'end', 16) +
    lettering.text(102, y + 26, element, { size: 18, style: 'bold' }) +
    each(GRADES, (value, column) => {
      const x = GRID.x + column * GRID.column;
      const chosen = value === grade;
      return (
        (chosen ? rect(x, y, 35, 39, 'i', 3) : rect(x, y, 35, 39, open ? 'g2' : 'g1', 3)) +
        lettering.text(x + 17.5, y + 25.5, gradeText(value), {
          size: 16,
          anchor: 'middle',
          style: chosen ? 'bold' : 'regular',
          fill: chosen ? 'p' : open ? 'i' : 'g5',
        })
      );
    })
  );
}

function replay(lettering: Lettering): string {
  const x = 650;
  return (
    rect(x, 118, 230, 130, 'ice-1 h') +
    path(
      `M${x + 20} 226C${x + 60} 224 ${x + 78} 214 ${x + 92} 204Q${x + 122} 150 ${x + 152} 204C${x + 168} 214 ${x + 190} 222 ${x + 212} 222`,
      'l',
    ) +
    circle(x + 122, 177, 5, 'r') +
    lettering.text(x + 12, 138, 'Replay, element 8', { size: 16 }) +
    line(x, 262, x + 230, 262, 'm') +
    line(x, 262, x + 150, 262, 'rl') +
    circle(x + 150, 262, 6, 'r')
  );
}

/** Marks from 0 to 10 in quarters, as a slider. */
function components(lettering: Lettering): string {
  const x = 650;
  return each(COMPONENTS, ([name, mark], index) => {
    const y = 312 + index * 60;
    return (
      lettering.text(x, y, name, { size: 16 }) +
      lettering.text(x + 230, y, mark.toFixed(2), { size: 20, style: 'bold', anchor: 'end' }) +
      repeat(11, (tick) => line(x + tick * 23, y + 16, x + tick * 23, y + 22, 'm')) +
      line(x, y + 19, x + 230, y + 19, 'm') +
      rect(x, y + 17.5, mark * 23, 3, 'i') +
      circle(x + mark * 23, y + 19, 8, 'i')
    );
  });
}

export const scoringPanel = screen({
  name: 'scoring-panel',
  title: 'Judge’s touch screen with element list',
  description:
    'Touch screen of a figure skating judge: eight elements, each with eleven keys for a grade from −5 to +5 (scale since 2018-19), the last one still open, beside them the replay and three program components. Sample data.',
  light: 'night',
  part: { x: 20, y: 14, width: 920, height: 572 },
  draw: (lettering) =>
    rect(TABLET.x, TABLET.y, TABLET.width, TABLET.height, 'm', 22) +
    area(SCREEN, 'p h') +
    rect(SCREEN.x, SCREEN.y, SCREEN.width, 54, 'g3') +
    lettering.text(76, 74, 'Judge 3', { size: 20, style: 'bold' }) +
    lettering.text(206, 74, 'Free skating', { size: 18 }) +
    lettering.text(880, 74, 'Start 7, JPN', { size: 20, style: 'bold', anchor: 'end' }) +
    note(lettering, 102, 133, 'Element', 'start', 14) +
    note(lettering, 206, 133, 'Grade of execution', 'start', 14) +
    each(ELEMENTS, ([element, grade], index) => elementRow(lettering, element, grade, index)) +
    line(631, 94, 631, 560, 'h') +
    replay(lettering) +
    components(lettering) +
    rect(650, 494, 230, 46, 'g2', 3) +
    lettering.text(765, 524, 'Send scores', { size: 18, style: 'bold', anchor: 'middle', fill: 'g5' }),
  narrow: {
    height: 414,
    draw: (lettering) => {
      const key = (grade: number, index: number) => {
        const x = 16 + (index % 4) * 91;
        const y = 104 + Math.floor(index / 4) * 66;
        const chosen = grade === 2;
        return (
          rect(x, y, 85, 60, chosen ? 'r' : 'g2', 4) +
          lettering.text(x + 42, y + 39, gradeText(grade), { size: 24, style: 'bold', anchor: 'middle' })
        );
      };
      return (
        rect(0, 0, NARROW, 414, 'p') +
        rect(0, 0, NARROW, 88, 'g3') +
        lettering.text(16, 36, 'Judge 3', { size: 18 }) +
        lettering.text(NARROW - 16, 36, 'Element 5', { size: 18, anchor: 'end' }) +
        lettering.text(16, 72, 'StSq3', { size: 30, style: 'wide' }) +
        each([...GRADES].toReversed(), key) +
        each(COMPONENTS.slice(0, 2), ([name, mark], index) => {
          const y = 342 + index * 44;
          return (
            line(16, y - 28, NARROW - 16, y - 28, 'h') +
            lettering.text(16, y, name, { size: 18 }) +
            lettering.text(NARROW - 16, y, mark.toFixed(2), { size: 22, style: 'bold', anchor: 'end' })
          );
        })
      );
    },
  },
});
