/** The part of schema.org that this site uses, to hold its data against. https://schema.org/docs/full.html */

type Kind = 'Text' | 'URL' | 'Date' | 'LocalDateTime' | 'Integer' | 'Boolean' | 'EventStatusType';
type Vocabulary = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const THING = { name: ['Text'], description: ['Text'], url: ['URL'] } as const;
const REACHABLE = { address: ['PostalAddress', 'Text'], telephone: ['Text'], faxNumber: ['Text'] } as const;

/** Per type its properties, and per property the types and kinds of value it may have. */
const TYPES: Vocabulary = {
  Organization: {
    ...THING,
    ...REACHABLE,
    email: ['Text'],
    legalName: ['Text'],
    logo: ['URL'],
    foundingDate: ['Date'],
    parentOrganization: ['Organization'],
    location: ['Place'],
  },
  Place: { ...THING, ...REACHABLE },
  PostalAddress: {
    ...THING,
    streetAddress: ['Text'],
    postOfficeBoxNumber: ['Text'],
    postalCode: ['Text'],
    addressLocality: ['Text'],
    addressRegion: ['Text'],
    addressCountry: ['Text'],
  },
  BreadcrumbList: { ...THING, itemListElement: ['ListItem'] },
  ListItem: { ...THING, position: ['Integer'], item: ['URL'] },
  JobPosting: {
    ...THING,
    title: ['Text'],
    identifier: ['PropertyValue'],
    hiringOrganization: ['Organization'],
    jobLocation: ['Place'],
    employmentType: ['Text'],
    jobStartDate: ['Date'],
    directApply: ['Boolean'],
    datePosted: ['Date'],
    validThrough: ['Date'],
  },
  PropertyValue: { ...THING, value: ['Text'] },
  SportsEvent: { ...THING, startDate: ['LocalDateTime'], eventStatus: ['EventStatusType'], location: ['Place'] },
};

const KINDS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^https:\/\//.test(value) && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  LocalDateTime: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(value),
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
  EventStatusType: (value) => /^https:\/\/schema\.org\/Event(Scheduled|Cancelled|Postponed)$/.test(String(value)),
};

export interface SchemaObject {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Everything that schema.org would not understand, with the way to it; empty for good data. */
export function schemaProblems(data: SchemaObject, where = data['@type']): string[] {
  const properties = TYPES[data['@type']];
  if (properties === undefined) return [`${where}: there is no type ${data['@type']}`];
  return Object.entries(data)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const expected = properties[property];
      if (expected === undefined) return [`${where}: has no property ${property}`];
      return [value].flat().flatMap((single) => valueProblems(single, expected, `${where}.${property}`));
    });
}

function valueProblems(value: unknown, expected: readonly string[], where: string): string[] {
  if (isSchemaObject(value)) {
    return expected.includes(value['@type']) ? schemaProblems(value, where) : [`${where}: is a ${value['@type']}`];
  }
  const isExpected = expected.some((name) => name in KINDS && KINDS[name as Kind](value));
  return isExpected ? [] : [`${where}: ${JSON.stringify(value)} is no ${expected.join(' or ')}`];
}

function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && '@type' in value;
}
