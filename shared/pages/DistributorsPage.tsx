import { Island } from '../components/Island.tsx';
import { FileLine, type PageLink } from '../components/LinkList.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { Prose } from '../components/Section.tsx';
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
      <Island name="DistributorFilter" props={{ countries, choices }} />
      <div className="section list-close">
        <div className="list-notes">
          {hasSamples && <p className="samples">{content.samples}</p>}
          <FileLine label="This list as" files={files} />
        </div>
        <Prose text={content.intro} />
      </div>
    </>
  );
}
