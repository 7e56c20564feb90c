/** Ids of entries that programs keep. They follow neither host nor scheme, so no entry is taken for another after a move. */
import { site } from '../content/site.ts';

/** For feeds: a tag URI (RFC 4151). */
export function tagOf(path: string): string {
  return `tag:${site.domain},2026:${path}`;
}

/** For calendars and address books, which use it in names of files: letters, digits, hyphens and a domain. */
export function uidOf(path: string): string {
  return `${path
    .slice(1)
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-')}@${site.domain}`;
}
