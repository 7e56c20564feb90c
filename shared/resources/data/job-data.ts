import { careersContent } from '../../content/careers/careers-content.ts';
import { type JobOffer, type OfferTextField, offersByArea } from '../../content/careers/offers.ts';
import { isoDate } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { absoluteLinks } from './absolute-links.ts';
import { defineDataSet } from './data-set.ts';

interface AreaOffer {
  readonly area: string;
  readonly offer: JobOffer;
}

/** Names of the fields that can be German. */
const FIELD_NAMES = {
  title: 'title',
  description: 'description',
  profile: 'profile',
  requirements: 'requirements',
  language_requirements: 'languageRequirements',
} as const satisfies Record<OfferTextField, string>;

export const jobData = defineDataSet<AreaOffer>({
  name: 'jobs',
  title: 'Job offers',
  description: 'Offers in Switzerland and Germany. Longer texts are Markdown; “germanFields” names those in German.',
  page: paths.company('Careers'),
  entries: careersContent.areas.flatMap(({ value, name }) =>
    offersByArea[value].map((offer) => ({ area: name, offer })),
  ),
  fields: {
    id: ({ offer }) => offer.attr_id,
    reference: ({ offer }) => offer.attr_reference,
    jobNumber: ({ offer }) => offer.language.jobnumber,
    area: ({ area }) => area,
    title: ({ offer }) => offer.language.title,
    domain: ({ offer }) => offer.language.domain,
    position: ({ offer }) => offer.language.position,
    contract: ({ offer }) => offer.language.contract,
    workingTime: ({ offer }) => offer.language.working_time,
    location: ({ offer }) => offer.language.location.info,
    startDate: ({ offer }) => isoDate(offer.language.available),
    description: ({ offer }, origin) => absoluteLinks(offer.language.description, origin),
    profile: ({ offer }, origin) => absoluteLinks(offer.language.profile, origin),
    requirements: ({ offer }, origin) => absoluteLinks(offer.language.requirements, origin),
    languageRequirements: ({ offer }, origin) => absoluteLinks(offer.language.language_requirements, origin),
    contact: ({ offer }, origin) => absoluteLinks(offer.language.contact_information, origin),
    language: ({ offer }) => offer.language.attr_code,
    germanFields: ({ offer }) => offer.germanFields.map((field) => FIELD_NAMES[field]),
    address: ({ offer }, origin) => `${origin}${paths.job(offer.attr_id)}`,
    application: ({ offer }) => offer.language.link['#text'],
    standIn: ({ offer }) => offer.standIn,
  },
});
