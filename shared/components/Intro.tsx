import type { Markdown } from '../content/copy.ts';
import { RichText } from './RichText.tsx';

/** The first words under a banner, without a heading of their own: the lead above them is large enough. */
export function Intro({ text }: { text: Markdown }) {
  return (
    <div className="section">
      <div className="prose">
        <RichText text={text} />
      </div>
    </div>
  );
}
