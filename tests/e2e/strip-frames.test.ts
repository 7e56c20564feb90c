/** The frames show as much of a strip as it is composed for, between all breakpoints. */
import { expect, it } from 'vitest';
import { openSite } from '../support/open-site.ts';
import {
  LOW_STRIP_HEIGHT,
  NARROW_BELOW,
  STRIP_FRAMES,
  STRIP_HEIGHT,
  type StripPlace,
} from '../support/strip-frames.ts';

/** One between each two breakpoints. */
const WIDTHS = [390, 480, 768, 1024];

/** Units of a strip and of its drawing for narrow windows. */
const [WIDE, NARROW] = [1440, 768];

const { visit } = openSite();

const frames: readonly (readonly [place: StripPlace, address: string, selector: string])[] = [
  ['first', '/Sports/Cycling', '.head-strip'],
  ['pager', '/Sports/Cycling', '.pager-strip'],
  ['frames', '/Heritage', '.head-strip'],
  ['banner', '/Service/Hosting', '.head-strip'],
  ['line', '/ScopeOfService', '.head-strip'],
  ['line', '/Company/Careers', '.head-strip'],
];

it.each(frames)('%s on %s', async (place, address, selector) => {
  const { page, context } = await visit();
  await page.goto(address);
  const frame = page.locator(selector).first();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await frame.evaluate(
      (box, { wide, narrow, units }) => {
        const image = box.matches('img') ? box : box.querySelector('img');
        const isNarrow = image?.parentElement?.querySelector(`source[media*='max-width: 47.99rem']`) && narrow > 0;
        const drawn = isNarrow ? narrow : wide;
        const { width: imageWidth = 0, height: imageHeight = 0 } = image?.getBoundingClientRect() ?? {};
        const scale = Math.max(imageWidth / drawn, imageHeight / units);
        const { width, height } = box.getBoundingClientRect();
        return { across: width / scale, down: height / scale };
      },
      { wide: WIDE, narrow: width < NARROW_BELOW ? NARROW : 0, units: STRIP_HEIGHT },
    );
    const { units, hasRuler } = STRIP_FRAMES[place].findLast(({ from }) => width >= from) ?? { units: 0 };
    const said = `${shown.across.toFixed(1)} by ${shown.down.toFixed(1)} units at ${width} px`;
    expect(Math.abs(shown.across / units - 1), said).toBeLessThan(0.01);
    expect(Math.abs(shown.down / (hasRuler ? STRIP_HEIGHT : LOW_STRIP_HEIGHT) - 1), said).toBeLessThan(0.01);
  }
  await context.close();
});
