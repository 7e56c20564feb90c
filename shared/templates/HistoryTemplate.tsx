import { Figure, PlainFigure } from '../components/Figure.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Section } from '../components/Section.tsx';
import type { Chapter, HistoryContent } from '../content/company/history.ts';
import { slugify } from '../paths.ts';

export function HistoryTemplate({ content }: { content: HistoryContent }) {
  const { name, lead, key, chapters, today } = content;
  return (
    <>
      <PageHead title={name} lead={lead} />
      <PlainFigure picture={key} place="text" className="history-key" isFirstView />
      {chapters.map((chapter) => (
        <YearChapter key={chapter.heading} chapter={chapter} />
      ))}
      <Section id={today.id} heading={today.heading} text={today.text} className="band is-tinted today" />
    </>
  );
}

/** A chapter beside its year in large figures; one with a picture is a dark band. */
function YearChapter({ chapter: { id, year, heading, text, picture } }: { chapter: Chapter }) {
  return (
    <Section
      id={id ?? slugify(heading)}
      heading={heading}
      text={text}
      className={picture ? 'chapter band is-dark' : 'chapter'}
    >
      <p className="chapter-year number side" aria-hidden="true">
        {year}
      </p>
      {picture && <Figure picture={picture} />}
    </Section>
  );
}
