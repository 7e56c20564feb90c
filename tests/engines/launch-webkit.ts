/** WebKit by the drivers that its Linux ports come with: WebKitGTK in a window of Xvfb, and WPE without windows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import type { Launch, Tab, TabOptions } from './engine.ts';

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
  const driver = await startDriver(executable, {
    ...{ DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: config, GTK_THEME },
  });
  return {
    open: (options) => openTab(driver.url, options, { browserName: 'MiniBrowser' }),
    async close() {
      await driver.stop();
      display.kill();
      await rm(config, { recursive: true, force: true });
    },
  };
};

/** Of its window without a screen. */
const WPE_WIDTH = 800;

export const launchWpe: Launch = async ({ executable }) => {
  const driver = await startDriver(executable, {});
  return {
    open: (options) =>
      openTab(driver.url, options, {
        browserName: 'cog',
        'wpe:browserOptions': {
          binary: '/usr/bin/cog',
          args: ['--automation', '--platform=headless', `--scale=${WPE_WIDTH / options.width}`],
        },
      }),
    close: driver.stop,
  };
};

async function startDriver(executable: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  // A group of its own, which the browsers it starts belong to as well.
  const driver = spawn(executable, [`--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await answered(`${url}/status`);
  return {
    url,
    async stop() {
      const ended = once(driver, 'exit');
      process.kill(-(driver.pid ?? 0));
      await ended;
    },
  };
}

async function answered(url: string): Promise<void> {
  for (let attempts = 0; attempts < 200; attempts++) {
    if (await fetch(url).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error(`Nothing answers at ${url}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function openTab(url: string, { origin, width, height }: TabOptions, capabilities: object): Promise<Tab> {
  const driver = await new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities)).build();
  const window = driver.manage().window();
  // What is asked for is the size of the window with its toolbar.
  await window.setRect({ width, height });
  const shown: number = await driver.executeScript('return innerHeight');
  await window.setRect({ width, height: height + height - shown });
  return {
    go: (address) => driver.get(origin + address),
    reload: () => driver.navigate().refresh(),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    tap: () => Promise.reject(new Error('The driver has a pointer only')),
    press: (key) =>
      driver
        .actions()
        .sendKeys(Key[key.toUpperCase() as 'TAB'])
        .perform(),
    evaluate: (body, argument) => driver.executeScript(body, argument),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}
