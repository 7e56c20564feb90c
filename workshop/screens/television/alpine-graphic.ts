/** A downhill on television: gap against the leader at every intermediate, running time, speed at the edge of the picture. */
import { scaleLinear } from 'd3-scale';
import { arrowHead } from '../../kit/arrows.ts';
import { PICTURE, plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, rect } from '../../kit/shapes.ts';
import { cutTo } from '../../kit/strokes.ts';
import { behind, NOW, onCourse } from '../samples/downhill.ts';
import { formatDifference, formatRunning, formatTime } from '../samples/times.ts';
import { screen } from '../screen.ts';
import { slope } from './slope.ts';

/** The speed bar: its foot is 0, its top 150 km/h. */
const BAR = { x: 876, top: 84, bottom: 424 } as const;
const GAPS = { x: 56, y: 330, width: 500, row: 44 } as const;
/** Units per hundredth of a second in the gap bars. */
const PER_HUNDREDTH = 4;

function speedBar(lettering: Lettering): string {
  const y = scaleLinear([0, 150], [BAR.bottom, BAR.top]);
  const now = y(onCourse.speed);
  return (
    rect(BAR.x - 84, BAR.top - 42, 118, BAR.bottom - BAR.top + 60, 'tv-panel') +
    lettering.text(BAR.x + 22, BAR.top - 14, 'km/h', { size: 28, anchor: 'end', fill: 'p' }) +
    rect(BAR.x, BAR.top, 22, BAR.bottom - BAR.top, 'g5') +
    rect(BAR.x, now, 22, BAR.bottom - now, 'p') +
    each(
      [0, 50, 100, 150],
      (speed) =>
        line(BAR.x - 8, y(speed), BAR.x, y(speed), 'wl') +
        lettering.text(BAR.x - 13, y(speed) + 10, String(speed), { size: 28, anchor: 'end', fill: 'p' }),
    ) +
    arrowHead([BAR.x, now], 0, 'r', 12) +
    plaque(lettering, { x: BAR.x - 96, y: now - 24, width: 86, height: 48 }, onCourse.speed.toFixed(0), 32)
  );
}

/** Intermediates so far: time, and a bar to the left when ahead, in green. */
function gapBars(
  lettering: Lettering,
  { x, y, width, row }: typeof GAPS | { x: number; y: number; width: number; row: number },
  size: number,
): string {
  const middle = x + width * 0.66;
  return (
    rect(x, y, width, row * 2 + 8, 'tv-panel') +
    each([0, 1], (point) => {
      const top = y + 4 + point * row;
      const gap = behind(onCourse, point) ?? 0;
      const long = Math.abs(gap) * PER_HUNDREDTH * (width / 470);
      const base = top + row / 2 + size * 0.36;
      return (
        lettering.text(x + 14, base, `${point + 1}`, { size, style: 'bold', fill: 'p' }) +
        lettering.text(x + 14 + size * 5.4, base, formatTime(onCourse.times[point] ?? 0), {
          size,
          anchor: 'end',
          fill: 'p',
        }) +
        rect(gap < 0 ? middle - long : middle, top + row / 2 - 8, long, 16, gap < 0 ? 'kit-green' : 'kit-red') +
        lettering.text(x + width - 14, base, formatDifference(gap), { size, style: 'bold', anchor: 'end', fill: 'p' })
      );
    }) +
    line(middle, y + 6, middle, y + row * 2 + 2, 'wl')
  );
}

function nameLine(lettering: Lettering, x: number, y: number, width: number): string {
  return (
    rect(x, y, width, 58, 'i') +
    plaque(lettering, { x, y, width: 62, height: 58 }, String(onCourse.bib), 29, 'steel') +
    lettering.text(x + 80, y + 38, onCourse.code, { size: 29, style: 'bold', fill: 'p' }) +
    lettering.text(x + width - 14, y + 40, formatRunning(NOW), { size: 32, style: 'wide', anchor: 'end', fill: 'p' }) +
    rect(x, y + 58, width, 4, 'r')
  );
}

export const alpineGraphic = screen({
  name: 'tv-graphic-alpine',
  title: 'Downhill on television: gaps and speed',
  description:
    'Television picture of a downhill run, the racer in the tuck below a pitch with red gates: bib 10 from SWE is 0.18 s ahead at the second intermediate, the running time is 1:06.3 and the bar at the right edge shows 123 km/h. Sample data.',
  light: 'day',
  part: PICTURE,
  draw: (lettering) =>
    cutTo('picture', PICTURE, slope(PICTURE)) +
    gapBars(lettering, GAPS, 28) +
    nameLine(lettering, 56, 444, 500) +
    speedBar(lettering),
});
