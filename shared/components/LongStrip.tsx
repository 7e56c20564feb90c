import { SPORT_SLUGS, type SportSlug } from '../content/navigation.ts';
import { RESOLUTIONS } from '../content/sports/resolutions.ts';
import { sports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';
import { Picture } from './Picture.tsx';

export const LONG_STRIP = '/images/strip/LongStrip.svg';

interface LongStripProps {
  /** A menu shows its lower part, or a list in narrow windows; a page the whole picture, passed sideways there. */
  readonly place: 'menu' | 'page';
  /** The red line rests here until another sport is pointed at. */
  readonly reading?: SportSlug | undefined;
  readonly currentPath?: string;
}

/** All sports past one line: a picture of eighteen slices, each under a link to its sport. */
export function LongStrip({ place, reading, currentPath }: LongStripProps) {
  return (
    <div className={`long-strip is-in-${place}`}>
      <div className="long-window">
        <div className="long-film">
          <Picture id={LONG_STRIP} className="long-picture" isDecorative={place === 'menu'} />
          <ul className="long-slices">
            {SPORT_SLUGS.map((slug) => {
              const href = paths.sport(slug);
              const isCurrent = href === currentPath;
              return (
                <li className={slug === reading || isCurrent ? 'long-slice is-read' : 'long-slice'} key={slug}>
                  <a className="long-link" href={href} aria-current={isCurrent ? 'page' : undefined}>
                    {sports[slug].name}
                  </a>
                  <span className="long-unit">{RESOLUTIONS[slug]}</span>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </div>
  );
}
