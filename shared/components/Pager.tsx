import type { PageLink } from './LinkList.tsx';
import { Strip } from './Strip.tsx';

export interface Neighbour extends PageLink {
  /** Address of the picture: a slice of it stands over the name. */
  readonly strip?: string;
  /** Of the name, where it is not that of the site. */
  readonly language?: string | undefined;
}

interface PagerProps {
  /** Name of the menu group or section whose pages these are. */
  readonly section?: string | undefined;
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/**
 * The neighbours of a page in its group of the menu. Renders nothing for a page that stands alone. Strips are shown in
 * pairs: beside a neighbour without one the other would leave half of the row empty.
 */
export function Pager({ section, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  const hasStrips = previous?.strip !== undefined && next?.strip !== undefined;
  return (
    <nav className="pager" aria-label={`More in ${section}`}>
      {previous && <PagerLink rel="prev" word="Previous" to={previous} hasStrip={hasStrips} />}{' '}
      {next && <PagerLink rel="next" word="Next" to={next} hasStrip={hasStrips} />}
    </nav>
  );
}

interface PagerLinkProps {
  readonly rel: 'prev' | 'next';
  readonly word: string;
  readonly to: Neighbour;
  readonly hasStrip: boolean;
}

function PagerLink({ rel, word, to: { href, name, strip, language }, hasStrip }: PagerLinkProps) {
  return (
    <a rel={rel} href={href}>
      {hasStrip && strip && <Strip id={strip} place="pager-strip" />}
      <span className={rel === 'next' ? 'secondary arrow' : 'secondary arrow is-back'}>{word}</span>{' '}
      <b lang={language}>{name}</b>
    </a>
  );
}
