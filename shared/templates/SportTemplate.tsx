import { Equipment } from '../components/Equipment.tsx';
import { FactList, FactValue } from '../components/Facts.tsx';
import { Figure } from '../components/Figure.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { LinkList, type PageLink } from '../components/LinkList.tsx';
import { Moments } from '../components/Moments.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ScoreSheet } from '../components/ScoreSheet.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { CaptionsContext } from '../components/site-context.ts';
import { GAPS } from '../content/sports/resolutions.ts';
import { SCORE_HEADINGS } from '../content/sports/score-headings.ts';
import type { SportContent } from '../content/sports/sport.ts';
import { PageEnd, type PageEndProps } from './PageEnd.tsx';

interface SportTemplateProps extends PageEndProps {
  readonly sport: SportContent;
  readonly scope: readonly PageLink[];
  readonly services: readonly PageLink[];
}

/** What visitors look for on the page, in its order. */
const ANCHORS = [
  ['plan', 'Where it is measured'],
  ['scope', 'Scope of Service'],
  ['equipment', 'Equipment'],
  ['offer', 'Ask for an offer'],
] as const;

/** Template of the 18 sports: story, plan and moments, then the company, its services and its equipment. */
export function SportTemplate({ sport, scope, services, ...end }: SportTemplateProps) {
  const { name, slug, family, plan, sections, gallery, captions = {} } = sport;
  const shown = [...gallery, ...sections.map(({ picture }) => picture)];
  // What is said without a picture comes after the services, so that these are not at the end of the page.
  const moments = sections.filter(({ picture }) => picture !== undefined);
  const passages = sections.filter(({ picture }) => picture === undefined);
  const gap = GAPS[slug];
  const figure = sport.figure ?? (gap && { value: gap.value, description: `between first and second, ${gap.at}` });
  return (
    <CaptionsContext value={captions}>
      <PageHead title={name} lead={sport.lead} banner={sport.banner} form="strip-first">
        <nav aria-label="On this page">
          <ul className="cluster">
            {ANCHORS.map(([id, words]) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className="section row story">
        <Prose text={sport.intro} />
        {figure && (
          <p className="story-figure secondary">
            <b>
              <FactValue value={figure.value} />
            </b>{' '}
            {figure.description}
            {family === 'line' && (
              <>
                {'. '}
                <a href="/ScopeOfService#life-size">How far is a hundredth?</a>
              </>
            )}
          </p>
        )}
      </div>
      {family !== 'line' && sport.score && <ScoreSheet heading={SCORE_HEADINGS[family]} cells={sport.score} />}
      <Section id="plan" heading="Where it is measured" className="band plan" isSplit={false}>
        <Figure picture={plan} />
        <FactList facts={sport.facts} />
      </Section>
      <Moments sections={moments.length > 0 ? moments : passages} />
      {sport.phases && (
        <Section id="phases" heading="Five phases" className="facts" isSplit={false}>
          <FactList facts={sport.phases} />
        </Section>
      )}
      <Section id="company" heading={`Swiss Timing and ${name}`} text={sport.company} className="statement" />
      <Gallery id="gallery" heading="Pictures" pictures={gallery} />
      <LinkList
        id="scope"
        heading="Scope of Service"
        links={scope}
        form={sport.isScopeInNewTab ? 'scope-new-tab' : 'scope'}
      />
      <Equipment equipment={sport.equipment} shown={shown} services={services} />
      {moments.length > 0 && <Moments sections={passages} />}
      <PageEnd {...end} />
    </CaptionsContext>
  );
}
