import { describe, expect, it } from 'vitest';
import { freePort, type SiteProcess, spawnSite, startSite } from '../support/start-process.ts';

describe('the process', () => {
  it('starts, is alive and ready, and logs one line a request', async () => {
    const site = await startSite();
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.origin}/Sales`)).status).toBe(200);
    await stopped(site);
    const lines = site
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const request = lines.find((line) => line.path === '/Sales');
    expect(request).toMatchObject({ method: 'GET', status: 200, id: expect.any(String), ms: expect.any(Number) });
    expect(lines.filter((line) => line.path === '/Sales')).toHaveLength(1);
  });

  it('refuses a bad configuration with one message that names all variables, and code 1', async () => {
    const site = spawnSite({ PORT: 'x', ORIGIN: 'nowhere', TRUST_PROXY: 'yes' });
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(/PORT=x[\s\S]*ORIGIN=nowhere[\s\S]*TRUST_PROXY=yes/);
    expect(site.output()).not.toContain('    at ');
  });

  it('says so when its port is taken', async () => {
    const first = await startSite();
    const second = spawnSite({ PORT: String(first.port), HOST: '127.0.0.1' });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('EADDRINUSE');
    await stopped(first);
  });

  it('on SIGTERM is not ready at once, still answers, and exits with 0', async () => {
    const site = await startSite();
    site.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status).toBe(503);
    const late = await fetch(`${site.origin}/Heritage`);
    expect(late.status).toBe(200);
    expect(late.headers.get('connection')).toBe('close');
    const startedMs = Date.now();
    expect(await site.exited).toBe(0);
    expect(Date.now() - startedMs).toBeLessThan(10_000);
  });

  it('starts with no variable set at all', async () => {
    // Only where nothing else listens on the default port.
    const free = await freePort().then(() =>
      fetch('http://localhost:3000/healthz').then(
        () => false,
        () => true,
      ),
    );
    if (!free) return;
    const site = spawnSite({});
    await expect
      .poll(
        () =>
          fetch('http://localhost:3000/readyz').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 10_000 },
      )
      .toBe(200);
    site.child.kill('SIGTERM');
    expect(await site.exited).toBe(0);
  });
});

async function stopped(site: SiteProcess): Promise<void> {
  site.child.kill('SIGTERM');
  expect(await site.exited).toBe(0);
}
