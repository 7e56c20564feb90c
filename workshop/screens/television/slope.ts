/** A downhill slope as a camera below the jump sees it: ridges, gates in two colours, the line of the run. */
import type { Lettering } from '../../kit/lettering.ts';
import { area, type Box, circle, each, line, path, placed, polygon, rect } from '../../kit/shapes.ts';
import { cutTo, faded, stroke } from '../../kit/strokes.ts';

const SHADED_RIDGES =
  'M352 58L384 112L366 128L402 176L430 150L470 132ZM150 96L176 150L160 168L236 142ZM760 62L786 108L770 130L850 160L928 170';
/** Gates from far to near: middle of the gate, half its width and the height of a panel, all in units. */
const GATES: readonly (readonly [x: number, y: number, half: number, height: number])[] = [
  [636, 148, 12, 9],
  [574, 184, 17, 13],
  [650, 238, 26, 20],
  [520, 318, 40, 31],
];

export function slope(box: Box): string {
  return cutTo(
    'slope',
    box,
    area(box, 'ice-1'),
    path('M32 190L150 96L236 142L352 58L470 132L560 82L660 112L760 62L928 170V320H32Z', 'snow'),
    path(`${SHADED_RIDGES}Z`, 'snow-2'),
    path('M32 300C180 236 420 150 620 128C700 120 800 150 928 236V528H32Z', 'snow-1'),
    path('M640 130C560 200 330 340 190 528H830C810 400 720 230 650 130Z', 'p'),
    stroke('M640 132C560 200 330 340 196 524M650 132C720 230 808 400 826 524', 'h', 2, { dash: '26 14' }),
    safetyNet(),
    gates(),
  );
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
    faded(0.35, polygon([...top, ...bottom], 'mat')) +
    each(posts, ({ x, base, height }) => line(x, base, x, base - height, 'm'))
  );
}

function gates(): string {
  return each(GATES, ([x, y, half, height], index) => {
    const fill = index % 2 === 0 ? 'tartan' : 'mat';
    return each([-1, 1], (side) => {
      const left = x + side * half * 2.2 - half * 0.7;
      return (
        rect(left, y - height, half * 1.4, height * 0.72, fill) +
        line(left, y - height, left, y + height * 0.25, 'l') +
        line(left + half * 1.4, y - height, left + half * 1.4, y + height * 0.25, 'l')
      );
    });
  });
}

/** The track left in the snow and the racer at its end, in a tuck, known by the bib. */
export function racer(lettering: Lettering, x: number, y: number, bib: number): string {
  const track = `M640 140C600 160 566 176 578 190C600 214 668 222 640 256C622 276 566 262 532 292C496 326 560 356 ${x + 40} ${y + 18}`;
  const limbs = 'M18 -8L-8 2L6 21M18 -8L-18 -19L-34 -2';
  const figure =
    stroke('M-56 27Q-48 25 -40 25L56 20M-48 34Q-40 32 -32 32L60 27', 'l', 3.5, { cap: 'round' }) +
    stroke(limbs, 'l', 11, { cap: 'round' }) +
    circle(-33, -25, 8, 'i') +
    stroke('M-34 -2L34 -16', 'l', 2.5, { cap: 'round' });
  return (
    stroke(track, 'm', 3) +
    placed(x, y, figure, -14) +
    rect(x - 26, y - 70, 52, 28, 'p l') +
    lettering.text(x, y - 49, String(bib), { size: 20, style: 'bold', anchor: 'middle' })
  );
}
