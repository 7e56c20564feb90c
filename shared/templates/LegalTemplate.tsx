import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Section.tsx';
import type { LegalSection, LegalTable } from '../content/legal/legal-content.ts';

interface LegalTemplateProps {
  readonly name: string;
  readonly lead: string;
  /** In words; a statement that is renewed with every release has none. */
  readonly date?: string;
  readonly sections: readonly LegalSection[];
}

/** Template of long texts in numbered sections, with a contents list. */
export function LegalTemplate({ name, lead, date, sections }: LegalTemplateProps) {
  return (
    <>
      <PageHead title={name} lead={lead}>
        {date && (
          <p className="secondary">
            <time dateTime={new Date(`${date} UTC`).toISOString().slice(0, 10)}>{date}</time>
          </p>
        )}
      </PageHead>
      <div className="legal split">
        <nav className="legal-menu side" aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ol className="page-links">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map(({ id, heading, text, table }, index) => (
            <section className="legal-section" key={id} aria-labelledby={id}>
              <h2 id={id}>
                <a className="anchor" href={`#${id}`}>
                  {index + 1}. {heading}
                </a>
              </h2>
              <Prose text={text} />
              {table && <SectionTable {...table} />}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function SectionTable({ caption, head, rows }: LegalTable) {
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
