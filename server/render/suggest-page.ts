/** An address of nothing → the page that was probably meant. The 404 page links it; the address itself stays a 404. */
import type { PageLink } from '../../shared/components/LinkList.tsx';
import { oldAddresses, oldFolders } from '../../shared/pages/old-addresses.ts';
import { homePage } from '../../shared/pages/single-pages.ts';
import { linkTo, pages, sections } from '../../shared/pages/site-map.ts';
import { editDistance } from './edit-distance.ts';

/** Beyond any address with a few typing errors in it; what a comparison costs grows with the length. */
const LONGEST = 120;
/** One edit for so many letters of the last word, and never more than three: what is further away is something else. */
const LETTERS_PER_EDIT = 4;
const MOST_EDITS = 3;
/** Shorter parts stand in too many names. */
const SHORTEST_PART = 5;

interface Target {
  readonly path: string;
  /** The last word of the address, and what the page calls itself. */
  readonly words: readonly string[];
  readonly link: PageLink;
}

/** The 404 page links home in any case. */
const candidates = pages.filter((page) => page !== homePage);

const targets: readonly Target[] = [
  ...candidates
    .filter(({ path, addresses }) => addresses.includes(path))
    .map((page) => target(page.path, linkTo(page))),
  ...sections.flatMap(({ name, root }) => (root ? [target(root.path, { href: root.target, name })] : [])),
];

/** What needs no guessing, by folded path. */
const known: ReadonlyMap<string, PageLink> = new Map([
  ...Object.entries(oldAddresses).map(([old, address]) => [fold(old), linkAt(address)] as const),
  ...candidates.flatMap(({ path, parent }) =>
    parent ? [[fold(path.replace(/:.*$/, '')), linkTo(parent)] as const] : [],
  ),
  ...candidates.flatMap(({ addresses, name }) => addresses.map((href) => [fold(href), { href, name }] as const)),
  ...targets.map(({ path, link }) => [path, link] as const),
]);

const folders = Object.entries(oldFolders).map(([folder, address]) => [`${fold(folder)}/`, linkAt(address)] as const);

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
  return (
    known.get(path) ??
    folders.find(([folder]) => path.startsWith(folder))?.[1] ??
    closest(path, mostEdits, (candidate) => [candidate.path]) ??
    closest(word, mostEdits, (candidate) => candidate.words) ??
    named(word)
  );
}

function closest(text: string, mostEdits: number, spellingsOf: (target: Target) => readonly string[]) {
  let link: PageLink | undefined;
  let fewest = mostEdits + 1;
  for (const candidate of targets) {
    for (const spelling of spellingsOf(candidate)) {
      // Each letter more or less is an edit.
      if (Math.abs(spelling.length - text.length) >= fewest) continue;
      const edits = editDistance(text, spelling);
      if (edits >= fewest) continue;
      fewest = edits;
      link = candidate.link;
    }
  }
  return link;
}

function named(part: string): PageLink | undefined {
  if (part.length < SHORTEST_PART) return undefined;
  return targets.find(({ words }) => words.some((word) => word.includes(part)))?.link;
}

function target(address: string, link: PageLink): Target {
  const path = fold(address);
  return { path, words: [lastWord(path), fold(link.name)], link };
}

function linkAt(address: string): PageLink {
  const page = pages.find((candidate) => candidate.path === address);
  if (page === undefined) throw new Error(`There is no page at ${address}`);
  return linkTo(page);
}

/** Without what people and programs vary: capitals, accents, punctuation, the number of slashes, a file type. */
function fold(path: string): string {
  return path
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\\/]+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.[a-z]{2,5}$/, '')
    .replace(/[^a-z0-9/]/g, '');
}

function lastWord(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
