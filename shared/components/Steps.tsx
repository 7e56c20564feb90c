import type { Step } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { RichText } from './RichText.tsx';

/** A numbered sequence: how a service works, the phases of a jump. Each step is a link target. */
export function Steps({ id, heading, steps }: { id: string; heading: string; steps: readonly Step[] }) {
  return (
    <section className="section steps" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ol className="steps-list">
        {steps.map(({ title, text }) => {
          const anchor = slugify(title);
          return (
            <li className="step" key={title} id={anchor}>
              <h3>
                <a className="anchor" href={`#${anchor}`}>
                  {title}
                </a>
              </h3>
              <RichText text={text} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
