import { Island } from '../components/Island.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Section.tsx';
import type { distributorsPage } from '../content/distributors/distributors-page.ts';
import type { Choices } from '../filters.ts';
import type { DistributorCountry } from '../islands/DistributorFilter.tsx';

interface DistributorsPageProps {
  readonly content: typeof distributorsPage;
  readonly countries: readonly DistributorCountry[];
  readonly hasSamples: boolean;
  readonly choices: Choices;
}

export function DistributorsPage({ content, countries, hasSamples, choices }: DistributorsPageProps) {
  return (
    <>
      <PageHead title={content.name} lead={content.lead} banner={content.banner} form="line">
        {hasSamples && <p className="samples">{content.samples}</p>}
      </PageHead>
      <Island name="DistributorFilter" props={{ countries, choices }} />
      <div className="section list-close">
        <Prose text={content.intro} />
      </div>
    </>
  );
}
