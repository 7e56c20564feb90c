import type { Markdown } from '../content/copy.ts';
import { lifeSizeSpeeds } from '../content/sports/speeds.ts';
import { Section } from './Section.tsx';

interface LifeSizeProps {
  readonly id: string;
  readonly heading: string;
  readonly text: Markdown;
}

/** How far six bodies move in a hundredth of a second, in real centimetres: what is longer runs out of the window. */
export function LifeSize(section: LifeSizeProps) {
  return (
    <Section {...section} className="band is-dark life-size">
      <ul className="bars">
        {lifeSizeSpeeds.map(({ name, surface, speed }) => (
          <li className={`bar surface-${surface}`} key={name}>
            <b className="number">{`${speed}\u00a0cm`}</b> <span>{name}</span>
            {/* In attributes, because pages hold no styles. */}
            <svg width={`${speed}cm`} height="28" aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </Section>
  );
}
