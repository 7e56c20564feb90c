import type { Markdown } from '../content/copy.ts';
import { RichText } from './RichText.tsx';

interface StatementProps {
  readonly id: string;
  readonly heading: string;
  /** The first paragraph is the statement, set large; what follows tells more. */
  readonly text: Markdown;
}

/** What the company wants to be remembered by on a page. */
export function Statement({ id, heading, text }: StatementProps) {
  return (
    <section className="section statement" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className="prose">
        <RichText text={text} />
      </div>
    </section>
  );
}
