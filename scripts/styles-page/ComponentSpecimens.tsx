/** The components of shared/components, each in the states that differ in looks, with content of the site. */
import type { ReactNode } from 'react';
import { AskForOffer } from '../../shared/components/AskForOffer.tsx';
import { Breadcrumbs } from '../../shared/components/Breadcrumbs.tsx';
import { ColumnPlate } from '../../shared/components/ColumnPlate.tsx';
import { CopySections } from '../../shared/components/CopySections.tsx';
import { Equipment } from '../../shared/components/Equipment.tsx';
import { ExternalAnchor } from '../../shared/components/ExternalAnchor.tsx';
import { Facts } from '../../shared/components/Facts.tsx';
import { Gallery } from '../../shared/components/Gallery.tsx';
import { Intro } from '../../shared/components/Intro.tsx';
import { Island } from '../../shared/components/Island.tsx';
import { LinkList } from '../../shared/components/LinkList.tsx';
import { PageBanner } from '../../shared/components/PageBanner.tsx';
import { PageDownloads } from '../../shared/components/PageDownloads.tsx';
import { Pager } from '../../shared/components/Pager.tsx';
import { RichText } from '../../shared/components/RichText.tsx';
import { SceneBand } from '../../shared/components/SceneBand.tsx';
import { ScopeOfService } from '../../shared/components/ScopeOfService.tsx';
import { Steps } from '../../shared/components/Steps.tsx';
import { Timeline } from '../../shared/components/Timeline.tsx';
import { Wordmark } from '../../shared/components/Wordmark.tsx';
import { services } from '../../shared/content/services/services.ts';
import { sports } from '../../shared/content/sports/sports.ts';

const { Athletics: sport, Fencing, Snowboard } = sports;
const here = { href: '/_styles', name: 'Styles' };
const links = Array.from({ length: 14 }, (_, index) => ({ href: `#link-${index}`, name: `Page number ${index + 1}` }));
const detailed = links.map((link, index) => ({ ...link, detail: `User manual, DOCM_AQ_Quantum_${index}_EN` }));
const pictures = new Set(Object.values(services).flatMap(({ gallery }) => gallery));
const milestones = [
  { year: 1932, yearInWords: '1932', title: 'Los Angeles', text: 'Held in hand.', label: 'Omega', figures: '1/10 s' },
  { year: 1948, yearInWords: '1948', title: 'London', text: 'Photo finish.', links: links.slice(0, 2) },
  { year: 1948, yearInWords: '1948', title: 'St. Moritz', text: 'Photocell.' },
];
const countdown = { date: '2025-08-07T18:00:00', dateInWords: 'August 7, 2025, 18:00', link: '/' };
const library = {
  code: 'AQ',
  name: 'Aquatics',
  documents: [
    {
      name: 'Quantum Aquatics',
      url: '/a.pdf',
      what: 'Data sheet',
      format: 'PDF, 25 kB, English',
      number: '3480.508.02',
    },
  ],
};
const country = {
  noc: 'can',
  name: 'Canada',
  distributors: [
    { company: 'Everything known', street: 'Street 1', postalcountry: 'Canada', phone: '+1 604 555 0113' },
    { company: 'Name alone' },
  ],
};

const specimens: Readonly<Record<string, ReactNode>> = {
  Wordmark: <Wordmark />,
  Breadcrumbs: <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: 'Group' }, here]} />,
  PageBanner: <PageBanner title="Title of a page" lead={sport.lead} banner="/images/strip/Athletics.svg" />,
  'PageBanner without a strip': <PageBanner title="Title of a page" />,
  Intro: <Intro text={sport.intro} />,
  'Facts, five': <Facts facts={sport.facts} />,
  'Facts, six': <Facts facts={Fencing.facts} />,
  'Facts, three': <Facts facts={services.WebCIS.facts} />,
  CopySections: <CopySections sections={sport.sections} />,
  RichText: (
    <div className="prose">
      <RichText text={'A **strong** word and 10 s.\n\n- first\n- second\n\n[Away](https://example.com)'} />
    </div>
  ),
  'Button, ExternalAnchor': <Buttons />,
  Steps: <Steps id="steps" heading="How it works" steps={services.Timing.steps} />,
  ScopeOfService: <ScopeOfService scope={sport.scope} />,
  'Equipment, one piece without a drawing': <Equipment equipment={Snowboard.equipment} shown={[]} />,
  'Gallery of a plan': <Gallery id="plan" heading="One, across" pictures={['/images/plan/Athletics.svg']} />,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((count) => [`Gallery of ${count}`, galleryOf(count)])),
  ColumnPlate: <ColumnPlate id="/images/history/family-tree.svg" />,
  SceneBand: <SceneBand id="/images/scene/starter.svg" />,
  'LinkList of names': <LinkList id="names" heading="Names alone" links={links} />,
  'LinkList in a new tab': <LinkList id="tabs" heading="New tab" links={links.slice(0, 2)} opensNewTab />,
  'LinkList, folded': <LinkList id="details" heading="With details" links={detailed} />,
  AskForOffer: <AskForOffer sport={sport.name} documents="#details" />,
  Timeline: <Timeline entries={milestones} />,
  PageDownloads: <PageDownloads label="This list as" files={links.slice(0, 2)} />,
  Pager: <Pager section="Styles" previous={here} next={here} />,
  'Pager at the end': <Pager section="Styles" previous={here} />,
  'EventCountdown, before': (
    <Island
      name="EventCountdown"
      props={{ ...countdown, left: { days: '7', hours: '01', minutes: '02', seconds: '03' } }}
    />
  ),
  'EventCountdown, over': <Island name="EventCountdown" props={countdown} />,
  'CareersFilter, nothing open': (
    <Island name="CareersFilter" props={{ areas: [{ value: 'swiss', name: 'Switzerland', offers: [] }] }} />
  ),
  DocumentFilter: <Island name="DocumentFilter" props={{ categories: [library] }} />,
  DistributorFilter: <Island name="DistributorFilter" props={{ countries: [country] }} />,
};

export function ComponentSpecimens() {
  return Object.entries(specimens).map(([name, element]) => (
    <div className="component" key={name}>
      <header>{name}</header>
      <div className="component-frame">{element}</div>
    </div>
  ));
}

function galleryOf(count: number) {
  return <Gallery id={`gallery-${count}`} heading="Pictures" pictures={[...pictures].slice(0, count)} />;
}

function Buttons() {
  return (
    <p className="prose">
      <a className="button" href="#content">
        Read More
      </a>{' '}
      <ExternalAnchor className="button" href="https://example.com">
        Apply for this Job
      </ExternalAnchor>{' '}
      <ExternalAnchor href="https://example.com">example.com</ExternalAnchor>
    </p>
  );
}
