import { Island } from '../components/Island.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Section } from '../components/Section.tsx';
import type { careersContent } from '../content/careers/careers-content.ts';
import type { Choices } from '../filters.ts';
import type { OfferArea } from '../islands/CareersFilter.tsx';

interface CareersTemplateProps {
  readonly content: typeof careersContent;
  readonly areas: readonly OfferArea[];
  readonly hasSamples: boolean;
  readonly choices: Choices;
}

export function CareersTemplate({ content, areas, hasSamples, choices }: CareersTemplateProps) {
  return (
    <>
      <PageHead title={content.bannerTitle} lead={content.lead} banner={content.banner} form="line">
        {hasSamples && <p className="secondary">{content.samples}</p>}
      </PageHead>
      <Island name="CareersFilter" props={{ areas, choices }} />
      <Section id="work" className="list-close" {...content.work} />
    </>
  );
}
