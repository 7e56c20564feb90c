/** Links of the content must lead to something: a page, a file, an anchor. Part of the content check. */
import { type ContentEntry, stringsOf } from './content-entries.ts';

/** Everything a link of the site can lead to. */
export interface LinkTargets {
  readonly pages: ReadonlySet<string>;
  /** Files and data beside the pages. */
  readonly files: ReadonlySet<string>;
  /** By the address of the page. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

interface OwnLink {
  readonly field: string;
  readonly target: string;
  /** Empty when the link stays on its own page. */
  readonly path: string;
  /** Undefined without one. */
  readonly anchor: string | undefined;
}

const MARKDOWN_LINK = /\]\(([/#][^)\s]*)\)/g;
const HREF_FIELD = /(^|\.)href$/;

export function findLinkProblems({ file, entry, page, value }: ContentEntry, targets: LinkTargets): string[] {
  return ownLinks(value).flatMap(({ field, target, path, anchor }) => {
    const where = `${file}, entry ${entry}, field ${field}: links to ${target}`;
    const address = path === '' ? page : path;
    // An anchor alone in an entry of several pages is not checked.
    if (address === undefined) return [];
    if (targets.files.has(address)) return [];
    if (!targets.pages.has(address)) return [`${where}, which is no page and no file; correct or remove the link`];
    const isThere = anchor === undefined || targets.anchors.get(address)?.has(anchor);
    return isThere ? [] : [`${where}, and ${address} has no such anchor; correct or remove it`];
  });
}

function ownLinks(value: unknown): OwnLink[] {
  return stringsOf(value).flatMap(({ field, text }) => {
    const targets = HREF_FIELD.test(field) ? [text] : [...text.matchAll(MARKDOWN_LINK)].map(([, link = '']) => link);
    return targets.filter((target) => /^[/#]/.test(target)).map((target) => ({ field, target, ...readTarget(target) }));
  });
}

/** The query is not checked: filters show everything for an unknown value. */
function readTarget(target: string): Pick<OwnLink, 'path' | 'anchor'> {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  return { path, anchor };
}
