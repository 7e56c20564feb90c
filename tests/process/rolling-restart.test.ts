/** A replica stops while a proxy sends requests: none is lost. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startSite } from '../support/start-process.ts';
import { DIST, readTestFiles } from '../support/test-app.ts';

const CLIENTS = 2;

it('loses no request under load', async () => {
  const site = await startSite({ LOG_LEVEL: 'warn', DRAIN_SECONDS: '1' });
  const failures: string[] = [];
  let answered = 0;
  let isLeaving = false;
  let notReadyAt = 0;

  /** Like a proxy: sends requests until the replica is not ready. */
  async function client(): Promise<void> {
    while (!(isLeaving && notReadyAt > 0 && Date.now() > notReadyAt + 300)) {
      const response = await fetch(`${site.origin}/Heritage`).catch((error: unknown) => String(error));
      if (typeof response === 'string') failures.push(response);
      else {
        await response.arrayBuffer().catch((error: unknown) => failures.push(String(error)));
        if (response.status !== 200) failures.push(String(response.status));
        answered += 1;
      }
    }
  }

  const clients = Array.from({ length: CLIENTS }, client);
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(100);
  const answeredBefore = answered;
  isLeaving = true;
  site.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status).toBe(503);
  notReadyAt = Date.now();
  await Promise.all(clients);
  expect(await site.exited).toBe(0);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(answeredBefore);
});

it('finishes a large download that has begun, however slowly it is read', async () => {
  // Larger than the buffers of the connection.
  const bytes = 8_000_000;
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(DIST, folder, { recursive: true, filter: (name) => !name.startsWith(join(DIST, 'dev')) });
  const files = await readTestFiles();
  const large = {
    ...files['/documents/bss2013-hardware.pdf'],
    variants: { identity: { name: 'large.pdf', size: bytes, etag: '"l"' } },
  };
  await writeFile(join(folder, 'files.json'), JSON.stringify({ ...files, '/large.pdf': large }));
  await writeFile(join(folder, 'public/large.pdf'), Buffer.alloc(bytes));
  const site = await startSite({ LOG_LEVEL: 'warn', DRAIN_SECONDS: '0.2' }, join(folder, 'server/main.js'));
  const received = await new Promise<number>((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1');
    let count = 0;
    socket.on('error', reject);
    socket.on('close', () => resolve(count));
    socket.once('data', (chunk) => {
      count += chunk.length - chunk.indexOf('\r\n\r\n') - 4;
      socket.pause();
      site.child.kill('SIGTERM');
      setTimeout(() => socket.resume(), 700);
      socket.on('data', (more) => {
        count += more.length;
      });
    });
    socket.write('GET /large.pdf HTTP/1.1\r\nHost: x\r\n\r\n');
  });
  expect(received).toBe(bytes);
  expect(await site.exited).toBe(0);
  await rm(folder, { recursive: true });
});
