import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort, type SiteProcess, spawnSite, startSite } from '../support/start-process.ts';
import { DIST } from '../support/test-app.ts';

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
    const site = spawnSite({ PORT: 'x', ORIGIN: 'nowhere', HSTS_SUBDOMAINS: 'yes' });
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(/PORT=x[\s\S]*ORIGIN=nowhere[\s\S]*HSTS_SUBDOMAINS=yes/);
    expect(site.output()).not.toContain('    at ');
  });

  it('suggests another port when its own is taken', async () => {
    const first = await startSite();
    const second = spawnSite({ PORT: String(first.port), HOST: '127.0.0.1' });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Port ${first.port} is taken. Try another: PORT=${first.port + 1} npm start`);
    expect(second.output()).not.toContain('    at ');
    await stopped(first);
  });

  it('on SIGTERM is not ready at once, still answers, and exits with 0', async () => {
    const site = await startSite({ DRAIN_SECONDS: '1' });
    site.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status).toBe(503);
    const late = await fetch(`${site.origin}/Heritage`);
    expect(late.status).toBe(200);
    expect(late.headers.get('connection')).toBe('close');
    const startedMs = Date.now();
    expect(await site.exited).toBe(0);
    expect(Date.now() - startedMs).toBeLessThan(10_000);
  });

  it('on Ctrl-C exits without the drain', async () => {
    const site = await startSite({ DRAIN_SECONDS: '60' });
    site.child.kill('SIGINT');
    expect(await site.exited).toBe(0);
  });

  it('ends when npm is told to, because the script replaces its shell', async () => {
    expect(packageJson.scripts.start).toMatch(/&& exec node .*dist\/server\/main\.js$/);
    const port = String(await freePort());
    const npm = spawn('npm', ['run', 'serve'], {
      env: { ...process.env, PORT: port, DRAIN_SECONDS: '0' },
      stdio: 'ignore',
    });
    const isAnswering = () =>
      fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isAnswering).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(isAnswering).toBe(false);
  });

  it('writes lines of any length to the log', async () => {
    const site = await startSite();
    const path = `/${'a'.repeat(15_000)}`;
    await fetch(`${site.origin}${path}`);
    await stopped(site);
    expect(site.output()).toContain(path);
  });

  it('in production warns when ORIGIN is not set', async () => {
    const withoutOrigin = await startSite({ NODE_ENV: 'production' });
    await stopped(withoutOrigin);
    expect(withoutOrigin.output()).toMatch(/"level":40.*ORIGIN is not set/);
    const withOrigin = await startSite({ NODE_ENV: 'production', ORIGIN: 'https://www.example.com' });
    await stopped(withOrigin);
    expect(withOrigin.output()).not.toContain('ORIGIN is not set');
  });

  it('prints stack and cause of an unforeseen error', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    await cp(join(DIST, 'server/main.js'), join(folder, 'server/main.js'), { recursive: true });
    // Both files are read at the same time: only one may be missing.
    await cp(join(DIST, 'files.json'), join(folder, 'files.json'));
    const site = spawnSite({}, join(folder, 'server/main.js'));
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(/Cannot read .*manifest\.json[\s\S]* {4}at [\s\S]*\[cause\][\s\S]*ENOENT/);
    await rm(folder, { recursive: true });
  });
});

async function stopped(site: SiteProcess): Promise<void> {
  site.child.kill('SIGTERM');
  expect(await site.exited).toBe(0);
}
