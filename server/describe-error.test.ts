import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { ContentError } from '../shared/content/parse-entries.ts';
import { ConfigError } from './config.ts';
import { describeError } from './describe-error.ts';
import { serve } from './serve.ts';

const fail = (promise: Promise<unknown>) => promise.then(() => expect.unreachable(), describeError);

it.each([new ConfigError('PORT is wrong'), new ContentError(['a.json, entry 1, field date: is no date'])])(
  'prints only the message of an error written for people: %s',
  (error) => {
    expect(describeError(error)).toBe(error.message);
  },
);

it('prints file, line and problem of broken JSON, without a stack', async () => {
  const sourcefile = join(import.meta.dirname, '../shared/content/events/events.json');
  expect(await fail(transform('[\n  { "date": 1,, }\n]', { loader: 'json', sourcefile }))).toBe(
    'shared/content/events/events.json, line 2: Expected string in JSON but found ","',
  );
});

it('prints advice when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const start = serve({ listener: () => {}, health: { isReady: false }, port, host: '127.0.0.1' });
  expect(await fail(start)).toBe(`PORT=${port} is taken. Try another: PORT=${port + 1} npm start`);
  other.close();
});

it('prints stack and cause of any other error', () => {
  const printed = inspect(describeError(new Error('cannot read', { cause: new TypeError('no such file') })));
  expect(printed).toMatch(/cannot read[\s\S]*describe-error\.test\.ts[\s\S]*no such file/);
});
