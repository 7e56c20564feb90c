/** What other sites show with a link to a page: its name and first sentence over its picture. */
import { Wordmark } from '../../shared/components/Wordmark.tsx';
import { site } from '../../shared/content/site.ts';
import type { Card } from './read-card.ts';

interface SocialCardProps extends Card {
  /** The address of the picture. */
  readonly picture: string;
  readonly styles: string;
}

export function SocialCard({ title, sentence, picture, isWhole, styles }: SocialCardProps) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <div className="card">
          <div className="words">
            <Wordmark />
            <h1>{title}</h1>
            <p>{sentence}</p>
          </div>
          <img src={picture} className={isWhole ? 'whole' : undefined} alt="" />
        </div>
      </body>
    </html>
  );
}
