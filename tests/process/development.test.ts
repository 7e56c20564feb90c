/** `npm run dev` on a copy of the project: a change is shown without a restart by hand, and nothing else reloads a page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { copyProject, type ProjectCopy } from '../support/copy-project.ts';
import { freePort } from '../support/start-process.ts';

/** A busy machine builds slowly. */
const READY_MS = 60_000;
const SHOWN_MS = 60_000;

let project: ProjectCopy;
let development: ChildProcess;
let origin: string;

beforeAll(async () => {
  project = await copyProject();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  development = spawn('sh', ['-c', packageJson.scripts.dev], {
    cwd: project.folder,
    env: {
      PATH: `${join(project.folder, 'node_modules/.bin')}:${process.env.PATH}`,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: 'ignore',
    // A process group of its own: the watcher starts the server as another process.
    detached: true,
  });
  await vi.waitFor(async () => expect(await textAt('/healthz')).toBe('ok\n'), READY_MS);
}, 90_000);
afterAll(async () => {
  if (development.pid) process.kill(-development.pid, 'SIGKILL');
  await project.remove();
});

/** Empty while the server restarts. */
function textAt(path: string): Promise<string> {
  return fetch(origin + path).then(
    (response) => response.text(),
    () => '',
  );
}

/** The name that the server sends to open pages. */
async function serverName(): Promise<string> {
  const response = await fetch(`${origin}/development/events`).catch(() => undefined);
  const reader = response?.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return /^data: (.+)$/m.exec(new TextDecoder().decode(value))?.[1] ?? '';
}

it('sends open pages the same name as long as nothing changes', async () => {
  const name = await serverName();
  expect(name).not.toBe('');
  expect(await serverName()).toBe(name);
});

it('shows a changed picture, and reloads the open page', async () => {
  const name = await serverName();
  const file = join(project.folder, 'public/favicon.svg');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace('</svg>', '<!-- changed --></svg>'));
  await expect.poll(() => textAt('/favicon.svg'), { timeout: SHOWN_MS }).toContain('changed');
  await expect.poll(serverName, { timeout: SHOWN_MS }).not.toBe(name);
}, 130_000);

it('shows a changed style', async () => {
  const styleOf = (page: string) => /\/assets\/main-\w+\.css/.exec(page)?.[0] ?? '';
  const before = styleOf(await textAt('/'));
  const file = join(project.folder, 'shared/styles/tokens.css');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/--red: #\w+/, '--red: #123456'));
  await expect.poll(async () => styleOf(await textAt('/')), { timeout: SHOWN_MS }).not.toBe(before);
  await expect.poll(async () => textAt(styleOf(await textAt('/'))), { timeout: SHOWN_MS }).toContain('#123456');
}, 130_000);

it('shows a problem of the content in place of every page, until it is corrected, then the changed text', async () => {
  const file = join(project.folder, 'shared/content/events/events.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace('"date"', '"dat"'));
  await expect
    .poll(() => textAt('/Sales'), { timeout: SHOWN_MS })
    .toMatch(/events\.json, entry .*\/development\/reload\.js|reload\.js.*events\.json, entry /s);
  await writeFile(file, before.replace(/"name": "[^"]+"/, '"name": "Another event"'));
  await expect.poll(() => textAt('/'), { timeout: SHOWN_MS }).toContain('Another event');
}, 130_000);

it('ends all its processes on SIGTERM', async () => {
  development.kill('SIGTERM');
  await expect.poll(() => textAt('/healthz'), { timeout: SHOWN_MS }).toBe('');
}, 130_000);
