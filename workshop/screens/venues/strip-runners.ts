/** Runners as a photo-finish camera records them: the leaning torso sharp, limbs pulled out along the axis of time. */
import { path, placed } from '../../kit/shapes.ts';

/** One runner, feet at 0, chest at x = 0, heading right; about 62 units high and wide. */
export function stripRunner(x: number, y: number, fill: string): string {
  return placed(
    x,
    y,
    path('M-16 -62C-9 -64 -3 -60 -3 -54C-3 -48 -9 -45 -15 -46C-21 -47 -23 -59 -16 -62Z', fill) +
      path('M-19 -45L-7 -46C-2 -44 1 -39 0 -35L-8 -22C-10 -18 -20 -17 -26 -21L-24 -30Z', fill) +
      path('M-24 -24L-10 -22C0 -22 9 -20 12 -17L4 -1L-3 0L1 -13L-16 -14Z', fill) +
      path('M-27 -24L-14 -17L-28 -10C-38 -6 -50 -12 -60 -13L-61 -18C-50 -19 -42 -17 -34 -16Z', fill) +
      path('M-22 -43L-12 -40L-32 -32L-42 -22L-47 -26L-36 -37Z', fill) +
      path('M-9 -44L-2 -40L8 -34L21 -40L23 -35L8 -27L-6 -33Z', fill),
  );
}
