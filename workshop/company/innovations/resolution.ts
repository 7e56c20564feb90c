/** The finest step of time through the years: a log scale that goes down tenfold at each line. */
import { scaleLinear, scaleLog } from 'd3-scale';
import { curveStepAfter } from 'd3-shape';
import { curve } from '../../kit/curve.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, type Point, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { bigFigure, NOTE, sheet } from '../kit/sheet.ts';

interface Step {
  readonly year: number;
  /** Power of ten of the steps in a second. */
  readonly power: number;
  readonly name: string;
  readonly side: 'above' | 'below';
  /** Where the name begins or ends at the point. */
  readonly anchor?: 'start' | 'end';
  readonly isFinest?: true;
}

const STEPS: readonly Step[] = [
  { year: 1932, power: 1, name: 'by hand', side: 'below', isFinest: true },
  { year: 1948, power: 3, name: 'photo-finish', side: 'below', anchor: 'end', isFinest: true },
  { year: 1949, power: 1, name: 'motor racing', side: 'above' },
  { year: 1952, power: 2, name: 'printing recorder', side: 'above' },
  { year: 1954, power: 2, name: 'film camera, quartz clock', side: 'below' },
  { year: 1964, power: 3, name: 'ski timing', side: 'above' },
  { year: 1968, power: 3, name: 'touch pads', side: 'below', anchor: 'end' },
  { year: 1973, power: 4, name: 'fourth decimal', side: 'below', anchor: 'end', isFinest: true },
  { year: 1992, power: 3, name: 'digital photo-finish', side: 'above' },
  { year: 1995, power: 3, name: 'pool timer with PC', side: 'below' },
  { year: 2012, power: 6, name: 'Quantum timer', side: 'above', anchor: 'end', isFinest: true },
];

const x = scaleLinear([1932, 2018], [170, 915.4]);
/** Steps in a second, tenfold at each line. */
const perSecond = scaleLog([10, 1e6], [134, 534]);
const y = (power: number): number => perSecond(10 ** power);
const [START, END] = [x(1932), x(2018)];

function grid(lettering: Lettering): string {
  const names = ['1/10 s', '1/100 s', '1/1000 s', '1/10,000 s', '1/100,000 s', '1/1,000,000 s'];
  const tick = (step: number) => `M${round(START - 8)} ${round(perSecond(step))}h5`;
  return (
    each(
      names,
      (name, index) =>
        line(START - 12, y(index + 1), END, y(index + 1), 'h') +
        lettering.text(START - 18, y(index + 1) + 5, name, { ...NOTE, anchor: 'end' }),
    ) +
    stroke(each(perSecond.ticks(), tick), 'm', 1) +
    each(
      x.ticks(8),
      (year) =>
        line(x(year), y(6) + 6, x(year), y(6) + 13, 'd') +
        lettering.text(x(year), y(6) + 32, String(year), { ...NOTE, anchor: 'middle' }),
    )
  );
}

function finest(): string {
  const steps = STEPS.filter(({ isFinest }) => isFinest).map(({ year, power }): Point => [x(year), y(power)]);
  return stroke(curve([...steps, [END, y(6)]], curveStepAfter), 'rl', 3);
}

function step(lettering: Lettering, { year, power, name, side, anchor = 'start', isFinest }: Step): string {
  const [px, py] = [x(year), y(power)];
  const bold = { size: 17, style: 'bold' } as const;
  const yearWidth = lettering.measure(String(year), bold);
  const wide = yearWidth + 6 + lettering.measure(name, NOTE);
  const left = anchor === 'start' ? px - 6 : px + (side === 'above' ? -14 : 6) - wide;
  const base = side === 'above' ? py - 13 : py + 24;
  return (
    circle(px, py, isFinest ? 7 : 6, isFinest ? 'r' : 'i') +
    circle(px, py, 2.5, 'p') +
    lettering.text(left, base, String(year), bold) +
    lettering.text(left + yearWidth + 6, base, name, NOTE)
  );
}

export const resolution = sheet({
  id: 'innovations/resolution',
  title: 'From a tenth to a millionth',
  description:
    'The resolution of timing equipment from 1932 to 2012 on a logarithmic scale. The finest goes from 1/10 s with chronographs in 1932 to 1/1000 s on photo-finish film in 1948, 1/10,000 s in 1973 and one microsecond with the Quantum timer in 2012. Times printed in 1952 were to 1/100 s.',
  body: (lettering) =>
    grid(lettering) +
    finest() +
    each(STEPS, (one) => step(lettering, one)) +
    bigFigure(lettering, START + 16, y(5) + 44, '100,000', 'times finer', { size: 40 }) +
    lettering.text(START + 18, y(5) + 66, 'in 80 years, from 1932 to 2012', { ...NOTE, size: 17 }),
  narrow: {
    height: 424,
    body: (lettering) =>
      each(
        STEPS.filter(({ isFinest }) => isFinest),
        ({ year, power, name }, index) => {
          const y = 56 + index * 92;
          const label = `1/${(10 ** power).toLocaleString('en-GB')} s`;
          const width = 60 * power;
          return (
            lettering.text(16, y, String(year), { size: 22, style: 'wide' }) +
            lettering.text(374, y, label, { size: 24, style: 'bold', anchor: 'end', fill: 'r' }) +
            lettering.text(104, y, name.replace(' timer', ''), { size: 17, fill: 'g5' }) +
            line(16, y + 20, 374, y + 20, 'h') +
            stroke(`M16 ${y + 20}h${width - 2}`, 'rl', 7)
          );
        },
      ) + lettering.text(16, 406, 'Every step ten times finer, one length more', { size: 17, fill: 'g5' }),
  },
});
