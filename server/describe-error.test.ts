import { join } from 'node:path';
import { inspect } from 'node:util';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { ContentError } from '../shared/content/parse-entries.ts';
import { ConfigError } from './config.ts';
import { describeError } from './describe-error.ts';

const fail = (promise: Promise<unknown>) => promise.then(() => expect.unreachable(), describeError);

it.each([new ConfigError('PORT is wrong'), new ContentError(['a.json, entry 1, field date: is no date'])])(
  'prints only the message of an error written for people: %s',
  (error) => {
    expect(describeError(error)).toBe(error.message);
  },
);

it('prints file, line and problem of broken JSON, without a stack', async () => {
  const sourcefile = join(import.meta.dirname, '../shared/content/events/events.json');
  const lines = '  1,\n'.repeat(10);
  expect(await fail(transform(`[\n${lines}  { "date": 1,, }\n]`, { loader: 'json', sourcefile }))).toBe(
    'shared/content/events/events.json, line 12: Expected string in JSON but found ","',
  );
});

it('prints every problem of a program, named by the path in the project', async () => {
  const printed = await fail(transform('let a;\nlet a;\nlet a;', { loader: 'ts', sourcefile: 'shared/paths.ts' }));
  const problem = 'The symbol "a" has already been declared';
  expect(printed).toBe(`shared/paths.ts, line 2: ${problem}\nshared/paths.ts, line 3: ${problem}`);
});

it('leaves alone what is no error', () => {
  expect(describeError('a word')).toBe('a word');
});

it('prints stack and cause of any other error', () => {
  const printed = inspect(describeError(new Error('cannot read', { cause: new TypeError('no such file') })));
  expect(printed).toMatch(/cannot read[\s\S]*describe-error\.test\.ts[\s\S]*no such file/);
});
