import type { ReactNode } from 'react';
import { holdUnits } from './hold-units.ts';
import { Picture } from './Picture.tsx';

interface PageBannerProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Picture id; without one the banner is type only. */
  readonly banner?: string | undefined;
  readonly children?: ReactNode;
}

/** The head of a page: what it is, and its photo-finish strip. */
export function PageBanner({ title, lead, banner, children }: PageBannerProps) {
  return (
    <header className="banner">
      <div className="banner-words">
        <h1>{title}</h1>
        {lead && <p className="lead">{holdUnits(lead)}</p>}
        {children}
      </div>
      {banner && <Picture className="banner-strip" id={banner} isFirstView />}
    </header>
  );
}
