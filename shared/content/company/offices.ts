import type { Markdown } from '../copy.ts';

export interface Office {
  readonly slug: 'ContactCorgemont' | 'ContactLeipzig' | 'ContactLiberec';
  /** Picture id. */
  readonly banner: string;
  readonly id: 'corgemont' | 'leipzig' | 'liberec';
  readonly town: string;
  readonly country: string;
  /** Three-letter Olympic code, as in the distributor list. */
  readonly noc: 'sui' | 'ger' | 'cze';
  /** IANA name. */
  readonly timeZone: string;
  readonly company: string;
  readonly role: string;
  readonly street?: string;
  readonly poBox?: string;
  readonly postalCode?: string;
  readonly phone: string;
  readonly fax?: string;
  readonly mail: string;
  readonly lead: string;
  readonly text: Markdown;
  readonly description: string;
  /** Picture id. */
  readonly picture: string;
  /** Fields whose value must be replaced or confirmed before a launch. */
  readonly samples?: readonly (keyof Office)[];
}

/** The value of a field, unless it only holds the place of one still to be confirmed. */
export function confirmed<Field extends keyof Office>(office: Office, field: Field): Office[Field] | undefined {
  return office.samples?.includes(field) ? undefined : office[field];
}

export const offices: readonly Office[] = [
  {
    slug: 'ContactCorgemont',
    banner: 'strip/ContactCorgemont',
    id: 'corgemont',
    town: 'Corgémont',
    country: 'Switzerland',
    noc: 'sui',
    timeZone: 'Europe/Zurich',
    company: 'Swiss Timing Ltd',
    role: 'Headquarters',
    street: 'Rue de l’Envers 1',
    poBox: 'P.O. Box 138',
    postalCode: '2606',
    phone: '+41 32 488 36 11',
    mail: 'info@swisstiming.com',
    lead: 'The seat of the company, in the French-speaking part of the canton of Bern.',
    text: `Headquarters lie in the Vallon de Saint-Imier, a valley of the Bernese Jura. The buildings belonged to ETA before Swiss Timing moved in, in 2001. Press visitors find sensors and timing equipment on show here, and part of the 220 t of material for the Turin Games left from this address by lorry.

Please name the sport, the venue, the dates and the service you need in the first line of a message. With those four details it can be passed on without a question back. Equipment is sold through the [official distributors](/Sales), manuals are under [Instruction Manuals](/Downloads/InstructionManuals), and applications are made through the offers under [Careers](/Company/Careers).`,
    description:
      'Swiss Timing headquarters in Corgémont, Switzerland: postal address with P.O. box, telephone, mail and advice on reaching the right person.',
    picture: 'office/corgemont',
    samples: ['mail'],
  },
  {
    slug: 'ContactLeipzig',
    banner: 'strip/ContactLeipzig',
    id: 'leipzig',
    town: 'Leipzig',
    country: 'Germany',
    noc: 'ger',
    timeZone: 'Europe/Berlin',
    company: 'ST Sportservice GmbH',
    role: 'German subsidiary',
    street: 'Wiesenring 11',
    postalCode: '04159',
    phone: '+49 341 46 21 100',
    fax: '+49 341 46 21 400',
    mail: 'leipzig@example.com',
    lead: 'ST Sportservice GmbH in Saxony, at home in results data and television graphics.',
    text: `ST Sportservice GmbH is the German company of the group’s timing business. Its team came from a sports data house in Leipzig whose roots go back to motor-race timing in 1979. Timing, data and results were its trade, with television graphics beside them. It has belonged to Swiss Timing since February 2006.

Organisers and broadcasters in Germany can ring here and ask for the project team of their event. For data questions it helps to state the competition and the feed concerned. Job offers in Leipzig are grouped under Germany on the [careers page](/Company/Careers); each has its own application link. General enquiries about the company go to [Corgémont](/Company/ContactCorgemont).`,
    description:
      'ST Sportservice GmbH in Leipzig, Germany: street address, telephone, fax and mail of the Swiss Timing subsidiary for data, results and graphics.',
    picture: 'office/leipzig',
    samples: ['mail'],
  },
  {
    slug: 'ContactLiberec',
    banner: 'strip/ContactLiberec',
    id: 'liberec',
    town: 'Liberec',
    country: 'Czech Republic',
    noc: 'cze',
    timeZone: 'Europe/Prague',
    company: 'Swiss Timing, Liberec office',
    role: 'Czech office',
    street: 'Sample street 1 (sample)',
    postalCode: '000 00 (sample)',
    phone: '+420 000 000 000 (sample)',
    mail: 'liberec@example.com',
    lead: 'The Czech office, in the company since 2006.',
    text: `Liberec is a city in the north of Bohemia. The office there goes back to Wige Mic, the Czech arm of the data house that also had the Leipzig teams. Both towns joined Swiss Timing with the same purchase, in February 2006.

Use this page if you are a Czech organiser, supplier or authority with a local matter. Until the office’s own contact details are confirmed here, please ring or write to [headquarters](/Company/ContactCorgemont) and mention Liberec in the subject. Questions about results data may also go to [Leipzig](/Company/ContactLeipzig). Timing equipment for the Czech market is a matter for the [distributors](/Sales).`,
    description:
      'The Swiss Timing office in Liberec, Czech Republic: where it came from, what to contact it about, and whom to ask until its details are confirmed.',
    picture: 'office/liberec',
    samples: ['company', 'street', 'postalCode', 'phone', 'mail'],
  },
];
