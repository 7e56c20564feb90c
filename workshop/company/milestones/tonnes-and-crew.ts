/** Equipment to the left, crew to the right: one row for each of seven Games. */
import { scaleLinear, scalePoint } from 'd3-scale';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { axis } from '../kit/axis.ts';
import { NOTE, sheet } from '../kit/sheet.ts';

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

const FOOT = 529;
/** Equipment grows to the left, crew to the right, both at 0.62 units for a tonne or a person. */
const tonnesAt = scaleLinear([0, 500], [386, 76]);
const crewAt = scaleLinear([0, 500], [574, 884]);
const rowAt = scalePoint(
  GAMES.map(({ name }) => name),
  [163.25, 509.75],
);

function row(lettering: Lettering, { name, tonnes, crew, isOverTonnes }: Games): string {
  const y = rowAt(name) ?? 0;
  const [weight, people] = [tonnesAt(tonnes), crewAt(crew)];
  // One dot for each ten people.
  const dots = `M${round(crewAt(0) + 3)} ${round(y)}h${round((Math.floor(crew / 10) - 1) * 6.2 + 0.1)}`;
  const figure = { size: 17, style: 'bold' } as const;
  return (
    stroke(`M${tonnesAt(0)} ${y}H${round(weight)}`, 'l', 18, { dash: '5.2 1' }) +
    line(weight, y - 13, weight, y + 13, 'rl') +
    stroke(dots, 'l', 5, { dash: '0 6.2', cap: 'round' }) +
    line(people, y - 13, people, y + 13, 'rl') +
    lettering.text(480, y + 5, name, { size: 17, style: 'medium', anchor: 'middle' }) +
    lettering.text(weight - 8, y + 5.5, `${tonnes}${isOverTonnes ? '+' : ''} t`, { ...figure, anchor: 'end' }) +
    lettering.text(people + 8, y + 5.5, `${crew}`, figure)
  );
}

function foot(lettering: Lettering, scale: typeof crewAt): string {
  const values = scale.ticks(5);
  const name = (value: number) => lettering.text(scale(value), FOOT + 24, String(value), { ...NOTE, anchor: 'middle' });
  return (
    axis(scale, FOOT, values, { className: 'd' }) +
    each(values.slice(1), (value) => line(scale(value), 138, scale(value), FOOT, 'h', '1 5')) +
    each(values, name)
  );
}

function heads(lettering: Lettering): string {
  const head = { size: 18, style: 'wide' } as const;
  const [left, right] = [386 - lettering.measure('Equipment', head) - 10, 574 + lettering.measure('Crew', head) + 10];
  return (
    lettering.text(386, 120, 'Equipment', { ...head, anchor: 'end' }) +
    lettering.text(left, 120, 'one block = 10 t', { ...NOTE, anchor: 'end' }) +
    lettering.text(574, 120, 'Crew', head) +
    lettering.text(right, 120, 'one dot = 10 people', NOTE)
  );
}

export const tonnesAndCrew = sheet({
  id: 'milestones/tonnes-and-crew',
  title: 'Equipment and crew at seven Games',
  description: `A bar chart of equipment in tonnes beside a dot chart of the crew. ${GAMES.map(
    ({ name, tonnes, crew, isOverTonnes }) => `${name} ${isOverTonnes ? 'over ' : ''}${tonnes} t and ${crew} people`,
  ).join(', ')}.`,
  body: (lettering) =>
    heads(lettering) +
    foot(lettering, tonnesAt) +
    foot(lettering, crewAt) +
    each(GAMES, (games) => row(lettering, games)),
  narrow: {
    height: 476,
    body: (lettering) =>
      lettering.text(228, 26, 'tonnes', { size: 17, fill: 'g5', anchor: 'end' }) +
      lettering.text(374, 26, 'people', { size: 17, fill: 'g5', anchor: 'end' }) +
      each(GAMES, ({ name, tonnes, crew, isOverTonnes }, index) => {
        const y = 56 + index * 60;
        return (
          lettering.text(16, y, name, { size: 18, style: 'medium' }) +
          lettering.text(228, y, `${tonnes}${isOverTonnes ? '+' : ''}`, { size: 20, style: 'bold', anchor: 'end' }) +
          lettering.text(374, y, String(crew), { size: 20, style: 'bold', anchor: 'end' }) +
          stroke(`M16 ${y + 18}h${round(tonnes * 0.47)}`, 'l', 12, { dash: '3.7 1' }) +
          stroke(`M${246} ${y + 18}h${round((crew / 480) * 128)}`, 'rl', 6, { dash: '0.1 7', cap: 'round' })
        );
      }),
  },
});
