import { each, rect, repeat } from '../../kit/shapes.ts';
import { type Brush, fill } from '../brush.ts';

/** A touch terminal on the desk, leaning back: 44 cm wide, its foot at 0. */
export function terminal(brush: Brush): string {
  const keys = ['kit-grey', 'kit-grey', 'kit-grey', 'led-green', 'kit-grey', 'kit-grey', 'kit-grey', 'kit-red'];
  return (
    brush.lit('M-22-25Q-22-27-20-27H20Q22-27 22-25L25-1Q25 1 23 1H-23Q-25 1-25-1Z', 'plastic', 2) +
    fill('M-19.6-24.6H19.6L22-2H-22Z', 'tv-panel') +
    fill('M-17-22.4H2L3-12H-18Z', 'deepice') +
    fill('M-10-14L-7-20L-4-14Z', 'kit-red') +
    each(keys, (tone, index) => rect(5 + (index % 4) * 3.7, -22 + Math.floor(index / 4) * 5, 3, 3.6, tone)) +
    repeat(8, (index) => rect(-19 + index * 5, -9, 4, 5, index === 5 ? 'led-lit' : 'tv-line'))
  );
}
