import { expect, it } from 'vitest';
import { keepTickShape } from './keep-tick-shape.ts';

it('finds what Node queues for process.nextTick()', async () => {
  // Documented nowhere: where Node changes it, the measure is taken again.
  expect(Object.keys(await keepTickShape())).toEqual(['callback', 'args']);
});
