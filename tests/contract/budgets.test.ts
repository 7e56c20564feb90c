/** Budgets of a first visit: compressed bytes and requests. Times are measured by `npm run bench`. */
import { statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { encode, PAGE } from '../../server/http/encodings.ts';
import { filesOf } from '../../shared/content/catalogue.ts';
import { addressedPages } from '../support/addresses.ts';
import { openPage } from '../support/read-page.ts';
import { DIST, readTestAssets, sharedApp } from '../support/test-app.ts';

const KB = 1000;
const HTML_BUDGET = 14 * KB;
const CSS_BUDGET = 10.5 * KB;
const SCRIPT_BUDGET = 62 * KB;
const FIRST_VIEW_BUDGET = 120 * KB;
const FIRST_VIEW_REQUESTS = 7;
const PICTURE_BUDGET = 60 * KB;
/** One sport or one subject; the long strip holds eighteen. */
const STRIP_BUDGET = 25 * KB;
const FONT_BUDGET = 40 * KB;

const PUBLIC = join(DIST, 'public');

/** Size of a file as browsers fetch it: compressed where the build compressed it. */
function weigh(address: string): number {
  const file = join(PUBLIC, address);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

let app: RequestListener;
beforeAll(async () => {
  app = await sharedApp();
});

describe.each(addressedPages)('$address', ({ address, page }) => {
  it('stays within its budgets', async () => {
    const { text } = await request(app).get(address);
    // As the store of a release holds it.
    const html = (await encode(Buffer.from(text), 'br', PAGE)).length;
    const document = await openPage(address);
    const hrefs = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');

    const styles = hrefs('link[rel=stylesheet]', 'href');
    const modules = hrefs('[data-modules]', 'data-modules').flatMap((addresses) => addresses.split(' '));
    const scripts = [...new Set([...hrefs('script[src]', 'src'), ...modules])];
    const fonts = hrefs('link[rel=preload][as=font]', 'href');
    const pictures = hrefs('img:not([loading=lazy])', 'src');
    const weights = new Map(
      [...styles, ...scripts, ...fonts, ...pictures, '/favicon.svg'].map((file) => [file, weigh(file)]),
    );
    const sum = (files: readonly string[]) => files.reduce((total, file) => total + (weights.get(file) ?? 0), 0);
    const account = `${address}: HTML ${html}, ${[...weights].map(([file, bytes]) => `${file} ${bytes}`).join(', ')}`;

    expect(html, account).toBeLessThanOrEqual(HTML_BUDGET);
    expect(sum(styles), account).toBeLessThanOrEqual(CSS_BUDGET);
    expect(sum(fonts), account).toBeLessThanOrEqual(FONT_BUDGET);
    expect(sum(scripts), account).toBeLessThanOrEqual(page.islands.length > 0 ? SCRIPT_BUDGET : 0);
    if (page.islands.length === 0) {
      expect(html + sum([...weights.keys()]), account).toBeLessThanOrEqual(FIRST_VIEW_BUDGET);
      // The page itself, and the rules for what to fetch next.
      expect(weights.size + 2, account).toBeLessThanOrEqual(FIRST_VIEW_REQUESTS);
    }
  });
});

describe('pictures', () => {
  it('weigh at most 60 kB each, strips 25', async () => {
    const pictures = Object.values((await readTestAssets()).pictures).flatMap(filesOf);
    for (const { path } of pictures.filter((picture) => picture.path.endsWith('.svg'))) {
      const isStrip = path.includes('/strip/') && !path.includes('/LongStrip');
      expect(weigh(path), path).toBeLessThanOrEqual(isStrip ? STRIP_BUDGET : PICTURE_BUDGET);
    }
  });
});
