/** Choices for generated tests, from a seed: the same seed makes the same choices on every machine. */
import { createHash } from 'node:crypto';

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

/** Numbers from 0 up to, but not including, 1: the same words give the same numbers. */
function createRandom(seed: string): () => number {
  const RANGE = 0x1_0000_0000;
  let block = createHash('sha256').update(seed).digest();
  let at = 0;
  return () => {
    if (at === block.length) {
      block = createHash('sha256').update(block).digest();
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4) / RANGE;
  };
}
