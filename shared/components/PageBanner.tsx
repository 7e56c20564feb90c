import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';

interface PageBannerProps {
  /** Stands over the title: the section or group of the page. */
  readonly kicker?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  /** Picture id of the strip; without one the banner is type only. */
  readonly strip?: string | undefined;
  readonly children?: ReactNode;
}

/** The head of a page: where you are, what it is, and its photo-finish strip. */
export function PageBanner({ kicker, title, lead, strip, children }: PageBannerProps) {
  return (
    <header className="banner">
      <div className="banner-words">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      {strip && <Picture className="banner-strip" id={strip} isFirstView />}
    </header>
  );
}
