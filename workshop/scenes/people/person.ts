/** People in centimetres, feet at 0, y down: a pose says where their joints are on the drawing, a dress what they wear. */
import { type Point, round } from '../../kit/shapes.ts';
import { at, type Brush, fill, type Joint, smooth, stroke } from '../brush.ts';
import { type HeadLook, head } from './head.ts';

export type Hand = 'rest' | 'fist' | 'point' | 'flat' | 'none';

export interface Limb {
  /** Shoulder, elbow, wrist; or hip, knee, ankle. */
  readonly joints: readonly [Point, Point, Point];
  readonly hand?: Hand;
  /** The thumb or the toes on the other side. */
  readonly isFlipped?: boolean;
  /** Degrees that the hand or foot turns from the line of the limb. */
  readonly turn?: number;
  /** Thinner where a limb points away, thicker where it comes near. */
  readonly size?: number;
}

export interface Pose {
  readonly neck: Point;
  readonly shoulders: readonly [left: Point, right: Point];
  readonly hips: readonly [left: Point, right: Point];
  /** From the neck to the seat, for a trunk that is bent or lies: drawn in place of the upright one. */
  readonly spine?: readonly Joint[];
  readonly armsBehind?: readonly Limb[];
  readonly arms?: readonly Limb[];
  readonly legsBehind?: readonly Limb[];
  readonly legs?: readonly Limb[];
  /** Middle of the head, and its turn in degrees clockwise. */
  readonly head: Point;
  readonly tilt?: number;
  readonly isHeadMirrored?: boolean;
}

export interface Dress extends HeadLook {
  readonly top: string;
  readonly sleeves?: 'long' | 'short' | 'none';
  readonly legs: string;
  readonly isBareLegged?: boolean;
  /** 'none' where the feet are outside of the picture: some renderers abort on clipped parts that lie outside. */
  readonly shoes?: string;
  readonly gloves?: string;
  /** Drawn on the trunk, over it and under the arms. */
  readonly onTrunk?: string;
  /** Broader for padded jackets. */
  readonly bulk?: number;
}

const HANDS: Readonly<Record<Exclude<Hand, 'none'>, string>> = {
  rest: 'M-1-2.8C3-4 5-4.2 6-5.2C8-7 10.6-6.4 11-5.4C11-4.6 9.6-4 9-3C13-2.6 17-1 17.6.6C17.6 2 14 2.6 11.4 3C7.6 3.6 3 3.4-1 2.8Z',
  fist: 'M-1-2.8C2-4.6 7-5 9.6-3.8C11.2-2 11.2 2.2 9.8 4C7 5.2 3 4.6-1 2.8Z',
  point: 'M-1-2.8C2-4.4 6-4.6 8-4L16.4-3.4Q17.6-2.6 16.4-1.6L10.4-1C11 .6 10.8 3 9.6 4C7 5 3 4.4-1 2.8Z',
  flat: 'M-1-2.2C3-3.4 9-3.4 12-2.8L18-1.4Q19.4-.4 18 .8L12 1.8C8 2.4 3 2.4-1 2Z',
};

const degrees = ([x1, y1]: Point, [x2, y2]: Point): number => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

function hand(
  brush: Brush,
  wrist: Point,
  angle: number,
  kind: Hand,
  tone: string,
  isFlipped: boolean,
  size: number,
): string {
  if (kind === 'none') return '';
  const draw = () =>
    brush.lit(HANDS[kind], tone, 1.3) +
    (kind === 'fist' || kind === 'point' ? stroke('M5.4 3.6Q5 1.8 8.6 1.4M6-.6Q8-1.4 10-.8', `${tone}-c`, 0.5) : '') +
    (kind === 'rest' ? stroke('M10.6-.8L15 .2M10.4 1L14 1.6', `${tone}-c`, 0.5) : '');
  // Flipped about the line of the forearm.
  const parts = isFlipped ? `<g transform="scale(1 -1)">${draw()}</g>` : draw();
  return at(wrist, size, parts, angle);
}

function arm(
  brush: Brush,
  { joints: [a, b, c], hand: kind = 'rest', isFlipped = false, turn = 0, size = 1 }: Limb,
  dress: Dress,
): string {
  const { skin, top, sleeves = 'long', gloves } = dress;
  const bulk = (dress.bulk ?? 1) * size;
  const tone = gloves ?? skin;
  const palm = hand(brush, c, degrees(b, c) + turn, kind, tone, isFlipped, size);
  const bare = brush.limb(
    [
      [a[0], a[1], 5.6 * size],
      [...between(a, b, 0.45), 5 * size],
      [...b, 4.1 * size],
      [...between(b, c, 0.35), 4.3 * size],
      [...c, 2.9 * size],
    ] as Joint[],
    skin,
  );
  if (sleeves === 'none') return palm + bare;
  if (sleeves === 'short') {
    const cuff = between(a, b, 0.62);
    return (
      palm +
      bare +
      brush.limb(
        [
          [...a, 6.8 * bulk],
          [...between(a, b, 0.3), 6.8 * bulk],
          [...cuff, 6.2 * bulk],
        ] as Joint[],
        top,
      )
    );
  }
  const fold = between(b, c, 0.08);
  return (
    palm +
    brush.limb(
      [
        [...a, 6.8 * bulk],
        [...between(a, b, 0.5), 6.2 * bulk],
        [...b, 5.7 * bulk],
        [...between(b, c, 0.5), 5 * bulk],
        [...between(b, c, 0.97), 4.1 * bulk],
      ] as Joint[],
      top,
    ) +
    stroke(`M${round(fold[0] - 2)} ${round(fold[1] - 1.6)}l4 2.6`, `${top}-c`, 0.8)
  );
}

