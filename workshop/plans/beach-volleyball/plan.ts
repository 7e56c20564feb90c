import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, type Point, placed, polygon, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { planDrawing, spot } from '../kit/plan.ts';
import { court, EDGE, HALF_LENGTH, HALF_WIDTH, scale } from './court.ts';

const { x, y, of, at } = scale;

interface Camera {
  readonly at: Point;
  /** Degrees clockwise from the direction of the net's right-hand court. */
  readonly turn: number;
}

const [EDGE_X, EDGE_Y] = EDGE;
const LINE_CAMERAS: readonly Camera[] = [
  { at: [-HALF_LENGTH, -EDGE_Y - 0.7], turn: 90 },
  { at: [HALF_LENGTH, -EDGE_Y - 0.7], turn: 90 },
  { at: [-EDGE_X - 0.7, HALF_WIDTH], turn: 0 },
  { at: [EDGE_X + 0.7, -HALF_WIDTH], turn: 180 },
];
const NET_CAMERA: Camera = { at: [0, -EDGE_Y - 0.7], turn: 90 };
const TRACKING_CAMERAS: readonly Camera[] = [
  { at: [-EDGE_X - 0.4, -EDGE_Y - 0.4], turn: 35 },
  { at: [EDGE_X + 0.4, -EDGE_Y - 0.4], turn: 145 },
  { at: [-EDGE_X - 0.4, EDGE_Y + 0.4], turn: -35 },
  { at: [EDGE_X + 0.4, EDGE_Y + 0.4], turn: -145 },
];

function camera({ at, turn }: Camera): string {
  const body = polygon(
    [
      [-10, -5],
      [0, -5],
      [6, -8],
      [6, 8],
      [0, 5],
      [-10, 5],
    ],
    'i',
  );
  return placed(...scale.at(at), body, turn);
}

/** The line a camera looks along, to the far end of the court's line. */
function sight({ at, turn }: Camera, length: number): string {
  return placed(...scale.at(at), stroke(`M8 0H${round(of(length))}`, 'rl', 1.25, { dash: '7 4' }), turn);
}

/** Where a tracking camera looks: the edges of its picture, cut short. */
function view({ at, turn }: Camera): string {
  const reach = of(5.5);
  const half = Math.tan(Math.PI / 10) * reach;
  return placed(
    ...scale.at(at),
    stroke(`M${round(reach)} ${round(-half)}L0 0L${round(reach)} ${round(half)}`, 'wl', 1.25),
    turn,
  );
}

function equipment(): string {
  const box = (at: Point, width: number, depth: number): string =>
    each(['p', 'l'], (name) => rect(x(at[0]), y(at[1]), of(width), of(depth), name));
  const seats = each([-1.5, -0.5, 0.5, 1.5], (seat) => circle(x(seat), y(10.35), of(0.24), 'g4'));
  return (
    each(TRACKING_CAMERAS, view) +
    LINE_CAMERAS.map((each) => sight(each, each.at[1] === HALF_WIDTH || each.at[1] === -HALF_WIDTH ? 21.7 : 13.7)).join(
      '',
    ) +
    sight(NET_CAMERA, 14.7) +
    each([...LINE_CAMERAS, NET_CAMERA, ...TRACKING_CAMERAS], camera) +
    box([-2.2, EDGE_Y + 0.3], 4.4, 0.7) +
    seats +
    box([0.5, -6.3], 0.9, 0.9) +
    box([8, EDGE_Y + 0.3], 3, 0.7)
  );
}

function words(lettering: Lettering): string {
  const text = (at: Point, content: string): string => lettering.text(...scale.at(at), content, { size: 13 });
  return (
    dimension(lettering, [x(-8), y(6.2)], [x(8), y(6.2)], '16 m', { size: 13 }) +
    dimension(lettering, [x(-9.2), y(-4)], [x(-9.2), y(4)], '8 m', { size: 13 }) +
    text([0.5, 2.2], 'Net: 2.43 m for men,') +
    text([0.5, 3], '2.24 m for women') +
    text([1.7, -5.6], 'First referee')
  );
}

export const beachVolleyballPlan = planDrawing({
  slug: 'BeachVolleyball',
  name: 'Beach volleyball',
  subtitle: 'Court of 16 × 8 m on sand at least 40 cm deep',
  title: 'Beach volleyball court with cameras and table',
  description:
    'Plan to scale of a beach volleyball court, 16 m long and 8 m wide. Cameras look along the four lines and the net for challenges, four more at the corners follow players and ball, and points are entered at the scorer’s table.',
  scale,
  pins: [
    [1, at([-1.2, EDGE_Y + 0.65]), at([-3.2, EDGE_Y + 1.4])],
    [2, at([1.2, EDGE_Y + 0.65]), at([3.2, EDGE_Y + 1.4])],
    ...[...LINE_CAMERAS, NET_CAMERA].map(({ at: [cx, cy], turn }): Pin => {
      return [turn === 90 && cx === 0 ? 4 : 3, turn === 90 ? at([cx + 1, cy]) : at([cx, cy - 1])];
    }),
    ...TRACKING_CAMERAS.map(({ at: [cx, cy] }): Pin => [5, at([cx - Math.sign(cx) * 1.2, cy + Math.sign(cy) * 0.3])]),
    [6, at([9.5, EDGE_Y + 0.65]), at([7, EDGE_Y + 1.4])],
  ],
  bar: [0, 1, 2, 5],
  legend: {
    'Score console':
      'each rally scores: sets to 21, 21 and 15, two points ahead; tells when ends change, every 7 points or 5 in the third set',
    'Challenge screen': 'replays for the referee; two challenges a set at Rio 2016',
    'Line camera': 'one along each side line and base line: ball in or out',
    'Net camera': 'for touches of the net',
    'Tracking camera':
      'four together follow players and ball: kind of shot, ball speed, height of the jump, in under 0.1 s from camera to screen',
    'Data position': 'TV graphics, live results and statistics',
  },
  legendPlace: { x: 766, top: 104, width: 330, columns: 1, gap: 14 },
  body: (lettering) => court() + equipment() + words(lettering),
});
