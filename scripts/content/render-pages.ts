/** Renders every page once: finds pages that cannot be rendered, and the anchors that links can name. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { matchPath } from 'react-router-dom';
import { renderPage } from '../../server/render/render-page.tsx';
import type { SiteAssets } from '../../server/render/site-assets.ts';
import type { Page } from '../../shared/pages/page.ts';

const ID = / id="([^"]+)"/g;
/** React renders nothing for undefined, so an empty heading or link means a missing field. */
const WITHOUT_WORDS = /<(h[1-6]|a|dt)(?: [^>]*)?><\/\1>/g;

const ADVICE = 'look for a field that is missing in its content';

interface RenderedPages {
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: readonly string[];
}

export async function renderPages(pages: readonly Page[], assets: SiteAssets): Promise<RenderedPages> {
  const anchors = new Map<string, ReadonlySet<string>>();
  const problems: string[] = [];
  for (const page of pages) {
    for (const address of page.addresses) {
      try {
        const html = await htmlOf(page, address, assets);
        for (const [, element] of html.matchAll(WITHOUT_WORDS)) {
          problems.push(`page ${address}: has a <${element}> without words; ${ADVICE}`);
        }
        anchors.set(address, new Set([...html.matchAll(ID)].map(([, id = '']) => id)));
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        problems.push(`page ${address}: cannot be rendered (${reason}); ${ADVICE}`);
      }
    }
  }
  return { anchors, problems };
}

async function htmlOf(page: Page, address: string, assets: SiteAssets): Promise<string> {
  const params = matchPath(page.path, address)?.params ?? {};
  const input = { page, address, params, choices: {}, now: new Date(0) };
  const { pipe } = await renderPage(input, { origin: 'http://localhost', assets });
  const stream = new PassThrough();
  pipe(stream);
  return text(stream);
}
