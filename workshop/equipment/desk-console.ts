/** The desk case of both consoles: keys, switch, display, side and rear. */
import type { Lettering } from '../kit/lettering.ts';
import { each } from '../kit/shapes.ts';
import { key, mark } from './parts.ts';
import type { View } from './view.ts';

export const DESK = 0.92;

function drawDesk(view: View, depth: number): string {
  return view.rect(0, 0, 285, depth, 'g1 l', 14) + view.rect(8, 8, 269, depth - 16, 'm', 8);
}

/** Sixteen: four on each side of the display. */
function drawSoftKeys(view: View): string {
  const four = [0, 1, 2, 3];
  return (
    each(four, (index) => key(view, 46 + index * 31, 20, 23, 15) + key(view, 46 + index * 31, 160, 23, 15)) +
    each(four, (index) => key(view, 17, 48 + index * 27, 19, 15) + key(view, 171, 48 + index * 27, 19, 15))
  );
}

/** Eighteen: six rows of three, the figures in the middle. */
function drawNumberKeys(lettering: Lettering, view: View): string {
  const rows = ['', '', '123', '456', '789', ' 0 '];
  return each(rows, (row, line) =>
    each([0, 1, 2], (column) => {
      const [x, y] = [204 + column * 24, 20 + line * 29];
      const figure = row[column] ?? ' ';
      return (
        key(view, x, y, 19, 21, figure === ' ' ? 'g2' : 'p') +
        (figure === ' ' ? '' : mark(lettering, view, x + 9.5, y + 10.5, figure, 13))
      );
    }),
  );
}

function drawSwitch(view: View): string {
  return view.rect(15, 178, 18, 24, 'p l', 4) + view.circle(24, 190, 6, 'r l');
}

function drawDisplay(view: View): string {
  return view.rect(42, 44, 122, 106, 'p l', 4) + view.rect(46, 58, 114, 78, 'g2 m', 1);
}

function drawDeskSide(view: View, depth: number, height: number): string {
  return (
    view.path(
      `M12 ${height - 40} L${depth - 26} 4 Q${depth} 0 ${depth} 18 L${depth} ${height - 8} ` +
        `L0 ${height - 8} L0 ${height - 26} Q0 ${height - 38} 12 ${height - 40} Z`,
      'g1 l',
    ) +
    view.line(0, height - 24, depth, height - 24, 'm') +
    each([16, depth - 44], (x) => view.rect(x, height - 8, 28, 8, 'g3 l', 2))
  );
}

function drawRearCase(view: View, height: number): string {
  return (
    view.rect(0, 0, 285, height - 8, 'g1 l', 12) +
    view.rect(20, 26, 245, 38, 'p m', 4) +
    each([24, 233], (x) => view.rect(x, height - 8, 28, 8, 'g3 l', 2))
  );
}

/** Top, side and rear of a console: what is the same on both but for its depth and height in millimetres. */
export function drawConsole(
  lettering: Lettering,
  [top, side, rear]: readonly [View, View, View],
  [depth, height]: readonly [number, number],
): string {
  return (
    drawDesk(top, depth) +
    drawSoftKeys(top) +
    drawNumberKeys(lettering, top) +
    drawSwitch(top) +
    drawDisplay(top) +
    drawDeskSide(side, depth, height) +
    drawRearCase(rear, height)
  );
}
