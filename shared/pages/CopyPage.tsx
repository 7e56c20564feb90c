import { CopySections } from '../components/CopySections.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { PageHead } from '../components/PageHead.tsx';
import type { FurtherPage } from '../content/further-pages.ts';

/** Template of pages that are words and pictures. */
export function CopyPage({ page: { name, lead, banner, sections, gallery = [] } }: { page: FurtherPage }) {
  return (
    <>
      <PageHead title={name} lead={lead} banner={banner} />
      <CopySections sections={sections} />
      <Gallery id="gallery" heading="Pictures" pictures={gallery} />
    </>
  );
}
