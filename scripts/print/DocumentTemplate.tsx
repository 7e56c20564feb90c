/** A document as a page: title, drawing, then figures and text side by side. */
import { fileTitle, whatItIsWithEdition } from '../../shared/content/downloads/document-label.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { SPORT_SLUGS } from '../../shared/content/navigation.ts';
import { services } from '../../shared/content/services/services.ts';
import { Diagram, inWords } from './Diagram.tsx';
import type { Plate } from './read-plate.ts';
import { ADDRESS, type Words, wordsIn } from './words.ts';

export interface DocumentTemplateProps {
  readonly sheet: DocumentSheet;
  readonly plate: Plate | undefined;
  readonly styles: string;
}

export function DocumentTemplate({ sheet, plate, styles }: DocumentTemplateProps) {
  const words = wordsIn(sheet.language);
  const { title, purpose, sections, table } = sheet;
  return (
    <html lang={sheet.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{fileTitle(sheet)}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: runningText(sheet, words) + styles }} />
      </head>
      <body>
        <header>
          <h1>{title}</h1>
          <p className="kind">{whatItIsWithEdition(sheet) + (sheet.status ? `, ${words.withdrawn}` : '')}</p>
          <p className="purpose">{purpose}</p>
        </header>
        <Figure sheet={sheet} plate={plate} words={words} />
        <div className="facts">
          {table && (
            <section>
              <h2>{table.caption}</h2>
              <table>
                <tbody>
                  {table.rows.map(({ property, value }) => (
                    <tr key={property}>
                      <th scope="row">{property}</th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          <Sections sections={sections} />
        </div>
        <Colophon sheet={sheet} words={words} />
      </body>
    </html>
  );
}

/** What stands in the margins of every page; style sheets alone can count pages. */
function runningText(sheet: DocumentSheet, { page, of, language, country }: Words): string {
  const text = JSON.stringify;
  return `@page {
    @bottom-left { content: ${text(`${ADDRESS}, ${country}`)}; width: 262pt; text-align: left }
    @bottom-right { content: ${text(`${sheet.title}, ${language}, ${page} `)} counter(page) ${text(` ${of} `)} counter(pages); text-align: right }
  }`;
}

/** Whom and what the document is for, and who answers questions. */
function Colophon({ sheet, words }: { sheet: DocumentSheet; words: Words }) {
  const sports =
    sheet.sports.length === SPORT_SLUGS.length ? words.allSports : sheet.sports.map(words.sport).join(', ');
  const rows = [
    [words.sports, sports],
    [words.services, sheet.language === 'en' && sheet.services.map((service) => services[service].name).join(', ')],
    [words.note, words.noteText(sheet)],
  ];
  return (
    <footer>
      {rows.map(
        ([label, value]) =>
          value && (
            <p key={label as string}>
              <b>{label}</b> {value}
            </p>
          ),
      )}
    </footer>
  );
}

function Sections({ sections }: Pick<DocumentSheet, 'sections'>) {
  return sections.map(({ heading, text, list = [] }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      {text.split(/\n\s*\n/).map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}

interface FigureProps extends Pick<DocumentTemplateProps, 'sheet' | 'plate'> {
  readonly words: Words;
}

function Figure({ sheet: { diagram }, plate, words }: FigureProps) {
  if (diagram) {
    return (
      <figure>
        <figcaption>{diagram.caption}</figcaption>
        <div role="img" aria-label={inWords(diagram, words)}>
          <Diagram diagram={diagram} />
        </div>
      </figure>
    );
  }
  if (!plate) return null;
  return (
    <figure>
      <figcaption>{plate.caption}</figcaption>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
      <div className="plate" role="img" aria-label={plate.alt} dangerouslySetInnerHTML={{ __html: plate.svg }} />
      {plate.legend.length > 0 && (
        <ol className="legend">
          {plate.legend.map(({ text, measures }) => (
            <li key={text} className={measures ? 'measures' : undefined}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
