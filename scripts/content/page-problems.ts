/** Rules for pages: an address of their own, a name, a description, a render without a fault, links that lead somewhere. */
import { matchPath } from 'react-router-dom';
import { renderPage } from '../../server/render/render-page.tsx';
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { canBeDialled } from '../../shared/content/telephone.ts';
import { DESCRIPTION_LENGTH } from '../../shared/site/fit-description.ts';
import type { Page } from '../../shared/site/page.ts';
import { pages, redirects } from '../../shared/site/site-map.ts';
import { swissTiming } from '../../shared/site/swiss-timing.tsx';

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
    const { length } = head.description ?? '';
    if (length > 0 && (length < DESCRIPTION_LENGTH.min || length > DESCRIPTION_LENGTH.max)) {
      problems.push(
        `description: has ${length} characters; write ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max}`,
      );
    }
    if (!ADDRESS.test(address)) {
      problems.push('slug: holds more than letters A to Z and digits; write it like PressArea');
    }
    if (taken.has(address)) problems.push('slug: another page or section has this address; choose another');
    taken.add(address);
    return problems.map((problem) => `shared/content, page ${address}, field ${problem}`);
  });
}

/** @param oldAddresses of the former site, each with the address of today's page */
export function findOldAddressProblems(
  oldAddresses: Readonly<Record<string, string>>,
  heads: typeof pageHeads,
): string[] {
  const known = new Set(heads.map(({ address }) => address));
  return Object.entries(oldAddresses)
    .filter(([, address]) => !known.has(address))
    .map(
      ([old, address]) =>
        `shared/site/old-addresses.ts, entry ${old}: leads to ${address}, which is no page; correct or remove it`,
    );
}

/** React renders nothing for undefined, so an empty heading or link means a missing field. */
const WITHOUT_WORDS = /<(h[1-6]|a|dt)(?: [^>]*)?><\/\1>/g;
const ADVICE = 'look for a field that is missing in its content';

/** Renders every page once: the HTML by address. */
export async function renderPages(pages: readonly Page[], assets: SiteAssets) {
  const rendered = new Map<string, string>();
  const problems: string[] = [];
  /** Addresses by reason: a component with a fault is on many pages. */
  const faults = new Map<string, string[]>();
  for (const [page, address] of pages.flatMap((page) => page.addresses.map((address) => [page, address] as const))) {
    try {
      const html = await htmlOf(page, address, assets);
      rendered.set(address, html);
      for (const [, element] of html.matchAll(WITHOUT_WORDS)) {
        problems.push(`page ${address}: has a <${element}> without words; ${ADVICE}`);
      }
    } catch (error) {
      const reason = reasonOf(error);
      faults.set(reason, [...(faults.get(reason) ?? []), address]);
    }
  }
  for (const [reason, [first, ...others]] of faults) {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    problems.push(`page ${first}${more}: cannot be rendered: ${reason}`);
  }
  return { rendered, problems };
}

/** The first place in a stack that is in the project: "shared/components/Figure.tsx:42". */
const PLACE = /\/((?:shared|server)\/[^\s:()]+:\d+)/;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = PLACE.exec(error.stack ?? '')?.[1];
  return place === undefined ? error.message : `${error.message} (${place})`;
}

async function htmlOf(page: Page, address: string, assets: SiteAssets): Promise<string> {
  const params = matchPath(page.path, address)?.params ?? {};
  const input = { page, address, params, choices: {}, now: new Date(0) };
  const { content } = await renderPage(input, { site: swissTiming, origin: 'http://localhost', assets });
  return content.toString();
}

/** Links inside the site. The query is not checked: filters show everything for an unknown value. */
const LINK = /<a [^>]*?href="((\/[^"?#]*)?(?:\?[^"#]*)?(?:#([^"]*))?)"/g;

const TELEPHONE = /<a [^>]*?href="tel:([^"]*)"/g;

/** @param files addresses of what is served beside the pages */
export function findLinkProblems(rendered: ReadonlyMap<string, string>, files: ReadonlySet<string>): string[] {
  return [...rendered].flatMap(([page, html]) => [
    ...[...html.matchAll(TELEPHONE)]
      .filter(([, number = '']) => !canBeDialled(number) || number.includes(' '))
      .map(
        ([, number]) =>
          `page ${page}: links to tel:${number}, which cannot be dialled; write it like tel:+493414621100`,
      ),
    ...[...html.matchAll(LINK)].flatMap(([, link, address = page, anchor]) => {
      if (files.has(address)) return [];
      const target = rendered.get(address);
      if (target === undefined) {
        return [`page ${page}: links to ${link}, which is no page and no file; correct or remove the link`];
      }
      if (anchor === undefined || target.includes(` id="${anchor}"`)) return [];
      return [`page ${page}: links to ${link}, and ${address} has no such anchor; correct or remove it`];
    }),
  ]);
}
