/** Horses and riders. */
import { behindOf } from '../../kit/palette.ts';
import type { Mount } from '../bodies/horse-and-rider.ts';
import { suits } from '../kits.ts';

export const mount = (index: number, number: string): Mount => {
  const coats = [
    { coat: 'coat-1', coatFar: behindOf('coat-1'), mane: 'hair-1', hoof: 'rubber' },
    { coat: 'coat-2', coatFar: behindOf('coat-2'), mane: 'hair-1', hoof: 'rubber' },
    { coat: 'kit-grey', coatFar: behindOf('kit-grey'), mane: 'kit-white', hoof: 'rubber' },
    { coat: 'hair-2', coatFar: behindOf('hair-2'), mane: 'hair-3', hoof: 'rubber' },
  ] as const;
  const coat = coats[index % coats.length] ?? coats[0];
  const jacket = index % 2 === 0 ? 'kit-navy' : 'kit-green';
  const rider = {
    ...suits('sawdust', 0, 'riding'),
    skin: 'skin-1',
    top: jacket,
    arms: jacket,
    trunks: 'kit-white',
    legs: 'kit-white',
    shoes: 'kit-ink',
    hair: 'hair-2',
    coverTone: 'kit-ink',
    gloves: 'kit-ink',
  };
  const { accent: _none, ...plain } = rider;
  return { horse: coat, rider: plain, saddle: 'coat-2', cloth: 'kit-white', ink: 'kit-ink', number };
};

/** Ridden by a jockey. */
export const racehorse = (index: number, number = ''): Mount => ({ ...mount(index, number), isRacing: true });
