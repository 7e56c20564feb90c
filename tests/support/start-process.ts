import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DIST } from './test-app.ts';

export interface SiteProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly port: number;
  readonly output: () => string;
  /** The exit code. */
  readonly exited: Promise<number | null>;
}

/** Below the range that the system gives to outgoing connections, so that none of them takes it before it is used. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** Starts the built server with no variables but these. */
export function spawnSite(
  environment: Record<string, string>,
  program = join(DIST, 'server/main.js'),
): Omit<SiteProcess, 'origin' | 'port'> {
  const child = spawn(process.execPath, [program], { env: environment });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => printed, exited };
}

/** Resolves when the site is ready. The drain is short, because no proxy needs it. */
export async function startSite(environment: Record<string, string> = {}, program?: string): Promise<SiteProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const given = { HOST: '127.0.0.1', DRAIN_SECONDS: '0.3', ...environment, PORT: String(port) };
  const site = spawnSite(given, program);
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 25_000;
  while (!(await isReady(origin))) {
    if (Date.now() > deadline || site.child.exitCode !== null)
      throw new Error(`The site did not start:\n${site.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { ...site, origin, port };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
