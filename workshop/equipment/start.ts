/** Plates of the start signal: the sound unit, the gun and the loudspeaker of a lane. */
import type { Drawing } from '../kit/drawing.ts';
import { eGun } from './e-gun.ts';
import { loudspeaker } from './lane-loudspeaker.ts';
import { startTime } from './starttime.ts';

export const start: readonly Drawing[] = [startTime, eGun, loudspeaker];
