/** Spectators before us, from behind, dark against the light of the board. */
import { each } from '../../kit/shapes.ts';
import { at, type Brush } from '../brush.ts';
import type { Dress } from '../people/person.ts';
import { seated } from '../people/seated.ts';

const WATCHERS: readonly Dress[] = [
  { view: 'back', skin: 'skin-3-c', hair: 'hair-1', top: 'kit-ink', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-2', hair: 'hair-2', cover: 'bun', top: 'kit-navy', legs: 'kit-ink' },
  {
    view: 'back',
    skin: 'skin-4',
    hair: 'hair-1',
    cover: 'cap',
    coverTone: 'kit-blue',
    top: 'kit-ink',
    legs: 'kit-ink',
  },
  { view: 'lost', skin: 'skin-1', hair: 'hair-3', top: 'kit-navy', legs: 'kit-ink' },
  { view: 'back', skin: 'skin-2', hair: 'hair-4', cover: 'long', top: 'kit-ink', legs: 'kit-ink' },
];

/** One films the board, one shows it to a neighbour. */
const GESTURES = ['rest', 'phone', 'rest', 'point', 'rest'] as const;

export interface Seats {
  readonly xs: readonly number[];
  readonly scale: number;
  /** Of the seats. */
  readonly y: number;
  /** The first of the list who sits here. */
  readonly from?: number;
}

export function watchers(brush: Brush, { xs, scale, y, from = 0 }: Seats): string {
  return each(xs, (x, index) => {
    const dress = WATCHERS[(index + from) % WATCHERS.length];
    const seat = [x, y - (index % 2 ? 36 : 0)] as const;
    return dress
      ? at(
          seat,
          scale * (1 + (index % 3) * 0.06),
          seated(brush, dress, { hasChair: false, gesture: GESTURES[(index + from) % GESTURES.length] ?? 'rest' }),
        )
      : '';
  });
}
