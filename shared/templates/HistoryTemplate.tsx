import { PicturedSection } from '../components/CopySections.tsx';
import { Facts } from '../components/Facts.tsx';
import { PlainFigure } from '../components/Figure.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Section } from '../components/Section.tsx';
import type { Chapter, HistoryContent } from '../content/company/history.ts';
import { slugify } from '../paths.ts';

export function HistoryTemplate({ content }: { content: HistoryContent }) {
  const { name, lead, key, facts, chapters, today } = content;
  return (
    <>
      <PageHead title={name} lead={lead} />
      <PlainFigure picture={key} place="text" className="history-key" isFirstView />
      <Facts facts={facts} isBand />
      {chapters.map(({ picture, ...chapter }) =>
        picture === undefined ? (
          <YearChapter key={chapter.heading} chapter={chapter} />
        ) : (
          <PicturedSection key={chapter.heading} section={{ ...chapter, picture }} />
        ),
      )}
      <Section id={today.id} heading={today.heading} text={today.text} className="band is-tinted today" />
    </>
  );
}

/** A chapter lives from its year, in large figures. */
function YearChapter({ chapter: { id, year, heading, text } }: { chapter: Chapter }) {
  return (
    <Section id={id ?? slugify(heading)} heading={heading} text={text} className="chapter">
      <p className="chapter-year number no-print" aria-hidden="true">
        {year}
      </p>
    </Section>
  );
}
