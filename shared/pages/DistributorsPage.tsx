import { Intro } from '../components/Intro.tsx';
import { Island } from '../components/Island.tsx';
import type { PageLink } from '../components/LinkList.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { PageDownloads } from '../components/PageDownloads.tsx';
import type { distributorsPage } from '../content/distributors/distributors-page.ts';
import type { Choices } from '../filters.ts';
import type { DistributorCountry } from '../islands/DistributorFilter.tsx';

interface DistributorsPageProps {
  readonly content: typeof distributorsPage;
  readonly countries: readonly DistributorCountry[];
  readonly hasSamples: boolean;
  readonly choices: Choices;
  readonly files: readonly PageLink[];
}

export function DistributorsPage({ content, countries, hasSamples, choices, files }: DistributorsPageProps) {
  return (
    <>
      <PageBanner title={content.name} lead={content.lead} banner={content.banner} form="line" />
      <Intro text={content.intro} />
      <Island name="DistributorFilter" props={{ countries, choices }} />
      {hasSamples && <p className="samples">{content.samples}</p>}
      <PageDownloads label="This list as" files={files} />
    </>
  );
}
