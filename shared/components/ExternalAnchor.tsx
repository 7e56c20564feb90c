import type { ReactNode } from 'react';

/** A link that leaves the site, in a new tab. The arrow is drawn by the style sheet. */
export function ExternalAnchor({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a className={className ? `external ${className}` : 'external'} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
