/**
 * A local page of all pictures, in both schemes and at two widths, which draws anew while you edit:
 *   npm run gallery [-- WORD]      WORD is the beginning of an id: "plan", "plan/Swimming"
 */
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { Worker } from 'node:worker_threads';
import { drawings } from './drawings.ts';

const PORT = 4100;
const [word = ''] = process.argv.slice(2);
const listeners = new Set<() => void>();
/** Programs write a file in several steps. */
const SETTLED_MS = 150;

/** A worker of its own loads the modules as they are now. */
function draw(id: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./draw/worker.ts', import.meta.url));
    const end = (work: () => void) => {
      work();
      worker.terminate();
    };
    worker.once('message', (bytes: Uint8Array) => end(() => resolve(bytes)));
    worker.once('error', (error) => end(() => reject(error)));
    worker.postMessage(id);
  });
}

let pending: ReturnType<typeof setTimeout> | undefined;
watch(import.meta.dirname, { recursive: true }, (_, name) => {
  if (!name?.endsWith('.ts') || name.includes('node_modules')) return;
  clearTimeout(pending);
  pending = setTimeout(() => {
    for (const tell of listeners) tell();
  }, SETTLED_MS);
});

const STYLE = `body{margin:0;font:14px/1.4 sans-serif}main{display:grid;grid-template-columns:1fr 1fr}
section{padding:24px;color-scheme:light;background:#fff}section.dark{color-scheme:dark;background:#111317;color:#f1f1ee}
img{display:block;width:100%;height:auto}img.phone{width:358px;margin-top:16px}h2{font-size:14px}`;
const SCRIPT = `new EventSource('/changes').onmessage = () => { for (const image of document.images) image.src = image.src.replace(/\\?.*|$/, '?' + Date.now()); };`;

/** An image follows the scheme of the element it stands in. */
function page(): string {
  const shown = drawings.filter(({ id }) => id.startsWith(word));
  const column = (scheme: string) =>
    `<section class="${scheme}">${shown
      .map(({ id, title }) => {
        const src = `/draw/${id}.svg`;
        return `<h2>${id}: ${title}</h2><img loading="lazy" src="${src}" alt=""><img class="phone" loading="lazy" src="${src}" alt="">`;
      })
      .join('')}</section>`;
  return `<!doctype html><meta charset="utf-8"><title>Workshop</title><style>${STYLE}</style><main>${column('light')}${column('dark')}</main><script>${SCRIPT}</script>`;
}

createServer(async (req, res) => {
  const [path = ''] = (req.url ?? '').split('?');
  const id = /^\/draw\/(.+)\.svg$/.exec(path)?.[1];
  if (path === '/changes') {
    res.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const tell = () => res.write('data: changed\n\n');
    listeners.add(tell);
    res.on('close', () => listeners.delete(tell));
  } else if (id !== undefined) {
    const drawn = await draw(decodeURIComponent(id)).catch((error: unknown) => String(error));
    const isDrawn = typeof drawn !== 'string';
    res.writeHead(isDrawn ? 200 : 500, { 'Content-Type': isDrawn ? 'image/svg+xml' : 'text/plain' }).end(drawn);
    if (!isDrawn) console.error(`${id}: ${drawn}`);
  } else res.writeHead(200, { 'Content-Type': 'text/html' }).end(page());
}).listen(PORT, '127.0.0.1', () => console.log(`http://localhost:${PORT}`));
