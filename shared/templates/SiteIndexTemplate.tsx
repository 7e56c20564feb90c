import type { PageLink } from '../components/LinkList.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { slugify } from '../paths.ts';

export interface SiteIndexGroup {
  readonly name: string;
  readonly links: readonly PageLink[];
}

/** Every page of the site by section. */
export function SiteIndexTemplate({
  name,
  lead,
  groups,
}: {
  name: string;
  lead: string;
  groups: readonly SiteIndexGroup[];
}) {
  return (
    <>
      <PageHead title={name} lead={lead} />
      <div className="site-index section columns">
        {groups.map((group) => (
          <section className="is-dense" key={group.name} aria-labelledby={slugify(group.name)}>
            <h2 id={slugify(group.name)}>{group.name}</h2>
            <ul className="page-links">
              {group.links.map(({ href, name: page }) => (
                <li key={href}>
                  <a href={href}>{page}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
