import type { Step } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { RichText } from './RichText.tsx';
import { Strip } from './Strip.tsx';

interface StepsProps {
  readonly id: string;
  readonly heading: string;
  readonly steps: readonly Step[];
}

/** A numbered sequence, such as the phases of a jump. Each step is a link target. */
export function Steps({ id, heading, steps }: StepsProps) {
  return (
    <section className="section steps" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <StepList steps={steps} />
    </section>
  );
}

/** How a service works: a photo-finish strip across the page, and the steps hanging from its ruler like times. */
export function StepsOnStrip({ id, heading, steps, strip }: StepsProps & { readonly strip: string }) {
  return (
    <section className="section steps is-chain" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Strip id={strip} place="steps-strip" />
      <StepList steps={steps} />
    </section>
  );
}

function StepList({ steps }: Pick<StepsProps, 'steps'>) {
  return (
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
  );
}
