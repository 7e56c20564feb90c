import { launchBrowser } from '../support/browser.ts';
import type { Launch } from './engine.ts';

/** Of any year: Playwright speaks to old ones as well. */
export const launchChromium: Launch = async ({ executable, isDark = false }) => {
  const browser = await launchBrowser(executable);
  return {
    async open({ origin, ...viewport }) {
      const colorScheme = isDark ? 'dark' : 'light';
      const context = await browser.newContext({ baseURL: origin, viewport, hasTouch: true, colorScheme });
      const page = await context.newPage();
      return {
        go: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        click: (selector) => page.click(selector),
        tap: (selector) => page.tap(selector),
        press: (key) => page.keyboard.press(key),
        evaluate: (body, argument) => page.evaluate(body as never, argument),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
};
