/** The front of a bicycle wheel passing the line within a hundredth of a second, as four generations of cameras cut it. */

import { scaleLinear } from 'd3-scale';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, path, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { crop } from '../../screens/television/crop.ts';
import { axis } from '../kit/axis.ts';
import { bigFigure, LABEL, NOTE, sheet } from '../kit/sheet.ts';

const GENERATIONS = [
  { year: '1971', images: 100, name: 'pictures with time' },
  { year: '1992', images: 1000, name: 'first digital camera' },
  { year: '2010', images: 2000, name: 'Vancouver' },
  { year: '2016', images: 10_000, name: 'Rio' },
] as const;

const LEFT = 328;
const WIDTH = 600;
const HEIGHT = 96;
const TOP = 108;
const ROW = 110;

/** Centimetres: what passes the line in the hundredth, the height of the field, where the wheel's front arrives. */
const PASSING = 15;
const FIELD = 54;
const FRONT = 0.276;
const WHEEL = 34;

/** Top and bottom of a circle about the wheel's centre at a moment, in parts of the field's height. */
function chord(t: number, radius: number): readonly [top: number, bottom: number] | undefined {
  const ahead = WHEEL - (t - FRONT) * PASSING;
  if (Math.abs(ahead) >= radius) return undefined;
  const half = Math.sqrt(radius ** 2 - ahead ** 2) / FIELD;
  return [0.5 - half, 0.5 + half];
}

function column(top: number, x: number, width: number, t: number): string {
  const outer = chord(t, WHEEL);
  if (outer === undefined) return '';
  const inner = chord(t, WHEEL - 3);
  const bar = ([from, to]: readonly [number, number]) =>
    `M${round(x)} ${round(top + from * HEIGHT)}h${round(width)}v${round((to - from) * HEIGHT)}h${round(-width)}z`;
  return inner ? bar([outer[0], inner[0]]) + bar([inner[1], outer[1]]) : bar(outer);
}

/** One hundredth of a second in so many slices. */
function strip({ images }: (typeof GENERATIONS)[number], index: number): string {
  const top = TOP + index * ROW;
  const slices = images / 100;
  const width = WIDTH / slices;
  const wheel = repeat(slices, (slice) => column(top, LEFT + slice * width, width, (slice + 0.5) / slices));
  const cuts = repeat(slices - 1, (slice) => `M${round(LEFT + (slice + 1) * width)} ${top}v${HEIGHT}`);
  return rect(LEFT, top, WIDTH, HEIGHT, 'g1') + path(wheel, 'i') + stroke(cuts, 'wl', slices > 50 ? 0.5 : 1.5);
}

function generation(lettering: Lettering, one: (typeof GENERATIONS)[number], index: number): string {
  const { year, images, name } = one;
  const top = TOP + index * ROW;
  return (
    strip(one, index) +
    line(32, top + HEIGHT + 7, 928, top + HEIGHT + 7, 'h') +
    lettering.text(32, top + 22, year, { size: 20, style: 'wide' }) +
    lettering.text(112, top + 22, name, NOTE) +
    bigFigure(lettering, 32, top + 80, images.toLocaleString('en-GB'), 'images/s', { size: 38 })
  );
}

/** Thousandths of a second. */
const at = scaleLinear([0, 10], [LEFT, LEFT + WIDTH]);
const FOOT = TOP + 4 * ROW + 6;

export const imagesPerSecond = sheet({
  id: 'innovations/images-per-second',
  title: 'One hundredth of a second, cut ever finer',
  description:
    'The front of the same bicycle wheel passes the line within 1/100 s. Four rows show into how many images a camera cuts it: 1 at 100 images per second in 1971, 10 at 1,000 in 1992, 20 at 2,000 in 2010 and 100 at 10,000 in 2016. The red line marks the moment the wheel arrives.',
  body: (lettering) =>
    each(GENERATIONS, (one, index) => generation(lettering, one, index)) +
    axis(at, FOOT, at.ticks(10), { isLong: (value) => value % 5 === 0, ticks: [7, 12] }) +
    lettering.text(LEFT, FOOT + 30, '0', LABEL) +
    lettering.text(LEFT + WIDTH, FOOT + 30, '1/100 s', { ...LABEL, anchor: 'end' }) +
    line(at(10 * FRONT), TOP - 8, at(10 * FRONT), FOOT + 12, 'rl'),
  narrow: {
    height: 452,
    body: (lettering) =>
      each(GENERATIONS, ({ year, images }, index) => {
        const top = 12 + index * 110;
        return (
          lettering.text(16, top + 18, year, { size: 19, style: 'wide' }) +
          lettering.text(374, top + 18, `${images.toLocaleString('en-GB')} images/s`, { size: 19, anchor: 'end' }) +
          crop(
            `cut${index}`,
            { x: 16, y: top + 28, width: 358, height: 62 },
            { x: LEFT, y: TOP + index * ROW - 4, width: WIDTH },
            'g1',
            strip(GENERATIONS[index] ?? GENERATIONS[0], index),
          ) +
          line(16 + 358 * FRONT, top + 22, 16 + 358 * FRONT, top + 96, 'rl')
        );
      }),
  },
});
