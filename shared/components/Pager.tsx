import type { PageLink } from './LinkList.tsx';

interface PagerProps {
  /** Name of the menu group or section whose pages these are. */
  readonly section?: string | undefined;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** The neighbours of a page in its group of the menu. Renders nothing for a page that stands alone. */
export function Pager({ section, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={`More in ${section}`}>
      {previous && (
        <a rel="prev" href={previous.href}>
          <span>Previous</span>
          {` ${previous.name}`}
        </a>
      )}
      {next && (
        <a rel="next" href={next.href}>
          <span>Next</span>
          {` ${next.name}`}
        </a>
      )}
    </nav>
  );
}