function foot(brush: Brush, ankle: Point, isFlipped: boolean, tone: string, turn: number, size: number): string {
  const draw = () =>
    brush.lit('M-4.6-3C-2-4.4 2-4.4 4-3C7 0 13 2 19 4Q22 6 21.4 8L-6 8.4Q-7.4 2-4.6-3Z', tone, 2) +
    (tone.startsWith('skin') ? '' : fill('M-6.2 7.4H21.6V9.2H-6Z', 'kit-white-c'));
  return at(ankle, size, isFlipped ? brush.mirrored(draw) : draw(), turn);
}

function leg(brush: Brush, { joints: [a, b, c], isFlipped = false, turn = 0, size = 1 }: Limb, dress: Dress): string {
  const { skin, legs, isBareLegged = false, shoes = 'kit-ink' } = dress;
  const shoe = shoes === 'none' ? '' : foot(brush, c, isFlipped, shoes, turn, size);
  if (isBareLegged) {
    const hem = between(a, b, 0.36);
    return (
      shoe +
      brush.limb(
        [
          [...a, 8.6 * size],
          [...between(a, b, 0.5), 8 * size],
          [...b, 5.6 * size],
          [...between(b, c, 0.3), 6 * size],
          [...between(b, c, 0.8), 3.9 * size],
          [...c, 3.4 * size],
        ] as Joint[],
        skin,
      ) +
      brush.limb(
        [
          [...a, 9.6 * size],
          [...between(a, b, 0.2), 9.2 * size],
          [...hem, 8.4 * size],
        ] as Joint[],
        legs,
      )
    );
  }
  return (
    shoe +
    brush.limb(
      [
        [...a, 9.8 * size],
        [...between(a, b, 0.5), 8.8 * size],
        [...b, 7 * size],
        [...between(b, c, 0.5), 6.6 * size],
        [...between(b, c, 0.98), 6 * size],
      ] as Joint[],
      legs,
    )
  );
}

function trunk(
  brush: Brush,
  { neck, shoulders: [sl, sr], hips: [hl, hr], spine }: Pose,
  { top, onTrunk = '', bulk = 1 }: Dress,
): string {
  if (spine) return brush.limb(spine, top, 7) + onTrunk;
  const out = 4.6 * bulk;
  const waistLeft = between(sl, hl, 0.66);
  const waistRight = between(sr, hr, 0.66);
  const data = smooth([
    [neck[0] - 4.4, neck[1] - 2.5],
    [sl[0] - out * 0.2, sl[1] - out],
    [sl[0] - out, sl[1] + 4],
    [waistLeft[0] - out * 0.7, waistLeft[1]],
    [hl[0] - 5.4 * bulk, hl[1] + 3],
    [hl[0] + 1, hl[1] + 8],
    [hr[0] - 1, hr[1] + 8],
    [hr[0] + 5.4 * bulk, hr[1] + 3],
    [waistRight[0] + out * 0.7, waistRight[1]],
    [sr[0] + out, sr[1] + 4],
    [sr[0] + out * 0.2, sr[1] - out],
    [neck[0] + 4.4, neck[1] - 2.5],
  ]);
  return brush.lit(data, top, 5) + onTrunk;
}

export function person(brush: Brush, pose: Pose, dress: Dress): string {
  const { neck, armsBehind = [], arms = [], legsBehind = [], legs = [] } = pose;
  const nape: Joint[] = [
    [neck[0], neck[1] + 4, 6],
    [...between(neck, pose.head, 0.4), 5.2],
    [...between(neck, pose.head, 0.75), 5],
  ] as Joint[];
  const skull = () => head(brush, dress);
  return (
    armsBehind.map((limb) => arm(brush, limb, dress)).join('') +
    legsBehind.map((limb) => leg(brush, limb, dress)).join('') +
    legs.map((limb) => leg(brush, limb, dress)).join('') +
    brush.limb(nape, dress.skin, 3.4) +
    trunk(brush, pose, dress) +
    at(pose.head, 1, pose.isHeadMirrored ? brush.mirrored(skull) : skull(), pose.tilt ?? 0) +
    arms.map((limb) => arm(brush, limb, dress)).join('')
  );
}

/** The shadow of a person or thing on the ground, cast to the lower right. */
export const shadow = ([x, y]: Point, width: number, height: number, opacity = 0.22): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width)}" ry="${round(height)}" class="black" opacity="${opacity}"/>`;
