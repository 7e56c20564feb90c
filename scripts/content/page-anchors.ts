import { matchPage } from '../../server/render/match-page.ts';
import { collectHtml, type RenderSettings, renderPage } from '../../server/render/render-page.tsx';

const ID = / id="([^"]+)"/g;

/** The anchors of pages: each is rendered once and asked for its ids. */
export async function readAnchors(
  addresses: Iterable<string>,
  assets: RenderSettings['assets'],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const address of addresses) {
    const match = matchPage(address);
    if (match.kind !== 'page') continue;
    const page = await renderPage({ ...match, choices: {}, now: new Date(0) }, { origin: 'http://localhost', assets });
    const html = await collectHtml(page);
    anchors.set(address, new Set([...html.toString().matchAll(ID)].map(([, id = '']) => id)));
  }
  return anchors;
}
