import { type Brush, fill, stroke } from '../brush.ts';

/** The camera from behind, its lens towards the line; 0 at the head of the tripod, in centimetres. */
export function lineScanner(brush: Brush): string {
  return (
    stroke('M-3 4L-26 84M3 4L30 84M0 4L4 84', 'steel-c', 3.4) +
    stroke('M-3 4L-26 84M3 4L29 84', 'steel', 1.4) +
    fill('M-7-2H7V10H-7Z', 'steel-c') +
    stroke('M-8 3L-26 12', 'plastic-c', 2.6) +
    brush.lit('M-3-34L17-38Q20-38 20-34V-10Q20-7 17-6L-3-3Z', 'plastic', 6) +
    brush.lit('M-16-36Q-16-38-14-38H-1Q1-38 1-36V-4Q1-2-1-2H-14Q-16-2-16-4Z', 'plastic', 3) +
    fill('M-14-36H-1V-27H-14Z', 'kit-red') +
    fill('M-12-23H-3V-16H-12Z', 'tv-panel') +
    fill('M-11-21.6H-6V-20.4H-11ZM-11-19H-4.6V-17.8H-11Z', 'led-green') +
    `<circle cx="-11" cy="-9" r="2" class="metal"/><circle cx="-5" cy="-9" r="2" class="metal"/>` +
    stroke('M-11-9Q-24 6-20 30T-34 84M-5-9Q-14 20-10 40T-20 84', 'kit-ink-c', 1.3) +
    brush.lit('M20-30L30-31V-14L20-12Z', 'plastic', 2) +
    fill('M30-33L34-33.4V-12.6L30-12Z', 'plastic-c')
  );
}
