import { CopySections } from '../components/CopySections.tsx';
import { Equipment } from '../components/Equipment.tsx';
import { FactList, Facts } from '../components/Facts.tsx';
import { Figure } from '../components/Figure.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { LinkList, type PageLink } from '../components/LinkList.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ScoreSheet } from '../components/ScoreSheet.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { CaptionsContext, usePicture } from '../components/site-context.ts';
import { SCORE_HEADINGS } from '../content/sports/score-headings.ts';
import type { SportContent } from '../content/sports/sport.ts';
import { type SubjectDocuments, useDocumentLinks } from './document-links.ts';

interface SportTemplateProps {
  readonly sport: SportContent;
  readonly scope: readonly PageLink[];
  readonly services: readonly PageLink[];
  readonly documents: SubjectDocuments;
  /** Whom to ask for an offer. */
  readonly offer: readonly PageLink[];
  readonly offerHeading: string;
  readonly outside: readonly PageLink[];
}

/** What visitors look for on the page, in its order. */
const ANCHORS = [
  ['plan', 'Where it is measured'],
  ['scope', 'Scope of Service'],
  ['equipment', 'Equipment'],
  ['offer', 'Ask for an offer'],
] as const;

/** From this proportion on a plan needs the width of the page, and its legend is below it. */
const WIDE_RATIO = 1.8;

/** Template of the 18 sports: judged ones open with the score sheet, games with the board, the others with the plan. */
export function SportTemplate({ sport, scope, services, documents, offer, ...props }: SportTemplateProps) {
  const { name, family, plan, companyPicture, sections, gallery, captions = {} } = sport;
  const shown = [...gallery, companyPicture, ...sections.map(({ picture }) => picture)];
  return (
    <CaptionsContext value={captions}>
      <PageHead title={name} lead={sport.lead} banner={sport.banner} form="strip-first">
        <nav aria-label="On this page">
          <ul className="anchors">
            {ANCHORS.map(([id, words]) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className="section split">
        <Prose text={sport.intro} />
      </div>
      {family !== 'line' && sport.score && <ScoreSheet heading={SCORE_HEADINGS[family]} cells={sport.score} />}
      {family !== 'judged' && <Plan picture={plan} />}
      {family !== 'judged' && <Facts facts={sport.facts} isBand />}
      <CopySections sections={sections} inColumns />
      {sport.phases && (
        <Section id="phases" heading="Five phases" className="facts" isSplit={false}>
          <FactList facts={sport.phases} />
        </Section>
      )}
      {family === 'judged' && (
        <>
          <Facts facts={sport.facts} isBand />
          <Plan picture={plan} />
        </>
      )}
      <Section
        id="company"
        heading={`Swiss Timing and ${name}`}
        text={sport.company}
        className={companyPicture ? 'band is-tinted statement pictured is-paired' : 'band is-tinted statement'}
      >
        {companyPicture && <Figure picture={companyPicture} />}
      </Section>
      <Gallery id="gallery" heading="Pictures" pictures={gallery} />
      <LinkList
        id="scope"
        heading="Scope of Service"
        links={scope}
        form={sport.isScopeInNewTab ? 'scope-new-tab' : 'scope'}
      />
      <Equipment equipment={sport.equipment} shown={shown} />
      <div className="end">
        <LinkList id="services" heading="Further services" links={services} />
        <LinkList id="documents" heading="Documents" links={useDocumentLinks(documents)} />
        <LinkList id="offer" heading={props.offerHeading} links={offer} />
        <LinkList id="outside" heading="Elsewhere" links={props.outside} form="outside" />
      </div>
    </CaptionsContext>
  );
}

/** The venue with its timing points. */
function Plan({ picture }: { picture: string }) {
  const { width, height } = usePicture(picture);
  return (
    <Section
      id="plan"
      heading="Where it is measured"
      className={width / height > WIDE_RATIO ? 'plan is-wide' : 'plan'}
      isSplit={false}
    >
      <Figure picture={picture} />
    </Section>
  );
}
