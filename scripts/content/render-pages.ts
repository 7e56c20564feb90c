/** Every page, rendered once: a page that cannot be rendered stops the build, and links may name the anchors of the others. */
import { matchPage } from '../../server/render/match-page.ts';
import { collectHtml, renderPage } from '../../server/render/render-page.tsx';
import type { SiteAssets } from '../../server/render/site-assets.ts';

const ID = / id="([^"]+)"/g;

interface RenderedPages {
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: readonly string[];
}

export async function renderPages(addresses: readonly string[], assets: SiteAssets): Promise<RenderedPages> {
  const anchors = new Map<string, ReadonlySet<string>>();
  const problems: string[] = [];
  for (const address of addresses) {
    const match = matchPage(address);
    // An address that leads elsewhere is a problem of its own, which page-problems.ts names.
    if (match.kind !== 'page') continue;
    try {
      const input = { ...match, choices: {}, now: new Date(0) };
      const html = (await collectHtml(await renderPage(input, { origin: 'http://localhost', assets }))).toString();
      anchors.set(address, new Set([...html.matchAll(ID)].map(([, id = '']) => id)));
    } catch (error) {
      problems.push(`page ${address}: cannot be rendered, often because a field is missing (${messageOf(error)})`);
    }
  }
  return { anchors, problems };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
