import { LifeSize } from '../components/LifeSize.tsx';
import { PageHead } from '../components/PageHead.tsx';
import type { scopeOfServiceContent } from '../content/sports/scope.ts';
import { SCOPE_SERVICES, SCOPE_SHORT_TITLES } from '../content/sports/scope.ts';
import type { ScopeType, SportContent } from '../content/sports/sport.ts';
import { paths } from '../paths.ts';

interface ScopeOfServiceTemplateProps {
  readonly content: typeof scopeOfServiceContent;
  readonly columns: readonly { readonly type: ScopeType; readonly title: string }[];
  readonly sports: readonly SportContent[];
}

/** All sports and their services in one table, from the sports' own data. */
export function ScopeOfServiceTemplate({ content, columns, sports }: ScopeOfServiceTemplateProps) {
  return (
    <>
      <PageHead title={content.name} lead={content.lead} banner={content.banner} form="line">
        <p className="secondary">{content.bannerCaption}</p>
      </PageHead>
      <table className="table scope-table">
        <caption>{content.caption}</caption>
        <thead>
          <tr>
            <th scope="col">Sport</th>
            {columns.map(({ type, title }) => (
              <th key={type} scope="col">
                <a href={paths.service(SCOPE_SERVICES[type])}>
                  <span className="scope-table-title">{title}</span>{' '}
                  <span className="scope-table-short-title" aria-hidden="true">
                    {SCOPE_SHORT_TITLES[type]}
                  </span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sports.map((sport) => (
            <tr key={sport.slug}>
              <th scope="row">
                <a href={paths.sport(sport.slug)}>{sport.name}</a>
              </th>
              {runsOf(columns.map(({ type }) => sport.scope.some((item) => item.type === type))).map((run) => (
                <td key={run.from} colSpan={run.length} className={run.isOffered ? 'yes' : 'no'}>
                  <span className="visually-hidden">
                    {run.length === columns.length ? content.all : run.isOffered ? 'Yes' : 'No'}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <LifeSize {...content.lifeSize} />
    </>
  );
}

interface Run {
  readonly from: number;
  readonly length: number;
  readonly isOffered: boolean;
}

/** Neighbours with the same answer share a cell: what is read is where the line breaks. */
function runsOf(answers: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [from, isOffered] of answers.entries()) {
    const last = runs.at(-1);
    if (last?.isOffered === isOffered) runs[runs.length - 1] = { ...last, length: last.length + 1 };
    else runs.push({ from, length: 1, isOffered });
  }
  return runs;
}
