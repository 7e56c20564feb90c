/** Figures in the manner of sports pictograms: a head and limbs of one width. Their feet stand at 0, 0. */
import { circle } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';

export interface FigureStyle {
  readonly fill: 'i' | 'r' | 'p' | 'g5';
  readonly line: 'l' | 'rl' | 'wl' | 'd';
}

/** 66 units high. */
export function runner({ fill, line }: FigureStyle): string {
  const legs = 'M1 -28L18 -22L13 -3M1 -28L-11 -14L-28 -16';
  const arms = 'M10 -46L-7 -42L-13 -30M11 -45L22 -34L34 -40';
  return (
    circle(17, -60, 7, fill) +
    stroke('M10 -45L1 -28', line, 12, { cap: 'round' }) +
    stroke(legs, line, 8, { cap: 'round' }) +
    stroke(arms, line, 6, { cap: 'round' })
  );
}

/** The same runner as an outline: a ghost. */
export function runnerOutline({ line }: FigureStyle): string {
  const solid = 'M10 -45L1 -28M1 -28L18 -22L13 -3M1 -28L-11 -14L-28 -16M10 -46L-7 -42L-13 -30M11 -45L22 -34L34 -40';
  return (
    stroke(solid, line, 9, { cap: 'round' }) +
    circle(17, -60, 7.5, line === 'rl' ? 'r' : 'i') +
    stroke(solid, 'wl', 5.5, { cap: 'round' }) +
    circle(17, -60, 5.5, 'p')
  );
}

/** A ski racer in a turn, leaning left; skis included. */
export function turningSkier({ fill, line }: FigureStyle): string {
  return (
    stroke('M-34 8L30 -2M-26 17L38 7', line, 4, { cap: 'round' }) +
    stroke('M4 2L13 -15L-2 -27L-14 -44', line, 9, { cap: 'round' }) +
    stroke('M-10 -40L-24 -26L-32 -18', line, 6, { cap: 'round' }) +
    stroke('M-10 -38L8 -36L18 -44', line, 6, { cap: 'round' }) +
    circle(-20, -54, 7.5, fill)
  );
}
