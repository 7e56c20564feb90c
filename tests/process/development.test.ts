/** `npm run dev` on a copy of the project: a change is shown without a restart by hand, and nothing else reloads a page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { copyRepository, type ProjectCopy } from '../support/copy-project.ts';
import { freePort } from '../support/start-process.ts';

/** A busy machine builds slowly. */
const READY_MS = 60_000;
const SHOWN_MS = 60_000;

let project: ProjectCopy;
let development: ChildProcess;
let origin: string;

beforeAll(async () => {
  project = await copyRepository();
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

/** What the server sends to open pages about types. */
async function typeProblem(): Promise<string> {
  const response = await fetch(`${origin}/development/events`, { signal: AbortSignal.timeout(5000) });
  let received = '';
  try {
    for await (const chunk of response.body ?? []) {
      received += new TextDecoder().decode(chunk);
      if (received.includes('event: problem')) break;
    }
  } catch {
    // Types are being checked.
  }
  return received;
}

it('serves the page of components, and sends open pages the same name as long as nothing changes', async () => {
  expect(await textAt('/development/components')).toContain('<h1>Components</h1>');
  const name = await serverName();
  expect(name).not.toBe('');
  expect(await serverName()).toBe(name);
});

const edit = async (file: string, change: (text: string) => string) => {
  const path = join(project.folder, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
};

it('shows a changed picture and a changed style, and lets browsers keep neither', async () => {
  const name = await serverName();
  const styleOf = (page: string) => /\/assets\/main-\w+\.css/.exec(page)?.[0] ?? '';
  const before = styleOf(await textAt('/'));
  await edit('public/favicon.svg', (svg) => svg.replace('</svg>', '<!-- changed --></svg>'));
  await edit('shared/styles/tokens.css', (css) => css.replace(/--red: #\w+/, '--red: #123456'));
  await expect.poll(() => textAt('/favicon.svg'), { timeout: SHOWN_MS }).toContain('changed');
  await expect.poll(async () => styleOf(await textAt('/')), { timeout: SHOWN_MS }).not.toBe(before);
  expect(await textAt(styleOf(await textAt('/')))).toContain('#123456');
  expect((await fetch(`${origin}/favicon.svg`)).headers.get('cache-control')).toBe('no-store');
  expect(await serverName()).not.toBe(name);
}, 130_000);

it('shows in place of every page what is wrong with content, until it is corrected, and what is wrong with types', async () => {
  const events = 'shared/content/events/events.json';
  const content = await readFile(join(project.folder, events), 'utf8');
  await edit(events, (text) => text.replace('"date"', '"dat"'));
  await expect
    .poll(() => textAt('/Sales'), { timeout: SHOWN_MS })
    .toMatch(/\/development\/page\.js\?.*events\.json, entry /s);
  await edit('shared/paths.ts', (code) => `${code}\nexport const wrong: number = 'text';\n`);
  await edit(events, () => content.replace(/"name": "[^"]+"/, '"name": "Another event"'));
  await expect.poll(() => textAt('/'), { timeout: SHOWN_MS }).toContain('Another event');
  await expect.poll(typeProblem, { timeout: SHOWN_MS }).toMatch(/shared\/paths\.ts\(\d+,\d+\): error TS2322/);
}, 190_000);

it('ends all its processes on SIGTERM', async () => {
  development.kill('SIGTERM');
  await expect.poll(() => textAt('/healthz'), { timeout: SHOWN_MS }).toBe('');
}, 130_000);
