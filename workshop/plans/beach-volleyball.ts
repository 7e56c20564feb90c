/** Beach volleyball: the court, its free zone and net, and the cameras around them. */
import { dimension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createScale } from '../kit/scale.ts';
import { circle, each, type Point, placed, points, polygon, rect, round } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { type Pin, type Place, planDrawing } from './kit/plan.ts';
import { painted } from './kit/signs.ts';
import { between } from './kit/view.ts';

/** Metres from the middle of the net; y grows towards the scorer's table. */
const scale = createScale([376, 348], 23);
const { x, y, of, at } = scale;
const HALF_LENGTH = 8;
const HALF_WIDTH = 4;
const FREE = 5;
/** The far corner of the free zone, 5 m around the court. */
const [EDGE_X, EDGE_Y] = [HALF_LENGTH + FREE, HALF_WIDTH + FREE];

function court(): string {
  return (
    rect(x(-EDGE_X), y(-EDGE_Y), of(2 * EDGE_X), of(2 * EDGE_Y), 'sand-1') +
    rect(x(-8), y(-4), of(16), of(8), 'sand') +
    painted(stroke(`M${round(x(-8))} ${round(y(-4))}h${of(16)}v${of(8)}h${-of(16)}Z`, 'wl', 3)) +
    // Net between its posts, 1 m outside of the side lines.
    stroke(`M${round(x(0))} ${round(y(-5))}V${round(y(5))}`, 'l', 2) +
    circle(x(0), y(-5), 4, 'i') +
    circle(x(0), y(5), 4, 'i')
  );
}

interface Camera {
  readonly at: Point;
  /** Degrees clockwise from the direction of the net's right-hand court. */
  readonly turn: number;
}

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
  return placed(...scale.at(at), polygon(points('-10,-5 0,-5 6,-8 6,8 0,5 -10,5'), 'i'), turn);
}

/** The line a camera looks along, to the far end of the court's line. */
function sight({ at, turn }: Camera, length: number): string {
  return placed(...scale.at(at), stroke(`M8 0H${round(of(length))}`, 'rl', 1.25, { dash: '7 4' }), turn);
}

/** Where a tracking camera looks: the edges of its picture, cut short. */
function view({ at, turn }: Camera): string {
  const reach = round(of(5.5));
  const half = round(reach * Math.tan(Math.PI / 10));
  return placed(...scale.at(at), painted(stroke(`M${reach} ${-half}L0 0L${reach} ${half}`, 'wl', 1.25)), turn);
}

function equipment(): string {
  const box = (left: number, top: number, width: number, depth: number): string =>
    rect(x(left), y(top), of(width), of(depth), 'p l');
  const seats = each([-1.5, -0.5, 0.5, 1.5], (seat) => circle(x(seat), y(10.35), of(0.24), 'g4'));
  return (
    each(TRACKING_CAMERAS, view) +
    each(LINE_CAMERAS, (one) => sight(one, one.turn === 90 ? 13.7 : 21.7)) +
    sight(NET_CAMERA, 14.7) +
    each([...LINE_CAMERAS, NET_CAMERA, ...TRACKING_CAMERAS], camera) +
    box(-2.2, EDGE_Y + 0.3, 4.4, 0.7) +
    seats +
    box(-0.45, -6.5, 0.9, 0.9) +
    box(8, EDGE_Y + 0.3, 3, 0.7)
  );
}

const scene = (): string => court() + equipment();

function words(lettering: Lettering): string {
  const text = (at: Point, content: string): string => lettering.text(...scale.at(at), content, { size: 14 });
  return (
    dimension(lettering, [x(-8), y(5.6)], [x(8), y(5.6)], '', { size: 14 }) +
    lettering.text(x(-4), y(5.6) - 5, '16 m', { size: 14, fill: 'g5', anchor: 'middle' }) +
    dimension(lettering, [x(-8.8), y(-4)], [x(-8.8), y(4)], '8 m', { size: 14 }) +
    text([0.5, 2.2], 'Net: 2.43 m for men,') +
    text([0.5, 3], '2.24 m for women') +
    text([0.9, -5.9], 'First referee')
  );
}

