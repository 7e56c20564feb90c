import type { Kit } from '../../figure/person.ts';
import { bands } from '../backdrops.ts';
import { type Flight, trampolinist } from '../bodies/trampolinist.ts';
import { athletes } from '../kits.ts';
import { at, type Scene } from '../scene.ts';

const gymnast: Kit = { ...athletes('mat', 0), headDress: 'bun', legs: 'g4', legsFar: 'g4', skin: 'i', shoe: 'p' };

const FLIGHTS: readonly Flight[] = [
  { seconds: 1.62, turns: 0 },
  { seconds: 1.7, turns: 1 },
  { seconds: 1.76, turns: 2 },
  { seconds: 1.72, turns: 1 },
  { seconds: 1.6, turns: 0 },
];

export const scoring: Scene = {
  id: 'Scoring',
  title: 'Time of flight on the trampoline',
  description:
    'A drawn strip of 6.5 s with the line through the middle of a trampoline. The gymnast never leaves it: body and flight become one parabola after another, and somersaults knot it in mid-air. The time of flight, from the bed to the bed, can be read off the scale; the red line stands at the landing.',
  msPerUnit: 4.5,
  cursorTime: 12.34,
  bands: bands(
    '0 g3, 10 g2, 18 g4, 22 g2, 52 mat-1, 86 mat, 90 mat-1, 128 mat, 131 mat-1, 160 p, 163 mat-1, 182 i',
    '185 mat, 205 mat-2, 208 mat',
  ),
  bodies: [at(12.34, 212, 25.5, trampolinist(gymnast, FLIGHTS, -3.62))],
};
