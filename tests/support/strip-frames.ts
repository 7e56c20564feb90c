/**
 * How much of a strip its frames show. A strip is drawn 1440 units wide, and 768 for narrow windows; a frame shows this many
 * units around the middle of the drawing. The style sheets implement the frames; browser tests measure them and check
 * that they cut nobody.
 */

export interface StripFrame {
  /** Width of the window from which on it holds, in px. */
  readonly from: number;
  readonly units: number;
  /** False where the ruler's letters would be too small: then the frame is lower. */
  readonly hasRuler: boolean;
}

/** Height of a strip, and of a frame without the ruler, in units. */
export const [STRIP_HEIGHT, LOW_STRIP_HEIGHT] = [240, 202] as const;

/** Below this width of the window, in px, the drawing for narrow windows is shown where there is one. */
export const NARROW_BELOW = 768;

type Units = readonly [phone: number, large: number, tablet: number, desk: number];

const steps = (units: Units, hasRuler = true): StripFrame[] =>
  [0, 480, NARROW_BELOW, 1024].map((from, index) => ({ from, units: units[index] ?? 0, hasRuler }));

/** By the place on a page. */
export const STRIP_FRAMES = {
  /** Large, directly under the menu. */
  first: steps([288, 384, 768, 960]),
  /** The neighbours of a sport, at the foot of its page. */
  pager: steps([288, 384, 768, 768], false),
  /** Below the opening words of a page, or over them. */
  banner: steps([384, 560, 960, 1440]),
  /** Four frames, of which a tablet shows two. */
  frames: steps([384, 560, 720, 1440]),
  /** Low, over a list. */
  line: steps([768, 768, 1440, 1440], false),
} as const satisfies Readonly<Record<string, readonly StripFrame[]>>;

export type StripPlace = keyof typeof STRIP_FRAMES;
