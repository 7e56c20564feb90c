import type { Page } from 'playwright';

/** Visible words of the page that are set smaller than 11 px, with their size. */
export function smallWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const box = node.parentElement;
      const drawing = box?.closest('svg')?.getScreenCTM()?.a ?? 1;
      if (!box?.checkVisibility() || !node.textContent?.trim()) continue;
      const size = Number.parseFloat(getComputedStyle(box).fontSize) * drawing;
      if (size > 0 && size < 11) found.push(`${node.textContent}: ${size} px`);
    }
    return found;
  });
}
