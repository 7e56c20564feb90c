import type { Markdown } from '../copy.ts';

/** Whom to ask about what: one line, and the link that leads there. */
interface ContactWay {
  readonly audience: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
}

export interface Office {
  readonly slug: 'ContactCorgemont' | 'ContactLeipzig' | 'ContactLiberec';
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
  readonly ways?: readonly ContactWay[];
  /** Who answers for the company and its website. */
  readonly imprint?: Markdown;
  /** Path of the picture as served. */
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
    lead: 'Your first contact, whatever the sport and wherever the event.',
    // company.md, Sites and What each site does; careers.md; timing.ts for what an enquiry needs.
    text: `Contact headquarters if you plan an event, represent a federation or a broadcaster, or work for the press. Name the sport, the venue and the dates in your first lines, so that your message goes straight to the right team.

You find us in former ETA buildings in the Vallon de Saint-Imier, in the French-speaking part of the canton of Bern.`,
    description:
      'Contact Swiss Timing in Corgémont, Switzerland: address with P.O. box, telephone, mail and imprint, for events, equipment, press and jobs.',
    ways: [
      {
        audience: 'Events',
        text: 'Send us the sport, the venue, the dates and the level of your competition.',
        link: { label: 'info@swisstiming.com', href: 'mailto:info@swisstiming.com' },
      },
      {
        audience: 'Equipment',
        text: 'Ask the distributor in your country for a quotation, spare parts or a repair.',
        link: { label: 'Official Distributors', href: '/Sales' },
      },
      {
        audience: 'Manuals',
        text: 'Look up the guide to your device by category or by document number.',
        link: { label: 'Instruction Manuals', href: '/Downloads/InstructionManuals' },
      },
      {
        audience: 'Press',
        text: 'Call headquarters, and tell us your subject and your deadline.',
        link: { label: '+41 32 488 36 11', href: 'tel:+41324883611' },
      },
      {
        audience: 'Jobs',
        text: 'Choose an offer in Switzerland or Germany and apply through its link.',
        link: { label: 'Careers', href: '/Company/Careers' },
      },
    ],
    // company.md, Names, Sites, Group; research-2.md 2. No register numbers are known.
    imprint: `- **Company:** Swiss Timing Ltd, founded on 3 July 1972
- **Seat:** Corgémont, canton of Bern, Switzerland
- **Postal address:** Rue de l’Envers 1, P.O. Box 138, 2606 Corgémont
- **Telephone:** +41 32 488 36 11
- **Mail:** [info@swisstiming.com](mailto:info@swisstiming.com)
- **Group:** [The Swatch Group Ltd](https://www.swatchgroup.com), Biel/Bienne
- **Subsidiary in Germany:** [ST Sportservice GmbH](/Company/ContactLeipzig), Leipzig

Swiss Timing Ltd answers for the content of this website. The [Terms and Conditions](/TermsAndConditions) and the [Privacy Policy](/PrivacyPolicy) apply.`,
    picture: '/images/office/corgemont.svg',
    samples: ['mail'],
  },
  {
    slug: 'ContactLeipzig',
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
    lead: 'Results, data and television graphics, and events in Germany.',
    // company.md, Sites, What each site does, Founding; the mail address is a stand-in.
    text: `Contact Leipzig about an event or a broadcast in Germany, and about results data and television graphics. Please have the name of the competition ready, and the feed or the graphic in question. The mail address shown is a sample, so please telephone.

ST Sportservice GmbH is our German subsidiary. The team began in 1979 around motor racing and has belonged to Swiss Timing since February 2006. Its open positions are listed under Germany among the [job offers](/Company/Careers).`,
    description:
      'Contact ST Sportservice GmbH in Leipzig, the German subsidiary of Swiss Timing: address, telephone and fax for results, data and TV graphics.',
    picture: '/images/office/leipzig.svg',
    samples: ['mail'],
  },
  {
    slug: 'ContactLiberec',
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
    lead: 'For organisers, suppliers and authorities in the Czech Republic.',
    // company.md, Sites: name, street and telephone not found; Founding: 2006.
    text: `Contact Liberec about local matters in the Czech Republic. The name, the address, the telephone number and the mail address shown are samples. Please call [headquarters](/Company/ContactCorgemont) and ask for Liberec.

The office joined Swiss Timing in February 2006, together with Leipzig. For results data, [Leipzig](/Company/ContactLeipzig) will help you directly. Timing equipment comes from the [distributor](/Sales) for the Czech market.`,
    description:
      'Swiss Timing in Liberec, Czech Republic: the office for Czech organisers, suppliers and authorities, and whom to call about results or equipment.',
    picture: '/images/office/liberec.svg',
    samples: ['company', 'street', 'postalCode', 'phone', 'mail'],
  },
];
