/** WebKit by the drivers that its Linux ports come with: WebKitGTK in a window of Xvfb, and WPE without windows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Launch, Tab } from './engine.ts';
import { ELEMENT, startSession, type WebDriverSession } from './webdriver.ts';

/** Its toolbar would keep the window wider than a phone. */
const SMALL_TOOLBAR = '* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }';

export const launchWebKitGtk: Launch = async ({ executable, isDark = false }) => {
  const config = await mkdtemp(join(tmpdir(), 'gtk-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  const screen = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const display = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  const GTK_THEME = isDark ? 'Adwaita:dark' : 'Adwaita';
  const DISPLAY = `:${String(number).trim()}`;
  const driver = await startDriver(executable, { DISPLAY, XDG_CONFIG_HOME: config, GTK_THEME });
  const session = await startSession(driver.url, { browserName: 'MiniBrowser' });
  return {
    // One window for all visitors: the site keeps nothing of any, and a window takes seconds to open.
    async open({ origin, width, height }) {
      await session.post('window/rect', { width, height });
      const tab = tabOf(session, origin);
      const shown = await tab.evaluate(() => innerHeight);
      await session.post('window/rect', { width, height: height + height - shown });
      return {
        ...tab,
        async click(selector) {
          const element = await session.post<Record<string, string>>('element', {
            using: 'css selector',
            value: selector,
          });
          await session.post(`element/${element[ELEMENT]}/click`);
        },
        close: () => session.post('url', { url: 'about:blank' }),
      };
    },
    async close() {
      await session.quit();
      await driver.stop();
      display.kill();
      await rm(config, { recursive: true, force: true });
    },
  };
};

/** The width that WPE's window always has without a screen. */
const WPE_WIDTH = 800;

export const launchWpe: Launch = async ({ executable }) => {
  const driver = await startDriver(executable, {});
  return {
    async open({ origin, width }) {
      const args = ['--automation', '--platform=headless', `--scale=${WPE_WIDTH / width}`];
      const session = await startSession(driver.url, {
        browserName: 'cog',
        'wpe:browserOptions': { binary: '/usr/bin/cog', args },
      });
      const tab = tabOf(session, origin);
      return {
        ...tab,
        // Its pointer misses what is scaled.
        click: (selector) => tab.evaluate((found) => document.querySelector<HTMLElement>(found)?.click(), selector),
        close: () => session.quit(),
      };
    },
    close: driver.stop,
  };
};

async function startDriver(executable: string, env: NodeJS.ProcessEnv) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  const options = { env: { ...process.env, ...env }, stdio: 'ignore' } as const;
  const driver = spawn(executable, [`--port=${port}`], options);
  const url = `http://127.0.0.1:${port}`;
  for (let attempts = 0; !(await fetch(`${url}/status`).catch(() => undefined)); attempts++) {
    if (attempts === 200) throw new Error(`${executable} does not answer`);
    await wait(100);
  }
  return {
    url,
    async stop() {
      const ended = once(driver, 'exit');
      driver.kill();
      await ended;
    },
  };
}

const tabOf = (session: WebDriverSession, origin: string): Omit<Tab, 'click' | 'close'> => ({
  go: (address) => session.post('url', { url: origin + address }),
  reload: () => session.post('refresh'),
  tap: () => Promise.reject(new Error('The driver has a pointer only')),
  async press(key) {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
    await session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  },
  evaluate: (body, argument) =>
    session.post('execute/sync', { script: `return (${body})(...arguments)`, args: [argument ?? null] }),
  screenshot: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
});

/** As the protocol writes keys without a letter. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;
