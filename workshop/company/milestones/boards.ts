/** The scoreboards of two Games, every one drawn as an object, at the same scale. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, type Point } from '../../kit/shapes.ts';
import { litBy } from '../../screens/screen.ts';
import { bigFigure, LABEL, sheet } from '../kit/sheet.ts';
import { boardField, boardSymbols } from './board-field.ts';

interface Games {
  readonly name: string;
  readonly sport: number;
  readonly publicBoards: number;
  readonly cableKm: number;
  /** Where its words begin, and the farthest corner of its boards. */
  readonly x: number;
  readonly corner: Point;
}

const SOCHI: Games = { name: 'Sochi 2014', sport: 90, publicBoards: 27, cableKm: 78, x: 32, corner: [172, 308] };
const RIO: Games = { name: 'Rio 2016', sport: 335, publicBoards: 79, cableKm: 200, x: 250, corner: [648, 120] };
const CABLE_X = 520;
const KM = 1.9;
const CABLE_Y = 566;

/** A drum on its side, and the cable that runs off it as long as the others at the same scale. */
function cable(lettering: Lettering, x: number, cableKm: number): string {
  const end = x + 14 + cableKm * KM;
  return (
    line(x + 14, CABLE_Y + 13, end, CABLE_Y + 13, 'rl') +
    line(end, CABLE_Y + 6, end, CABLE_Y + 20, 'rl') +
    litBy(
      'day',
      circle(x + 14, CABLE_Y, 14, 'timber-2') +
        circle(x + 14, CABLE_Y, 12, 'timber-1') +
        circle(x + 14, CABLE_Y, 9, 'kit-red') +
        circle(x + 14, CABLE_Y, 4, 'timber'),
    ) +
    lettering.text(x + 40, CABLE_Y + 2, `${cableKm} km of cable`, { ...LABEL, style: 'bold' })
  );
}

function games(lettering: Lettering, { name, x, sport, publicBoards, corner }: Games): string {
  return (
    boardField(corner, 1, sport, publicBoards) +
    lettering.text(x, 122, name, { size: 18, style: 'wide', fill: 'g5' }) +
    bigFigure(lettering, x, 170, String(sport), 'sport boards', { size: 42 }) +
    bigFigure(lettering, x, 212, String(publicBoards), 'public boards', { size: 30 })
  );
}

export const boardsOfTwoGames = sheet({
  id: 'milestones/boards',
  title: 'The boards of Sochi and Rio',
  description:
    'Every scoreboard of two Games on its legs, row behind row: video boards for the public at the back, sport boards with lit digits in front. Sochi 2014 had 90 sport boards, 27 public boards and 78 km of cable; Rio 2016 had 335 sport boards, 79 public boards and 200 km of cable.',
  body: (lettering) =>
    boardSymbols() +
    games(lettering, SOCHI) +
    games(lettering, RIO) +
    cable(lettering, 32, SOCHI.cableKm) +
    cable(lettering, CABLE_X, RIO.cableKm),
  narrow: {
    height: 508,
    body: (lettering) =>
      boardSymbols() +
      each([SOCHI, RIO], ({ name, sport, publicBoards }, index) => {
        const y = index === 0 ? 30 : 212;
        return (
          lettering.text(16, y, name, { size: 20, style: 'wide' }) +
          lettering.text(374, y, `${sport} + ${publicBoards} boards`, { size: 20, style: 'bold', anchor: 'end' }) +
          boardField(index === 0 ? [116, 56] : [218, 240], 0.54, sport, publicBoards)
        );
      }) +
      line(16, 464, 374, 464, 'h') +
      lettering.text(16, 494, 'Cable', { size: 19 }) +
      lettering.text(374, 494, '78 km, then 200 km', { size: 19, style: 'bold', anchor: 'end' }),
  },
});
