import puppeteer from 'puppeteer-core';
import type { Launch } from './engine.ts';

/** Firefox as it is released, over WebDriver BiDi. */
export const launchFirefox: Launch = async ({ executable, isDark = false }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable,
    timeout: 60_000,
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1 },
  });
  return {
    async open({ origin, ...size }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ ...size, hasTouch: true });
      return {
        go: async (address) => void (await page.goto(origin + address)),
        reload: async () => void (await page.reload()),
        click: (selector) => page.click(selector),
        tap: (selector) => page.tap(selector),
        press: (key) => page.keyboard.press(key),
        evaluate: (body, argument) => page.evaluate(body as never, argument as never),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
};
