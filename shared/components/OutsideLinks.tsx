import type { ExternalLink } from '../content/copy.ts';
import { ExternalAnchor } from './ExternalAnchor.tsx';

/** The foot of a sport or a service: addresses outside of this site. Renders nothing when there is none. */
export function OutsideLinks({ links }: { links: readonly ExternalLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className="section links" aria-labelledby="outside">
      <h2 id="outside">Elsewhere</h2>
      <ul className="plain">
        {links.map(({ label, href }) => (
          <li key={href}>
            <ExternalAnchor href={href}>{label}</ExternalAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
