/** A whole person from joints on the drawing: one way to draw limbs, trunk, hands, shoes and clothes for all pictures. */
import type { Point } from '../kit/shapes.ts';
import { alongCurve, chain, type Form, type Side } from './chain.ts';
import type { Dress, Hand, View } from './dress.ts';
import { BARE_FOOT, HANDS, SHOE, SOLE } from './extremities.ts';
import * as forms from './forms.ts';
import { bearing, mix, type Outline, onBone, put, smooth } from './geometry.ts';
import { head } from './head.ts';
import { lit, type Manner } from './light.ts';
import { linesOf, outlinesOf } from './outline-data.ts';
import type { Part } from './part.ts';

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

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [mix(ax, bx, share), mix(ay, by, share)];

/** What differs on limbs away from the viewer. */
export const farDress = (dress: Dress, { far }: Manner): Dress => {
  const { skin, top, arms = top, legs, shoes, sole, sock, gloves, trunks } = dress;
  return {
    ...dress,
    skin: dress.skinFar ?? far(skin),
    arms: dress.armsFar ?? far(arms),
    legs: dress.legsFar ?? far(legs),
    ...(trunks && { trunks: far(trunks) }),
    ...(shoes && { shoes: far(shoes) }),
    ...(sole && { sole: far(sole) }),
    ...(sock && { sock: far(sock) }),
    ...(gloves && { gloves: far(gloves) }),
  };
};

export class Body {
  readonly #manner: Manner;
  readonly #dress: Dress;
  readonly #joints: Joints;
  readonly #steps: number;
  readonly #side: Side;

  constructor(joints: Joints, dress: Dress, manner: Manner) {
    this.#joints = joints;
    this.#dress = dress;
    this.#manner = manner;
    this.#steps = manner.isFine ? 6 : 4;
    this.#side = joints.view === 'back' || joints.view === 'front' ? 'even' : 'profile';
  }

  #lit = (outline: Outline, fill: string, depth: number): Part[] => lit(outline, fill, depth, this.#manner);

