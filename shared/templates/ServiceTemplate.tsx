import { CopySections } from '../components/CopySections.tsx';
import { Facts } from '../components/Facts.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { LinkList, type PageLink } from '../components/LinkList.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { RichLine } from '../components/RichText.tsx';
import { Section } from '../components/Section.tsx';
import { Steps } from '../components/Steps.tsx';
import { CaptionsContext } from '../components/site-context.ts';
import type { ServiceContent } from '../content/services/service.ts';
import { type SubjectDocuments, useDocumentLinks } from './document-links.ts';

interface ServiceTemplateProps {
  readonly service: ServiceContent;
  readonly sports: readonly PageLink[];
  readonly documents: SubjectDocuments;
  /** Whom to ask for an offer. */
  readonly offer: readonly PageLink[];
  readonly offerHeading: string;
  readonly outside: readonly PageLink[];
}

/** Template of the 19 services. */
export function ServiceTemplate({ service, sports, documents, offer, offerHeading, outside }: ServiceTemplateProps) {
  const { sections, keyPicture, captions = {} } = service;
  const shown = new Set([keyPicture, ...sections.map(({ picture }) => picture)]);
  return (
    <CaptionsContext value={captions}>
      <PageHead title={service.name} lead={service.lead} banner={keyPicture} form="beside" />
      <Facts facts={service.facts} />
      <Steps id="how-it-works" heading="How it works" steps={service.steps} strip={service.banner} />
      <CopySections sections={sections} inColumns />
      <Section id="benefits" heading="What you get" className="band is-tinted benefits">
        <ul className="benefits-list columns-on-paper">
          {service.benefits.map((benefit) => (
            <li key={benefit}>
              <RichLine text={benefit} />
            </li>
          ))}
        </ul>
      </Section>
      <Gallery id="gallery" heading="Pictures" pictures={service.gallery.filter((picture) => !shown.has(picture))} />
      <div className="end">
        <LinkList id="sports" heading="Sports that use it" links={sports} />
        <LinkList id="documents" heading="Documents" links={useDocumentLinks(documents)} />
        <LinkList id="offer" heading={offerHeading} links={offer} />
        <LinkList id="outside" heading="Elsewhere" links={outside} form="outside" />
      </div>
    </CaptionsContext>
  );
}
