/** Where the joints of a person are on a drawing, whether they follow from angles or are put there by hand. */
import type { Point } from '../kit/shapes.ts';
import type { Hand, View } from './dress.ts';

export interface Limb {
  /** Shoulder, elbow, wrist; or hip, knee, ankle. In perspective they may be nearer to each other than bones are long. */
  readonly joints: readonly [Point, Point, Point];
  readonly hand?: Hand;
  /** The thumb or the toes on the other side. */
  readonly isFlipped?: boolean;
  /** Degrees clockwise: of a hand from the line of the forearm, of a foot from level. */
  readonly turn?: number;
  /** Thinner where a limb points away, thicker where it comes near. */
  readonly size?: number;
}

/** Metres, x ahead, y up; degrees clockwise. */
export interface Joints {
  readonly view: View;
  readonly skull: Point;
  readonly tilt: number;
  readonly neck: Point;
  /** From hips to neck, for a trunk seen from the side; otherwise it stands between shoulders and hips. */
  readonly spine?: readonly Point[];
  readonly shoulders: readonly [Point, Point];
  readonly hips: readonly [Point, Point];
  readonly armsBehind: readonly Limb[];
  readonly arms: readonly Limb[];
  readonly legsBehind: readonly Limb[];
  readonly legs: readonly Limb[];
}
