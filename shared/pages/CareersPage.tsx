import { Island } from '../components/Island.tsx';
import { FileLine, type PageLink } from '../components/LinkList.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { Prose } from '../components/Section.tsx';
import type { careersPage } from '../content/careers/careers-page.ts';
import type { Choices } from '../filters.ts';
import type { OfferArea } from '../islands/CareersFilter.tsx';

interface CareersPageProps {
  readonly content: typeof careersPage;
  readonly areas: readonly OfferArea[];
  readonly choices: Choices;
  readonly feeds: readonly PageLink[];
  readonly data: readonly PageLink[];
}

export function CareersPage({ content, areas, choices, feeds, data }: CareersPageProps) {
  return (
    <>
      <PageBanner title={content.bannerTitle} lead={content.lead} banner={content.banner} form="line" />
      <Island name="CareersFilter" props={{ areas, choices }} />
      <div className="section list-close">
        <div className="list-notes">
          {areas.some(({ offers }) => offers.some(({ isSample }) => isSample)) && (
            <p className="samples">{content.samples}</p>
          )}
          <FileLine label="New offers as an Atom feed:" files={feeds} />
          <FileLine label="This list as" files={data} />
        </div>
        <Prose text={content.intro} />
      </div>
    </>
  );
}
