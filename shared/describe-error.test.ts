import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { ConfigError } from '../server/config.ts';
import { ContentError } from './content/parse-entries.ts';
import { describeError } from './describe-error.ts';

it.each([new ConfigError('PORT is wrong'), new ContentError(['a.json, entry 1, field date: is no date'])])(
  'prints the message alone of an error written for people: %s',
  (error) => {
    expect(describeError(error)).toBe(error.message);
  },
);

it('prints of any other error where it happened and what caused it', () => {
  const printed = inspect(describeError(new Error('cannot read', { cause: new TypeError('no such file') })));
  expect(printed).toMatch(/cannot read[\s\S]*describe-error\.test\.ts[\s\S]*no such file/);
});
