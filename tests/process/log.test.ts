/** The log when its reader does not take it: the site answers, and ends when it is told to. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../support/start-process.ts';
import { DIST } from '../support/test-app.ts';

const PROGRAM = `exec "${process.execPath}" "${join(DIST, 'server/main.js')}"`;
/** More lines than are kept, each of some hundred bytes. */
const REQUESTS = 4500;

it.each([
  ['on a full disk', `${PROGRAM} >/dev/full`],
  // The reader of the pipe reads nothing; the first process of the group is the site.
  ['with a reader that stands still', `mkfifo "$FIFO" && sleep 600 <>"$FIFO" & sleep 0.2; ${PROGRAM} >"$FIFO"`],
  ['with a reader that is gone', `${PROGRAM} 1> >(true)`],
])(
  'goes on and stops %s',
  async (_, command) => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const child = spawn('bash', ['-c', command], {
      env: {
        ...{ PATH: process.env.PATH, FIFO: join('/tmp', `log-${port}`), PORT: String(port), HOST: '127.0.0.1' },
        ...{ METRICS_PORT: String(metricsPort), DRAIN_SECONDS: '0' },
      },
      stdio: 'ignore',
      detached: true,
    });
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const ask = (path = '/nope.txt') => fetch(`http://127.0.0.1:${port}${path}`);
    await expect
      .poll(() =>
        ask('/readyz').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    for (let sent = 0; sent < REQUESTS; sent += 50) {
      await Promise.all(Array.from({ length: 50 }, () => ask(`/flags/${'x'.repeat(190)}.svg`)));
    }
    expect((await ask('/Sales')).status).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(Number(/log_lines_dropped_total (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(100);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // Nothing else is left of the group.
    }
  },
  60_000,
);
