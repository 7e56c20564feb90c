import type { StepContent } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { RichText } from './RichText.tsx';
import { Section } from './Section.tsx';
import { Strip } from './Strip.tsx';

interface StepsProps {
  readonly id: string;
  readonly heading: string;
  readonly steps: readonly StepContent[];
  /** Address of a strip: across the page, the steps hanging from its ruler like times. */
  readonly strip?: string;
}

/** A numbered sequence, such as the phases of a jump. Each step is a link target. */
export function Steps({ id, heading, steps, strip }: StepsProps) {
  return (
    <Section id={id} heading={heading} className={strip ? 'steps has-strip' : 'steps'}>
      {strip && <Strip id={strip} place="steps-strip" />}
      <ol className={strip ? 'steps-list full' : 'steps-list'}>
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
    </Section>
  );
}
