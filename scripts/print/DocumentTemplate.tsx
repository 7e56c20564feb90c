/** A document as a page: headings left of the red line, everything else right of it. */
import { fileTitle, whatItIs, whatItIsWithEdition } from '../../shared/content/downloads/document-label.ts';
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
  /** How tightly the document is set. */
  readonly density: string;
}

/** Densities in which every figure stands over both columns. */
const ROOMY = ['large', 'roomy'];

export function DocumentTemplate({ sheet, plate, styles, density }: DocumentTemplateProps) {
  const words = wordsIn(sheet.language);
  return (
    <html lang={sheet.language} className={density}>
      <head>
        <meta charSet="utf-8" />
        <title>{fileTitle(sheet)}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: styles + runningText(sheet, words) }} />
      </head>
      <body>
        <div className="rule" aria-hidden />
        <header className="row">
          <div>
            <h1>{sheet.title}</h1>
            <p className="kind">{whatItIsWithEdition(sheet)}</p>
            <p className="purpose">{sheet.purpose}</p>
          </div>
          <Relations sheet={sheet} words={words} />
        </header>
        {sheet.sections.map(({ heading, text, list = [] }) => (
          <section key={heading} className="row">
            <h2>{heading}</h2>
            <div>
              {text.split(/\n\s*\n/).map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
              {list.length > 0 && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
        <Figure sheet={sheet} plate={plate} words={words} isWide={ROOMY.includes(density) || plate?.isWide} />
        {sheet.table && (
          <section className="row">
            <h2>{sheet.table.caption}</h2>
            <table>
              <tbody>
                {sheet.table.rows.map(({ property, value }) => (
                  <tr key={property}>
                    <th scope="row">{property}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <footer className="row">
          <h2>{words.note}</h2>
          <p>{words.noteText(sheet)}</p>
        </footer>
      </body>
    </html>
  );
}

/** What stands in the margins of every page; style sheets alone can count pages. */
function runningText(sheet: DocumentSheet, { page, of, language, country }: Words): string {
  const text = JSON.stringify;
  return `@page {
    @top-right { content: ${text(whatItIs(sheet))} }
    @bottom-left { content: ${text(`${page} `)} counter(page) ${text(` ${of} `)} counter(pages) "\\A" ${text(language)} }
    @bottom-right { content: ${text(`${ADDRESS}, ${country}`)} }
  }`;
}

function Relations({ sheet, words }: { sheet: DocumentSheet; words: Words }) {
  const sports =
    sheet.sports.length === SPORT_SLUGS.length ? words.allSports : sheet.sports.map(words.sport).join(', ');
  const rows = [
    [words.status, sheet.status && words.withdrawn],
    [words.sports, sports],
    [words.services, sheet.language === 'en' && sheet.services.map((service) => services[service].name).join(', ')],
  ];
  return (
    <div className="relations">
      {rows.map(
        ([label, value]) =>
          value && (
            <p key={label as string}>
              <small>{label}</small> {value}
            </p>
          ),
      )}
    </div>
  );
}

interface FigureProps extends Pick<DocumentTemplateProps, 'sheet' | 'plate'> {
  readonly words: Words;
  readonly isWide: boolean | undefined;
}

function Figure({ sheet: { diagram }, plate, words, isWide }: FigureProps) {
  const name = isWide ? 'row figure wide' : 'row figure';
  if (diagram) {
    return (
      <section className={name}>
        <h2 className="figure-name">{diagram.caption}</h2>
        <div className="diagram" role="img" aria-label={inWords(diagram, words)}>
          <Diagram diagram={diagram} />
        </div>
      </section>
    );
  }
  if (!plate) return null;
  return (
    <section className={name}>
      <div className="figure-name">
        <h2>{words.drawing}</h2>
        <p>{plate.caption}</p>
      </div>
      <div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
        <div className="plate" role="img" aria-label={plate.alt} dangerouslySetInnerHTML={{ __html: plate.svg }} />
        <ol className="legend">
          {plate.legend.map(({ text, measures }) => (
            <li key={text} className={measures ? 'measures' : ''}>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
