/** Track cyclists and their wheels. */
import type { CycleKit, Rim } from '../bodies/cyclist.ts';
import { athletes } from '../kits.ts';

export const DISC: Rim = { disc: 'g5', spoke: 'g4', sectors: 3 };

const BLADES: Rim = { disc: '', spokes: 5, spokeWidth: 0.04 };

export function trackKit(index: number, number: string): CycleKit {
  const kit = { ...athletes('timber', index, number), headDress: 'helmet' as const };
  const fronts = [BLADES, { ...DISC, sectors: 4 }, BLADES];
  return {
    ...kit,
    hair: index % 2 === 0 ? 'i' : 'p',
    frame: index % 3 === 1 ? 'p' : 'i',
    tyre: index % 3 === 1 ? 'g5' : 'i',
    rear: DISC,
    front: fronts[index % 3] ?? BLADES,
  };
}
