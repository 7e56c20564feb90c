/** A shoe from its outer side, the toe to the left: some 240 units long, its sole on a level of 398. */
import { path } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';

const SHOE =
  'M120 288C132 300 166 310 196 304C212 300 224 294 232 288C238 306 246 330 246 360L244 372L18 372C12 350 26 336 56 330C84 324 104 310 120 288Z';
const TOE = 'M18 372C12 350 26 336 56 330C70 327 78 324 84 320C96 332 98 356 90 372Z';
const HEEL = 'M232 288C238 306 246 330 246 360L244 372L196 372C190 350 196 320 214 298C222 295 228 292 232 288Z';
const SOLE = 'M16 366C80 372 180 370 246 362C252 376 252 390 246 396L30 398C16 396 10 380 16 366Z';
const LACES = 'M118 306l26 14M104 316l26 16M88 324l24 18';

export const shoe = (upper = 'kit-ink', patches = 'steel'): string =>
  path(SHOE, upper) +
  path(TOE, patches) +
  path(HEEL, patches) +
  stroke(LACES, 'wl', 5, { cap: 'round' }) +
  path(SOLE, 'kit-white') +
  stroke('M22 388C90 392 180 391 248 384', 'm', 3);
