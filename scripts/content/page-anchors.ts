import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { matchPath } from 'react-router-dom';
import { type RenderSettings, renderPage } from '../../server/render/render-page.tsx';
import { pages } from '../../shared/pages/site-map.ts';

const ID = / id="([^"]+)"/g;

/** The anchors of pages: each is rendered once and asked for its ids. */
export async function readAnchors(
  addresses: Iterable<string>,
  assets: RenderSettings['assets'],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const address of addresses) {
    const page = pages.find((candidate) => candidate.addresses.includes(address));
    if (page === undefined) continue;
    const params = matchPath(page.path, address)?.params ?? {};
    const input = { page, address, params, choices: {}, now: new Date(0) };
    const { pipe } = await renderPage(input, { origin: 'http://localhost', assets });
    const stream = new PassThrough();
    pipe(stream);
    anchors.set(address, new Set([...(await text(stream)).matchAll(ID)].map(([, id = '']) => id)));
  }
  return anchors;
}
