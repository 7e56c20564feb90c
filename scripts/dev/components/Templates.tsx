/** Every template in its states, with sample content. */
import type { ReactElement } from 'react';
import { careersContent } from '../../../shared/content/careers/careers-content.ts';
import { distributorsContent } from '../../../shared/content/distributors/distributors-content.ts';
import type { ServiceContent } from '../../../shared/content/services/service.ts';
import { scopeOfServiceContent } from '../../../shared/content/sports/scope.ts';
import type { SportContent } from '../../../shared/content/sports/sport.ts';
import { BrandsTemplate } from '../../../shared/templates/BrandsTemplate.tsx';
import { CareerDetailTemplate } from '../../../shared/templates/CareerDetailTemplate.tsx';
import { CareersTemplate } from '../../../shared/templates/CareersTemplate.tsx';
import { ContactTemplate } from '../../../shared/templates/ContactTemplate.tsx';
import { CopyTemplate } from '../../../shared/templates/CopyTemplate.tsx';
import { DistributorsTemplate } from '../../../shared/templates/DistributorsTemplate.tsx';
import { DocumentLibraryTemplate } from '../../../shared/templates/DocumentLibraryTemplate.tsx';
import { HeritageTemplate } from '../../../shared/templates/HeritageTemplate.tsx';
import { HistoryTemplate } from '../../../shared/templates/HistoryTemplate.tsx';
import { HomeTemplate } from '../../../shared/templates/HomeTemplate.tsx';
import { LegalTemplate } from '../../../shared/templates/LegalTemplate.tsx';
import { MilestonesTemplate } from '../../../shared/templates/MilestonesTemplate.tsx';
import { OpenDataTemplate } from '../../../shared/templates/OpenDataTemplate.tsx';
import { ScopeOfServiceTemplate } from '../../../shared/templates/ScopeOfServiceTemplate.tsx';
import { ServiceTemplate } from '../../../shared/templates/ServiceTemplate.tsx';
import { SiteIndexTemplate } from '../../../shared/templates/SiteIndexTemplate.tsx';
import { SportTemplate } from '../../../shared/templates/SportTemplate.tsx';
import {
  MARKDOWN,
  type PictureIn,
  type Sample,
  sampleEntries,
  sampleEvent,
  sampleFacts,
  sampleGames,
  sampleLinks,
  sampleOffer,
  sampleSections,
  tomorrow,
  WORDS,
} from './sample-content.ts';
import { sampleCountries, sampleOfferAreas, sampleStations } from './sample-lists.ts';
import { head, outside, sampleOffice, sampleSport } from './sample-subjects.ts';

const documents = { shown: [], library: sampleLinks[0] };
const offer = { offer: sampleLinks, offerHeading: 'An offer', outside: sampleLinks };

const sportPage = (content: SportContent) => (
  <SportTemplate sport={content} scope={sampleLinks} services={sampleLinks} documents={documents} {...offer} />
);

const servicePage = (pictureIn: PictureIn, opening: ServiceContent['opening']) => (
  <ServiceTemplate
    service={{
      ...head,
      slug: 'Timing',
      opening,
      banner: pictureIn('scene'),
      benefits: [WORDS, WORDS.slice(0, 40), 'A short one'],
      chain: { heading: 'The work', stations: sampleStations },
      proof: WORDS.slice(0, 80),
      sections: [
        { heading: 'With a picture', text: MARKDOWN, picture: pictureIn('scene') },
        { heading: 'With a number', text: WORDS, number: { value: '50 mm', type: 'Accuracy' }, trueLength: '50mm' },
      ],
    }}
    sports={['Athletics', 'Swimming']}
    documents={documents}
    {...offer}
  />
);

const band = (id: string) => ({ id, heading: `About ${id}`, text: MARKDOWN });
const files = [{ href: '/data/jobs.json', name: 'JSON', title: 'Jobs as JSON' }];
const gallery = (pictureIn: PictureIn, folder: string) => ({
  heading: `Of ${folder}`,
  pictures: [pictureIn(folder), pictureIn(folder), pictureIn(folder)],
});
const columns = [
  { type: 'timing', title: 'Timing' },
  { type: 'tvg', title: 'TV Graphics' },
] as const;

