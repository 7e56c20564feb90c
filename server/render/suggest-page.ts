/** An address of nothing → the page that was probably meant. The 404 page links it; the address itself remains a 404. */
import leven from 'leven';
import type { PageLink } from '../../shared/components/LinkList.tsx';
import { oldAddresses, oldFolders } from '../../shared/pages/old-addresses.ts';
import { homePage } from '../../shared/pages/single-pages.ts';
import { linkTo, pages, sections } from '../../shared/pages/site-map.ts';

/** Beyond any address with a few typing errors in it; what a comparison costs grows with the length. */
const LONGEST = 120;
/** One edit for so many letters of the last word, and never more than three: what is further away is something else. */
const LETTERS_PER_EDIT = 4;
const MOST_EDITS = 3;
/** Shorter parts are found in too many names. */
const SHORTEST_PART = 5;

interface Target {
  readonly link: PageLink;
  readonly path: string;
  /** The last word of the address, and what the page calls itself. */
  readonly words: readonly string[];
}

const target = (address: string, link: PageLink): Target => {
  const path = fold(address);
  return { link, path, words: [lastWord(path), fold(link.name)] };
};

const linkAt = (address: string): PageLink => {
  const page = pages.find(({ path }) => path === address);
  if (page === undefined) throw new Error(`There is no page at ${address}`);
  return linkTo(page);
};

/** The 404 page links home in any case. */
const candidates = pages.filter((page) => page !== homePage);

const named: readonly Target[] = [
  ...candidates
    .filter(({ path, addresses }) => addresses.includes(path))
    .map((page) => target(page.path, linkTo(page))),
  ...sections.flatMap(({ name, root }) => (root ? [target(root.path, { href: root.target, name })] : [])),
];

/** What needs no guessing: jobs, the list above them, addresses of the company's former site. */
const exact: readonly Target[] = [
  ...candidates.flatMap(({ addresses, name }) => addresses.map((href) => target(href, { href, name }))),
  ...candidates.flatMap(({ path, parent }) => (parent ? [target(path.replace(/:.*$/, ''), linkTo(parent))] : [])),
  ...Object.entries(oldAddresses).map(([old, address]) => target(old, linkAt(address))),
];

/**
 * Finds the page by the same words in another spelling, by an old address, by a few typing errors in the path or in its
 * last word, or by a part of a page's name; in that order.
 * @param pathname the path of the request as received: still percent-encoded, without query
 * @throws URIError when its escapes are malformed
 */
export function suggestPage(pathname: string): PageLink | undefined {
  if (pathname.length > LONGEST) return undefined;
  const path = fold(decodeURIComponent(pathname));
  const word = lastWord(path);
  const mostEdits = Math.min(MOST_EDITS, Math.floor(word.length / LETTERS_PER_EDIT));
  const folder = Object.keys(oldFolders).find((old) => path.startsWith(`${fold(old)}/`));
  if (folder !== undefined) return linkAt(oldFolders[folder] ?? '');
  const part =
    word.length < SHORTEST_PART ? undefined : named.find(({ words }) => words.some((name) => name.includes(word)));
  return (
    [...named, ...exact].find((known) => known.path === path)?.link ??
    closest(mostEdits, (known) => leven(path, known.path)) ??
    closest(mostEdits, (known) => Math.min(...known.words.map((spelling) => leven(word, spelling)))) ??
    part?.link
  );
}

function closest(mostEdits: number, editsTo: (target: Target) => number): PageLink | undefined {
  const ranked = named.map(({ link, ...rest }) => ({ link, edits: editsTo({ link, ...rest }) }));
  const best = ranked.reduce((a, b) => (b.edits < a.edits ? b : a));
  return best.edits <= mostEdits ? best.link : undefined;
}

/** Without what people and programs vary: capitals, accents, punctuation, the number of slashes, a file type. */
function fold(path: string): string {
  const letters = path
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\\/]+/g, '/')
    .replace(/\/$/, '');
  return letters.replace(/\.[a-z]{2,5}$/, '').replace(/[^a-z0-9/]/g, '');
}

function lastWord(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
