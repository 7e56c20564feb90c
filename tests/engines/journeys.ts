/** What a visitor does, in every engine: the same few steps behind one interface. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ServedSite } from '../support/serve-site.ts';
import { NOW } from '../support/test-app.ts';
import type { Browser, Tab } from './engine.ts';
import { ENGINES, type Engine } from './engines.ts';
import type { Journey, Size } from './journey.ts';
import { looks } from './looks.ts';
import { menus } from './menus.ts';
import { movingParts } from './moving-parts.ts';
import { openedTypes } from './opened-types.ts';
import { serveProbed } from './serve-probed.ts';

export function journeys(name: keyof typeof ENGINES): void {
  const engine: Engine = ENGINES[name];
  const { executable, launch, packages, isRequired } = engine;
  if (executable === undefined) {
    const test = isRequired && process.env.CI ? it : it.skip;
    test(`${name} is not on this machine: ${packages.join(' and ')} of Debian`, () => expect.fail('It is not'));
    return;
  }
  describe(name, () => {
    let browser: Browser;
    let site: ServedSite;
    beforeAll(async () => {
      [browser, site] = await Promise.all([launch({ executable }), serveProbed({ now: NOW })]);
    });
    afterAll(async () => {
      await browser.close();
      await site.stop();
    });

    async function open(visitor: Browser, address: string, size: Size, { origin } = site): Promise<Tab> {
      const tab = await visitor.open({ origin, ...size });
      onTestFinished(tab.close);
      await tab.go(address);
      return tab;
    }

    const journey: Journey = {
      engine,
      visit: (...where) => open(browser, ...where),
      async openDark(address, size) {
        const dark = await launch({ executable, isDark: true });
        onTestFinished(dark.close);
        return open(dark, address, size);
      },
    };
    openedTypes(journey);
    menus(journey);
    movingParts(journey);
    looks(journey);
  });
}
