import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { encode, negotiateEncoding } from './encodings.ts';

it('does not remember every header that clients make up', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const heapMb = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = heapMb();
  for (let count = 0; count < 300; count += 1) negotiateEncoding(`br, ${count}${'x'.repeat(100_000)}`);
  expect(heapMb() - before).toBeLessThan(20);
});

it('takes a client that names no encoding for one that accepts none', () => {
  expect(negotiateEncoding(undefined)).toBe('identity');
});

it.each(['br', 'gzip'] as const)('compresses %s as hard as it is told', async (encoding) => {
  const text = Buffer.from(Array.from({ length: 3000 }, (_, index) => `<p>${index ** 2 % 1013}</p>`).join('\n'));
  const sizeAt = async (effort: number) => (await encode(text, encoding, { brotli: effort, gzip: effort })).length;
  expect(await sizeAt(9)).toBeLessThan(await sizeAt(1));
});
