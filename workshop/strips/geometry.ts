/** Where bodies/digits.ts looks for it; it can go as soon as that file reads figure/geometry.ts. */
export { box, put } from '../figure/geometry.ts';
