import { CopySections, leftOver } from '../components/CopySections.tsx';
import { DocumentLinks } from '../components/DocumentLinks.tsx';
import { Facts } from '../components/Facts.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { LinkList, type PageLink } from '../components/LinkList.tsx';
import { OutsideLinks } from '../components/OutsideLinks.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { RichLine } from '../components/RichText.tsx';
import { Steps } from '../components/Steps.tsx';
import type { DocumentSheet } from '../content/downloads/document-sheet.ts';
import type { ServiceContent } from '../content/services/service.ts';

interface ServicePageProps {
  readonly service: ServiceContent;
  readonly sports: readonly PageLink[];
  readonly documents: readonly DocumentSheet[];
}

/** Template of the 19 services. */
export function ServicePage({ service, sports, documents }: ServicePageProps) {
  return (
    <>
      <PageBanner title={service.name} lead={service.lead} banner={service.banner} />
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
      <Gallery id="gallery" heading="Pictures" pictures={leftOver(service.gallery, service.sections)} />
      <LinkList id="sports" heading="Sports that use it" links={sports} />
      <DocumentLinks sheets={documents} />
      <OutsideLinks links={service.links ?? []} />
    </>
  );
}
