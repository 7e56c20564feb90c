import { CopySections } from '../components/CopySections.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { PageHead } from '../components/PageHead.tsx';
import type { FurtherContent } from '../content/further-content.ts';

/** Template of pages that are words and pictures. */
export function CopyTemplate({ page: { name, lead, banner, sections, gallery = [] } }: { page: FurtherContent }) {
  return (
    <>
      <PageHead title={name} lead={lead} banner={banner} />
      <CopySections sections={sections} />
      <Gallery id="gallery" heading="Pictures" pictures={gallery} />
    </>
  );
}
