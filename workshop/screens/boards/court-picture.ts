/** The live picture of a basketball court, 28 by 15 m, from the main camera in the stand. */
import { holding } from '../../figure/acting.ts';
import { pose } from '../../figure/pose.ts';
import { createCamera } from '../../kit/camera.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, pointsToPath, polygon, rect } from '../../kit/shapes.ts';
import { level, type Place, upright } from '../../kit/space.ts';
import { stroke } from '../../kit/strokes.ts';
import { kitOf, people } from '../people.ts';

const camera = createCamera({ eye: [16, -15, 7.6], target: [23.2, 7.2, 1.3], focal: 1180, centre: [486, 410] });
/** Where those near the basket stand, in metres on the court, with their numbers. */
const PLAYERS: readonly (readonly [x: number, y: number, number: number, home: boolean])[] = [
  [19.6, 9.4, 4, true],
  [23.4, 12.6, 12, true],
  [22, 6.3, 7, true],
  [26.6, 5.6, 15, true],
  [20.9, 9, 8, false],
  [23.3, 6.4, 5, false],
  [25, 10.4, 14, false],
];

const floorLine = (places: readonly Place[], width = 1.5): string => stroke(camera.trace(places), 'l', width);

const arc = (x: number, y: number, radius: number, from: number, to: number): Place[] =>
  Array.from({ length: 25 }, (_, index): Place => {
    const angle = ((from + ((to - from) * index) / 24) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), 0];
  });

function floor(): string {
  const run = level(-20, -9, 60, 20);
  const court = level(0, 0, 28, 15);
  const key = level(22.2, 5.05, 28, 9.95);
  return (
    camera.face(run, 'timber-2') +
    camera.face(court, 'timber-1') +
    camera.face(key, 'timber') +
    floorLine([...court, [0, 0, 0], [28, 0, 0]]) +
    floorLine([...key, [22.2, 5.05, 0]]) +
    floorLine(level(14, 0, 14, 15)) +
    floorLine(arc(14, 7.5, 1.8, 0, 360)) +
    floorLine(arc(22.2, 7.5, 1.8, 90, 270)) +
    floorLine([[28, 0.9, 0], ...arc(26.425, 7.5, 6.75, 257.2, 102.8), [28, 14.1, 0]])
  );
}

function basket(lettering: Lettering): string {
  const board = upright([26.8, 6.6], [26.8, 8.4], 2.9, 3.95);
  const post = upright([29.2, 7.5], [26.8, 7.5], 0, 3.2);
  const [x, y] = camera.see([26.8, 7.5, 3.95]);
  return (
    stroke(camera.trace([...post.slice(2), ...post.slice(0, 1)]), 'l', 5) +
    camera.face(board, 'p') +
    polygon(board.map(camera.see), 'l') +
    stroke(pointsToPath(arc(26.425, 7.5, 0.23, 0, 360).map(([px, py]) => camera.see([px, py, 3.05]))), 'l', 2.5) +
    rect(x - 21, y - 37, 42, 34, 'i', 2) +
    lettering.text(x, y - 10, '14', { size: 27, style: 'bold', anchor: 'middle', fill: 'p' })
  );
}

const DEFENCE = pose({
  spine: { lean: 12, nod: 0 },
  nearLeg: { hip: 34, knee: 44 },
  farLeg: { hip: -4, knee: 26 },
  nearArm: { shoulder: 70, elbow: 24 },
  farArm: { shoulder: 50, elbow: 30 },
});
const DRIBBLE = pose({
  spine: { lean: 20, nod: -6 },
  nearLeg: { hip: 44, knee: 50 },
  farLeg: { hip: -16, knee: 24, foot: 20 },
  nearArm: { shoulder: 24, elbow: 62 },
  farArm: { shoulder: -10, elbow: 40 },
});

const players = (): string =>
  each(
    PLAYERS.toSorted((a, b) => b[1] - a[1]),
    ([px, py, number, home]) => {
      const foot = camera.see([px, py, 0]);
      const [, headY] = camera.see([px, py, 1]);
      const kit = kitOf(
        number,
        home ? 'kit-white' : 'kit-navy',
        home ? 'kit-white' : 'kit-navy',
        home ? undefined : String(number),
      );
      const hasBall = number === 4;
      const [ballX, ballY] = camera.see([px + 0.5, py, 0.75]);
      return (
        people(holding(home ? DRIBBLE : DEFENCE, { kit })(0), foot, (foot[1] - headY) * 1.08, !home) +
        (hasBall ? circle(ballX, ballY, 6.5, 'tartan') : '')
      );
    },
  );

export function courtPicture(lettering: Lettering): string {
  return rect(160, 236, 640, 256, 'g3') + floor() + basket(lettering) + players();
}
