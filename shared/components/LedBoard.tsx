import type { PageLink } from './LinkList.tsx';
import { Section } from './Section.tsx';

export interface LinkGroup {
  readonly name: string;
  readonly links: readonly PageLink[];
}

interface LedBoardProps {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly groups: readonly LinkGroup[];
}

/** A public scoreboard across the page: dark in both schemes, and each row leads somewhere. */
export function LedBoard({ id, heading, text, groups }: LedBoardProps) {
  return (
    <Section id={id} heading={heading} text={text} className="band is-dark board">
      <div className="board-groups row full columns-on-paper is-narrow">
        {groups.map(({ name, links }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
