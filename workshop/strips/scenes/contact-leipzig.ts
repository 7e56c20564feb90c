import type { Kit } from '../../figure/person.ts';
import { bands } from '../backdrops.ts';
import { fleche, lunge } from '../bodies/fencer.ts';
import { EPEE, WHITES } from '../cast/fencers.ts';
import { clad } from '../kits.ts';
import { at, type Scene, shade } from '../scene.ts';

const GREYS: Kit = { ...WHITES, top: 'g2', trunks: 'g2', ...clad('g2', 'g4') };

export const contactLeipzig: Scene = {
  id: 'ContactLeipzig',
  title: 'Flèche and lunge',
  description:
    'A drawn strip at the centre line of a fencing piste: a flèche carries one fencer past the line, a lunge of the other comes and goes, blade first and blade last. The red line reads the tip.',
  msPerUnit: 1.4,
  cursorTime: 74.118,
  bands: bands(
    '0 g3, 18 g4, 22 g3, 48 g2, 72 i, 75 g3, 99 piste-1, 128 piste-2, 132 piste, 170 piste-1, 172 piste',
    '202 piste-2',
  ),
  shadow: shade('piste-2', 0.14, 0.5),
  bodies: [at(73.46, 182, 86, fleche(GREYS, EPEE, 4.4)), at(74.118, 194, 92, lunge(WHITES, EPEE, 1.7, 0.9))],
};
