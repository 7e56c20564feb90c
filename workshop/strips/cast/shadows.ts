/** Shadows on the pale grounds. */
import { shade } from '../scene.ts';

export const ICE_SHADE = shade('ice-2', 0.16, 0.35);

export const SNOW_SHADE = shade('snow-2', 0.16, 0.3);
