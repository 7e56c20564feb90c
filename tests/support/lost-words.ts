import type { Page } from 'playwright';

/** Words in the colour of what is behind them, for colours that the browser forces: axe reads those of the style sheet. */
export function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const colourBehind = (box: Element | null): string => {
      if (box === null) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(box);
      return /^rgba\(.*, 0\)$/.test(backgroundColor) ? colourBehind(box.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll('body *')].flatMap((box) => {
      const hasWords = [...box.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      const isLost = hasWords && box.checkVisibility() && getComputedStyle(box).color === colourBehind(box);
      return isLost && box.getClientRects().length > 0 ? [`${box.className}: ${box.textContent}`] : [];
    });
  });
}
