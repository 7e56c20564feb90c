/** WebKit by the drivers that its Linux ports come with: WebKitGTK in a window of Xvfb, and WPE without windows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { Launch, Tab } from './engine.ts';

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
      const window = session.manage().window();
      await window.setRect({ width, height });
      const shown: number = await session.executeScript('return innerHeight');
      await window.setRect({ width, height: height + height - shown });
      const click = (selector: string) => session.findElement(By.css(selector)).click();
      return { ...tabOf(session, origin), click, close: () => session.get('about:blank') };
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
      return {
        ...tabOf(session, origin),
        // Its pointer misses what is scaled.
        click: (selector) => session.executeScript('document.querySelector(arguments[0]).click()', selector),
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

const startSession = (url: string, capabilities: object): Promise<WebDriver> =>
  new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities)).build();

const tabOf = (session: WebDriver, origin: string): Omit<Tab, 'click' | 'close'> => ({
  go: (address) => session.get(origin + address),
  reload: () => session.navigate().refresh(),
  tap: () => Promise.reject(new Error('The driver has a pointer only')),
  press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
  evaluate: (body, argument) => session.executeScript(body, argument),
  screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
});

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB } as const;
