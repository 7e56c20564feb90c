import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { linesByTurn } from './access-log.ts';

it('hands over the lines of one turn of the event loop together, in their order', async () => {
  const handedOver: string[] = [];
  const write = linesByTurn((lines) => handedOver.push(lines));
  write('a\n');
  write('b\n');
  expect(handedOver).toEqual([]);
  await nextTurn();
  write('c\n');
  await nextTurn();
  expect(handedOver).toEqual(['a\nb\n', 'c\n']);
});
