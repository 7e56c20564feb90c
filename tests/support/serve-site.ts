import { serve } from '../../server/serve.ts';
import { freshApp } from './test-app.ts';

export interface ServedSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The real application on a port of its own, at a time of the test's choice. */
export async function serveSite(now: Date, origin = 'http://localhost'): Promise<ServedSite> {
  const health = { isReady: false };
  const listener = await freshApp({ now, health, origin });
  const { port, stop } = await serve({ listener, health, port: 0, host: '127.0.0.1' });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
