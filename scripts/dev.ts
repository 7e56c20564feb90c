/**
 * Development: builds into dist.dev and serves from source, without a store. `tsx watch` starts it anew on every change
 * (package.json), the open page then reloads itself. Whatever is wrong is shown in the page.
 */
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
// Nothing else of the project: a module that cannot be loaded is to be shown as well.
import { describeError } from '../server/describe-error.ts';
import { findTypeProblems } from './dev/find-type-problems.ts';
import { PAGE_SCRIPT } from './dev/page-script.ts';

const ROOT = join(import.meta.dirname, '..');
const EVENTS = '/development/events';
const SCRIPT = '/development/page.js';
/** More often than the server closes idle connections. */
const HEARTBEAT_MS = 15_000;

/** In the address of the page's script: a page of another process reloads. */
const PROCESS_NAME = `${process.pid}-${Date.now()}`;
const scriptAddress = `${SCRIPT}?${PROCESS_NAME}`;

function showError(res: ServerResponse, error: unknown): void {
  const described = describeError(error);
  const words = String(described instanceof Error ? described.stack : described).replaceAll('<', '&lt;');
  res.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  res.end(
    `<!doctype html><title>Error</title><script type="module" src="${scriptAddress}"></script><pre>${words}</pre>`,
  );
}

/** The types are checked beside the build, which does not read them. */
const typeProblems = findTypeProblems(ROOT);
/** Imported late: content is checked while its modules load. */
const site: Promise<RequestListener> = import('./dev/create-development-site.ts')
  .then(({ createDevelopmentSite }) => createDevelopmentSite(ROOT, scriptAddress, showError))
  .catch((error: unknown) => {
    console.error(describeError(error));
    return (_req, res) => showError(res, error);
  });

async function sendEvents(res: ServerResponse): Promise<void> {
  const sendName = () => res.write(`retry: 300\ndata: ${PROCESS_NAME}\n\n`);
  res.writeHead(200, { 'Content-Type': 'text/event-stream' });
  sendName();
  const heartbeat = setInterval(sendName, HEARTBEAT_MS);
  res.on('close', () => clearInterval(heartbeat));
  const problems = await typeProblems;
  if (problems !== '') res.write(`event: problem\ndata: ${JSON.stringify(problems)}\n\n`);
}

const { PORT = '3000', HOST } = process.env;
const server = createServer(async (req, res) => {
  if (req.url === EVENTS) return sendEvents(res);
  if (req.url?.startsWith(SCRIPT)) return res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(PAGE_SCRIPT);
  (await site)(req, res);
});
server.on('error', (error) => {
  console.error(describeError(error));
  process.exit(1);
});
server.listen(Number(PORT), HOST, () => console.log(`Open http://localhost:${PORT}`));
