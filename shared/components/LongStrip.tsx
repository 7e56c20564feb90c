import { SPORT_SLUGS } from '../content/navigation.ts';
import { RESOLUTIONS } from '../content/sports/resolutions.ts';
import { sports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';
import { Picture } from './Picture.tsx';

export const LONG_STRIP = '/images/strip/LongStrip.svg';

interface LongStripProps {
  /** The red line rests on the sport of this page until another one is pointed at. */
  readonly currentPath: string;
}

/** All sports past one line, in the menu: a picture of eighteen slices, each under a link to its sport. */
export function LongStrip({ currentPath }: LongStripProps) {
  return (
    <div className="long-strip">
      <div className="long-frame">
        <Picture id={LONG_STRIP} className="long-picture" isDecorative />
        <ul className="slices long-slices">
          {SPORT_SLUGS.map((slug) => {
            const href = paths.sport(slug);
            const isCurrent = href === currentPath;
            return (
              <li className={isCurrent ? 'long-slice is-current' : 'long-slice'} key={slug}>
                <a className="stretched-link" href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {sports[slug].name}
                </a>{' '}
                <span>{RESOLUTIONS[slug]}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
