/** Every page, rendered once: a page that cannot be rendered stops the build, and links may name the anchors of the others. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { matchPath } from 'react-router-dom';
import { renderPage } from '../../server/render/render-page.tsx';
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { pages } from '../../shared/pages/site-map.ts';

const ID = / id="([^"]+)"/g;

interface RenderedPages {
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: readonly string[];
}

export async function renderPages(assets: SiteAssets): Promise<RenderedPages> {
  const anchors = new Map<string, ReadonlySet<string>>();
  const problems: string[] = [];
  for (const page of pages) {
    for (const address of page.addresses) {
      const params = matchPath(page.path, address)?.params ?? {};
      const input = { page, address, params, choices: {}, now: new Date(0) };
      try {
        const { pipe } = await renderPage(input, { origin: 'http://localhost', assets });
        const stream = new PassThrough();
        pipe(stream);
        anchors.set(address, new Set([...(await text(stream)).matchAll(ID)].map(([, id = '']) => id)));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        problems.push(`page ${address}: cannot be rendered, often because a field is missing (${message})`);
      }
    }
  }
  return { anchors, problems };
}
