/** The World Games 2025 as a tile: four of the 34 sports over plain type. */
import type { Part } from '../../figure/part.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { each, line, type Point, rect } from '../../kit/shapes.ts';
import { cutTo } from '../../kit/strokes.ts';
import { SCREEN_COLOURS } from '../../screens/colours.ts';
import { litBy } from '../../screens/screen.ts';
import { stood } from '../kit/figure.ts';
import { discCatcher, finSwimmer, inlineSkater, puller, rope } from './athletes.ts';

const TILE = { width: 480, height: 240 } as const;
const FIELD = { width: TILE.width / 4, height: 136 } as const;

interface Field {
  readonly ground: string;
  readonly floor: string;
  readonly bodies: readonly (readonly [parts: readonly Part[], feet: Point, unitsPerMetre: number])[];
}

const FIELDS: readonly Field[] = [
  {
    ground: 'piste',
    floor: 'piste-2',
    bodies: [
      [[rope([-0.3, 1.3], [1.8, 1.34])], [36, 124], 54],
      [puller(3), [36, 124], 54],
      [puller(0), [84, 124], 54],
    ],
  },
  { ground: 'kit-navy', floor: 'asphalt', bodies: [[inlineSkater(), [55, 124], 58]] },
  { ground: 'water', floor: 'water-2', bodies: [[finSwimmer(), [69, 68], 41]] },
  { ground: 'tartan', floor: 'tartan-2', bodies: [[discCatcher(), [52, 124], 52]] },
];

function field({ ground, floor, bodies }: Field, index: number): string {
  const x = index * FIELD.width;
  return (
    rect(x, 0, FIELD.width, FIELD.height, ground) +
    rect(x, 116, FIELD.width, FIELD.height - 116, floor) +
    each(bodies, ([parts, [left, bottom], scale]) => stood(parts, [x + left, bottom], scale))
  );
}

export const worldGamesTile: Drawing = {
  id: 'event/the-world-games-2025',
  ...TILE,
  colours: SCREEN_COLOURS,
  title: 'The World Games 2025, Chengdu',
  description:
    'The World Games 2025 in plain lettering under four of their 34 sports: tug of war, inline speed skating, finswimming and flying disc. Chengdu, 7 to 17 August 2025.',
  draw: (lettering) =>
    rect(0, 0, TILE.width, TILE.height, 'p') +
    litBy('day', cutTo('fields', { x: 0, y: 0, width: TILE.width, height: FIELD.height }, each(FIELDS, field))) +
    line(0, FIELD.height, TILE.width, FIELD.height, 'rl') +
    lettering.text(22, 182, 'The World Games 2025', { size: 31, style: 'wide' }) +
    lettering.text(22, 218, 'Chengdu', { size: 20, style: 'bold' }) +
    lettering.text(184, 218, '34 sports', { size: 20, anchor: 'middle', fill: 'g5' }) +
    lettering.text(458, 218, '7–17 August 2025', { size: 20, anchor: 'end' }),
};
