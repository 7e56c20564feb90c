/** Headings are link targets: two of one page may not share an anchor. Part of the content check. */
import { slugify } from '../../shared/paths.ts';
import type { ContentEntry } from './content-entries.ts';

interface Headed {
  readonly id?: string;
  readonly heading?: string;
  readonly title?: string;
}

const LISTS = ['sections', 'steps', 'phases'] as const;

export function findHeadingProblems({ file, entry, value }: ContentEntry): string[] {
  const lists = value as Partial<Record<(typeof LISTS)[number], readonly Headed[]>>;
  const taken = new Set<string>();
  const where = (field: string) => `${file}, entry ${entry}, field ${field}`;
  return LISTS.flatMap((list) =>
    (Array.isArray(lists[list]) ? lists[list] : []).map((item, index) => ({ list, item, index })),
  )
    .map(({ list, item, index }) => ({ field: `${list}.${index}`, anchor: anchorOf(item) }))
    .flatMap(({ field, anchor }) => {
      if (anchor === '') return [`${where(field)}: has no heading; add it`];
      if (taken.has(anchor)) return [`${where(field)}: another heading has the anchor #${anchor}; word it differently`];
      taken.add(anchor);
      return [];
    });
}

function anchorOf({ id, heading = '', title = '' }: Headed): string {
  return id ?? slugify(heading || title);
}