  #limb(joints: readonly Point[], form: Form, fill: string, size: number): Part[] {
    const thickest = Math.max(...form.upper.map(([, front, back]) => (front + back) / 2));
    return this.#lit(chain(joints, form, size, this.#side, this.#steps), fill, thickest * size * 0.62);
  }

  #extremity(data: string, at: Point, degrees: number, isFlipped: boolean, size: number): readonly Outline[] {
    return outlinesOf(data, this.#steps).map((outline) =>
      onBone(
        at,
        degrees,
        outline.map(([along, front]) => [along * size, (isFlipped ? -front : front) * size]),
      ),
    );
  }

  #hand({ joints: [, elbow, wrist], hand, isFlipped = false, turn = 0, size = 1 }: Limb, dress: Dress): Part[] {
    const { form, lines } = HANDS[hand ?? (dress.isFist ? 'fist' : 'rest')];
    const fill = dress.gloves ?? dress.skin;
    const degrees = bearing(elbow, wrist) - turn;
    const palm = this.#extremity(form, wrist, degrees, isFlipped, size);
    if (!this.#manner.isFine) return palm.map((outline) => ({ fill, outline }));
    const fingers = linesOf(lines, 0.55, this.#steps).map((outline) =>
      onBone(
        wrist,
        degrees,
        outline.map(([along, front]) => [along * size, (isFlipped ? -front : front) * size]),
      ),
    );
    return [
      ...palm.flatMap((outline) => this.#lit(outline, fill, 0.014 * size)),
      ...fingers.map((outline) => ({ fill: this.#manner.shade(fill), outline })),
    ];
  }

  arm(limb: Limb, dress: Dress = this.#dress): Part[] {
    const { skin, top, arms = top, sleeves = 'long', isTight, bulk = 1 } = dress;
    const { joints, size = 1 } = limb;
    const hand = this.#hand(limb, dress);
    if (sleeves === 'long') {
      const [, elbow, wrist] = joints;
      const fold = between(elbow, wrist, 0.06);
      return [
        ...hand,
        ...this.#limb(joints, isTight ? forms.BARE_ARM : forms.SLEEVE, arms, size * bulk),
        ...(this.#manner.isFine && !isTight
          ? linesOf('M-2.2-1.8L2 1', 0.8, 1).map((line) => ({
              fill: this.#manner.shade(arms),
              outline: put(line, fold[0], fold[1]),
            }))
          : []),
      ];
    }
    const bare = this.#limb(joints, forms.BARE_ARM, skin, size);
    return sleeves === 'none'
      ? [...hand, ...bare]
      : [...hand, ...bare, ...this.#limb(joints.slice(0, 2), forms.SHORT_SLEEVE, arms, size * bulk)];
  }

  #foot({ joints: [, , ankle], isFlipped = false, turn = 0, size = 1 }: Limb, dress: Dress): Part[] {
    const { shoes = 'kit-ink', skin } = dress;
    if (shoes === 'none') return [];
    // Mirrored left to right, then turned: the toes of the one foot point ahead, those of the other back.
    const placed = (data: string): Outline[] =>
      outlinesOf(data, this.#steps).map((outline) =>
        put(
          outline.map(([x, y]): Point => [(isFlipped ? -x : x) * size, y * size]),
          ...ankle,
          -turn,
        ),
      );
    const isBare = shoes === skin;
    const sole = dress.sole ?? this.#manner.shade(shoes);
    return [
      ...placed(isBare ? BARE_FOOT : SHOE).flatMap((outline) => this.#lit(outline, shoes, 0.02)),
      ...(isBare ? [] : placed(SOLE).map((outline) => ({ fill: sole, outline }))),
    ];
  }

  leg(limb: Limb, dress: Dress = this.#dress): Part[] {
    const { skin, legs, legwear = 'long', isTight, sock } = dress;
    const { joints, size = 1 } = limb;
    const foot = this.#foot(limb, dress);
    const stocking = sock ? this.#limb(joints.slice(1), forms.SOCK, sock, size) : [];
    if (legwear === 'long') {
      const covered = this.#limb(joints, isTight ? forms.BARE_LEG : forms.TROUSER_LEG, legs, size);
      return isTight ? [...covered, ...stocking, ...foot] : [...foot, ...covered];
    }
    const bare = this.#limb(joints, forms.BARE_LEG, skin, size);
    return [...bare, ...stocking, ...foot, ...(legwear === 'short' ? this.shorts(limb, dress) : [])];
  }

  shorts({ joints, size = 1 }: Limb, { legs, isTight }: Dress = this.#dress): Part[] {
    return this.#limb(joints.slice(0, 2), forms.SHORTS_LEG, legs, isTight ? size * 0.96 : size);
  }

  neck(): Part[] {
    const { neck, skull } = this.#joints;
    const { skin } = this.#dress;
    return this.#lit(alongCurve([neck, skull], forms.NECK, 1, this.#steps), skin, 0.034);
  }

  head(): Part[] {
    const { skull, tilt, view } = this.#joints;
    return head(this.#dress, view, { skull, tilt }, this.#manner);
  }

  trunk(isRead = false): Part[] {
    const { spine } = this.#joints;
    return spine ? this.#trunkFromSide(spine, isRead) : this.#broadTrunk();
  }

  #trunkFromSide(spine: readonly Point[], isRead: boolean): Part[] {
    const { skin, top, legs, trunks = legs, isTight, isCropped, bulk = 1, accent } = this.#dress;
    const along = (rows: Form['upper']): Outline => alongCurve(spine, rows, bulk, this.#steps);
    const [whole, ...shade] = this.#lit(along(forms.TRUNK), isCropped ? skin : top, 0.07);
    return [
      ...(whole ? [{ ...whole, counts: isRead }] : []),
      ...shade,
      ...(isCropped ? this.#lit(along(forms.CROPPED), top, 0.07) : []),
      ...this.#lit(along(forms.HIPS), trunks, isTight ? 0.07 : 0.035),
      ...(accent ? [{ fill: accent, outline: along(forms.STRIPE) }] : []),
    ];
  }

  #broadTrunk(): Part[] {
    const { top, bulk = 1 } = this.#dress;
    const { neck, shoulders, hips } = this.#joints;
    const [[slx, sly], [srx, sry]] = shoulders;
    const [[hlx, hly], [hrx, hry]] = hips;
    const out = 0.046 * bulk;
    const [wlx, wly] = between(shoulders[0], hips[0], 0.66);
    const [wrx, wry] = between(shoulders[1], hips[1], 0.66);
    const outline = smooth(
      [
        [neck[0] - 0.044, neck[1] + 0.025],
        [slx - out * 0.2, sly + out],
        [slx - out, sly - 0.04],
        [wlx - out * 0.7, wly],
        [hlx - 0.054 * bulk, hly - 0.03],
        [hlx + 0.01, hly - 0.08],
        [hrx - 0.01, hry - 0.08],
        [hrx + 0.054 * bulk, hry - 0.03],
        [wrx + out * 0.7, wry],
        [srx + out, sry - 0.04],
        [srx + out * 0.2, sry + out],
        [neck[0] + 0.044, neck[1] + 0.025],
      ],
      this.#steps,
    );
    return this.#lit(outline, top, 0.05);
  }
}
