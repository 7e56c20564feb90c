import { Intro } from '../components/Intro.tsx';
import { Island } from '../components/Island.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import type { careersPage } from '../content/careers/careers-page.ts';
import type { OfferArea } from '../islands/CareersFilter.tsx';

interface CareersPageProps {
  readonly content: typeof careersPage;
  readonly areas: readonly OfferArea[];
  readonly selected: string | undefined;
}

export function CareersPage({ content, areas, selected }: CareersPageProps) {
  return (
    <>
      <PageBanner title={content.bannerTitle} lead={content.lead} strip="strip/Careers" />
      <Intro text={content.intro} />
      <Island name="CareersFilter" props={{ areas, selected }} />
    </>
  );
}
