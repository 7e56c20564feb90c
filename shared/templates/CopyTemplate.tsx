import { Gallery } from '../components/Gallery.tsx';
import { Moments } from '../components/Moments.tsx';
import { PageHead } from '../components/PageHead.tsx';
import type { FurtherContent } from '../content/further-content.ts';

/** Template of pages that are words and pictures. */
export function CopyTemplate({ page: { name, lead, banner, sections, gallery = [] } }: { page: FurtherContent }) {
  return (
    <>
      <PageHead title={name} lead={lead} banner={banner} />
      <Moments sections={sections} />
      <Gallery id="gallery" heading="Pictures" pictures={gallery} />
    </>
  );
}
