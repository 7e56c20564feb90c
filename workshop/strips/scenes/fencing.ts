import type { Kit } from '../../figure/person.ts';
import { bands, crowd } from '../backdrops.ts';
import { fleche, lunge } from '../bodies/fencer.ts';
import { FOIL, WHITES } from '../cast/fencers.ts';
import { clad } from '../kits.ts';
import { at, type Scene, shade } from '../scene.ts';

const PISTE = shade('piste-2', 0.14, 0.5);

const DARK_MASK: Kit = { ...WHITES, hair: 'i' };

export const fencing: Scene = {
  id: 'Fencing',
  title: 'Blades across the centre line of the piste',
  description:
    'A drawn strip of 2.4 s at the centre line of a fencing piste 14 m long. The tip crosses first, then bell, arm and body; after a lunge they go back over the line in reverse order, so a hit is framed by two blades. The red line reads the tip of the second lunge.',
  msPerUnit: 1.66,
  cursorTime: 51.386,
  bands: [
    ...crowd('Fencing', 0, 30, ['g3', 'g4', 'g2', 'g4', 'g3']),
    ...bands(
      '30 g4, 58 i, 61 g3, 66 piste-2, 128 piste-1, 131 piste-2, 140 piste, 168 piste-1, 170 piste',
      '198 piste-1, 203 piste-2',
    ),
  ],
  shadow: PISTE,
  bodies: [
    at(50.702, 178, 88, lunge(DARK_MASK, FOIL, 1.5, 0.8)),
    at(51.386, 192, 94, lunge(WHITES, FOIL, 1.75)),
    at(52.104, 180, 88, fleche({ ...DARK_MASK, skinFar: 'g4', ...clad('p', 'g4') }, { ...FOIL, bell: 0.075 }, 4.6)),
  ],
};
