/** The site with one script more on every page, which hears what goes wrong and sets the visitor's clock: the same for
 * every engine, because not every driver can do either. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServedSite, serveSite } from '../support/serve-site.ts';

declare global {
  /** What has gone wrong on the page. */
  var faults: string[];
  /** How far the visitor's clock is ahead, in milliseconds. */
  var aheadMs: number;
}

const PROBE = '/probe.js';

function probe(visitorNowMs: number | null): void {
  const realNow = Date.now;
  globalThis.aheadMs = visitorNowMs === null ? 0 : visitorNowMs - realNow();
  Date.now = () => realNow() + globalThis.aheadMs;
  globalThis.faults = [];
  const note = (...words: unknown[]) => void globalThis.faults.push(words.join(' '));
  console.error = note;
  const from = ({ target }: Event) => (target instanceof Element ? target.outerHTML : '');
  addEventListener('error', (event) => note(event.message ?? 'not loaded:', from(event)), true);
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', (event) => note(event.violatedDirective, event.blockedURI));
}

interface Clocks {
  readonly now: Date;
  /** The real one unless set. */
  readonly visitorNow?: Date;
}

export async function serveProbed({ now, visitorNow }: Clocks): Promise<ServedSite> {
  const site = await serveSite({ now });
  const script = `(${probe})(${visitorNow?.getTime() ?? null})`;
  const server = createServer(async (req, res) => {
    if (req.url === PROBE) {
      res.setHeader('Content-Type', 'text/javascript').end(script);
      return;
    }
    const answer = await fetch(site.origin + req.url, { headers: { 'Accept-Encoding': 'identity' } });
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
    for (const [name, value] of answer.headers) {
      if (!['connection', 'content-length', 'keep-alive'].includes(name)) res.setHeader(name, value);
    }
    res.statusCode = answer.status;
    res.end(
      isPage
        ? (await answer.text()).replace('<head>', `<head><script src="${PROBE}"></script>`)
        : new Uint8Array(await answer.arrayBuffer()),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await site.stop();
    },
  };
}
