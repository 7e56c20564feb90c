/** Where a visitor is, and what the page shows. */
import { expect } from 'vitest';
import type { Tab } from './engine.ts';

export const addressIn = (tab: Tab) =>
  tab.evaluate(() => (document.readyState === 'complete' ? location.pathname + location.search : ''));
export const arrives = (tab: Tab, address: string) => expect.poll(() => addressIn(tab)).toBe(address);
export const goBack = (tab: Tab) => tab.evaluate(() => history.back());
export const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent);
export const isOpen = (tab: Tab, selector: string) =>
  tab.evaluate((selected) => document.querySelector(selected)?.matches(':popover-open'), selector);
export const textsOf = (tab: Tab, selector: string) =>
  tab.evaluate((selected) => [...document.querySelectorAll(selected)].map((element) => element.textContent), selector);