/** By the last part of their address. */
export const templates: Readonly<Record<string, (sample: Sample) => ReactElement>> = {
  Home: ({ pictureIn, now }) => (
    <HomeTemplate
      content={{
        title: 'A headline',
        teaser: MARKDOWN,
        description: WORDS,
        intro: band('intro'),
        quote: { text: WORDS, speaker: 'Somebody', role: 'President', note: WORDS },
        distributedTimekeeping: { ...band('distributed'), picture: pictureIn('screen'), band: 'tinted' },
        timing: band('timing'),
        instantInformation: {
          ...band('instant'),
          audiences: sampleLinks.map(({ name, href }) => ({ name, href, text: WORDS })),
        },
        services: { id: 'services', heading: 'Services', text: WORDS },
        figures: sampleFacts,
      }}
      events={[{ ...sampleEvent, date: tomorrow(now), logo: pictureIn('event') }]}
      services={[{ name: 'Services', links: sampleLinks }]}
      now={now}
    />
  ),
  SportInTime: ({ pictureIn }) =>
    sportPage(sampleSport(pictureIn, { banner: pictureIn('strip'), phases: sampleFacts })),
  SportJudged: ({ pictureIn }) =>
    sportPage(
      sampleSport(pictureIn, {
        family: 'judged',
        score: [
          { name: 'Difficulty', value: '6.4' },
          { name: 'Total', value: '14.9' },
        ],
      }),
    ),
  SportPlayed: ({ pictureIn }) =>
    sportPage(
      sampleSport(pictureIn, { family: 'play', score: [{ name: 'Home', value: '78' }], isScopeInNewTab: true }),
    ),
  ServiceInScene: ({ pictureIn }) => servicePage(pictureIn, 'scene'),
  ServiceOnTelevision: ({ pictureIn }) => servicePage(pictureIn, 'television'),
  ServiceOnPhone: ({ pictureIn }) => servicePage(pictureIn, 'phone'),
  Copy: ({ pictureIn }) => (
    <CopyTemplate
      page={{ ...head, isInMenu: false, banner: pictureIn('strip'), sections: sampleSections(pictureIn) }}
    />
  ),
  Careers: () => <CareersTemplate content={careersContent} areas={sampleOfferAreas} hasSamples choices={{}} />,
  CareerDetail: () => (
    <CareerDetailTemplate
      offer={{ ...sampleOffer, germanFields: ['title', 'profile'] }}
      area="Germany"
      samples={WORDS}
    />
  ),
  Contact: ({ pictureIn }) => (
    <ContactTemplate
      office={{ ...sampleOffice, picture: pictureIn('office') }}
      card={sampleLinks[0] ?? { href: '', name: '' }}
    />
  ),
  Distributors: () => (
    <DistributorsTemplate content={distributorsContent} countries={sampleCountries} hasSamples choices={{}} />
  ),
  DocumentLibrary: () => (
    <DocumentLibraryTemplate
      {...head}
      note={WORDS}
      choices={{}}
      categories={[
        { Code: 'bob', CategoryName: 'Bobsleigh', ListOfPdfs: [{ fileName: 'A sheet', url: '/documents/a.pdf' }] },
      ]}
    />
  ),
  History: ({ pictureIn }) => (
    <HistoryTemplate
      content={{
        ...head,
        key: pictureIn('history'),
        chapters: [
          { ...band('first'), picture: pictureIn('heritage'), year: 1932 },
          { heading: 'A chapter without a picture', text: MARKDOWN, year: 1972 },
        ],
        today: { id: 'today', heading: 'Today', text: WORDS },
      }}
    />
  ),
  Milestones: ({ pictureIn }) => (
    <MilestonesTemplate content={{ ...head, note: MARKDOWN }} entries={sampleEntries(pictureIn)} />
  ),
  Heritage: ({ pictureIn }) => (
    <HeritageTemplate
      content={{
        ...head,
        banner: pictureIn('strip'),
        matrix: { heading: 'Games by year', note: WORDS, founding: { year: 1972, text: 'Founded' } },
        olympicNote: WORDS,
        otherGamesHeading: 'Other Games',
        galleries: { devices: gallery(pictureIn, 'heritage'), venues: gallery(pictureIn, 'scene') },
        organisations: { heading: 'Federations', text: WORDS },
      }}
      lists={sampleGames}
      events={{ id: 'events', heading: 'Events', entries: sampleGames[0]?.entries ?? [] }}
      organisations={outside}
    />
  ),
  Brands: ({ pictureIn }) => (
    <BrandsTemplate
      content={head}
      brands={['One', 'Two'].map((name) => ({
        id: name.toLowerCase(),
        name,
        site: 'https://www.brand.example',
        lead: WORDS,
        text: MARKDOWN,
        partnerships: [{ field: 'Swimming', role: 'Official timekeeper', since: '1932' }],
        picture: pictureIn('brand'),
      }))}
    />
  ),
  ScopeOfService: ({ pictureIn }) => (
    <ScopeOfServiceTemplate
      content={scopeOfServiceContent}
      columns={columns}
      sports={[
        sampleSport(pictureIn, {}),
        sampleSport(pictureIn, { slug: 'Fencing', surface: 'piste', scope: columns.map((column) => ({ ...column })) }),
      ]}
    />
  ),
  Legal: () => (
    <LegalTemplate
      {...head}
      date="March 30, 2025"
      sections={[
        { id: 'one', heading: 'A section', text: MARKDOWN },
        {
          id: 'two',
          heading: 'A table',
          text: WORDS,
          table: { caption: 'Names', head: ['Name', 'Days'], rows: [['A', '1']] },
        },
      ]}
    />
  ),
  OpenData: () => (
    <OpenDataTemplate
      {...head}
      terms={WORDS}
      sets={[
        { heading: 'Jobs', text: WORDS, page: '/Sales', entryCount: 2, files },
        { heading: 'Addresses', text: WORDS, files },
      ]}
    />
  ),
  SiteIndex: () => <SiteIndexTemplate {...head} groups={[{ name: 'A group', links: sampleLinks }]} />,
};
