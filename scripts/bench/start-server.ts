/** A measured server as a process of its own: started, asked for its usage, stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { pinned } from './pin.ts';
import type { Usage } from './programs/report-usage.ts';

export interface ServerProgram {
  readonly name: string;
  /** Options of Node itself. */
  readonly options: readonly string[];
  /** A built module that listens on HOST and PORT. */
  readonly file: string;
  readonly args: readonly string[];
  /** The built report-usage.ts. */
  readonly probe: string;
}

export interface StartedServer {
  readonly name: string;
  readonly origin: string;
  /** From the start of the process to its first page. */
  readonly startMs: number;
  readonly usage: () => Promise<Usage>;
  readonly stop: () => Promise<void>;
}

const RETRY_MS = 2;
const START_LIMIT_MS = 10_000;

/** @throws when the process ends or gives no page in time */
export async function startServer({ name, options, file, args, probe }: ServerProgram): Promise<StartedServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedMs = performance.now();
  // MALLOC_ARENA_MAX as in the image.
  const child = spawn(...pinned(process.execPath, [...options, '--import', pathToFileURL(probe).href, file, ...args]), {
    env: { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'info', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // The log is written and read, and goes nowhere.
  child.stdout?.resume();
  while ((await statusOf(`${origin}/`)) !== 200) {
    const isLate = performance.now() - startedMs > START_LIMIT_MS;
    if (isLate) child.kill('SIGKILL');
    if (isLate || child.exitCode !== null) throw new Error(`No page from ${name}`);
    await wait(RETRY_MS);
  }
  return {
    name,
    origin,
    startMs: performance.now() - startedMs,
    async usage() {
      child.send('usage');
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** 0 while nobody listens. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
  });
}
