import type { PageLink } from './LinkList.tsx';
import { Strip } from './Strip.tsx';

export interface Neighbour extends PageLink {
  /** Path of the picture as served: a slice of it stands over the name. */
  readonly strip?: string;
}

interface PagerProps {
  /** Name of the menu group or section whose pages these are. */
  readonly section?: string | undefined;
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** The neighbours of a page in its group of the menu. Renders nothing for a page that stands alone. */
export function Pager({ section, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={`More in ${section}`}>
      {previous && <PagerLink rel="prev" word="Previous" to={previous} />}
      {next && <PagerLink rel="next" word="Next" to={next} />}
    </nav>
  );
}

function PagerLink({ rel, word, to: { href, name, strip } }: { rel: string; word: string; to: Neighbour }) {
  return (
    <a rel={rel} href={href}>
      {strip && <Strip id={strip} place="pager-strip" />}
      <span>{word}</span>
      {` ${name}`}
    </a>
  );
}
