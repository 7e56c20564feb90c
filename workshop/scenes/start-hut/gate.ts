import { type Brush, fill, stroke } from '../brush.ts';

/** Snowgate: a post with its contact, the wand to the right at the height of the shins; 0 at its foot, centimetres. */
export function gate(brush: Brush, reach: number): string {
  return (
    stroke('M-7-30Q-24-22-22 6', 'kit-ink', 1.6) +
    brush.lit('M-6-72H6V6H-6Z', 'kit-navy', 3) +
    fill('M-8-74H8V-70H-8Z', 'kit-navy-c') +
    stroke(`M8-40H${reach}`, 'kit-yellow', 3) +
    stroke(`M8-39H${reach}`, 'kit-yellow-c', 1) +
    brush.lit('M-9-56H10V-30H-9Z', 'plastic', 3) +
    fill('M-6-53H7V-45H-6Z', 'tv-panel') +
    fill('M-4-50.4H2V-47.6H-4Z', 'led-green')
  );
}
