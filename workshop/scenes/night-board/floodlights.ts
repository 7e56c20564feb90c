import { repeat } from '../../kit/shapes.ts';
import { fill, stroke } from '../brush.ts';

/** @param base where the mast ends below */
export function floodlights(x: number, y: number, base: number): string {
  return (
    stroke(`M${x} ${y}V${base}`, 'steel-c', 9) +
    fill(`M${x - 60} ${y - 34}h120v70h-120Z`, 'plastic-c') +
    repeat(
      12,
      (index) =>
        `<circle cx="${x - 45 + (index % 4) * 30}" cy="${y - 20 + Math.floor(index / 4) * 21}" r="8" class="white"/>`,
    ) +
    `<ellipse cx="${x}" cy="${y}" rx="150" ry="110" class="white" opacity="0.06"/><ellipse cx="${x}" cy="${y}" rx="95" ry="70" class="white" opacity="0.09"/>`
  );
}
