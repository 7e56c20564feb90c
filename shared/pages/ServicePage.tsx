import { CopySections } from '../components/CopySections.tsx';
import { Facts } from '../components/Facts.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { LinkList, type PageLink } from '../components/LinkList.tsx';
import { OutsideLinks } from '../components/OutsideLinks.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { RichLine } from '../components/RichText.tsx';
import { Steps } from '../components/Steps.tsx';
import type { ServiceContent } from '../content/services/service.ts';

interface ServicePageProps {
  readonly service: ServiceContent;
  readonly sports: readonly PageLink[];
  readonly documents: readonly PageLink[];
}

/** Template of the 19 services. */
export function ServicePage({ service, sports, documents }: ServicePageProps) {
  return (
    <>
      <PageBanner title={service.name} lead={service.lead} strip={`strip/${service.slug}`} />
      <Facts facts={service.facts} />
      <CopySections sections={service.sections} />
      <Steps id="how-it-works" heading="How it works" steps={service.steps} />
      <section className="section benefits" aria-labelledby="benefits">
        <h2 id="benefits">What you get</h2>
        <ul className="ticks">
          {service.benefits.map((benefit) => (
            <li key={benefit}>
              <RichLine text={benefit} />
            </li>
          ))}
        </ul>
      </section>
      <Gallery id="gallery" heading="Pictures" pictures={service.gallery} />
      <LinkList id="sports" heading="Sports that use it" links={sports} />
      <LinkList id="documents" heading="Documents" links={documents} />
      <OutsideLinks links={service.links ?? []} />
    </>
  );
}
