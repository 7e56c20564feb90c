/** Corgémont: the valley in section. In the Jura the ridges are upfolds of the rock and the valleys downfolds. */
import { range } from '../../kit/range.ts';
import { each, line, type Point, path, pointsToPath, polygon, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { corgemont } from '../kit/sites.ts';
import { gable, office, VIEW } from './frame.ts';
import { bench, camera, ledBoard } from './furniture.ts';
import { BAY } from './house.ts';
import { atWork } from './staff.ts';

const bell = (x: number, middle: number, width: number): number => Math.exp(-(Math.abs((x - middle) / width) ** 2.5));
const surface = (x: number): number =>
  250 - 196 * bell(x, 60, 130) - 196 * bell(x, 610, 140) - 170 * bell(x, 1010, 120);
/** A ridge behind, in the next fold. */
const behind = (x: number): number => 236 - 150 * bell(x, 20, 260) - 118 * bell(x, 520, 190) - 120 * bell(x, 940, 150);
const STEPS = range(81).map((index) => index * 12);
const LAYER = 17;
const ROCKS = 'piste sand-1 sand sand-1 sawdust-1 sand-1 sand sand-1 sawdust-1 sand-1 sand'.split(' ');

function ground(depth: number, className: string): string {
  const edge = STEPS.map((x): Point => [x, surface(x) + depth]);
  return polygon([...edge, [VIEW.width, VIEW.height + 2], [0, VIEW.height + 2]], className);
}

/** Firs stand upright on the slopes, closer where it is steep. */
function firs(): string {
  const slope = (x: number) => Math.abs(surface(x + 6) - surface(x - 6)) / 12;
  const trees = range(188)
    .map((index) => 12 + index * 5)
    .filter((x, index) => slope(x) > 0.35 && (slope(x) > 0.9 || index % 2 === 0))
    .map((x, index) => {
      const height = 13 + ((index * 7) % 5) * 2.4;
      const y = surface(x) + 2;
      return `M${x - 3.2} ${round(y)}L${x} ${round(y - height)}L${x + 3.2} ${round(y)}Z`;
    });
  return path(trees.join(''), 'piste-2');
}

function cottage(x: number, width: number, wall: number, roof: number): string {
  const y = surface(x + width / 2) + 1;
  return (
    rect(x, y - wall, width, wall, 'p') +
    gable(x, y - wall, width, roof, 'tartan-2', 2.5) +
    repeat(Math.floor(width / 8), (index) => rect(x + 4 + index * 8, y - wall + 4, 3.4, 4.4, 'g4'))
  );
}

function village(): string {
  const church = 284;
  const base = surface(church) + 1;
  return (
    cottage(190, 20, 12, 9) +
    cottage(216, 24, 13, 10) +
    cottage(246, 19, 12, 9) +
    rect(church - 6, base - 30, 12, 30, 'p') +
    gable(church - 6, base - 30, 12, 32, 'g5', 1.5) +
    rect(302, surface(326) - 15, 48, 17, 'p') +
    rect(300, surface(326) - 17, 52, 3, 'g5') +
    repeat(8, (index) => rect(306 + index * 5.4, surface(326) - 10, 3.4, 6, 'water'))
  );
}

function view(): string {
  const far = STEPS.map((x): Point => [x, behind(x)]);
  return (
    rect(0, 0, VIEW.width, VIEW.height, 'ice-1') +
    polygon([...far, [VIEW.width, VIEW.height], [0, VIEW.height]], 'piste-1') +
    firs() +
    each(ROCKS, (rock, index) => ground(index === 0 ? 0 : 5 + (index - 1) * LAYER, rock)) +
    stroke(
      repeat(10, (index) => pointsToPath(STEPS.map((x): Point => [x, surface(x) + 5 + index * LAYER]))),
      'wl',
      1,
    ) +
    line(284, 30, 284, 220, 'rl') +
    village() +
    path('M0 330C160 322 380 326 560 344H960V500H0Z', 'piste') +
    path('M0 348C120 342 240 350 340 376V500H0Z', 'water')
  );
}

/** A watch factory of the valley: many panes, a long roof of tiles. */
export const corgemontOffice = office({
  site: corgemont,
  title: 'Corgémont in its valley of the Jura',
  description:
    'A drawn view of headquarters in their place: the valley between two wooded ridges, cut open to show the folded rock, the village with its church, and in front, by the river, a house like the watch factories of the valley. Behind its many panes one person sets the focus of a photo-finish camera, one fits the board of a device under a lamp, and one shows a board of lamps on test.',
  narrow: [96, 74],
  wall: 'g2',
  shade: 'g3',
  bays: [
    () => camera(112, -14) + atWork('focusing', [76, -14], 0),
    () => bench(32, -14) + atWork('fitting', [44, -14], 1),
    () => ledBoard(76, -176, 94) + atWork('showing', [46, -14], 3),
  ],
  bars: () =>
    stroke(
      `${repeat(5, (index) => `M${30 * (index + 1)} ${-BAY.window}v44`)}M0 ${-BAY.window + 22}H${BAY.width}M0 ${-BAY.window + 44}H${BAY.width}`,
      'wl',
      2.4,
    ) + rect(0, -14, BAY.width, 6, 'sand-2'),
  roof: (width) =>
    path(`M-16 0L14 -52H${width - 14}L${width + 16} 0Z`, 'tartan') +
    stroke(
      repeat(3, (index) => `M${-6 + index * 9} ${-14 - index * 13}H${width + 6 - index * 9}`),
      'wl',
      0.8,
    ) +
    rect(width * 0.72, -84, 20, 44, 'tartan-2') +
    rect(width * 0.72 - 3, -88, 26, 6, 'g5') +
    rect(-16, -3, width + 32, 7, 'tartan-2'),
  view,
});
