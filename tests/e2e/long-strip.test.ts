/** The long strip under fingers, keys and pointers: in the menu, and as the opening of the front page. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

const openSports = (page: Page) => page.getByRole('button', { name: 'Sports', exact: true }).click();

/** What the red line reads: one sport at a time. */
const readingOf = (page: Page) =>
  page.locator('.long-slices').evaluate((slices) => {
    const read = [...slices.children].filter((slice) => getComputedStyle(slice).boxShadow !== 'none');
    return read.map((slice) => slice.textContent);
  });

it('puts the red line where the focus is, then where the pointer is', async () => {
  const { page, context } = await visit();
  await page.goto('/Sports/Swimming');
  await openSports(page);
  expect(await readingOf(page)).toEqual(['Swimming 1/100 s']);
  await page.locator('.long-strip a').first().focus();
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Athletics');
  expect(await readingOf(page)).toEqual(['Athletics 1/100 s']);
  await page.locator('.long-strip a[href="/Sports/Fencing"]').hover();
  expect(await readingOf(page)).toEqual(['Fencing Touches']);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/Sports/Athletics');
  await context.close();
});

it('has slices of one width from edge to edge of the window, each leading to its sport from anywhere in it', async () => {
  const { page, context } = await visit({ javaScriptEnabled: false });
  await page.goto('/nope');
  await openSports(page);
  const slices = page.locator('.long-slice');
  const boxes = await Promise.all((await slices.all()).map((slice) => slice.boundingBox()));
  const edges = boxes.map((box) => [Math.round(box?.x ?? 0), Math.round((box?.x ?? 0) + (box?.width ?? 0))]);
  expect(edges).toEqual(Array.from({ length: 18 }, (_, index) => [index * 80, index * 80 + 80]));
  const slice = await slices.filter({ hasText: 'Equestrian' }).boundingBox();
  await page.mouse.click((slice?.x ?? 0) + (slice?.width ?? 0) * 0.9, (slice?.y ?? 0) + 20);
  await page.waitForURL('**/Sports/Equestrian');
  await context.close();
});

it.each([320, 1100])('is a list inside the window at %i px, with rows for a finger', async (width) => {
  const { page, context } = await visit({ viewport: { width, height: 800 } });
  await page.goto('/Cookies');
  if (width < 1024) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await openSports(page);
  const rows = await page.locator('.long-slice').evaluateAll((slices) =>
    slices.map((slice) => {
      const { left, right, height } = slice.getBoundingClientRect();
      return { isInside: left >= 16 && right <= innerWidth - 16, isHigh: height >= 44 };
    }),
  );
  expect(rows).toEqual(Array.from({ length: 18 }, () => ({ isInside: true, isHigh: true })));
  await context.close();
});

it('is not fetched before its menu opens', async () => {
  const { page, context } = await visit();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/Company/HistoryMilestones', { waitUntil: 'networkidle' });
  expect(fetched).not.toContain('/images/strip/LongStrip.svg');
  const picture = page.waitForResponse('**/images/strip/LongStrip.svg');
  await page.getByRole('button', { name: 'Sports', exact: true }).click();
  expect((await picture).status()).toBe(200);
  await context.close();
});

describe('the opening strip', () => {
  it('reaches from edge to edge, with whole slices and whole words', async () => {
    const { page, context } = await visit();
    await page.goto('/');
    for (const width of [1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['Swimming', 'Ice Hockey']) {
        await page.locator('.opening').getByRole('link', { name }).hover();
        const shown = await page.locator('.slice').evaluateAll((slices) =>
          slices.map((slice) => {
            const box = slice.getBoundingClientRect();
            const body = slice.querySelector('.slice-body')?.getBoundingClientRect();
            const words = document.createRange();
            words.selectNodeContents(slice.querySelector('a') ?? slice);
            const isCut = (body?.top ?? 0) + ((body?.height ?? 0) * 72) / 296 < box.top - 1;
            return {
              left: box.left,
              right: box.right,
              isCut,
              overhang: words.getBoundingClientRect().right - box.right,
            };
          }),
        );
        expect([shown.at(0)?.left, Math.round(shown.at(-1)?.right ?? 0)]).toEqual([0, width]);
        expect(shown.every(({ isCut, overhang }) => !isCut && overhang <= 0)).toBe(true);
        const widths = shown.map(({ left, right }) => right - left).toSorted((one, other) => other - one);
        expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeGreaterThan(1.3);
      }
    }
    await context.close();
  });

  it('follows the pointer, then the focus, and rests on one sport', async () => {
    const { page, context } = await visit();
    await page.goto('/');
    const read = () =>
      page
        .locator('.slice')
        .evaluateAll((slices) =>
          slices
            .filter((slice) =>
              [...slice.querySelectorAll('.slice-gap')].some((gap) => getComputedStyle(gap).opacity === '1'),
            )
            .map((slice) => slice.querySelector('a')?.textContent),
        );
    expect(await read()).toEqual(['Athletics']);
    const strip = page.locator('.opening');
    await strip.getByRole('link', { name: 'Cycling' }).focus();
    await page.keyboard.press('Tab');
    expect(await read()).toEqual(['Equestrian']);
    await strip.getByRole('link', { name: 'Snowboard' }).hover();
    expect(await read()).toEqual(['Snowboard']);
    await context.close();
  });

  it('gives the slice that is opened, and no other, the layer of the strip at the head of its page', async () => {
    const { page, context } = await visit({ reducedMotion: 'no-preference' });
    const layers = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements) =>
          elements.map((element) => getComputedStyle(element).viewTransitionName).filter((name) => name !== 'none'),
        );
    await page.goto('/Sports/Fencing');
    const [head] = await layers('.head-strip');
    await page.goto('/');
    expect(await layers('.slice')).toEqual([]);
    const fencing = page.locator('.opening').getByRole('link', { name: 'Fencing' });
    await page.locator('.opening').getByRole('link', { name: 'Cycling' }).focus();
    await page.keyboard.press('Tab');
    await fencing.hover();
    expect(await layers('.slice')).toEqual([head]);
    await fencing.click();
    await page.waitForURL('**/Sports/Fencing');
    await context.close();
  });

  it('is tiles of 64 px on a phone, two in a row, within 1.3 screens of it', async () => {
    const { page, context } = await visit({ viewport: PHONE });
    await page.goto('/');
    const strip = await page.locator('main > .opening').boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(1.3 * PHONE.height);
    await page.setViewportSize({ width: 320, height: 800 });
    const rows = await page.locator('.slice').evaluateAll((slices) =>
      slices.map((slice) => {
        const { left, right, height } = slice.getBoundingClientRect();
        return { height, isInside: left >= 0 && right <= innerWidth, isLeft: left < innerWidth / 2 };
      }),
    );
    expect(rows).toEqual(
      Array.from({ length: 18 }, (_, index) => ({ height: 64, isInside: true, isLeft: index % 2 === 0 })),
    );
    await context.close();
  });
});
