/** The near surface, where the picture looks over and under water: its line, and what dims below it. */
import { rect, round } from '../../kit/shapes.ts';
import { fill, stroke } from '../brush.ts';

interface Water {
  readonly width: number;
  readonly height: number;
  /** The mean height of the surface in the picture. */
  readonly line: number;
}

function wave({ width, line }: Water): string {
  return `M-10 ${round(line + 8)}Q${round(width * 0.14)} ${round(line - 12)} ${round(width * 0.3)} ${round(line + 4)}T${round(width * 0.62)} ${round(line + 2)}T${width + 10} ${round(line + 6)}`;
}

/** The water behind the surface, and in it what is given. */
export function underWater(water: Water, parts: string): string {
  const { width, height, line } = water;
  return (
    `<clipPath id="under"><path d="${wave(water)}V${height}H-10Z"/></clipPath><g clip-path="url(#under)">` +
    rect(0, line - 20, width, height, 'pool-4') +
    fill(`M0 ${line + 90}Q${width * 0.4} ${line + 60} ${width} ${line + 120}V${height}H0Z`, 'pool-5') +
    `${parts}</g>`
  );
}

/** Over all that is in the water: the veil below the line, light in it, and the line itself. */
export function surface(water: Water): string {
  const { width, height, line } = water;
  return (
    `<g clip-path="url(#under)">${rect(0, line - 20, width, height, 'pool-2').replace('/>', ' opacity="0.26"/>')}` +
    stroke(
      `M${width * 0.08} ${line + 70}q60-16 120 0t120 0t120 0M${width * 0.02} ${line + 130}q50-12 100 0t100 0M${width * 0.4} ${line + 150}q60-14 120 0t120 0`,
      'pool-2',
      3,
      ' opacity="0.5"',
    ) +
    '</g>' +
    stroke(wave(water), 'pool-1', 7) +
    stroke(wave(water), 'white', 2.4)
  );
}
