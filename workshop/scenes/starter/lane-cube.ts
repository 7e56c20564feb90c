/** The cube with the lane's number that stands behind the blocks, 45 cm; 0 on the ground below its middle. */
import type { Lettering } from '../../kit/lettering.ts';
import { type Brush, fill } from '../brush.ts';

export function laneCube(brush: Brush, lettering: Lettering, lane: number): string {
  return (
    `<ellipse cx="8" cy="0" rx="34" ry="4.4" class="black" opacity="0.22"/>` +
    fill('M22-45L31-49V-5L22 0Z', 'kit-yellow-c') +
    fill('M-23-45L-13-49H31L22-45Z', 'kit-yellow-a') +
    brush.lit('M-23-45H22V0H-23Z', 'kit-yellow', 1) +
    lettering.text(0, -9, String(lane), { size: 38, style: 'bold', anchor: 'middle', fill: 'kit-ink' })
  );
}
