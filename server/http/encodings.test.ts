import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { negotiateEncoding } from './encodings.ts';

it('does not remember every header that clients make up', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const heapMb = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = heapMb();
  for (let count = 0; count < 1000; count += 1) negotiateEncoding(`br, ${count}${'x'.repeat(100_000)}`);
  expect(heapMb() - before).toBeLessThan(20);
});
