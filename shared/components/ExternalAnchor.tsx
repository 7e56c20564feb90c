import type { ReactNode } from 'react';

/** For links to other sites: the document holds one hidden element that says they open in a new tab. */
export const NEW_TAB = { target: '_blank', rel: 'noopener', 'aria-describedby': 'new-tab' } as const;

interface ExternalAnchorProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that leaves the page open: to another site, or beside it. The arrow is drawn by the style sheet. */
export function ExternalAnchor({ href, className, children }: ExternalAnchorProps) {
  return (
    <a className={className ? `external ${className}` : 'external'} href={href} {...NEW_TAB}>
      {children}
    </a>
  );
}
