/** A whole person from joints on the drawing: one way to draw limbs, trunk, hands, shoes and clothes for all pictures. */
import type { Point } from '../kit/shapes.ts';
import { alongCurve, chain, type Form, type Side } from './chain.ts';
import type { Dress } from './dress.ts';
import { foot, hand } from './extremities.ts';
import * as forms from './forms.ts';
import { mix, type Outline, put, smooth } from './geometry.ts';
import { head } from './head.ts';
import type { Joints, Limb } from './joints.ts';
import { lit, type Manner, stepsOf } from './light.ts';
import { linesOf } from './outline-data.ts';
import type { Part } from './part.ts';

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [mix(ax, bx, share), mix(ay, by, share)];

/** What differs on limbs away from the viewer. */
export const farDress = (dress: Dress, { far }: Manner): Dress => {
  const { skin, top, arms = top, legs, shoes, sole, sock, gloves, trunks } = dress;
  const { hand: _near, ...both } = dress;
  return {
    ...both,
    ...(dress.handFar && { hand: dress.handFar }),
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
    this.#steps = stepsOf(manner);
    this.#side = joints.view === 'back' || joints.view === 'front' ? 'even' : 'profile';
  }

  #lit = (outline: Outline, fill: string, depth: number): Part[] => lit(outline, fill, depth, this.#manner);

  #limb(joints: readonly Point[], form: Form, fill: string, size: number): Part[] {
    const thickest = Math.max(...form.upper.map(([, front, back]) => (front + back) / 2));
    return this.#lit(chain(joints, form, size, this.#side, this.#steps), fill, thickest * size * 0.62);
  }

  arm(limb: Limb, dress: Dress = this.#dress): Part[] {
    const { skin, top, arms = top, sleeves = 'long', isTight, bulk = 1 } = dress;
    const { joints, size = 1 } = limb;
    const ends = hand(limb, dress, this.#manner);
    if (sleeves === 'long') {
      const [, elbow, wrist] = joints;
      const fold = between(elbow, wrist, 0.06);
      return [
        ...ends,
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
      ? [...ends, ...bare]
      : [...ends, ...bare, ...this.#limb(joints.slice(0, 2), forms.SHORT_SLEEVE, arms, size * bulk)];
  }

  leg(limb: Limb, dress: Dress = this.#dress): Part[] {
    const { skin, legs, legwear = 'long', isTight, sock } = dress;
    const { joints, size = 1 } = limb;
    const ends = foot(limb, dress, this.#manner);
    const stocking = sock ? this.#limb(joints.slice(1), forms.SOCK, sock, size) : [];
    if (legwear === 'long') {
      const covered = this.#limb(joints, isTight ? forms.BARE_LEG : forms.TROUSER_LEG, legs, size);
      return isTight ? [...covered, ...stocking, ...ends] : [...ends, ...covered];
    }
    const bare = this.#limb(joints, forms.BARE_LEG, skin, size);
    return [...bare, ...stocking, ...ends, ...(legwear === 'short' ? this.shorts(limb, dress) : [])];
  }

  shorts({ joints, size = 1 }: Limb, { legs, isTight }: Dress = this.#dress): Part[] {
    return this.#limb(joints.slice(0, 2), forms.SHORTS_LEG, legs, isTight ? size * 0.96 : size);
  }

  neck(): Part[] {
    const { neck, skull } = this.#joints;
    const { skin } = this.#dress;
    const shade = this.#manner.shade(skin);
    // The head shades the neck under the chin.
    return [
      { fill: skin, outline: alongCurve([neck, skull], forms.NECK, 1, this.#steps) },
      ...(shade === skin
        ? []
        : [{ fill: shade, outline: alongCurve([neck, skull], forms.NECK_SHADE, 1, this.#steps) }]),
    ];
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
