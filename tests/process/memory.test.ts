/** What one connection can cost. */
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startSite } from '../support/start-process.ts';
import { readTestAssets } from '../support/test-app.ts';

const [DOCUMENT = ''] = Object.keys((await readTestAssets()).documents);
const MAX_COST_MB = 20;

it('2,000 requests for a document, sent at once on a connection that reads nothing, cost at most 20 MB', async () => {
  // The image has the same limit: without it garbage alone takes more.
  const site = await startSite({ NODE_OPTIONS: '--max-semi-space-size=4', LOG_LEVEL: 'silent' });
  for (let asked = 0; asked < 200; asked += 1) await (await fetch(site.origin + DOCUMENT)).arrayBuffer();
  const before = await readMemoryMb(site.child.pid, 'VmRSS');
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  socket.write(`GET ${DOCUMENT} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(2000));
  await wait(2000);
  const highest = await readMemoryMb(site.child.pid, 'VmHWM');
  socket.destroy();
  site.child.kill('SIGKILL');
  await site.exited;
  expect(highest - before).toBeLessThan(MAX_COST_MB);
});

/** As Linux counts it: now, or the highest since the start. */
async function readMemoryMb(pid: number | undefined, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}
