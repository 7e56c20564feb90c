/** Choices for generated tests, from a seed: the same seed makes the same choices on every machine. */
import { createRandom } from '../../scripts/pictures/random.ts';

export interface Dice {
  /** A whole number from 0 up to, but not including, the limit. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  readonly chance: (probability: number) => boolean;
  /** Any bytes, one character each. */
  readonly bytes: (length: number) => string;
  readonly times: <T>(count: number, make: () => T) => T[];
}

export function createDice(seed: string): Dice {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    chance: (probability) => random() < probability,
    bytes: (length) => String.fromCharCode(...Array.from({ length }, () => below(256))),
    times: (count, make) => Array.from({ length: count }, make),
  };
}
