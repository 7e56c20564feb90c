import type { Page } from 'playwright';

/** Words, numbers and measures that continue on another line, without hyphenated text. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wholes = [
      /(?<![\p{L}\p{N}_/.@-])\p{L}{3,}(?![\p{L}\p{N}_/.@-])/gu,
      /(?<![\p{L}\p{N}.,/-])\d{3,}(?![\p{L}\p{N}.,/-])/gu,
      /\d[\s\u00a0](?:s|ms|min|m|km|cm|mm|kg|kHz|kB|MB|km\/h|m\/s|images\/s)(?![\w/])/g,
    ];
    const range = document.createRange();
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element?.checkVisibility() || getComputedStyle(element).hyphens === 'auto') continue;
      if (element.closest('.visually-hidden, .scope-table-title, option')) continue;
      for (const { index, 0: whole } of wholes.flatMap((pattern) => [...text.data.matchAll(pattern)])) {
        range.setStart(text, index);
        range.setEnd(text, index + whole.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) broken.push(whole);
      }
    }
    return broken;
  });
}
