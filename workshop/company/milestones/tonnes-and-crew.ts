/** Equipment to the left, crew to the right: one row for each of ten Games. */

import type { Lettering } from '../../kit/lettering.ts';
import { each, line, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { NOTE, sheet } from '../kit/sheet.ts';

interface Games {
  readonly name: string;
  readonly tonnes: number;
  readonly crew: number;
  /** Where the record says "more than". */
  readonly isOverTonnes?: true;
  readonly isOverCrew?: true;
}

const GAMES: readonly Games[] = [
  { name: 'Seoul 1988', tonnes: 70, crew: 100 },
  { name: 'Sydney 2000', tonnes: 150, crew: 200, isOverTonnes: true },
  { name: 'Athens 2004', tonnes: 350, crew: 300, isOverCrew: true },
  { name: 'Turin 2006', tonnes: 220, crew: 206 },
  { name: 'Beijing 2008', tonnes: 420, crew: 450 },
  { name: 'Vancouver 2010', tonnes: 250, crew: 220 },
  { name: 'London 2012', tonnes: 400, crew: 450, isOverCrew: true },
  { name: 'Sochi 2014', tonnes: 230, crew: 260 },
  { name: 'Rio 2016', tonnes: 450, crew: 480 },
  { name: 'PyeongChang 2018', tonnes: 230, crew: 300 },
];

/** Units for one tonne or one person. */
const UNIT = 0.62;
const LEFT = 398;
const RIGHT = 562;
const TOP = 150;
const ROW = 38.5;
const FOOT = TOP + ROW * GAMES.length - 6;

/** A row of dots, one for each ten people, on a stroke with round ends. */
function dots(x: number, y: number, count: number): string {
  const end = round(x + (count - 1) * UNIT * 10 + 0.1);
  return `<g class="l" stroke-linecap="round"><path d="M${round(x)} ${round(y)}H${end}" stroke-width="5" stroke-dasharray="0 ${UNIT * 10}"/></g>`;
}

function row(lettering: Lettering, games: Games, index: number): string {
  const y = TOP + index * ROW + ROW / 2 - 6;
  const weight = LEFT - games.tonnes * UNIT;
  const people = RIGHT + games.crew * UNIT;
  return (
    stroke(`M${LEFT} ${y}H${round(weight)}`, 'l', 18, { dash: '5.2 1' }) +
    line(weight, y - 13, weight, y + 13, 'rl') +
    dots(RIGHT + 3, y, Math.floor(games.crew / 10)) +
    line(people, y - 13, people, y + 13, 'rl') +
    lettering.text(480, y + 5, games.name, { size: 15, style: 'medium', anchor: 'middle' }) +
    lettering.text(weight - 8, y + 5.5, `${games.tonnes}${games.isOverTonnes ? '+' : ''} t`, {
      size: 16,
      style: 'bold',
      anchor: 'end',
    }) +
    lettering.text(people + 8, y + 5.5, `${games.crew}${games.isOverCrew ? '+' : ''}`, { size: 16, style: 'bold' })
  );
}

function axis(lettering: Lettering, from: number, direction: -1 | 1): string {
  return (
    line(from, FOOT, from + direction * 500 * UNIT, FOOT, 'd') +
    repeat(6, (index) => {
      const x = from + direction * index * 100 * UNIT;
      return (
        (index > 0 ? line(x, TOP - 12, x, FOOT, 'h', '1 5') : '') +
        line(x, FOOT, x, FOOT + 6, 'd') +
        lettering.text(x, FOOT + 24, String(index * 100), { ...NOTE, anchor: 'middle' })
      );
    })
  );
}

function body(lettering: Lettering): string {
  const head = { size: 18, style: 'wide' } as const;
  return (
    lettering.text(LEFT, 120, 'Equipment', { ...head, anchor: 'end' }) +
    lettering.text(LEFT - lettering.measure('Equipment', head) - 10, 120, 'one block = 10 t', {
      ...NOTE,
      anchor: 'end',
    }) +
    lettering.text(RIGHT, 120, 'Crew', head) +
    lettering.text(
      RIGHT + lettering.measure('Crew', head) + 10,
      120,
      'one dot = 10 people, volunteers not counted',
      NOTE,
    ) +
    axis(lettering, LEFT, -1) +
    axis(lettering, RIGHT, 1) +
    each(GAMES, (games, index) => row(lettering, games, index))
  );
}

export const tonnesAndCrew = sheet({
  id: 'milestones/tonnes-and-crew',
  title: 'Equipment and crew at ten Games',
  description: `A bar chart of equipment in tonnes beside a dot chart of the crew. ${GAMES.map(
    ({ name, tonnes, crew, isOverTonnes, isOverCrew }) =>
      `${name} ${isOverTonnes ? 'over ' : ''}${tonnes} t and ${isOverCrew ? 'over ' : ''}${crew} people`,
  ).join(', ')}.`,
  heading: 'Tonnes and people',
  subheading: 'What travelled to ten Games, and who worked there',
  body,
});
