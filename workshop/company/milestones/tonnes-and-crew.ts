/** Equipment to the left in containers, crew to the right as people: one row for each of seven Games. */
import type { Lettering } from '../../kit/lettering.ts';
import { each, line } from '../../kit/shapes.ts';
import { NOTE, sheet } from '../kit/sheet.ts';
import { containers, crew, loadSymbols } from './load.ts';

interface Games {
  readonly name: string;
  readonly tonnes: number;
  readonly crew: number;
  /** Where the record says "more than". */
  readonly isOverTonnes?: true;
}

const GAMES: readonly Games[] = [
  { name: 'Seoul 1988', tonnes: 70, crew: 100 },
  { name: 'Sydney 2000', tonnes: 150, crew: 200, isOverTonnes: true },
  { name: 'Beijing 2008', tonnes: 420, crew: 450 },
  { name: 'Vancouver 2010', tonnes: 250, crew: 220 },
  { name: 'Sochi 2014', tonnes: 230, crew: 260 },
  { name: 'Rio 2016', tonnes: 450, crew: 480 },
  { name: 'PyeongChang 2018', tonnes: 230, crew: 300 },
];

/** Of the row's ground, and from one to the next. */
const FIRST = 166;
const PITCH = 67;
const MIDDLE = 480;
/** From the middle, where both begin. */
const ASIDE = 92;

const WIDE = { high: 3, scale: 1, deep: 2, apart: 12.6 } as const;
const NARROW = { high: 3, scale: 0.64, deep: 3, apart: 9.6 } as const;

const tonnesIn = ({ tonnes, isOverTonnes }: Games): string => `${tonnes}${isOverTonnes ? '+' : ''} t`;

function row(lettering: Lettering, games: Games, index: number): string {
  const { name, tonnes, crew: people } = games;
  const ground = FIRST + index * PITCH;
  const figure = { size: 18, style: 'bold' } as const;
  const load = containers([MIDDLE - ASIDE, ground], tonnes / 10, WIDE);
  const team = crew([MIDDLE + ASIDE, ground], people / 10, WIDE);
  return (
    line(32, ground, 928, ground, 'h') +
    lettering.text(MIDDLE, ground - 12, name, { size: 17, style: 'medium', anchor: 'middle' }) +
    load.drawn +
    team.drawn +
    lettering.text(load.end - 10, ground - 12, tonnesIn(games), { ...figure, anchor: 'end' }) +
    lettering.text(team.end + 10, ground - 12, String(people), figure)
  );
}

function heads(lettering: Lettering): string {
  return (
    lettering.text(MIDDLE - ASIDE, 106, 'Equipment, one container = 10 t', { ...NOTE, anchor: 'end' }) +
    lettering.text(MIDDLE + ASIDE, 106, 'Crew, one person = 10', NOTE)
  );
}

function narrowRow(lettering: Lettering, games: Games, index: number): string {
  const ground = 92 + index * 66;
  const figure = { size: 19, style: 'bold' } as const;
  return (
    lettering.text(16, ground - 46, games.name, { size: 18, style: 'medium' }) +
    lettering.text(262, ground - 46, tonnesIn(games).replace(' t', ''), { ...figure, anchor: 'end' }) +
    lettering.text(374, ground - 46, String(games.crew), { ...figure, anchor: 'end' }) +
    line(16, ground, 374, ground, 'h') +
    containers([16, ground], games.tonnes / 10, NARROW, 1).drawn +
    crew([214, ground], games.crew / 10, NARROW).drawn
  );
}

export const tonnesAndCrew = sheet({
  id: 'milestones/tonnes-and-crew',
  title: 'Equipment and crew at seven Games',
  description: `Seven rows of stacked containers, one for ten tonnes of equipment, beside people of the crew, one for ten. ${GAMES.map(
    ({ name, tonnes, crew: people, isOverTonnes }) =>
      `${name} ${isOverTonnes ? 'over ' : ''}${tonnes} t and ${people} people`,
  ).join(', ')}.`,
  body: (lettering) => loadSymbols() + heads(lettering) + each(GAMES, (games, index) => row(lettering, games, index)),
  narrow: {
    height: 500,
    body: (lettering) =>
      loadSymbols() +
      lettering.text(262, 26, 'tonnes', { size: 17, fill: 'g5', anchor: 'end' }) +
      lettering.text(374, 26, 'people', { size: 17, fill: 'g5', anchor: 'end' }) +
      each(GAMES, (games, index) => narrowRow(lettering, games, index)),
  },
});
