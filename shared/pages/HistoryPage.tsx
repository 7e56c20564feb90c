import { CopySections } from '../components/CopySections.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { PictureFigure } from '../components/PictureFigure.tsx';
import type { HistoryContent } from '../content/company/history.ts';

export function HistoryPage({ content }: { content: HistoryContent }) {
  return (
    <>
      <PageBanner title={content.name} lead={content.lead} banner={content.banner} />
      <Facts facts={content.facts} />
      <CopySections sections={content.sections} />
      {content.pictures.map((picture) => (
        <PictureFigure key={picture} id={picture} />
      ))}
    </>
  );
}
