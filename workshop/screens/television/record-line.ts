/** The moving line of the record, laid across the water, with a flag lying in every lane. */
import { createCamera, laidOn } from '../../kit/camera.ts';
import { PICTURE, plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, each, rect } from '../../kit/shapes.ts';
import { cutTo } from '../../kit/strokes.ts';
import { byLane, distanceOf, ranking, rankOf, type Swimmer, speedOf, WORLD_RECORD } from '../samples/freestyle.ts';
import { screen } from '../screen.ts';
import { flat, laneY, pool } from './pool.ts';
import { swimmerAt } from './swimmers.ts';

/** Behind the finish, under the roof, looking down the lanes. */
const camera = createCamera({ eye: [66, 12.5, 18], target: [40, 12.5, 0], focal: 1030, centre: [480, 290] });
const position = ({ splits }: Pick<Swimmer, 'splits'>): number => distanceOf(splits) - 150;
const RECORD = position({ splits: WORLD_RECORD });
const LEADER = ranking(2)[0] ?? { splits: WORLD_RECORD };
/** How long the leader needs to the place of the line. */
const BEHIND = ((RECORD - position(LEADER)) / speedOf(LEADER.splits)).toFixed(2);

/** Text lies on the water, to be read from the camera: its lines run across the lanes. One plate per lane, all in one row. */
function lyingFlag(lettering: Lettering, athlete: Swimmer): string {
  const rank = rankOf(athlete, 2);
  const parts =
    rect(-116, 0, 232, 112, 'tv-panel') +
    plaque(lettering, { x: -116, y: 0, width: 68, height: 112 }, String(rank), 76, rank === 1 ? 'r' : 'steel') +
    lettering.text(34, 82, athlete.code, { size: 70, style: 'bold', anchor: 'middle', fill: 'p' }) +
    rect(-116, 118, 232, 112, 'p') +
    lettering.text(0, 206, speedOf(athlete.splits).toFixed(2), { size: 88, style: 'bold', anchor: 'middle' });
  return laidOn(camera, [RECORD + 0.7, laneY(athlete.lane), 0], [0, 1, 0], [1, 0, 0], parts);
}

function recordLine(lettering: Lettering): string {
  const words = laidOn(
    camera,
    [RECORD + 0.7, laneY(9), 0],
    [0, 1, 0],
    [1, 0, 0],
    plaque(lettering, { x: -116, y: 0, width: 232, height: 112 }, 'WR', 84),
  );
  return flat(camera, RECORD - 0.16, 0, RECORD + 0.16, 25, 'r') + words;
}

function scene(lettering: Lettering): string {
  const athletes = byLane.toSorted((a, b) => position(a) - position(b));
  return (
    pool(camera) +
    recordLine(lettering) +
    each(athletes, (athlete) => swimmerAt(camera, athlete.lane, position(athlete))) +
    each(athletes, (athlete) => lyingFlag(lettering, athlete))
  );
}

export const recordLineDrawing = screen({
  name: 'virtual-record-line',
  title: 'Record line drawn onto the water',
  description: `Pool seen from behind the finish: a red line across all lanes moves at the pace of the world record of 1:42.00, ${BEHIND} s ahead of the leader, and ahead of each swimmer lie rank, country and speed in metres a second. Sample data.`,
  light: 'day',
  part: PICTURE,
  draw: (lettering) =>
    cutTo('picture', PICTURE, area(PICTURE, 'g3'), scene(lettering)) +
    rect(60, 52, 420, 52, 'i') +
    lettering.text(78, 88, 'World record', { size: 28, style: 'bold', fill: 'p' }) +
    lettering.text(464, 88, `+${BEHIND} s`, { size: 28, anchor: 'end', fill: 'p' }) +
    rect(60, 104, 420, 4, 'r'),
});
