/** An address without a page → the page that was probably meant. The 404 page links it; the address remains a 404. */
import leven from 'leven';
import type { PageLink } from '../../shared/components/LinkList.tsx';
import type { Page } from '../../shared/site/page.ts';
import type { Site } from '../../shared/site/site.ts';

const lastWord = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The cost of a comparison grows with the length, and no address with a few typing errors is longer. */
const MAX_LENGTH = 120;
const LETTERS_PER_EDIT = 4;
const MAX_EDITS = 3;
/** Shorter parts occur in too many names. */
const MIN_PART_LENGTH = 5;

/**
 * A function that finds, in this order: by an old address or its folder, by the same words in another spelling, by a few
 * typing errors in the path or in its last word, by a part of a page's name. It takes the path of the request as received:
 * still percent-encoded, without query. It throws URIError when the escapes are malformed.
 */
export function createPageSuggestions(site: Pick<Site, 'pages' | 'redirects' | 'oldAddresses'>) {
  // Not home: the 404 page links it in any case.
  const pages = site.pages.filter(({ path }) => path !== '/');
  /** What typing errors are compared with: addresses without parameters, and sections. */
  const targets = [
    ...pages.filter(({ path, addresses }) => addresses.includes(path)).map((page) => targetOf(page.path, linkTo(page))),
    ...site.redirects.map(({ path, target, name }) => targetOf(path, { href: target, name })),
  ];
  const old = Object.entries(site.oldAddresses).flatMap(([address, href]) => {
    const page = site.pages.find(({ addresses }) => addresses.includes(href));
    return page === undefined ? [] : [{ folded: fold(address), link: { href, name: page.name } }];
  });
  /** By folded path; of two links with the same one, the last counts. */
  const exact = new Map<string, PageLink>([
    ...pages.flatMap(({ path, parent }) => (parent ? [[fold(path.replace(/:.*$/, '')), linkTo(parent)] as const] : [])),
    ...pages.flatMap(({ addresses, name }) => addresses.map((href) => [fold(href), { href, name }] as const)),
    ...targets.map(({ path, link }) => [path, link] as const),
  ]);

  function closest(maxEdits: number, editsTo: (target: Target) => number): PageLink | undefined {
    const ranked = targets.map((target) => ({ link: target.link, edits: editsTo(target) }));
    const best = ranked.reduce((a, b) => (b.edits < a.edits ? b : a));
    return best.edits <= maxEdits ? best.link : undefined;
  }

  return (pathname: string): PageLink | undefined => {
    if (pathname.length > MAX_LENGTH) return undefined;
    const path = fold(decodeURIComponent(pathname));
    const word = lastWord(path);
    const maxEdits = Math.min(MAX_EDITS, Math.floor(word.length / LETTERS_PER_EDIT));
    const isPart = (name: string) => word.length >= MIN_PART_LENGTH && name.includes(word);
    return (
      old.find(({ folded }) => path === folded || path.startsWith(`${folded}/`))?.link ??
      exact.get(path) ??
      closest(maxEdits, (target) => editsWithin(maxEdits, path, target.path)) ??
      closest(maxEdits, ({ words }) => Math.min(...words.map((name) => editsWithin(maxEdits, word, name)))) ??
      targets.find(({ words }) => words.some(isPart))?.link
    );
  };
}

type Target = ReturnType<typeof targetOf>;

function targetOf(address: string, link: PageLink) {
  const path = fold(address);
  return { link, path, words: [lastWord(path), fold(link.name)] };
}

const linkTo = ({ path, name }: Page): PageLink => ({ href: path, name });

/** Words that differ more in length need no comparison, which is what costs. */
function editsWithin(maxEdits: number, word: string, name: string): number {
  return Math.abs(word.length - name.length) > maxEdits ? Number.POSITIVE_INFINITY : leven(word, name);
}

/** Without capitals, accents, punctuation, repeated slashes and a file type. */
function fold(path: string): string {
  const single = path
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\\/]+/g, '/');
  return single.replace(/(\.[a-z]{2,5})?\/?$/, '').replace(/[^a-z0-9/]/g, '');
}
