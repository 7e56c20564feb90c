import type { Markdown } from '../content/copy.ts';
import { RichText } from './RichText.tsx';

/** The first words under a banner, in larger type and without a heading of their own. */
export function Intro({ text }: { text: Markdown }) {
  return (
    <div className="section">
      <div className="prose prose-large">
        <RichText text={text} />
      </div>
    </div>
  );
}
