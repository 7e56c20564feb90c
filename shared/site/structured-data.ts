/** What pages say of their subjects in the vocabulary of schema.org. */
import type { JobOffer } from '../content/careers/offers.ts';
import { confirmed, type Office, offices } from '../content/company/offices.ts';
import { countries } from '../content/distributors/countries.ts';
import type { UpcomingEvent } from '../content/events/events.ts';
import { site } from '../content/site.ts';
import { CONTEXT, type StructuredData } from '../json-ld.ts';
import { paths } from '../paths.ts';
import { plainText } from '../plain-text.ts';

/** The company with its offices, headquarters first, without their sample data. */
export function organization(origin: string, [headquarters, ...others] = offices): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'Organization',
    name: site.brand,
    legalName: site.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    foundingDate: site.foundingDate,
    parentOrganization: { '@type': 'Organization', name: site.group, url: site.groupSite },
    ...(headquarters && contactOf(headquarters)),
    // A place alone has no mail address.
    location: others.map((office) => ({
      '@type': 'LocalBusiness',
      name: confirmed(office, 'company') ?? `${office.role}, ${office.town}`,
      url: `${origin}${paths.company(office.slug)}`,
      ...contactOf(office),
    })),
  };
}

const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = { 'Full Time': 'FULL_TIME', 'Part Time': 'PART_TIME' };

/** None for a sample, nor where the day of publication or the parts of the address are unknown, which Google requires. */
export function jobPostings(offer: JobOffer, employer: Office, origin: string): StructuredData[] {
  const address = readAddress(offer.language.location.info);
  if (offer.standIn || offer.posted === undefined || address === undefined) return [];
  const { title, jobnumber, description, profile, requirements, language_requirements, ...terms } = offer.language;
  const posting = {
    ...CONTEXT,
    '@type': 'JobPosting',
    title,
    description: plainText([description, profile, requirements, language_requirements].join('\n\n')),
    datePosted: offer.posted,
    identifier: { '@type': 'PropertyValue', name: employer.company, value: jobnumber },
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.company,
      url: `${origin}${paths.company(employer.slug)}`,
    },
    jobLocation: { '@type': 'Place', address },
    employmentType: EMPLOYMENT_TYPES[terms.working_time],
    directApply: false,
    url: `${origin}${paths.job(offer.attr_id)}`,
  };
  return [posting];
}

/** The date-time has no zone: schema.org reads it in the zone of the place. */
export function sportsEvent({ name, date, endDate, place, link }: UpcomingEvent): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'SportsEvent',
    name,
    startDate: date,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place, address: place },
    url: link,
  };
}

function contactOf(office: Office) {
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: confirmed(office, 'street'),
      postOfficeBoxNumber: confirmed(office, 'poBox')?.replace(/\D/g, ''),
      postalCode: confirmed(office, 'postalCode'),
      addressLocality: office.town,
      addressCountry: isoOf(office.country),
    },
    telephone: confirmed(office, 'phone'),
    faxNumber: confirmed(office, 'fax'),
    email: confirmed(office, 'mail'),
  };
}

const ADDRESS =
  /^(?<street>[^,]+), (?:[A-Z]{1,2}-)?(?<code>\d{4,5}) (?<town>[^,]+), (?<region>[^,]+), (?<country>[^,]+)$/;

/** "Wiesenring 11, D-04159 Leipzig, Saxony, Germany" in its parts; undefined for an address of another form. */
function readAddress(text: string) {
  const parts = ADDRESS.exec(text)?.groups;
  return (
    parts && {
      '@type': 'PostalAddress',
      streetAddress: parts.street,
      postalCode: parts.code,
      addressLocality: parts.town,
      addressRegion: parts.region,
      addressCountry: isoOf(parts.country ?? ''),
    }
  );
}

/** The two-letter code; for a country that is not in the list, its name. */
function isoOf(country: string): string {
  return countries.find(({ name }) => name === country)?.iso ?? country;
}
