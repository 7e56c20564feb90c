/** A downhill slope as a camera below the jump sees it: ridges, red gates, the line of the run. */
import { area, type Box, each, line, path, placed, polygon, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { downhill } from '../../strips/bodies/downhill-racer.ts';
import { CLOSE } from '../../strips/kits.ts';
import { kitOf, people } from '../people.ts';
import { veiled } from '../veiled.ts';

const SHADED_RIDGES =
  'M352 58L384 112L366 128L402 176L430 150L470 132ZM150 96L176 150L160 168L236 142ZM760 62L786 108L770 130L850 160L928 170';
/** Gates of a downhill are all red. From far to near: middle of the gate, half its width and the height of a panel, all in units. */
const GATES: readonly (readonly [x: number, y: number, half: number, height: number])[] = [
  [636, 148, 12, 9],
  [574, 184, 17, 13],
  [650, 238, 26, 20],
  [520, 318, 40, 31],
];

export function slope(box: Box): string {
  return [
    area(box, 'ice-1'),
    path('M32 190L150 96L236 142L352 58L470 132L560 82L660 112L760 62L928 170V320H32Z', 'snow'),
    path(`${SHADED_RIDGES}Z`, 'snow-2'),
    path('M32 300C180 236 420 150 620 128C700 120 800 150 928 236V528H32Z', 'snow-1'),
    path('M640 130C560 200 330 340 190 528H830C810 400 720 230 650 130Z', 'p'),
    stroke('M640 132C560 200 330 340 196 524M650 132C720 230 808 400 826 524', 'h', 2, { dash: '26 14' }),
    safetyNet(),
    gates(),
  ].join('');
}

function safetyNet(): string {
  const posts = Array.from({ length: 13 }, (_, index) => {
    const t = index / 12;
    const x = 676 + t * 236;
    const base = 136 + t * t * 150 + t * 40;
    return { x, base, height: 12 + t * 46 };
  });
  const top = posts.map(({ x, base, height }) => [x, base - height] as const);
  const bottom = posts.map(({ x, base }) => [x, base] as const).toReversed();
  return (
    veiled(0.35, polygon([...top, ...bottom], 'mat')) +
    each(posts, ({ x, base, height }) => line(x, base, x, base - height, 'm'))
  );
}

function gates(): string {
  return each(GATES, ([x, y, half, height]) => {
    return each([-1, 1], (side) => {
      const left = x + side * half * 2.2 - half * 0.7;
      return (
        rect(left, y - height, half * 1.4, height * 0.72, 'kit-red') +
        line(left, y - height, left, y + height * 0.25, 'l') +
        line(left + half * 1.4, y - height, left + half * 1.4, y + height * 0.25, 'l')
      );
    });
  });
}

const KIT = {
  ...kitOf(1, 'kit-navy', 'kit-navy', '10'),
  cover: 'helmet' as const,
  hair: 'hair-2',
  coverTone: 'kit-yellow',
  shoes: 'i',
};
const SUIT = {
  ...CLOSE,
  arms: 'kit-yellow',
  ski: 'kit-red',
  skiFar: 'kit-red',
};

/** The track left in the snow and the racer at its end, in a tuck. */
export function racer(x: number, y: number): string {
  const track = `M640 140C600 160 566 176 578 190C600 214 668 222 640 256C622 276 566 262 532 292C496 326 560 356 ${x + 60} ${y - 8}`;
  const figure = people(downhill({ ...KIT, ...SUIT }, 0.1)(0), [0, 0], 82, true);
  return stroke(track, 'm', 3) + placed(x, y, figure, -13);
}
