/** Horses and riders. */
import type { Mount } from '../bodies/horse-and-rider.ts';
import { suits } from '../kits.ts';

export const mount = (index: number, number: string): Mount => {
  const coats = [
    { coat: 'sawdust-2', coatFar: 'g5', mane: 'i', hoof: 'i' },
    { coat: 'i', coatFar: 'g5', mane: 'g5', hoof: 'g4' },
    { coat: 'g3', coatFar: 'g4', mane: 'p', hoof: 'i' },
    { coat: 'timber-2', coatFar: 'g5', mane: 'timber-1', hoof: 'i' },
  ] as const;
  const coat = coats[index % coats.length] ?? coats[0];
  const rider = {
    ...suits('sawdust', 0, 'helmet'),
    skin: 'sawdust-1',
    top: index % 2 === 0 ? 'i' : 'tartan',
    arms: index % 2 === 0 ? 'i' : 'tartan',
    trunks: 'p',
    legs: 'p',
    legsFar: 'g2',
    shoe: 'i',
    hair: 'i',
  };
  return { horse: coat, rider, saddle: index % 2 === 1 ? 'tartan' : 'i', cloth: 'p', ink: 'i', number };
};

/** Ridden by a jockey. */
export const racehorse = (index: number, number = ''): Mount => ({ ...mount(index, number), isRacing: true });
