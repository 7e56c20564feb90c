import type { Neighbour } from '../components/Pager.tsx';
import { careersContent } from '../content/careers/careers-content.ts';
import { findOffer, type JobOffer, offersByArea } from '../content/careers/offers.ts';
import { type Office, offices } from '../content/company/offices.ts';
import { dayAt, isoDate } from '../dates.ts';
import { areaFilter, type OfferArea } from '../islands/CareersFilter.tsx';
import { paths } from '../paths.ts';
import { allJobsFeed, dataOf, jobFeeds } from '../site/alternates.ts';
import { fitDescription } from '../site/fit-description.ts';
import { definePage } from '../site/page.ts';
import { jobPostings } from '../site/structured-data.ts';
import { CareerDetailTemplate } from '../templates/CareerDetailTemplate.tsx';
import { CareersTemplate } from '../templates/CareersTemplate.tsx';
import { jobNotFound } from './error-pages.tsx';

const areas: readonly OfferArea[] = careersContent.areas.map(({ value, name }) => ({
  value,
  name,
  offers: offersByArea[value].map(({ attr_id, germanFields, language }) => ({
    id: attr_id,
    title: language.title,
    domain: language.domain,
    hours: language.working_time,
    ...(germanFields.includes('title') && { titleLanguage: 'de' }),
  })),
}));

const path = paths.company('Careers');
const offers: readonly JobOffer[] = [...offersByArea.swiss, ...offersByArea.germany];

export const careersPage = definePage({
  path,
  name: careersContent.name,
  description: careersContent.description,
  islands: ['CareersFilter'],
  filters: [areaFilter(areas)],
  alternates: [...jobFeeds, ...dataOf(path)],
  load: ({ choices }) => ({
    props: { content: careersContent, areas, choices, hasSamples: offers.some(({ standIn }) => standIn) },
  }),
  View: CareersTemplate,
});

/** The neighbours of an offer, in the order of the list, which is a circle. */
function neighboursOf(offer: JobOffer): { previous?: Neighbour; next?: Neighbour } {
  if (offers.length < 2) return {};
  const at = (step: number) => offers.at((offers.indexOf(offer) + step) % offers.length);
  const [previous, next] = [at(-1), at(1)].map(
    (other) =>
      other && {
        href: paths.job(other.attr_id),
        name: other.language.title,
        language: other.germanFields.includes('title') ? 'de' : undefined,
      },
  );
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** Fills the description of an offer whose other words are few. */
const REST = 'Tasks, profile, languages, place of work, and how to apply.';

const EMPLOYERS: Readonly<Record<JobOffer['language']['company'], Office['slug']>> = {
  81: 'ContactCorgemont',
  138: 'ContactLeipzig',
};

function employerOf({ language: { company } }: JobOffer): Office {
  const office = offices.find(({ slug }) => slug === EMPLOYERS[company]);
  if (office === undefined) throw new Error(`There is no office for company ${company}`);
  return office;
}

export const careerDetailPage = definePage({
  path: paths.job(':jobId'),
  addresses: offers.map((offer) => paths.job(offer.attr_id)),
  name: 'Job offer',
  description: careersContent.description,
  freshness: 'calendar',
  parent: careersPage,
  alternates: [allJobsFeed],
  load: ({ params, now }) => {
    const offer = findOffer(params.jobId ?? '');
    if (offer === undefined) return { missing: jobNotFound };
    const { title, location, available, company, domain, contract } = offer.language;
    const area = careersContent.areas.find((candidate) => candidate.company === company)?.name ?? '';
    const today = dayAt(now, employerOf(offer).timeZone);
    const hasPassed = isoDate(available) < isoDate(today);
    return {
      props: {
        offer,
        area,
        hasPassed,
        samples: offer.standIn ? careersContent.sample : undefined,
        ...neighboursOf(offer),
      },
      name: title,
      nameLanguage: offer.germanFields.includes('title') ? 'de' : undefined,
      description: fitDescription(
        `Job offer ${offer.attr_id} at Swiss Timing, ${area}: ${title}. ${domain}, ${contract}. ${location.info}. ${REST}`,
      ),
    };
  },
  View: CareerDetailTemplate,
  // An offer past its start date may be filled: search engines no longer get it.
  structuredData: ({ offer, hasPassed }, origin) => (hasPassed ? [] : jobPostings(offer, employerOf(offer), origin)),
});
