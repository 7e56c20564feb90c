/** Someone who runs, from the side and small: on the track far away, on screens. */

import { hipHeight } from '../../figure/bones.ts';
import { person } from '../../figure/person.ts';
import { running } from '../../strips/bodies/runner.ts';
import { BARE } from '../../strips/kits.ts';
import { at } from '../brush.ts';
import { drawn, mannerOf } from './person.ts';

/** Within 100 units of height, feet at 0, to the right, at a phase of the stride. */
export function runner(kit: string, skin: string, phase: number): string {
  const pose = running({ phase })(0);
  const dress = { ...BARE, skin, hair: 'hair-1', top: kit, legs: 'kit-ink', shoes: 'kit-white' };
  const parts = person(pose, [0, hipHeight(pose)], dress, undefined, mannerOf(1, true));
  return at([0, 0], 0.57, drawn(parts, 0.5));
}
