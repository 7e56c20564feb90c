import { each } from '../../kit/shapes.ts';
import { type Brush, fill, stroke } from '../brush.ts';

/** The camera from behind and a little above, the lens away from us; 0 at the foot of its back, in centimetres. */
export function lineScanner(brush: Brush): string {
  const ridges = [-8.4, -6.4, -4.2, -1.9, 0.4, 2.7, 4.9, 7, 8.8];
  return (
    // The lens: hood, focus ring, barrel.
    fill('M-6.6-56Q0-58.4 6.6-56L6.2-52H-6.2Z', 'plastic-c') +
    brush.lit('M-7.2-55Q0-57.4 7.2-55L8.6-46Q0-48-8.6-46Z', 'plastic', 2) +
    brush.lit('M-9.6-47.4Q0-50 9.6-47.4L10.4-40Q0-42.4-10.4-40Z', 'steel', 2.4) +
    stroke(
      each(ridges, (x) => `M${x} -47.6L${x * 1.08} -41.6`),
      'steel-c',
      0.6,
    ) +
    brush.lit('M-9.6-41Q0-43 9.6-41L11-33H-11Z', 'plastic', 3) +
    // The body: top, back, what is plugged in.
    fill('M-14-37H14L17-31H-17Z', 'plastic-a') +
    brush.lit('M-17-31H17V-2Q17 0 15 0H-15Q-17 0-17-2Z', 'plastic', 2.4) +
    fill('M-14.6-28.4H14.6V-22.4H-14.6Z', 'metal') +
    fill('M-14.6-20.4H4V-8.4H-14.6Z', 'tv-panel') +
    fill('M-13-18.6H-4V-17.2H-13ZM-13-15.6H-1V-14.2H-13ZM-13-12.6H-7V-11.2H-13Z', 'led-green') +
    each(
      [
        [8, -18],
        [12.6, -18],
        [8, -11.6],
        [12.6, -11.6],
      ] as const,
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="1.9" class="metal"/><circle cx="${x}" cy="${y}" r="1" class="plastic-c"/>`,
    ) +
    stroke('M8-11.6Q10 6 24 14M12.6-11.6Q15 2 30 8', 'kit-ink-c', 1.5) +
    fill('M-6 0H6V3H-6Z', 'metal-c') +
    fill('M-4 3H4V22H-4Z', 'steel-c')
  );
}
