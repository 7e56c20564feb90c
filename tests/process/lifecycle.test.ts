import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort, type SiteProcess, spawnSite, startSite } from '../support/start-process.ts';
import { DIST } from '../support/test-app.ts';

describe('the process', () => {
  it('starts, is alive and ready, and logs one line a request and a warning of Node', async () => {
    const warnAtSignal = encodeURIComponent(`process.on('SIGUSR2', () => process.emitWarning('a sample'))`);
    const site = await startSite({ NODE_OPTIONS: `--import=data:text/javascript,${warnAtSignal}` });
    site.child.kill('SIGUSR2');
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.origin}/Sales`)).status).toBe(200);
    await stopped(site);
    const lines = linesOf(site);
    const request = lines.find((line) => line.path === '/Sales');
    expect(request).toMatchObject({ method: 'GET', status: 200, id: expect.any(String), ms: expect.any(Number) });
    expect(lines.filter((line) => line.path === '/Sales')).toHaveLength(1);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 40, err: expect.objectContaining({ message: 'a sample' }) }),
    );
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
    expect(second.output()).toContain(`PORT=${first.port} is taken. Try another: PORT=${first.port + 1} npm start`);
    expect(second.output()).not.toContain('    at ');
    const third = spawnSite({ PORT: String(await freePort()), METRICS_PORT: String(first.port), HOST: '127.0.0.1' });
    expect(await third.exited).toBe(1);
    expect(third.output()).toContain(`METRICS_PORT=${first.port} is taken.`);
    await stopped(first);
  });

  it('names the variable of a host that is none of this machine', async () => {
    const site = spawnSite({ PORT: String(await freePort()), HOST: '192.0.2.1' });
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(/^HOST=192\.0\.2\.1 is no address of this machine/);
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

  it('names its release and the seconds that it needs to stop, warns of nothing, and on Ctrl-C exits without the drain', async () => {
    const release = { NODE_ENV: 'production', ORIGIN: 'https://www.example.com', VERSION: '9.8.7', REVISION: 'abc' };
    const site = await startSite({ ...release, DRAIN_SECONDS: '20' });
    const startedMs = Date.now();
    site.child.kill('SIGINT');
    expect(await site.exited).toBe(0);
    expect(Date.now() - startedMs).toBeLessThan(15_000);
    const [first, ...others] = linesOf(site);
    expect(first).toMatchObject({ version: '9.8.7', revision: 'abc', stopSeconds: 27 });
    expect(others.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });

  it('takes SIGHUP for SIGTERM, and ends at once at a second signal', async () => {
    const site = await startSite({ DRAIN_SECONDS: '60' });
    site.child.kill('SIGHUP');
    await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status).toBe(503);
    const startedMs = Date.now();
    site.child.kill('SIGTERM');
    expect(await site.exited).toBe(0);
    expect(Date.now() - startedMs).toBeLessThan(15_000);
  });

  it('keeps search engines out where NOINDEX is set', async () => {
    const site = await startSite({ NOINDEX: 'true' });
    for (const path of ['/', '/', '/nope', '/flags/sui.svg', '/sales']) {
      const { headers } = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
      expect(headers.get('x-robots-tag'), path).toBe('noindex');
    }
    expect(await (await fetch(`${site.origin}/robots.txt`)).text()).toContain('Disallow: /\n');
    await stopped(site);
  });

  it.each(['::', '::1', ''])('is healthy for its image with HOST=%s, and not while it stops', async (HOST) => {
    const dockerfile = await readFile(join(DIST, '../Dockerfile'), 'utf8');
    const [, ...args] = JSON.parse(/^HEALTHCHECK .*\n +CMD (.*)$/m.exec(dockerfile)?.[1] ?? '') as string[];
    const variables = { HOST, PORT: String(await freePort()), DRAIN_SECONDS: '60' };
    const check = () => spawnSync(process.execPath, args, { env: variables }).status;
    const site = spawnSite(variables);
    await expect.poll(check).toBe(0);
    site.child.kill('SIGTERM');
    await expect.poll(check).toBe(1);
    site.child.kill('SIGTERM');
    await site.exited;
  });

  it('counts requests that cannot be read, and answers them', async () => {
    const metricsPort = await freePort();
    const site = await startSite({ METRICS_PORT: String(metricsPort) });
    const answers = await Promise.all(
      ['GET / HTTP/9\r\n\r\n', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`].map((words) =>
        ask(site.port, words),
      ),
    );
    expect(answers.map((answer) => answer.split('\r\n', 1)[0])).toEqual([
      'HTTP/1.1 400 Bad Request',
      'HTTP/1.1 431 Request Header Fields Too Large',
    ]);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/http_rejected_requests_total\{status="400"\} 1\n/);
    expect(metrics).toMatch(/http_rejected_requests_total\{status="431"\} 1\n/);
    expect(metrics).toMatch(/site_build_info\{version="[^"]+",revision="",node="v\d+[^"]*"\} 1\n/);
    await stopped(site);
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

  it('writes its last line before it ends', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'log-'));
    for (let stop = 0; stop < 3; stop += 1) {
      const file = await open(join(folder, 'site.log'), 'w');
      const port = await freePort();
      const environment = { PORT: String(port), HOST: '127.0.0.1', DRAIN_SECONDS: '0' };
      const program = join(DIST, 'server/main.js');
      const child = spawn(process.execPath, [program], { env: environment, stdio: ['ignore', file.fd, 'ignore'] });
      const exited = new Promise((resolve) => child.once('exit', resolve));
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
      child.kill('SIGTERM');
      await exited;
      await file.close();
      expect(await readFile(join(folder, 'site.log'), 'utf8')).toMatch(/"msg":"stopped"\}\n$/);
    }
    await rm(folder, { recursive: true });
  });

  it('in production warns when ORIGIN is this machine', async () => {
    const site = await startSite({ NODE_ENV: 'production' });
    await stopped(site);
    expect(site.output()).toMatch(/"level":40.*ORIGIN is http:\/\/localhost/);
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

/** What a socket answers to words that are no request. */
function ask(port: number, words: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(words));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

const linesOf = ({ output }: SiteProcess) =>
  output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function stopped(site: SiteProcess): Promise<void> {
  site.child.kill('SIGTERM');
  expect(await site.exited).toBe(0);
}
