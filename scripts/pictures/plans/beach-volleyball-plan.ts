import type { Lettering } from '../lettering.ts';
import { circle, dimension, type Point, placed, polygon, rect, round } from '../shapes.ts';
import { court, EDGE, HALF_LENGTH, HALF_WIDTH, scale } from './beach-volleyball-court.ts';
import { pin, planDrawing, spot, thick } from './plan-kit.ts';

const { x, y, of } = scale;

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
  return placed(...scale.at(at), thick(`M8 0H${round(of(length))}`, 'rl', 1.25, '7 4'), turn);
}

/** Where a tracking camera looks: the edges of its picture, cut short. */
function view({ at, turn }: Camera): string {
  const reach = of(5.5);
  const half = Math.tan(Math.PI / 10) * reach;
  return placed(
    ...scale.at(at),
    thick(`M${round(reach)} ${round(-half)}L0 0L${round(reach)} ${round(half)}`, 'wl', 1.25),
    turn,
  );
}

function equipment(): string {
  const box = (at: Point, width: number, depth: number): string =>
    ['p', 'l'].map((name) => rect(x(at[0]), y(at[1]), of(width), of(depth), name)).join('');
  const seats = [-1.5, -0.5, 0.5, 1.5].map((seat) => circle(x(seat), y(10.35), of(0.24), 'g4')).join('');
  return (
    TRACKING_CAMERAS.map(view).join('') +
    LINE_CAMERAS.map((each) => sight(each, each.at[1] === HALF_WIDTH || each.at[1] === -HALF_WIDTH ? 21.7 : 13.7)).join(
      '',
    ) +
    sight(NET_CAMERA, 14.7) +
    [...LINE_CAMERAS, NET_CAMERA, ...TRACKING_CAMERAS].map(camera).join('') +
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

function markers(lettering: Lettering): string {
  const at = (number: number, point: Point, disc: Point): string =>
    pin(lettering, number, scale.at(point), scale.at(disc));
  const [left, right, lower, upper] = LINE_CAMERAS.map((each) => each.at);
  const beside = (number: number, cameraAt: Point | undefined, dx: number, dy: number): string =>
    cameraAt === undefined ? '' : spotAt(lettering, number, [cameraAt[0] + dx, cameraAt[1] + dy]);
  return (
    at(1, [-1.2, EDGE_Y + 0.65], [-3.2, EDGE_Y + 1.4]) +
    at(2, [1.2, EDGE_Y + 0.65], [3.2, EDGE_Y + 1.4]) +
    beside(3, left, 1, 0) +
    beside(3, right, 1, 0) +
    beside(3, lower, 0, -1) +
    beside(3, upper, 0, -1) +
    beside(4, NET_CAMERA.at, 1, 0) +
    TRACKING_CAMERAS.map(({ at: [cx, cy] }) => beside(5, [cx, cy], Math.sign(-cx) * 1.2, Math.sign(cy) * 0.3)).join(
      '',
    ) +
    at(6, [9.5, EDGE_Y + 0.65], [7, EDGE_Y + 1.4])
  );
}

function spotAt(lettering: Lettering, number: number, point: Point): string {
  return spot(lettering, number, scale.at(point));
}

export const beachVolleyballPlan = planDrawing({
  slug: 'BeachVolleyball',
  name: 'Beach volleyball',
  subtitle: 'Court of 16 × 8 m on sand at least 40 cm deep',
  title: 'Beach volleyball court with cameras and table',
  description:
    'Plan to scale of a beach volleyball court, 16 m long and 8 m wide. Cameras look along the four lines and the net for challenges, four more at the corners follow players and ball, and points are entered at the scorer’s table.',
  unitsPerMetre: scale.unitsPerMetre,
  bar: [0, 1, 2, 5],
  legend: [
    {
      name: 'Score console',
      note: 'each rally scores: sets to 21, 21 and 15, two points ahead; tells when ends change, every 7 points or 5 in the third set',
    },
    { name: 'Challenge screen', note: 'replays for the referee; two challenges a set at Rio 2016' },
    { name: 'Line camera', note: 'one along each side line and base line: ball in or out' },
    { name: 'Net camera', note: 'for touches of the net' },
    {
      name: 'Tracking camera',
      note: 'four together follow players and ball: kind of shot, ball speed, height of the jump, in under 0.1 s from camera to screen',
    },
    { name: 'Data position', note: 'TV graphics, live results and statistics' },
  ],
  legendPlace: { x: 766, top: 104, width: 330, columns: 1, gap: 14 },
  body: (lettering) => court() + equipment() + words(lettering) + markers(lettering),
});
