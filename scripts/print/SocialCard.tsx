/** What other sites show with a link to a page: its picture, its name and ours. */
import { Wordmark } from '../../shared/components/Wordmark.tsx';
import { site } from '../../shared/content/site.ts';
import type { Card } from './read-card.ts';

interface SocialCardProps extends Card {
  /** The address of the picture. */
  readonly picture: string;
  readonly styles: string;
}

export function SocialCard({ name, picture, focus, styles }: SocialCardProps) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <div className="card">
          <img src={picture} style={{ objectPosition: `50% ${focus}%` }} alt="" />
          <Wordmark />
          <h1>{name}</h1>
        </div>
      </body>
    </html>
  );
}
