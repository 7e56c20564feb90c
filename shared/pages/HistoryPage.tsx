import { CopySections } from '../components/CopySections.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { Picture } from '../components/Picture.tsx';
import { PictureCaption } from '../components/PictureCaption.tsx';
import { Statement } from '../components/Statement.tsx';
import { Strip } from '../components/Strip.tsx';
import type { HistoryContent } from '../content/company/history.ts';

export function HistoryPage({ content }: { content: HistoryContent }) {
  const { name, lead, key, facts, sections, banner, today } = content;
  return (
    <>
      <PageBanner title={name} lead={lead} />
      <figure className="history-key">
        <Picture id={key} isFirstView />
        <figcaption>
          <PictureCaption id={key} />
        </figcaption>
      </figure>
      <Facts facts={facts} isBand />
      <CopySections sections={sections} />
      <Strip id={banner} place="strip-band" />
      <Statement id={today.id} heading={today.heading} text={today.text} />
    </>
  );
}
