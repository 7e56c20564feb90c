import { AskForOffer } from '../components/AskForOffer.tsx';
import { Columns } from '../components/Columns.tsx';
import { CopySections, leftOver } from '../components/CopySections.tsx';
import { DocumentLinks } from '../components/DocumentLinks.tsx';
import { Equipment } from '../components/Equipment.tsx';
import { Facts } from '../components/Facts.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { Intro } from '../components/Intro.tsx';
import { LinkList, type PageLink } from '../components/LinkList.tsx';
import { OutsideLinks } from '../components/OutsideLinks.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { Plan } from '../components/Plan.tsx';
import { ScopeOfService } from '../components/ScopeOfService.tsx';
import { Statement } from '../components/Statement.tsx';
import { Steps } from '../components/Steps.tsx';
import type { DocumentSheet } from '../content/downloads/document-sheet.ts';
import type { SportContent } from '../content/sports/sport.ts';
import { paths } from '../paths.ts';

interface SportPageProps {
  readonly sport: SportContent;
  readonly services: readonly PageLink[];
  readonly newTabServices: readonly PageLink[];
  readonly documents: readonly DocumentSheet[];
}

/** The plan of the venue has most to read: it stands apart from the other pictures, before the words. */
const isPlan = (picture: string) => picture.startsWith('/images/plan/');

/** Template of the 18 sports. */
export function SportPage({ sport, services, newTabServices, documents }: SportPageProps) {
  const gallery = leftOver(sport.gallery, sport.sections, sport.companyPicture);
  const plan = gallery.find(isPlan);
  return (
    <>
      <PageBanner title={sport.name} lead={sport.lead} banner={sport.banner} form="strip-first" />
      <Intro text={sport.intro} />
      {plan && <Plan id={plan} />}
      <Facts facts={sport.facts} isBand />
      <CopySections sections={sport.sections} inColumns />
      {sport.phases && <Steps id="phases" heading="Five phases" steps={sport.phases} />}
      <Statement
        id="company"
        heading={`Swiss Timing and ${sport.name}`}
        text={sport.company}
        picture={sport.companyPicture}
      />
      <Columns>
        <ScopeOfService scope={sport.scope} />
        <LinkList id="new-tab-services" heading="Services at the venue" links={newTabServices} opensNewTab />
        <LinkList id="services" heading="Further services" links={services} />
      </Columns>
      <Gallery id="gallery" heading="Pictures" pictures={gallery.filter((picture) => picture !== plan)} />
      <Equipment
        equipment={sport.equipment}
        shown={[sport.companyPicture, ...sport.sections.map(({ picture }) => picture)]}
      />
      <Columns>
        <DocumentLinks sheets={documents} />
        <AskForOffer
          sport={sport.name}
          documents={documents.length > 0 ? '#documents' : paths.download('Documentation')}
        />
      </Columns>
      <OutsideLinks links={sport.links} />
    </>
  );
}
