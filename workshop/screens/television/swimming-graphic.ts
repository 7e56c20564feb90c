/** Swimming on television: the pool from the main camera, with lane list, event and running clock over it. */
import { marker } from '../../kit/callouts.ts';
import { createCamera } from '../../kit/camera.ts';
import { PICTURE } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, type Box, each, rect } from '../../kit/shapes.ts';
import { cutTo } from '../../kit/strokes.ts';
import { row } from '../../kit/table.ts';
import { byLane, distanceOf, EVENT, gapAt, NOW, ranking, rankOf, type Swimmer } from '../samples/freestyle.ts';
import { formatGap, formatRunning, formatTime } from '../samples/times.ts';
import { NARROW, screen } from '../screen.ts';
import { crop } from './crop.ts';
import { pool } from './pool.ts';
import { swimmerAt } from './swimmers.ts';

const camera = createCamera({ eye: [41, -22, 20], target: [39.5, 11.5, 0], focal: 1480, centre: [590, 250] });

const scene = (): string =>
  pool(camera) + each(byLane, ({ lane, splits }) => swimmerAt(camera, lane, distanceOf(splits) - 150));

const LIST = { x: 56, y: 50, width: 268, row: 33 };

/** Rank, lane, country and time or gap at 150 m, a row each. */
function laneRows(
  lettering: Lettering,
  swimmers: readonly Swimmer[],
  { x, y, width, row: height }: typeof LIST,
): string {
  const columns = [
    { x: x + 20, anchor: 'middle', style: 'bold' },
    { x: x + 58, anchor: 'middle' },
    { x: x + 84, style: 'bold' },
    { x: x + width - 14, anchor: 'end' },
  ] as const;
  return each(swimmers, (athlete, index) => {
    const top = y + index * height;
    const gap = gapAt(athlete, 2);
    const rank = rankOf(athlete, 2);
    const time = gap === 0 ? formatTime(athlete.splits[2]) : formatGap(gap);
    return (
      rect(x, top, width, height - 1, 'tv-panel') +
      rect(x, top, 40, height - 1, rank === 1 ? 'r' : 'steel') +
      row(lettering, top + height / 2 + 6, columns, [String(rank), String(athlete.lane), athlete.code, time], {
        size: 19,
        fill: 'p',
      })
    );
  });
}

const laneList = (lettering: Lettering): string =>
  rect(LIST.x, LIST.y, LIST.width, 36, 'i') +
  lettering.text(LIST.x + 14, LIST.y + 25, '150 m', { size: 18, style: 'bold', fill: 'p' }) +
  lettering.text(LIST.x + LIST.width - 14, LIST.y + 25, 'Gap', { size: 18, anchor: 'end', fill: 'p' }) +
  laneRows(lettering, byLane, { ...LIST, y: LIST.y + 37 });

const lowerThird = (lettering: Lettering): string =>
  rect(56, 444, 600, 60, 'i') +
  lettering.text(76, 483, EVENT, { size: 27, style: 'bold', fill: 'p' }) +
  lettering.text(638, 483, 'Final', { size: 22, anchor: 'end', fill: 'p' }) +
  rect(660, 444, 244, 60, 'tv-panel') +
  lettering.text(888, 488, formatRunning(NOW), { size: 42, style: 'wide', anchor: 'end', fill: 'p' }) +
  rect(660, 500, 244, 4, 'r');

const markers = (lettering: Lettering): string =>
  marker(lettering, LIST.x + LIST.width + 22, LIST.y + 18, 1, 16) +
  marker(lettering, 76, 424, 2, 16) +
  marker(lettering, 682, 424, 3, 16);

const NARROW_PICTURE: Box = { x: 0, y: 0, width: NARROW, height: 250 };

export const swimmingGraphic = screen({
  name: 'tv-graphic-swimming',
  title: 'Swimming on television, last length of 200 m',
  description:
    'Television picture of a 50 m pool with graphics: a list of lanes 1 to 8 with rank, country and gap at 150 m, the event in the lower third and the running clock at 1:38.4. Sample data.',
  legend: [
    'The lane list: rank, lane, country and gap at the last turn.',
    'The lower third names the event and the round.',
    'The running clock comes straight from the timer.',
  ],
  light: 'day',
  part: PICTURE,
  draw: (lettering) =>
    cutTo('picture', PICTURE, area(PICTURE, 'g3'), scene()) +
    laneList(lettering) +
    lowerThird(lettering) +
    markers(lettering),
  narrow: {
    height: 428,
    draw: (lettering) =>
      crop('picture', NARROW_PICTURE, { x: 262, y: 80, width: 600 }, 'g3', scene()) +
      rect(NARROW - 164, 14, 150, 46, 'tv-panel') +
      rect(NARROW - 164, 56, 150, 4, 'r') +
      lettering.text(NARROW - 28, 47, formatRunning(NOW), { size: 29, style: 'wide', anchor: 'end', fill: 'p' }) +
      marker(lettering, NARROW - 182, 37, 3, 12) +
      rect(0, 250, NARROW, 178, 'i') +
      lettering.text(14, 280, EVENT, { size: 20, style: 'bold', fill: 'p' }) +
      marker(lettering, NARROW - 26, 273, 2, 12) +
      laneRows(lettering, ranking(2).slice(0, 3), { x: 14, y: 296, width: NARROW - 60, row: 40 }) +
      marker(lettering, NARROW - 26, 316, 1, 12),
  },
});
