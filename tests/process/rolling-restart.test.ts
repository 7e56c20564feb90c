/** A replica stops while a proxy sends requests: none is lost. */
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startSite } from '../support/start-process.ts';
import { readTestAssets } from '../support/test-app.ts';

const CLIENTS = 8;
const [DOCUMENT = ''] = Object.keys((await readTestAssets()).documents);

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

it('finishes a large download that has begun', async () => {
  const site = await startSite({ LOG_LEVEL: 'warn', DRAIN_SECONDS: '1' });
  const whole = (await (await fetch(`${site.origin}${DOCUMENT}`)).arrayBuffer()).byteLength;
  const received = await new Promise<number>((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1');
    let bytes = 0;
    socket.on('error', reject);
    socket.on('end', () => resolve(bytes));
    socket.once('data', (chunk) => {
      bytes += chunk.length - chunk.indexOf('\r\n\r\n') - 4;
      // Reads slowly, so that the download is not complete when the signal comes.
      socket.pause();
      site.child.kill('SIGTERM');
      setTimeout(() => socket.resume(), 1500);
      socket.on('data', (more) => {
        bytes += more.length;
      });
    });
    socket.write(`GET ${DOCUMENT} HTTP/1.1\r\nHost: x\r\n\r\n`);
  });
  expect(received).toBe(whole);
  expect(await site.exited).toBe(0);
});
