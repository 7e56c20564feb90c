import { type Brush, fill, stroke } from '../brush.ts';

/** Snowgate: a post on its foot, the wand at the height of the shins. */
export function gate(brush: Brush, reach: number): string {
  return (
    brush.lit('M-5-66H7V8H-5Z', 'kit-red', 4) +
    brush.lit('M-9-58H11V-34H-9Z', 'plastic', 4) +
    fill('M-6-55H8V-48H-6Z', 'kit-white-c') +
    stroke(`M-8-42H${-reach}`, 'metal-a', 2.8) +
    stroke(`M-8-41H${-reach}`, 'metal-c', 1) +
    stroke('M10-38Q26-30 22 4', 'kit-ink', 1.6)
  );
}
