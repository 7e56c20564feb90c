import { PageBanner } from '../components/PageBanner.tsx';
import { RichText } from '../components/RichText.tsx';
import type { Markdown } from '../content/copy.ts';
import type { Alternate } from './page.ts';

interface FileSection {
  readonly id: string;
  readonly heading: string;
  readonly text: Markdown;
  readonly files: readonly Alternate[];
}

interface OpenDataPageProps {
  readonly name: string;
  readonly lead: string;
  readonly intro: Markdown;
  readonly sections: readonly FileSection[];
}

/** Everything that can be taken along, in one place. */
export function OpenDataPage({ name, lead, intro, sections }: OpenDataPageProps) {
  return (
    <>
      <PageBanner title={name} lead={lead} />
      {sections.map(({ id, heading, text, files }) => (
        <section className="section file-group" key={id} aria-labelledby={id}>
          <h2 id={id}>
            <a className="anchor" href={`#${id}`}>
              {heading}
            </a>
          </h2>
          <ul className="rows">
            {files.map(({ href, title }) => (
              <li className="row" key={href}>
                <a className="row-link" href={href}>
                  <span className="row-title">{title}</span>
                  <span className="row-detail">{href}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className="prose">
            <RichText text={text} />
          </div>
        </section>
      ))}
      <div className="section list-close">
        <div className="prose">
          <RichText text={intro} />
        </div>
      </div>
    </>
  );
}
