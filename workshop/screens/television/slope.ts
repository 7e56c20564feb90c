/** What stands on a downhill course and around it: mountains, firs, nets, red gates, and the racer close by. */
import { curveCatmullRom } from 'd3-shape';
import { curve } from '../../kit/curve.ts';
import { createRandom } from '../../kit/random.ts';
import { area, type Box, each, path, pointsToPath, polygon } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { veiled } from '../veiled.ts';
import {
  CREST,
  camera,
  GATES,
  LEFT_EDGE,
  NETS,
  NEXT_PANEL,
  onSnow,
  outline,
  RIGHT_EDGE,
  RUN_OUT,
  type Spot,
  TRACK,
  unitsAt,
} from './downhill-course.ts';
import { racer } from './racer-in-tuck.ts';

function mountains(): string {
  return (
    path(
      'M32 110L96 62L132 84L214 34L262 70L300 56L372 92L452 44L520 80L620 38L720 84L790 50L928 110V160H32Z',
      'snow',
    ) +
    path('M214 34L262 70L300 56L372 92L330 88L296 104L262 80L238 98L226 70L206 84Z', 'snow-2') +
    path('M452 44L520 80L560 104L496 84L462 100L448 64ZM620 38L720 84L760 110L690 92L650 104L632 74L612 80Z', 'snow-2')
  );
}

function fir(at: Spot, height: number): string {
  const [x, y] = camera.see(onSnow(...at));
  const k = unitsAt(at) * height;
  return each([0, 0.28, 0.54], (from, index) => {
    const half = k * (0.23 - from * 0.24);
    const [low, high] = [y - k * (from + 0.05), y - k * Math.min(1, from + 0.5)];
    const mid = low - k * 0.04;
    return (
      polygon(
        [
          [x - half, low],
          [x, mid],
          [x, high],
        ],
        'kit-green-s',
      ) +
      polygon(
        [
          [x + half, low],
          [x, mid],
          [x, high],
        ],
        'kit-green-d',
      ) +
      (index === 2
        ? polygon(
            [
              [x - half * 0.62, low - k * 0.16],
              [x, high + k * 0.14],
              [x, high],
            ],
            'snow-1',
          )
        : '')
    );
  });
}

/** A wood from the crest down, some metres beyond an edge. */
function wood(seed: string, edge: readonly Spot[], side: 1 | -1, count: number): string {
  const random = createRandom(seed);
  const trees = Array.from({ length: count }, () => {
    const share = random() * (edge.length - 1.01);
    const [[x1, y1], [x2, y2]] = [edge[Math.floor(share)] ?? [0, 0], edge[Math.ceil(share)] ?? [0, 0]];
    const t = share % 1;
    return {
      at: [x1 + (x2 - x1) * t + side * (3 + random() * 16), y1 + (y2 - y1) * t + 3] as const,
      height: 3.6 + random() * 2.4,
    };
  });
  return each(
    trees.toSorted((a, b) => b.at[1] - a.at[1]),
    ({ at, height }) => fir(at, height),
  );
}

/** Blue netting on posts, two metres high. */
function safetyNet(edge: readonly Spot[]): string {
  const posts = edge.slice(1).flatMap(([x2, y2], index) => {
    const [x1, y1] = edge[index] ?? [0, 0];
    return [0, 0.25, 0.5, 0.75].map((t): Spot => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]);
  });
  const mesh = [0.5, 1, 1.5].map((above) => pointsToPath(outline(posts, above))).join('');
  return (
    veiled(0.4, polygon([...outline(posts, 2), ...outline(posts).toReversed()], 'mat')) +
    veiled(0.5, stroke(mesh, 'wl', 1)) +
    stroke(pointsToPath(outline(posts, 2)), 'd', 1.2) +
    each(posts, (at) =>
      stroke(
        pointsToPath([camera.see(onSnow(...at)), camera.see(onSnow(...at, 2.15))]),
        'd',
        Math.max(1, unitsAt(at) * 0.04),
      ),
    )
  );
}

/** Two poles and a panel between them; the wind side is darker. */
function panel(at: Spot): string {
  const k = unitsAt(at);
  const [x, y] = camera.see(onSnow(...at));
  const [half, low, high] = [0.42 * k, y - 0.62 * k, y - 1.32 * k];
  const pole = (side: number) =>
    polygon(
      [
        [x + side * half - k * 0.02, y],
        [x + side * half + k * 0.02, y],
        [x + side * half + k * 0.02, y - 1.5 * k],
        [x + side * half - k * 0.02, y - 1.5 * k],
      ],
      'kit-red-d',
    );
  return (
    pole(-1) +
    pole(1) +
    polygon(
      [
        [x - half, low],
        [x + half, low + k * 0.03],
        [x + half, high + k * 0.03],
        [x - half, high],
      ],
      'kit-red',
    ) +
    polygon(
      [
        [x + half * 0.62, low + k * 0.03],
        [x + half, low + k * 0.03],
        [x + half, high + k * 0.03],
        [x + half * 0.5, high + k * 0.02],
      ],
      'kit-red-s',
    )
  );
}

/** Grooves of those who raced before, and the soft shade of the run-out. */
const worn = (): string =>
  path('M32 322C240 300 380 356 560 344S800 300 928 306V350C800 352 700 400 560 402S240 360 32 372Z', 'p') +
  stroke('M928 318C780 352 690 400 530 420M928 336C800 366 700 424 530 446M928 420C800 430 690 470 540 528', 'h', 2);

export const slope = (box: Box): string =>
  area(box, 'ice-1') +
  mountains() +
  polygon(
    outline([
      [-60, CREST],
      [60, CREST],
      [60, RUN_OUT],
      [-60, RUN_OUT],
    ]),
    'snow',
  ) +
  path('M32 214H928V528H32Z', 'snow') +
  wood('left of the course', LEFT_EDGE, -1, 40) +
  wood('right of the course', RIGHT_EDGE, 1, 40) +
  polygon(
    [...outline(LEFT_EDGE), [32, 292], [32, 528], [928, 528], [928, 210], ...outline(RIGHT_EDGE).toReversed()],
    'snow-1',
  ) +
  worn() +
  each(NETS, safetyNet) +
  stroke(curve(outline(TRACK), curveCatmullRom), 'm', 2) +
  each(GATES.flat(), panel) +
  panel(NEXT_PANEL) +
  racer();
