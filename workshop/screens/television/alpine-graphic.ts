/** A downhill on television: gap against the leader at every intermediate, running time, speed at the edge of the picture. */
import { scaleLinear } from 'd3-scale';
import { arrowHead } from '../../kit/arrows.ts';
import { note } from '../../kit/callouts.ts';
import { PICTURE, plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, each, line, rect } from '../../kit/shapes.ts';
import { behind, finished, onCourse } from '../samples/downhill.ts';
import { formatDifference, formatTime } from '../samples/times.ts';
import { screen } from '../screen.ts';
import { racer, slope } from './slope.ts';

/** The speed bar: its foot is 0, its top 150 km/h. */
const BAR = { x: 868, top: 70, bottom: 410 } as const;
const GAPS = { x: 60, y: 372, width: 420, middle: 326 } as const;
/** Units per hundredth of a second in the gap bars. */
const PER_HUNDREDTH = 4;

function speedBar(lettering: Lettering): string {
  const y = scaleLinear([0, 150], [BAR.bottom, BAR.top]);
  const now = y(onCourse.speed);
  return (
    rect(BAR.x - 56, BAR.top - 30, 96, BAR.bottom - BAR.top + 52, 'p h') +
    note(lettering, BAR.x + 28, BAR.top - 11, 'km/h', 'end', 14) +
    rect(BAR.x, BAR.top, 26, BAR.bottom - BAR.top, 'g2') +
    rect(BAR.x, now, 26, BAR.bottom - now, 'i') +
    each(
      [0, 50, 100, 150],
      (speed) =>
        line(BAR.x - 8, y(speed), BAR.x, y(speed), 'l') +
        lettering.text(BAR.x - 13, y(speed) + 5, String(speed), { size: 14, anchor: 'end' }),
    ) +
    arrowHead([BAR.x, now], 0, 'r', 12) +
    plaque(lettering, { x: BAR.x - 76, y: now - 19, width: 66, height: 38 }, onCourse.speed.toFixed(0), 24)
  );
}

const gapBars = (lettering: Lettering): string =>
  rect(GAPS.x, GAPS.y - 4, GAPS.width, 98, 'p h') +
  each([0, 1, 2], (point) => {
    const top = GAPS.y + point * 30;
    const gap = behind(onCourse, point);
    const own = onCourse.times[point];
    const width = Math.abs(gap ?? 0) * PER_HUNDREDTH;
    const bar =
      gap === undefined
        ? ''
        : rect(gap < 0 ? GAPS.middle - width : GAPS.middle, top + 7, width, 15, gap < 0 ? 'piste-2' : 'g5');
    return (
      lettering.text(GAPS.x + 14, top + 21, `Intermediate ${point + 1}`, { size: 15 }) +
      lettering.text(GAPS.x + 180, top + 21, own === undefined ? '' : formatTime(own), { size: 15, anchor: 'end' }) +
      bar +
      lettering.text(GAPS.x + GAPS.width - 14, top + 21, gap === undefined ? '–' : formatDifference(gap), {
        size: 16,
        style: 'bold',
        anchor: 'end',
      })
    );
  }) +
  line(GAPS.middle, GAPS.y + 4, GAPS.middle, GAPS.y + 86, 'l');

function nameLine(lettering: Lettering): string {
  const leader = finished[0];
  return (
    rect(60, 470, 420, 42, 'i') +
    plaque(lettering, { x: 60, y: 470, width: 50, height: 42 }, String(onCourse.bib), 21, 'g5') +
    lettering.text(126, 498, onCourse.code, { size: 21, style: 'bold', fill: 'p' }) +
    lettering.text(464, 499, '1:06.3', { size: 24, style: 'wide', anchor: 'end', fill: 'p' }) +
    rect(60, 512, 420, 3, 'r') +
    (leader === undefined
      ? ''
      : note(
          lettering,
          60,
          568,
          `Leader: bib ${leader.bib}, ${leader.code}, ${formatTime(leader.times[3] ?? 0)}`,
          'start',
          14,
        )) +
    note(lettering, 900, 568, 'Speed at the right edge, in real time', 'end', 14)
  );
}

export const alpineGraphic = screen({
  name: 'tv-graphic-alpine',
  title: 'Downhill on television: gaps and speed',
  description:
    'Television picture of a downhill run: bib 10 from SWE is 0.18 s ahead at the second intermediate, the running time is 1:06.3 and the bar at the right edge shows 123 km/h. Sample data.',
  draw: (lettering) =>
    slope(PICTURE) +
    racer(lettering, 618, 424, onCourse.bib) +
    gapBars(lettering) +
    nameLine(lettering) +
    speedBar(lettering) +
    area(PICTURE, 'm'),
});
