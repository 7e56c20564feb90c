/** Swimming on television: the pool from the main camera, with lane list, event and running clock over it. */
import { note } from '../../kit/callouts.ts';
import { createCamera } from '../../kit/camera.ts';
import { television } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, rect } from '../../kit/shapes.ts';
import { row } from '../../kit/table.ts';
import { byLane, EVENT, gapAt, rankOf } from '../samples/freestyle.ts';
import { formatGap, formatTime } from '../samples/times.ts';
import { screen } from '../screen.ts';
import { pool, swimmer } from './pool.ts';

const camera = createCamera({ eye: [36, -24, 19], target: [34, 12.5, 0], focal: 940, centre: [530, 236] });
/** The head of the leader, in metres from the far wall, and the speed that turns gaps in time into metres. */
const LEADER = 39;
const SPEED = 1.75;

const LIST = { x: 60, y: 56, width: 224, row: 30 };
const COLUMNS = [
  { x: LIST.x + 18, anchor: 'middle', style: 'bold', fill: 'p' },
  { x: LIST.x + 50, anchor: 'middle' },
  { x: LIST.x + 72, style: 'bold' },
  { x: LIST.x + LIST.width - 12, anchor: 'end' },
] as const;

const laneList = (lettering: Lettering): string =>
  rect(LIST.x, LIST.y, LIST.width, 33, 'i') +
  lettering.text(LIST.x + 12, LIST.y + 22, '150 m', { size: 16, style: 'bold', fill: 'p' }) +
  lettering.text(LIST.x + LIST.width - 12, LIST.y + 22, 'Gap', { size: 14, anchor: 'end', fill: 'p' }) +
  each(byLane, (athlete, index) => {
    const top = LIST.y + 34 + index * LIST.row;
    const gap = gapAt(athlete, 2);
    const rank = rankOf(athlete, 2);
    const time = gap === 0 ? formatTime(athlete.splits[2]) : formatGap(gap);
    return (
      rect(LIST.x, top, LIST.width, LIST.row - 1, 'p') +
      rect(LIST.x, top, 36, LIST.row - 1, rank === 1 ? 'r' : 'g5') +
      row(lettering, top + 20.5, COLUMNS, [String(rank), String(athlete.lane), athlete.code, time], { size: 17 })
    );
  });

const lowerThird = (lettering: Lettering): string =>
  rect(60, 448, 620, 52, 'i') +
  lettering.text(80, 482, EVENT, { size: 24, style: 'bold', fill: 'p' }) +
  lettering.text(660, 482, 'Final', { size: 20, anchor: 'end', fill: 'p' }) +
  rect(684, 448, 216, 52, 'p') +
  lettering.text(884, 487, '1:38.4', { size: 38, style: 'wide', anchor: 'end' }) +
  rect(684, 496, 216, 4, 'r');

function keys(lettering: Lettering): string {
  const key = (x: number, words: string) => line(x, 528, x, 546, 'd') + note(lettering, x, 564, words, 'middle', 14);
  return key(172, 'Lane list with gaps') + key(480, 'Lower third') + key(792, 'Running clock');
}

export const swimmingGraphic = screen({
  name: 'tv-graphic-swimming',
  title: 'Swimming on television, last length of 200 m',
  description:
    'Television picture of a 50 m pool with graphics: a list of lanes 1 to 8 with rank, country and gap at 150 m, the event in the lower third and the running clock at 1:38.4. Sample data.',
  draw: (lettering) => {
    const swimmers = byLane.map((athlete) =>
      swimmer(camera, athlete.lane, LEADER - (gapAt(athlete, 2) / 100) * SPEED, athlete.lane % 2 ? 1 : -1),
    );
    return television('g3', pool(camera), ...swimmers) + laneList(lettering) + lowerThird(lettering) + keys(lettering);
  },
});
