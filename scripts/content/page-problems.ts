/** Rules for pages: an address of their own, a name, a description, and a render without a fault. Part of the content check. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { matchPath } from 'react-router-dom';
import { renderPage } from '../../server/render/render-page.tsx';
import type { SiteAssets } from '../../server/render/site-assets.ts';
import type { Page } from '../../shared/pages/page.ts';
import { pages, redirects } from '../../shared/pages/site-map.ts';

/** One for each address of the site map. */
export const pageHeads = pages.flatMap(({ addresses, name, description }) =>
  addresses.map((address) => ({ address, name, description })),
);

const ADDRESS = /^\/([A-Za-z0-9]+(\/[A-Za-z0-9]+)*)?$/;

export function findPageProblems(heads: typeof pageHeads): string[] {
  const taken = new Set(redirects.map(({ path }) => path));
  return heads.flatMap((head) => {
    const { address } = head;
    const missing = (['name', 'description'] as const).filter((field) => !head[field]?.trim());
    const problems = missing.map((field) => `${field}: is missing or empty; add it`);
    if (!ADDRESS.test(address)) {
      problems.push('slug: holds more than letters A to Z and digits; write it like PressArea');
    }
    if (taken.has(address)) problems.push('slug: another page or section has this address; choose another');
    taken.add(address);
    return problems.map((problem) => `shared/content, page ${address}, field ${problem}`);
  });
}

/** React renders nothing for undefined, so an empty heading or link means a missing field. */
const WITHOUT_WORDS = /<(h[1-6]|a|dt)(?: [^>]*)?><\/\1>/g;
const ADVICE = 'look for a field that is missing in its content';

/** Renders every page once. The anchors, by address, are what links can name. */
export async function renderPages(pages: readonly Page[], assets: SiteAssets) {
  const anchors = new Map<string, ReadonlySet<string>>();
  const problems: string[] = [];
  for (const [page, address] of pages.flatMap((page) => page.addresses.map((address) => [page, address] as const))) {
    try {
      const html = await htmlOf(page, address, assets);
      for (const [, element] of html.matchAll(WITHOUT_WORDS)) {
        problems.push(`page ${address}: has a <${element}> without words; ${ADVICE}`);
      }
      anchors.set(address, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      problems.push(`page ${address}: cannot be rendered (${reason}); ${ADVICE}`);
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
