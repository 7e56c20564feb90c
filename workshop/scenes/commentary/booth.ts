/** The position itself: desk, monitors and unit along a line that falls towards us, glass and rail before it. */
import { type Box, each, type Point, rect, round } from '../../kit/shapes.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import { list, monitor } from '../places/screens.ts';
import { skater } from './skater.ts';

/** The front edge of the desk, from the far end at the left to the near one. */
export interface Desk {
  readonly far: Point;
  readonly near: Point;
  /** Units per centimetre at both ends. */
  readonly scales: readonly [far: number, near: number];
}

/** A place on the desk: share of the way from far to near, its scale and the slope of the desk there. */
export function placeOn({ far, near, scales }: Desk, share: number): { point: Point; scale: number } {
  // Equal steps in space grow towards us.
  const scale = scales[0] + (scales[1] - scales[0]) * share;
  return { point: [far[0] + (near[0] - far[0]) * share, far[1] + (near[1] - far[1]) * share], scale };
}

/** Glass and rail between the desk and the hall. */
export function balustrade(desk: Desk): string {
  const [a, b] = [placeOn(desk, 0), placeOn(desk, 1)];
  const top = ({ point: [x, y], scale }: typeof a): Point => [x, y - 44 * scale];
  const [[ax, ay], [bx, by]] = [top(a), top(b)];
  const posts = [0.06, 0.34, 0.62, 0.9].map((share) => placeOn(desk, share));
  return (
    fill(
      `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}V${round(b.point[1])}L${round(a.point[0])} ${round(a.point[1])}Z`,
      'white',
      0.16,
    ) +
    each(posts, ({ point: [x, y], scale }) =>
      stroke(`M${round(x)} ${round(y)}v${round(-44 * scale)}`, 'metal-c', 2 * scale),
    ) +
    stroke(`M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`, 'steel-c', 13) +
    stroke(`M${round(ax)} ${round(ay - 3)}L${round(bx)} ${round(by - 3)}`, 'metal-a', 4)
  );
}

/** The board of the desk, lit from the hall, and the dark front towards us. */
export function board(desk: Desk, height: number): string {
  const [a, b] = [placeOn(desk, 0), placeOn(desk, 1)];
  const back = ({ point: [x, y], scale }: typeof a) => `${round(x)} ${round(y - 2 * scale)}`;
  const front = ({ point: [x, y], scale }: typeof a, depth = 26) => `${round(x)} ${round(y + depth * scale)}`;
  return (
    fill(`M${back(a)}L${back(b)}L${front(b)}L${front(a)}Z`, 'wood') +
    fill(`M${back(a)}L${back(b)}L${front(b, 7)}L${front(a, 7)}Z`, 'wood-a') +
    fill(`M${front(a)}L${front(b)}L${front(b, 30)}L${front(a, 30)}Z`, 'wood-c') +
    fill(`M${front(a, 30)}L${front(b, 30)}V${height + 40}H${round(a.point[0])}Z`, 'steel-c')
  );
}

/** The picture on air: the one who leads, close by. */
const onAir =
  (brush: Brush) =>
  ({ x, y, width, height }: Box): string =>
    rect(x, y, width, height * 0.3, 'far-3') +
    rect(x, y + height * 0.24, width, height * 0.12, 'kit-navy') +
    rect(x, y + height * 0.36, width, height * 0.64, 'ice') +
    rect(x, y + height * 0.5, width, height * 0.36, 'ice-a') +
    rect(x, y + height * 0.88, width, height * 0.03, 'kit-blue') +
    at([x + width * 0.5, y + height * 0.82], height / 150, skater(brush, 'kit-orange'));

/** Screens turned with the desk: results and the picture on air by turns. */
export function screens(brush: Brush, desk: Desk, shares: readonly number[]): string {
  const slope = (Math.atan2(desk.near[1] - desk.far[1], desk.near[0] - desk.far[0]) * 180) / Math.PI;
  return each(shares, (share, index) => {
    const { point, scale } = placeOn(desk, share);
    const content = index % 2 ? onAir(brush) : list(`commentary-${index}`, 6);
    const turned = `<g transform="skewY(${round(slope)})">${monitor(brush, { x: -29, y: -40, width: 58, height: 34 }, content, 1.8)}</g>`;
    return at([point[0], point[1] + 5 * scale], scale, turned);
  });
}

/** The commentator unit with its keys, and a sheet of notes; centimetres about the middle. */
export function unit(brush: Brush): string {
  return (
    brush.lit('M-15-7L13-4L17 6L-13 3Z', 'plastic', 1.4) +
    each(
      [
        [-8, -3, 'led-green'],
        [-1, -2.2, 'plastic-a'],
        [6, -1.4, 'plastic-a'],
      ] as const,
      ([x, y, tone]) => `<ellipse cx="${x}" cy="${y}" rx="2.4" ry="1.6" class="${tone}"/>`,
    ) +
    fill('M22-3L40-1L43 8L24 6Z', 'kit-white') +
    stroke('M25.4-.4l11.4 1.3M26 2.2l12.4 1.4', 'kit-grey', 0.7)
  );
}
