import { serve } from '../../server/serve.ts';
import type { AppChanges } from './create-app.ts';
import { freshApp } from './test-app.ts';

export interface ServedSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The real application on a port of its own, with a time or a site of the test's choice. */
export async function serveSite(changes: AppChanges = {}): Promise<ServedSite> {
  const health = { isReady: false };
  const listener = await freshApp({ health, origin: 'http://localhost', ...changes });
  const { port, stop } = await serve({ listener, health, port: 0, host: '127.0.0.1' });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
