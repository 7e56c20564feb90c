/** The two galleries of the heritage page. */
import type { Drawing } from '../drawing.ts';
import { matrixBoard1976 } from './heritage-montreal.ts';
import { photocell1948 } from './heritage-photocell.ts';
import { electronicPistol2010 } from './heritage-pistol.ts';
import { timeRecorder1952 } from './heritage-recorder.ts';
import { seoulBoard1988 } from './heritage-seoul.ts';
import { startGate1956 } from './heritage-start-gate.ts';
import { stopwatch1932 } from './heritage-stopwatch.ts';
import { touchPadFinish } from './heritage-touch.ts';

/** Timing devices through the years. */
export const deviceGallery: readonly Drawing[] = [stopwatch1932, photocell1948, timeRecorder1952, electronicPistol2010];

/** Venues and boards. */
export const venueGallery: readonly Drawing[] = [startGate1956, touchPadFinish, matrixBoard1976, seoulBoard1988];
