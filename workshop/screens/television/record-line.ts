/** The moving line of the record, laid across the water, with a flag lying in every lane. */
import { note } from '../../kit/callouts.ts';
import { createCamera, laidOn } from '../../kit/camera.ts';
import { plaque, television } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { rect } from '../../kit/shapes.ts';
import { byLane, gapAt, rankOf, type Swimmer } from '../samples/freestyle.ts';
import { screen } from '../screen.ts';
import { flat, laneY, pool, swimmer } from './pool.ts';

/** Behind the finish, under the roof, looking down the lanes. */
const camera = createCamera({ eye: [66, 12.5, 13], target: [36, 12.5, 0], focal: 1010, centre: [480, 300] });
const RECORD = 39.2;
const LEADER = 38.3;
const SPEED = 1.75;
/** Live speed in metres per second, by lane. */
const SPEEDS = ['1.71', '1.74', '1.77', '1.79', '1.75', '1.76', '1.73', '1.68'] as const;

const position = (athlete: Swimmer): number => LEADER - (gapAt(athlete, 2) / 100) * SPEED;

/** Text lies on the water, to be read from the camera: its lines run across the lanes. One plate per lane, all in one row. */
function lyingFlag(lettering: Lettering, athlete: Swimmer): string {
  const rank = rankOf(athlete, 2);
  const parts =
    rect(-114, 0, 228, 112, 'p') +
    plaque(lettering, { x: -114, y: 0, width: 68, height: 112 }, String(rank), 72, rank <= 3 ? 'i' : 'g5') +
    lettering.text(34, 80, athlete.code, { size: 64, style: 'bold', anchor: 'middle' }) +
    rect(-114, 118, 228, 128, 'water-2') +
    lettering.text(0, 212, SPEEDS[athlete.lane - 1] ?? '', { size: 84, style: 'bold', anchor: 'middle', fill: 'p' });
  return laidOn(camera, [RECORD + 0.7, laneY(athlete.lane), 0], [0, 1, 0], [1, 0, 0], parts);
}

function recordLine(lettering: Lettering): string {
  const words = laidOn(
    camera,
    [RECORD + 0.16, laneY(9), 0],
    [0, 1, 0],
    [1, 0, 0],
    plaque(lettering, { x: -114, y: 0, width: 228, height: 112 }, 'REC', 70),
  );
  return flat(camera, RECORD - 0.16, 0, RECORD + 0.16, 25, 'r') + words;
}

const caption = (lettering: Lettering): string =>
  rect(60, 52, 300, 44, 'i') +
  lettering.text(76, 81, 'Record pace', { size: 20, style: 'bold', fill: 'p' }) +
  lettering.text(344, 81, '+0.52 s', { size: 20, anchor: 'end', fill: 'p' }) +
  rect(60, 96, 300, 4, 'r') +
  note(lettering, 480, 564, 'Rank, country and speed in m/s lie on the water ahead of each swimmer', 'middle', 14);

export const recordLineDrawing = screen({
  name: 'virtual-record-line',
  title: 'Record line drawn onto the water',
  description:
    'Pool seen from behind the finish: a red line across all lanes moves at record pace, and ahead of each swimmer lie rank, country and speed between 1.68 and 1.79 m/s. Sample data.',
  draw: (lettering) => {
    const athletes = byLane.toSorted((a, b) => position(a) - position(b));
    return (
      television(
        'g3',
        pool(camera),
        recordLine(lettering),
        ...athletes.map((athlete) => swimmer(camera, athlete.lane, position(athlete), athlete.lane % 2 ? 1 : -1)),
        ...athletes.map((athlete) => lyingFlag(lettering, athlete)),
      ) + caption(lettering)
    );
  },
});
