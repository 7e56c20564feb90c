/** Containers in stacks and people in ranks: what was sent to Games, counted out in objects. */
import { pose } from '../../figure/pose.ts';
import { each, type Point, path, rect, repeat, round } from '../../kit/shapes.ts';
import { CLOTHED, kitOf } from '../../screens/people.ts';
import { figure, stood } from '../kit/figure.ts';

/** Units at a scale of 1: the front of a container, what is seen of its roof, and how far that leans. */
const BOX = { width: 18.4, height: 13.4, roof: 3, lean: 4 } as const;
const METRE = 20;
/** How much higher up a rank behind stands. */
const RANK = 8;

interface Ranks {
  /** Containers on each other. */
  readonly high: number;
  /** Ranks of people. */
  readonly deep: number;
  /** From one person to the next. */
  readonly apart: number;
  readonly scale: number;
}

interface Counted {
  readonly drawn: string;
  /** Where the row ends. */
  readonly end: number;
}

const TONES = ['kit-navy', 'steel', 'kit-grey'] as const;

/** A long side with its ribs, light on the roof; the lower left corner at 0. */
function container(tone: string, index: number): string {
  const { width, height, roof, lean } = BOX;
  const [w, h] = [width - 1, height - 1];
  return (
    `<g id="container-${index}">` +
    path(`M0 ${-h}L${lean} ${-h - roof}H${w + lean}L${w} ${-h}Z`, 'metal') +
    path(`M${w} 0L${w + lean} ${-roof}V${-h - roof}L${w} ${-h}Z`, `${tone}-d`) +
    rect(0, -h, w, h, tone) +
    path([2, 5.2, 8.4, 11.6, 14.8].map((x) => `M${x} ${-h + 1.5}h1.2V-1.5h-1.2Z`).join(''), `${tone}-s`) +
    '</g>'
  );
}

const STANCE = pose({
  nearLeg: { hip: 7, knee: 4 },
  farLeg: { hip: -7, knee: 4 },
  nearArm: { shoulder: 8, elbow: 26 },
  farArm: { shoulder: -10, elbow: 18 },
});

/** In the crew's shirts, with headsets and caps. */
const CREW = [
  { ...kitOf(1, 'kit-blue', 'steel'), cover: 'cap', coverTone: 'kit-white' },
  { ...kitOf(0, 'kit-blue', 'kit-grey'), extra: 'headset' },
  { ...kitOf(3, 'kit-blue', 'steel') },
  { ...kitOf(4, 'kit-blue', 'kit-grey'), cover: 'cap', coverTone: 'kit-white' },
] as const;

/** What the rows re-use; stands once in a picture. */
export const loadSymbols = (): string =>
  `<defs>${each(TONES, container)}${each(
    CREW,
    (kit, index) =>
      `<g id="crew-${index}">${stood(figure(STANCE, { kit: { ...kit, ...CLOTHED, shoes: 'kit-ink' } }), [0, 0], METRE)}</g>`,
  )}</defs>`;

const use = (id: string, x: number, y: number): string => `<use href="#${id}" x="${round(x)}" y="${round(y)}"/>`;

/** Stacks from the point on, to the left (-1) or to the right (1). */
export function containers([x, y]: Point, count: number, { high, scale }: Ranks, way: 1 | -1 = -1): Counted {
  const columns = Math.ceil(count / high);
  const length = columns * BOX.width;
  const start = way < 0 ? -length - BOX.lean : 0;
  // From the back to the front: the roof of the lower is under the upper, the right one's side is seen.
  const stacks = repeat(columns, (step) => {
    const column = columns - 1 - step;
    const left = start + (way < 0 ? columns - 1 - column : column) * BOX.width;
    const boxes = Math.min(high, count - column * high);
    return repeat(boxes, (level) => use(`container-${(column + level * 2) % 3}`, left, -level * BOX.height));
  });
  return {
    drawn: `<g transform="translate(${round(x)} ${y}) scale(${scale})">${stacks}</g>`,
    end: x + way * (length + BOX.lean) * scale,
  };
}

/** Ranks behind each other, the foremost last. */
export function crew([x, y]: Point, count: number, { deep, apart, scale }: Ranks): Counted {
  const columns = Math.ceil(count / deep);
  const people = repeat(deep, (step) => {
    const rank = deep - 1 - step;
    const inRank = Math.floor((count - rank + deep - 1) / deep);
    return repeat(inRank, (index) =>
      use(`crew-${(index * 3 + rank) % 4}`, 8 + (index + rank / deep) * (apart / scale), -rank * RANK),
    );
  });
  return {
    drawn: `<g transform="translate(${round(x)} ${y}) scale(${scale})">${people}</g>`,
    end: x + columns * apart + 10 * scale,
  };
}
