import type { ReactNode } from 'react';
import { holdUnits } from './hold-units.ts';
import { Picture } from './Picture.tsx';

interface PageBannerProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Picture id of the strip; without one the banner is type only. */
  readonly strip?: string | undefined;
  readonly children?: ReactNode;
}

/** The head of a page: what it is, and its photo-finish strip. */
export function PageBanner({ title, lead, strip, children }: PageBannerProps) {
  return (
    <header className="banner">
      <div className="banner-words">
        <h1>{title}</h1>
        {lead && <p className="lead">{holdUnits(lead)}</p>}
        {children}
      </div>
      {strip && <Picture className="banner-strip" id={strip} isFirstView />}
    </header>
  );
}
