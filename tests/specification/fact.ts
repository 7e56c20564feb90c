import { it } from 'vitest';
import { deviations } from './deviations.ts';

const ADVICE = '\nIf this is meant, add the sentence with its reason to tests/specification/deviations.ts.';

/** Every sentence that was asserted, so that no deviation can outlive its fact. */
export const sentences = new Set<string>();

/** A sentence of the specification about the delivered content. One in deviations.ts must fail, or its line is out of date. */
export function fact(sentence: string, check: () => void | Promise<void>): void {
  sentences.add(sentence);
  const isMeant = deviations.some((deviation) => deviation.sentence === sentence);
  (isMeant ? it.fails : it)(sentence, async () => {
    try {
      await check();
    } catch (error) {
      if (error instanceof Error) error.message += ADVICE;
      throw error;
    }
  });
}