function portraitWords(lettering: Lettering, place: Place): string {
  const text = (at: Point, content: string): string => {
    return lettering.text(...place(scale.at(at)), content, { size: 14, anchor: 'middle' });
  };
  return (
    dimension(lettering, place(at([-8, -5.4])), place(at([8, -5.4])), '', { size: 15 }) +
    lettering.text(...place(at([4, -5.8])), '16 m', { size: 15, fill: 'g5', anchor: 'middle', rotate: -90 }) +
    dimension(lettering, place(at([-9.4, -4])), place(at([-9.4, 4])), '8 m', { size: 15 }) +
    text([1.6, 0], 'Net: 2.43 m for men') +
    text([-2.3, 0], '2.24 m for women')
  );
}

const LINE_PINS = [...LINE_CAMERAS, NET_CAMERA].map(({ at: [cx, cy], turn }): Pin => {
  return [turn === 90 && cx === 0 ? 4 : 3, turn === 90 ? at([cx + 1, cy]) : at([cx, cy - 1])];
});
const TRACKING_PINS = TRACKING_CAMERAS.map(
  ({ at: [cx, cy] }): Pin => [5, at([cx - Math.sign(cx) * 1.25, cy + Math.sign(cy) * 0.3])],
);

export const beachVolleyballPlan = planDrawing({
  slug: 'BeachVolleyball',
  title: 'Beach volleyball court of 16 × 8 m with cameras and table',
  description:
    'Plan to scale of a beach volleyball court, 16 m long and 8 m wide, on sand at least 40 cm deep. Cameras look along the four lines and the net for challenges, four more at the corners follow players and ball, and points are entered at the scorer’s table.',
  box: between(at([-14.4, -10.3]), at([14.4, 10.9])),
  scene,
  words,
  pins: [
    [1, at([-1.2, EDGE_Y + 0.65]), at([-3.2, EDGE_Y + 0.9])],
    [2, at([1.2, EDGE_Y + 0.65]), at([3.2, EDGE_Y + 0.9])],
    ...LINE_PINS,
    ...TRACKING_PINS,
    [6, at([9.5, EDGE_Y + 0.65]), at([7, EDGE_Y + 0.9])],
  ],
  scale,
  bar: { marks: [0, 1, 2, 5], end: at([-5, EDGE_Y + 0.4]) },
  legend: [
    'Every rally is entered here: sets to 21, 21 and 15 points, two ahead. The console tells the teams when to change ends.',
    'Replays of a challenge run on this screen for the referee.',
    'A camera along every side line and base line shows whether the ball is in or out.',
    'The net camera shows touches of the net.',
    'Four tracking cameras follow players and ball. They give the kind of shot, its speed and the height of the jump within 0.1 s.',
    'TV graphics, live results and statistics leave from this position.',
  ],
  portrait: [
    {
      box: between(at([-14.6, -10.5]), at([14.6, 10.9])),
      turn: -90,
      scene,
      words: portraitWords,
      pins: [
        [1, at([-1.2, EDGE_Y + 0.65]), at([-3.6, EDGE_Y + 0.9])],
        [2, at([1.2, EDGE_Y + 0.65]), at([3.6, EDGE_Y + 0.9])],
        [3, at([HALF_LENGTH - 1.4, -EDGE_Y - 0.7])],
        [3, at([EDGE_X + 0.7, -HALF_WIDTH - 1.4])],
        [4, at([1.4, -EDGE_Y - 0.7])],
        [5, at([-EDGE_X + 1.3, -EDGE_Y - 0.3])],
        [6, at([9.5, EDGE_Y + 0.65]), at([6.8, EDGE_Y + 0.9])],
      ],
    },
  ],
});
