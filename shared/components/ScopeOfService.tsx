import { SCOPE_SERVICES } from '../content/sports/scope.ts';
import type { ServiceItem } from '../content/sports/sport.ts';
import { paths } from '../paths.ts';

/** What the company offers for a sport: at most six services, each linked. */
export function ScopeOfService({ scope }: { scope: readonly ServiceItem[] }) {
  return (
    <section className="section scope" aria-labelledby="scope">
      <h2 id="scope">Scope of Service</h2>
      <ul className="scope-list">
        {scope.map(({ title, type }) => (
          <li key={type}>
            <a className="scope-link" href={paths.service(SCOPE_SERVICES[type])}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
