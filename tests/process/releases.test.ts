/** A roll-out and a roll-back between two builds: every file that a page names is found, whichever replica is asked. */
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildClient } from '../../scripts/build/build-client.ts';
import { describeFiles } from '../../scripts/build/public-files.ts';
import { publishAssets } from '../../server/http/release-assets.ts';
import { FILES_FILE, MANIFEST_FILE } from '../../server/render/site-assets.ts';
import { DIST, readTestAssets } from '../support/create-test-app.ts';
import { type SiteProcess, startSite } from '../support/start-process.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = ['/', '/Heritage', '/Sales', '/Company/Careers', '/Sports/Swimming'];
const CLIENTS = 4;

let folder: string;
let newDist: string;
let assetsDir: string;

/** Another release: the same site in another red, with its own names for style sheet and scripts. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  newDist = join(folder, 'new/dist');
  assetsDir = join(folder, 'assets');
  const source = join(folder, 'new');
  for (const part of ['client', 'shared']) await cp(join(ROOT, part), join(source, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(source, 'node_modules'));
  await cp(DIST, newDist, { recursive: true });
  await rm(join(newDist, 'public/assets'), { recursive: true });
  const tokens = join(source, 'shared/styles/tokens.css');
  await writeFile(tokens, (await readFile(tokens, 'utf8')).replace(/--red: #\w+/, '--red: #123456'));
  const main = join(source, 'client/main.ts');
  await writeFile(main, `${await readFile(main, 'utf8')}\ndocument.documentElement.dataset.release = 'new';\n`);
  const client = await buildClient(source, join(newDist, 'public'));
  await writeFile(join(newDist, MANIFEST_FILE), JSON.stringify({ ...(await readTestAssets()), ...client }));
  await writeFile(join(newDist, FILES_FILE), JSON.stringify(await describeFiles(join(newDist, 'public'))));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As a proxy without sessions: each request goes to the next replica. */
function startProxy(replicas: () => readonly SiteProcess[]): Promise<Server> {
  let turn = 0;
  const proxy = createServer((req, res) => {
    const ready = replicas();
    turn += 1;
    const { port } = ready[turn % ready.length] as SiteProcess;
    const asked = request({ host: '127.0.0.1', port, path: req.url, headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    asked.on('error', () => res.writeHead(502).end());
    asked.end();
  });
  return new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(proxy)));
}

/** With the folder, as pages name them, or beside themselves, as style sheets and scripts do. */
const NAMED = /(?:\/assets|\.)\/([\w-]+\.(?:css|js|woff2))/g;

function filesNamedIn(text: string): string[] {
  return [...text.matchAll(NAMED)].map(([, name]) => `/assets/${name}`);
}

interface Visits {
  pages: number;
  files: number;
  readonly missing: string[];
  readonly releases: Set<string>;
}

/** Loads pages and everything that they, their style sheet and their scripts name. */
async function visit(port: number, address: string, visits: Visits): Promise<void> {
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    if (response.status !== 200) visits.missing.push(`${response.status} ${path}, named by ${address}`);
    return response.text();
  };
  const html = await get(address);
  visits.pages += 1;
  const seen = new Set<string>();
  const pending = filesNamedIn(html);
  visits.releases.add(pending.find((path) => path.endsWith('.css')) ?? '');
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    visits.files += 1;
    const text = await get(path);
    if (!path.endsWith('.woff2')) pending.push(...filesNamedIn(text));
  }
}

it('serves every file of every page during roll-out and roll-back', async () => {
  const start = (dist: string) =>
    startSite({ ASSETS_DIR: assetsDir, LOG_LEVEL: 'warn', DRAIN_SECONDS: '0.3' }, join(dist, 'server/main.js'));
  let serving = [await start(DIST), await start(DIST)];
  const proxy = await startProxy(() => serving);
  const { port } = proxy.address() as AddressInfo;
  const visits: Visits = { pages: 0, files: 0, missing: [], releases: new Set() };
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; !isOver; turn += 1) await visit(port, PAGES[turn % PAGES.length] ?? '/', visits);
  });

  /** Starts one new replica, then stops one old one, until all are new. */
  async function rollTo(dist: string): Promise<void> {
    for (const old of serving) {
      const next = await start(dist);
      serving = [...serving, next];
      await setTimeout(400);
      serving = serving.filter((site) => site !== old);
      old.child.kill('SIGTERM');
      await old.exited;
    }
    await setTimeout(400);
  }
  await setTimeout(400);
  await rollTo(newDist);
  await rollTo(DIST);
  isOver = true;
  await Promise.all(clients);
  proxy.close();
  for (const { child } of serving) child.kill('SIGTERM');
  await Promise.all(serving.map(({ exited }) => exited));

  expect([...new Set(visits.missing)]).toEqual([]);
  expect(visits.releases.size).toBe(2);
  expect(visits.pages).toBeGreaterThan(50);
  expect(visits.files).toBeGreaterThan(visits.pages);
}, 60_000);

it('misses files without the shared directory', async () => {
  const [old, fresh] = [await startSite({}), await startSite({}, join(newDist, 'server/main.js'))];
  const html = await (await fetch(`${fresh.origin}/Heritage`)).text();
  const [styleSheet = ''] = /\/assets\/main-\w+\.css/.exec(html) ?? [];
  expect((await fetch(fresh.origin + styleSheet)).status).toBe(200);
  expect((await fetch(old.origin + styleSheet)).status).toBe(404);
  for (const { child } of [old, fresh]) child.kill('SIGTERM');
  await Promise.all([old.exited, fresh.exited]);
});

it('removes its files a month after their last use, and no other files', async () => {
  const monthsAgo = new Date(Date.now() - 60 * 24 * 3_600_000);
  const old = join(assetsDir, 'main-ABCD1234.css');
  const foreign = join(assetsDir, 'lost+found');
  await writeFile(old, 'old');
  await mkdir(foreign);
  const unfinished = join(assetsDir, `${randomUUID()}.unfinished`);
  await writeFile(unfinished, 'left by a crash');
  for (const file of [old, foreign, unfinished]) await utimes(file, monthsAgo, monthsAgo);
  const before = await readdir(assetsDir);
  await publishAssets(join(DIST, 'public/assets'), assetsDir);
  const after = await readdir(assetsDir);
  expect(before.filter((name) => !after.includes(name)).toSorted()).toEqual(
    [basename(unfinished), basename(old)].toSorted(),
  );
  for (const name of after.filter((file) => file !== 'lost+found')) {
    expect(name).toMatch(/^[\w-]+-[A-Z0-9]{8}\.(css|js|woff2)(\.br|\.gz)?$/);
  }
});
