import { Island } from '../components/Island.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Section.tsx';
import type { careersPage } from '../content/careers/careers-page.ts';
import type { Choices } from '../filters.ts';
import type { OfferArea } from '../islands/CareersFilter.tsx';

interface CareersPageProps {
  readonly content: typeof careersPage;
  readonly areas: readonly OfferArea[];
  readonly hasSamples: boolean;
  readonly choices: Choices;
}

export function CareersPage({ content, areas, hasSamples, choices }: CareersPageProps) {
  return (
    <>
      <PageHead title={content.bannerTitle} lead={content.lead} banner={content.banner} form="line">
        {hasSamples && <p className="samples">{content.samples}</p>}
      </PageHead>
      <Island name="CareersFilter" props={{ areas, choices }} />
      <div className="section list-close">
        <Prose text={content.intro} />
      </div>
    </>
  );
}
