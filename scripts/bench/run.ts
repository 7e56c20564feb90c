/** Requests a second of the built site and of a bare node:http server with the same bytes, in turn: npm run bench */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const PAGES = ['/', '/Sports/Athletics', '/Sales'];
const ROUNDS = 5;
const SECONDS = 2;
const [SITE_PORT, BARE_PORT] = [28_101, 28_102];
/** Headers that Node adds by itself. */
const ADDED = new Set(['date', 'connection', 'keep-alive', 'content-length']);
const ON_CORE_0 = process.platform === 'linux' ? ['taskset', '--cpu-list', '0'] : [];

const children: ChildProcess[] = [];
process.on('exit', () => {
  for (const child of children) child.kill();
});

/** On core 0, where taskset exists; the load is on core 1. */
function start(args: readonly string[], port: number): void {
  const [command = '', ...rest] = [...ON_CORE_0, process.execPath, ...args];
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  children.push(spawn(command, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] }));
}

/** What the site sends for a page, once it has started. */
async function record(path: string) {
  for (;;) {
    const request = get({ port: SITE_PORT, path, headers: { 'Accept-Encoding': 'br' } });
    const [response] = (await once(request, 'response').catch(() => [])) as IncomingMessage[];
    if (response) {
      const { rawHeaders } = response;
      const headers = rawHeaders.filter((_, i) => !ADDED.has((rawHeaders[i - (i % 2)] ?? '').toLowerCase()));
      return { path, headers, body: (await buffer(response)).toString('base64') };
    }
    await wait(50);
  }
}

/** What autocannon prints, as far as it is used. */
interface Load {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p99: number };
  readonly errors: number;
  readonly non2xx: number;
}

function load(port: number, path: string) {
  const url = `http://127.0.0.1:${port}${path}`;
  const args = ['--json', '-c', '32', '-d', String(SECONDS), '-H', 'Accept-Encoding: br', url];
  const printed = execFileSync('node_modules/.bin/autocannon', args, { encoding: 'utf8', stdio: 'pipe' });
  const { requests, latency, errors, non2xx } = JSON.parse(printed) as Load;
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} other statuses`);
  return { rate: requests.average, p99Ms: latency.p99 };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

start(['--max-semi-space-size=4', 'dist/server/main.js'], SITE_PORT);
const file = join(await mkdtemp(join(tmpdir(), 'bench-')), 'answers.json');
await writeFile(file, JSON.stringify(await Promise.all(PAGES.map(record))));
start([join(import.meta.dirname, 'bare-server.mjs'), file, String(BARE_PORT)], BARE_PORT);
if (process.platform === 'linux') execFileSync('taskset', ['--all-tasks', '-pc', '1', String(process.pid)]);
await wait(3000);

console.log('page                 requests/s   of bare node:http   p99 ms   bare');
for (const path of PAGES) {
  for (const port of [SITE_PORT, BARE_PORT]) load(port, path);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ site: load(SITE_PORT, path), bare: load(BARE_PORT, path) });
  }
  const rate = median(rounds.map(({ site }) => site.rate)).toFixed(0);
  const ratio = median(rounds.map(({ site, bare }) => site.rate / bare.rate)).toFixed(2);
  const [p99, bareP99] = [rounds.map(({ site }) => site.p99Ms), rounds.map(({ bare }) => bare.p99Ms)].map(median);
  console.log(`${path.padEnd(20)} ${rate.padStart(10)}   ${ratio.padStart(17)}   ${p99}   ${bareP99}`);
}
process.exit(0);
