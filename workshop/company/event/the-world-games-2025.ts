/** The World Games 2025 as a tile: four of the 34 sports, without letters, for the name stands beside it. */
import type { Part } from '../../figure/part.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { each, line, type Point, rect } from '../../kit/shapes.ts';
import { SCREEN_COLOURS } from '../../screens/colours.ts';
import { litBy } from '../../screens/screen.ts';
import { stood } from '../kit/figure.ts';
import { discCatcher, finSwimmer, inlineSkater, puller, rope } from './athletes.ts';

const TILE = { width: 480, height: 240 } as const;
const FIELD = { width: TILE.width / 2, height: TILE.height / 2 } as const;
/** Where the floor begins. */
const FLOOR = 100;

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
      [[rope([-0.3, 1.3], [3.2, 1.34])], [51, 112], 59],
      [puller(0), [51, 112], 59],
      [puller(1), [111, 112], 59],
      [puller(2), [171, 112], 59],
    ],
  },
  { ground: 'kit-navy', floor: 'asphalt', bodies: [[inlineSkater(), [118, 113], 74]] },
  { ground: 'water', floor: 'water-2', bodies: [[finSwimmer(), [137, 58], 76]] },
  { ground: 'tartan', floor: 'tartan-2', bodies: [[discCatcher(), [116, 116], 49]] },
];

function field({ ground, floor, bodies }: Field, index: number): string {
  const [x, y] = [(index % 2) * FIELD.width, Math.floor(index / 2) * FIELD.height];
  return (
    rect(x, y, FIELD.width, FIELD.height, ground) +
    rect(x, y + FLOOR, FIELD.width, FIELD.height - FLOOR, floor) +
    each(bodies, ([parts, [left, bottom], scale]) => stood(parts, [x + left, y + bottom], scale))
  );
}

export const worldGamesTile: Drawing = {
  id: 'event/the-world-games-2025',
  ...TILE,
  colours: SCREEN_COLOURS,
  title: 'The World Games 2025, Chengdu',
  description:
    'Four of the 34 sports of The World Games 2025: three athletes lean back at tug of war, an inline speed skater glides, a finswimmer with mask and snorkel stretches under water, a player jumps for a flying disc. Chengdu, 7 to 17 August 2025.',
  draw: () =>
    litBy('day', each(FIELDS, field)) +
    line(FIELD.width, 0, FIELD.width, TILE.height, 'wl') +
    line(0, FIELD.height, TILE.width, FIELD.height, 'wl'),
};
