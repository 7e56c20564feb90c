import { pino } from 'pino';
import request from 'supertest';
import { expect, it } from 'vitest';
import { sampleApp } from '../support/sample-site.tsx';

it('the checks of health say whether the process lives and whether it takes requests, and fill no log', async () => {
  const health = { isReady: true };
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const app = await sampleApp({ health, log });
  const ask = async (path: string) => {
    const { status, type, text, headers } = await request(app).get(path);
    return [status, type, text, headers['cache-control']];
  };
  const fine = [200, 'text/plain', 'ok\n', 'no-store'];
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([fine, fine]);
  health.isReady = false;
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([fine, [503, 'text/plain', 'not ready\n', 'no-store']]);
  expect(lines).toEqual([]);
});
