/** What is asked of a page in a browser. Each function runs in the page and sees nothing of this file. */

/** Scrolls to the end, a window at a time, and waits for the pictures that are shown. */
export async function readThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
  }
  await frame();
  // Not `complete`: WebKit says so of a picture that it has put off.
  const isPending = (image: HTMLImageElement) => image.naturalWidth === 0 && image.getClientRects().length > 0;
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
  for (let waited = 0; waited < 600; waited++) {
    const pending = images.find(isPending);
    if (pending === undefined) return;
    pending.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frame();
  }
}

/** What is wrong on the page as it is shown now. */
export function faultsShown(): string[] {
  const root = document.documentElement;
  const nameOf = (element: Element) => element.outerHTML.slice(0, 100);
  const isHidden = (element: Element | null): boolean => {
    if (element === null) return false;
    const { opacity, visibility, clipPath } = getComputedStyle(element);
    return (
      Number(opacity) < 0.1 || visibility !== 'visible' || clipPath.includes('100%') || isHidden(element.parentElement)
    );
  };
  const content = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, dd, figcaption, img)')].filter(
    (element) => element.getClientRects().length > 0 && element.closest('.visually-hidden') === null,
  );
  const images = content.filter((element) => element instanceof HTMLImageElement);
  return [
    ...globalThis.faults,
    // A zoomed window is rounded.
    ...(root.scrollWidth > innerWidth + 1 ? [`${root.scrollWidth} px wide`] : []),
    ...images.filter((image) => image.naturalWidth === 0).map((image) => `no picture: ${nameOf(image)}`),
    ...content.filter(isHidden).map((element) => `hidden: ${nameOf(element)}`),
  ];
}

/** Has the page look as it does on paper. Not every driver can print. */
export function showAsPrinted(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText.replaceAll('screen', 'speech').replaceAll('print', 'all');
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) change(sheet.cssRules);
}

export const isShown = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
