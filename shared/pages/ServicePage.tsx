import { CopySections, leftOver } from '../components/CopySections.tsx';
import { DocumentLinks } from '../components/DocumentLinks.tsx';
import { Facts } from '../components/Facts.tsx';
import { Gallery } from '../components/Gallery.tsx';
import type { PageLink } from '../components/LinkList.tsx';
import { OutsideLinks } from '../components/OutsideLinks.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { RichLine } from '../components/RichText.tsx';
import { SportsUsing } from '../components/SportsUsing.tsx';
import { StepsOnStrip } from '../components/Steps.tsx';
import type { DocumentSheet } from '../content/downloads/document-sheet.ts';
import type { ServiceContent } from '../content/services/service.ts';

interface ServicePageProps {
  readonly service: ServiceContent;
  readonly sports: readonly PageLink[];
  readonly documents: readonly DocumentSheet[];
}

/** Template of the 19 services. */
export function ServicePage({ service, sports, documents }: ServicePageProps) {
  const { sections, keyPicture } = service;
  return (
    <>
      <PageBanner title={service.name} lead={service.lead} banner={keyPicture} form="beside" />
      <Facts facts={service.facts} />
      <StepsOnStrip id="how-it-works" heading="How it works" steps={service.steps} strip={service.banner} />
      <CopySections sections={sections} inColumns />
      <section className="section benefits" aria-labelledby="benefits">
        <h2 id="benefits">What you get</h2>
        <ul className="benefits-list">
          {service.benefits.map((benefit) => (
            <li key={benefit}>
              <RichLine text={benefit} />
            </li>
          ))}
        </ul>
      </section>
      <Gallery id="gallery" heading="Pictures" pictures={leftOver(service.gallery, sections, keyPicture)} />
      <SportsUsing sports={sports} />
      <DocumentLinks sheets={documents} />
      <OutsideLinks links={service.links ?? []} />
    </>
  );
}
