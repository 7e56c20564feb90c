import type { Markdown } from '../content/copy.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { PictureCaption } from './PictureCaption.tsx';
import { RichText } from './RichText.tsx';

interface StatementProps {
  readonly id: string;
  readonly heading: string;
  /** The first paragraph is the statement, set large; what follows tells more. */
  readonly text: Markdown;
  /** Path of the picture as served. */
  readonly picture?: string | undefined;
}

/** What the company wants to be remembered by on a page, on a band across it. */
export function Statement({ id, heading, text, picture }: StatementProps) {
  return (
    <section className={`section statement${picture ? ' pictured' : ''}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className="prose">
        <RichText text={text} />
      </div>
      {picture && <EnlargeablePicture id={picture} section={id} caption={<PictureCaption id={picture} />} />}
    </section>
  );
}
