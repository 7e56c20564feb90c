/** Track cyclists and their wheels. */
import type { CycleKit, Rim } from '../bodies/cyclist.ts';
import { athletes } from '../kits.ts';

export const DISC: Rim = { disc: 'rubber', spoke: 'steel', sectors: 3 };

const BLADES: Rim = { disc: '', spokes: 5, spokeWidth: 0.045, spoke: 'rubber', isFilmed: true };

export function trackKit(index: number, number: string): CycleKit {
  const worn = athletes('timber', index, number);
  const kit = {
    ...worn,
    cover: 'aero' as const,
    sleeves: 'long' as const,
    sock: 'kit-white',
    gloves: 'kit-ink',
    isFist: true,
  };
  const fronts = [BLADES, { ...DISC, sectors: 4 }, BLADES];
  return {
    ...kit,
    coverTone: worn.legs,
    frame: ['kit-ink', 'kit-white', 'kit-navy'][index % 3] ?? 'kit-ink',
    tyre: 'rubber',
    rear: DISC,
    front: fronts[index % 3] ?? BLADES,
  };
}
