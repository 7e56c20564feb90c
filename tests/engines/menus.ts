/** How a visitor finds pages: the menu, or the index where an engine is too old for it. */
import { expect, it } from 'vitest';
import { isShown } from './inspect-page.ts';
import { DESK, type Journey, PHONE } from './journey.ts';
import { arrives, focused, goBack, isOpen } from './page-state.ts';

export function menus({ visit, engine: { isPlain, hasTouch } }: Journey): void {
  const withPopover = it.skipIf(isPlain);

  withPopover('opens the menu by pointer, one panel at a time', async () => {
    const tab = await visit('/', DESK);
    await tab.click('[popovertarget=menu-service]');
    await tab.click('[popovertarget=menu-company]');
    expect(await isOpen(tab, '#menu-service')).toBe(false);
    await tab.click('#menu-company [href="/Company/History"]');
    await arrives(tab, '/Company/History');
  });

  withPopover('opens the menu by keyboard, closes it with Escape and gives the focus back', async () => {
    const tab = await visit('/', DESK);
    for (let presses = 0; presses < 3; presses++) await tab.press('Tab');
    await tab.press('Enter');
    expect(await isOpen(tab, '#menu-service')).toBe(true);
    await tab.press('Escape');
    expect(await isOpen(tab, '#menu-service')).toBe(false);
    expect(await focused(tab)).toBe('Service');
    await tab.press('Enter');
    await tab.press('Tab');
    await tab.press('Enter');
    await arrives(tab, '/Service/DistributedTimekeeping');
  });

  it.skipIf(isPlain || !hasTouch)('opens and closes the menu by touch', async () => {
    const tab = await visit('/', DESK);
    for (const opens of [true, false, true]) {
      await tab.tap('[popovertarget=menu-service]');
      expect(await isOpen(tab, '#menu-service')).toBe(opens);
    }
    await tab.tap('#menu-service [href="/Service/Timing"]');
    await arrives(tab, '/Service/Timing');
  });

  withPopover('leads from sheet to sheet of the menu of a phone, and Back to where it was', async () => {
    const tab = await visit('/', PHONE);
    await tab.click('.menu-toggle');
    await tab.click('[popovertarget=menu-sports]');
    await tab.click('#menu-sports .panel-back');
    expect(await isOpen(tab, '#menu-sports')).toBe(false);
    await tab.click('[popovertarget=menu-company]');
    await tab.click('#menu-company [href="/Company/History"]');
    await arrives(tab, '/Company/History');
    await goBack(tab);
    await arrives(tab, '/');
  });

  it.runIf(isPlain).each([DESK, PHONE])('leads to the index of all pages at $width px', async (size) => {
    const tab = await visit('/Sports/Swimming', size);
    expect(await tab.evaluate(isShown, '.menu, .menu-toggle, .enlarge')).toBe(false);
    await tab.click('.menu-index');
    await arrives(tab, '/SiteIndex');
    await tab.click('main [href="/Sports/Swimming"]');
    await arrives(tab, '/Sports/Swimming');
    expect(await tab.evaluate(isShown, '.figure-frame img')).toBe(true);
  });
}
