/** Hands and shoes, in centimetres from wrist or ankle: along the forearm, the thumb up; the toes ahead, the sole down. */
import type { Hand } from './dress.ts';

interface Extremity {
  readonly form: string;
  /** Where fingers part, only in fine drawings. */
  readonly lines: string;
}

export const HANDS: Readonly<Record<Hand, Extremity>> = {
  rest: {
    form: 'M-1-2.6C3-4 5-4.2 6-5.2C8-7 10.6-6.4 11-5.4C11-4.6 9.6-4 9-3C13-2.6 17-1 17.6.6C17.6 2 14 2.6 11.4 3C7.6 3.6 3 3.4-1 2.6Z',
    lines: 'M10.6-.8L15 .2M10.4 1L14 1.6',
  },
  fist: {
    form: 'M-1-2.6C2-4.6 7-5 9.6-3.8C11.2-2 11.2 2.2 9.8 4C7 5.2 3 4.6-1 2.6Z',
    lines: 'M5.4 3.6Q5 1.8 8.6 1.4M6-.6Q8-1.4 10-.8',
  },
  point: {
    form: 'M-1-2.6C2-4.4 6-4.6 8-4L16.4-3.4Q17.6-2.6 16.4-1.6L10.4-1C11 .6 10.8 3 9.6 4C7 5 3 4.4-1 2.6Z',
    lines: 'M5.4 3.6Q5 1.8 8.6 1.4M6-.6Q8-1.4 10-.8',
  },
  flat: {
    form: 'M-1-2.4C3-3.4 9-3.4 12-2.8L18-1.4Q19.4-.4 18 .8L12 1.8C8 2.4 3 2.4-1 2.4Z',
    lines: 'M12.4-.6L17-.1',
  },
};

export const SHOE =
  'M-4.4-3.4C-2-4.6 2.4-4.6 4.2-3.6C6.6-.6 12 1.4 17.6 3.2Q20.8 4.6 20.6 7.4L20 8L-6 8.3Q-7.6 2.6-4.4-3.4Z';
export const SOLE = 'M-6.8 6.9Q6 6.4 20.8 6.8L20.4 8.4Q6 8.6-6.2 8.6Q-7 8-6.8 6.9Z';
/** A bare foot is its own sole. */
export const BARE_FOOT =
  'M-3.4-4C-1-4.4 2-4.2 3.6-3.2C6 0 11 2.4 16.4 4.6Q19 6 18.4 7.8Q12 8.6-3.6 8.2Q-6.4 7-5.4 3.6Q-4-1-3.4-4Z';
