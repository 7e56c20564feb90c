import { Intro } from '../components/Intro.tsx';
import { Island } from '../components/Island.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import type { distributorsPage } from '../content/distributors/distributors-page.ts';
import type { DistributorCountry } from '../islands/DistributorFilter.tsx';

interface DistributorsPageProps {
  readonly content: typeof distributorsPage;
  readonly countries: readonly DistributorCountry[];
  readonly selected: string | undefined;
}

export function DistributorsPage({ content, countries, selected }: DistributorsPageProps) {
  return (
    <>
      <PageBanner title={content.name} lead={content.lead} strip="strip/Sales" />
      <Intro text={content.intro} />
      <Island name="DistributorFilter" props={{ countries, selected }} />
    </>
  );
}
