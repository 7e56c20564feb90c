import { Island } from '../components/Island.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Section.tsx';
import type { distributorsContent } from '../content/distributors/distributors-content.ts';
import type { Choices } from '../filters.ts';
import type { DistributorCountry } from '../islands/DistributorFilter.tsx';

interface DistributorsTemplateProps {
  readonly content: typeof distributorsContent;
  readonly countries: readonly DistributorCountry[];
  readonly hasSamples: boolean;
  readonly choices: Choices;
}

export function DistributorsTemplate({ content, countries, hasSamples, choices }: DistributorsTemplateProps) {
  return (
    <>
      <PageHead title={content.name} lead={content.lead} banner={content.banner} form="line">
        {hasSamples && <p className="samples secondary">{content.samples}</p>}
      </PageHead>
      <Island name="DistributorFilter" props={{ countries, choices }} />
      <div className="section split list-close">
        <Prose text={content.intro} />
      </div>
    </>
  );
}
