import { bands } from '../backdrops.ts';
import { epeeist, GUARD, LUNGE, whites } from '../bodies/epee.ts';
import { type Scene, SOFT_SHADE } from '../scene.ts';
import { mirrored, put, staged } from '../stage.ts';

const LINE = 700;

export const contactLeipzig: Scene = {
  id: 'ContactLeipzig',
  title: 'Lunge at the centre line',
  description:
    'A drawn scene of two épée fencers at the centre line of the piste: one lunges, the other stands on guard, and the points cross. The red line marks the middle of the piste.',
  ...staged(LINE, 'EN GARDE'),
  bands: bands(
    '0 g2, 22 g3, 40 g2, 60 kit-ink, 64 kit-navy, 112 kit-navy-d, 120 piste, 156 g5, 160 steel, 164 metal, 206 steel',
  ),
  shadow: SOFT_SHADE,
  bodies: [
    put(LINE, 880, 202, 100, epeeist(LUNGE, whites('skin-2', 'kit-blue'), 96)),
    put(LINE, 546, 202, 100, mirrored(epeeist(GUARD, whites('skin-5', 'kit-red'), 104))),
  ],
};
