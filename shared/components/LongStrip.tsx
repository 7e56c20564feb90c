import { SPORT_SLUGS, type SportSlug } from '../content/navigation.ts';
import { RESOLUTIONS } from '../content/sports/resolutions.ts';
import { sports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';
import type { PageLink } from './LinkList.tsx';
import { Picture } from './Picture.tsx';

export const LONG_STRIP = '/images/strip/LongStrip.svg';

/** From this many on they are met by scrolling sideways in narrow windows; fewer stand in a list. */
const SCROLLS_FROM = 12;

interface LongStripProps {
  /** The whole picture, its lower part, or that part in a menu, which is a list in narrow windows. */
  readonly size: 'full' | 'panel' | 'menu';
  /** The sports that count here: the others are grey, and no links. All of them when left out. */
  readonly using?: readonly PageLink[];
  /** The red line rests here until another sport is pointed at. */
  readonly reading?: SportSlug | undefined;
  readonly currentPath?: string;
}

/** All sports past one line: a picture of eighteen slices, each under a link to its sport. */
export function LongStrip({ size, using, reading, currentPath }: LongStripProps) {
  const isList = size === 'menu' || (using !== undefined && using.length < SCROLLS_FROM);
  return (
    <div className={`long long-${size}${isList ? ' is-list' : ''}`}>
      <div className="long-window">
        <div className="long-film">
          <Picture id={LONG_STRIP} className="long-picture" isDecorative={size !== 'full'} />
          <ul className="long-slices">
            {SPORT_SLUGS.map((slug) => {
              const href = paths.sport(slug);
              return using === undefined || using.some((link) => link.href === href) ? (
                <li
                  className={slug === reading || href === currentPath ? 'long-slice is-read' : 'long-slice'}
                  key={slug}
                >
                  <a className="long-link" href={href} aria-current={href === currentPath ? 'page' : undefined}>
                    {sports[slug].name}
                  </a>
                  <span className="long-unit">{RESOLUTIONS[slug]}</span>
                </li>
              ) : (
                <li className="long-slice is-off" key={slug} aria-hidden="true">
                  <span className="long-link">{sports[slug].name}</span>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </div>
  );
}
