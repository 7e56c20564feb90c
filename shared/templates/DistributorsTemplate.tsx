import { Island } from '../components/Island.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Section } from '../components/Section.tsx';
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
      <PageHead title={content.name} lead={content.lead} form="list">
        {hasSamples && <p className="secondary">{content.samples}</p>}
      </PageHead>
      <Island name="DistributorFilter" props={{ countries, choices }} />
      <Section id="first-mail" className="list-close" {...content.firstMail} />
    </>
  );
}
