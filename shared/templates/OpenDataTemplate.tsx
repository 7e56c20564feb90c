import { PageHead } from '../components/PageHead.tsx';
import { RichLine } from '../components/RichText.tsx';
import type { Markdown } from '../content/copy.ts';

export interface FileSet {
  readonly heading: string;
  readonly text: Markdown;
  /** Address of the page that shows the same to people, and how many entries there are. */
  readonly page?: string;
  readonly entryCount?: number;
  readonly files: readonly { readonly href: string; readonly name: string; readonly title: string }[];
}

interface OpenDataTemplateProps {
  readonly name: string;
  readonly lead: string;
  readonly terms: Markdown;
  readonly sets: readonly FileSet[];
}

/** Everything that can be taken along, in one table. */
export function OpenDataTemplate({ name, lead, terms, sets }: OpenDataTemplateProps) {
  return (
    <>
      <PageHead title={name} lead={lead} form="list">
        <p className="secondary">
          <RichLine text={terms} />
        </p>
      </PageHead>
      <table className="table is-folded">
        <thead>
          <tr>
            <th scope="col">List</th>
            <th scope="col">What it holds</th>
            <th scope="col">Entries</th>
            <th scope="col">Files</th>
          </tr>
        </thead>
        <tbody>
          {sets.map(({ heading, text, page, entryCount, files }) => (
            <tr key={heading} className="file-set">
              <th scope="row">{page ? <a href={page}>{heading}</a> : heading}</th>
              <td>
                <RichLine text={text} />
              </td>
              <td>{entryCount}</td>
              <td>
                <ul className="cluster">
                  {files.map(({ href, name: format, title }) => (
                    <li key={href}>
                      <a href={href}>
                        {format}
                        <span className="visually-hidden">: {title}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
