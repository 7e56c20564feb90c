import { FileLine, type PageLink } from '../components/LinkList.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import type { scopeOfServicePage } from '../content/sports/scope.ts';
import { SCOPE_SERVICES, SCOPE_SHORT_TITLES } from '../content/sports/scope.ts';
import type { ScopeType, SportContent } from '../content/sports/sport.ts';
import { paths } from '../paths.ts';

interface ScopeOfServicePageProps {
  readonly content: typeof scopeOfServicePage;
  readonly columns: readonly { readonly type: ScopeType; readonly title: string }[];
  readonly sports: readonly SportContent[];
  readonly data: readonly PageLink[];
}

/** All sports and their services in one table, from the sports' own data. */
export function ScopeOfServicePage({ content, columns, sports, data }: ScopeOfServicePageProps) {
  return (
    <>
      <PageBanner title={content.name} lead={content.lead} banner={content.banner} form="line" />
      <table className="table matrix">
        <caption>{content.caption}</caption>
        <thead>
          <tr>
            <th scope="col">Sport</th>
            {columns.map(({ type, title }) => (
              <th key={type} scope="col">
                <a href={paths.service(SCOPE_SERVICES[type])}>
                  <span className="matrix-title">{title}</span>
                  <span className="matrix-short-title" aria-hidden="true">
                    {SCOPE_SHORT_TITLES[type]}
                  </span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sports.map((sport) => (
            <tr className={`surface-${sport.surface}`} key={sport.slug}>
              <th scope="row">
                <a href={paths.sport(sport.slug)}>{sport.name}</a>
              </th>
              {columns.map(({ type }) => {
                const isOffered = sport.scope.some((item) => item.type === type);
                return (
                  <td key={type} className={isOffered ? 'yes' : 'no'}>
                    <span className="visually-hidden">{isOffered ? 'Yes' : 'No'}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <FileLine label="This table as" files={data} />
    </>
  );
}
