/** The scoreboards of two Games, every one drawn, at the same scale. */
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { bigFigure, LABEL, sheet } from '../kit/sheet.ts';

interface Games {
  readonly name: string;
  readonly sport: number;
  readonly publicBoards: number;
  readonly cableKm: number;
  readonly x: number;
}

const SOCHI: Games = { name: 'Sochi 2014', sport: 90, publicBoards: 27, cableKm: 78, x: 32 };
const RIO: Games = { name: 'Rio 2016', sport: 335, publicBoards: 79, cableKm: 200, x: 532 };
const COLUMNS = 20;
const PITCH_Y = 14;
/** Sport boards stand on this line, public boards hang from it. */
const MIDDLE = 424;
const KM = 1.98;

/** Rows of boards on dashed strokes: sixteen units of board, four of space. */
function rows(x: number, count: number, level: (row: number) => number, className: string): string {
  return repeat(Math.ceil(count / COLUMNS), (row) => {
    const boards = Math.min(COLUMNS, count - row * COLUMNS);
    return stroke(`M${x} ${level(row)}h${boards * 20 - 4}`, className, 10, { dash: '16 4' });
  });
}

function cable(lettering: Lettering, { x, cableKm }: Games): string {
  const y = 540;
  const end = x + cableKm * KM;
  return (
    line(x, y, end, y, 'rl') +
    line(x, y - 6, x, y + 6, 'rl') +
    line(end, y - 6, end, y + 6, 'rl') +
    lettering.text(x, y + 27, `${cableKm} km of cable`, { ...LABEL, style: 'bold' })
  );
}

function games(lettering: Lettering, one: Games): string {
  const { name, x, sport, publicBoards } = one;
  const top = MIDDLE - 8 - Math.ceil(sport / COLUMNS) * PITCH_Y;
  const bottom = MIDDLE + 10 + Math.ceil(publicBoards / COLUMNS) * PITCH_Y;
  return (
    rows(x, sport, (row) => MIDDLE - 7 - row * PITCH_Y - 5, 'l') +
    line(x, MIDDLE, x + COLUMNS * 20 - 4, MIDDLE, 'd') +
    rows(x, publicBoards, (row) => MIDDLE + 7 + row * PITCH_Y + 5, 'm') +
    bigFigure(lettering, x, top - 14, String(sport), 'sport boards', { size: 40 }) +
    lettering.text(x, top - 60, name, { size: 18, style: 'wide', fill: 'g5' }) +
    lettering.text(x, bottom + 16, `${publicBoards} public boards`, { ...LABEL, style: 'bold', fill: 'g5' }) +
    cable(lettering, one)
  );
}

export const boardsOfTwoGames = sheet({
  id: 'milestones/boards',
  title: 'The boards of Sochi and Rio',
  description:
    'Every scoreboard of two Games as a small rectangle. Sochi 2014 had 90 sport boards, 27 public boards and 78 km of cable; Rio 2016 had 335 sport boards, 79 public boards and 200 km of cable.',
  body: (lettering) => games(lettering, SOCHI) + games(lettering, RIO),
  narrow: {
    height: 452,
    body: (lettering) =>
      each([SOCHI, RIO], (one, index) => {
        const y = index === 0 ? 30 : 186;
        const levels = Math.ceil(one.sport / COLUMNS);
        return (
          lettering.text(16, y, one.name, { size: 20, style: 'wide' }) +
          lettering.text(374, y, `${one.sport} + ${one.publicBoards} boards`, {
            size: 20,
            style: 'bold',
            anchor: 'end',
          }) +
          `<g transform="translate(16 ${y + 14}) scale(0.9 0.66)">${
            rows(0, one.sport, (row) => 8 + row * PITCH_Y, 'l') +
            rows(0, one.publicBoards, (row) => 8 + (levels + row) * PITCH_Y, 'rl')
          }</g>`
        );
      }) +
      line(16, 406, 374, 406, 'h') +
      lettering.text(16, 438, 'Cable', { size: 19 }) +
      lettering.text(374, 438, '78 km, then 200 km', { size: 19, style: 'bold', anchor: 'end' }),
  },
});
