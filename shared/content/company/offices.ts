import * as v from 'valibot';
import type { Markdown } from '../copy.ts';
import { checkEntry } from '../parse-entries.ts';
import { telephone } from '../telephone.ts';

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
  /** Where the mail goes to headquarters: whom it concerns. */
  readonly mailSubject?: string;
  readonly lead: string;
  /** Heading of `text`: what to tell us, or who is there. */
  readonly about?: string;
  readonly text?: Markdown;
  readonly description: string;
  readonly ways?: readonly ContactWay[];
  /** Who answers for the company and its website. */
  readonly imprint?: Markdown;
  /** Address of the picture. */
  readonly picture: string;
  /** Fields whose value must be replaced or confirmed before a launch. */
  readonly samples?: readonly (keyof Office)[];
}

/** The value of a field, unless it only holds the place of one still to be confirmed. */
export function confirmed<Field extends keyof Office>(office: Office, field: Field): Office[Field] | undefined {
  return office.samples?.includes(field) ? undefined : office[field];
}

/** @throws ContentError naming office and field */
export function parseOffice(office: Office): Office {
  const numbers = v.object({ phone: telephone, fax: v.optional(telephone) });
  return checkEntry(`shared/content/company/offices.ts, entry ${office.slug}`, numbers, office);
}

const delivered: readonly Office[] = [
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
    lead: 'Your first contact for events, broadcasts and the press.',
    about: 'What to send us',
    // company.md, Sites and What each site does; careers.md; timing.ts and sheets/general.ts for what an enquiry needs.
    text: `Name the sport, the venue, the dates, the level and the federation whose rules apply. Crew, equipment, power and network follow from these. A plan of the venue and the timetable save a second round of questions.

For a competition we come with people and equipment, and take both away again. If the equipment is to stay, a [distributor](/Sales) sells and installs it.`,
    description:
      'Contact Swiss Timing in Corgémont, Switzerland: address with P.O. box, telephone, mail and imprint, for events, equipment, press and jobs.',
    ways: [
      {
        audience: 'Events',
        text: 'Write to us, with the plan and the timetable.',
        link: { label: 'info@swisstiming.com', href: 'mailto:info@swisstiming.com' },
      },
      {
        audience: 'Equipment',
        text: 'Ask your distributor, for spare parts and repairs too.',
        link: { label: 'Official Distributors', href: '/Sales' },
      },
      {
        audience: 'Manuals',
        text: 'Look up your device or its document number.',
        link: { label: 'Instruction Manuals', href: '/Downloads/InstructionManuals' },
      },
      {
        audience: 'Press',
        text: 'Call, and tell us your subject and deadline.',
        link: { label: '+41 32 488 36 11', href: 'tel:+41324883611' },
      },
      {
        audience: 'Jobs',
        text: 'Choose an offer in Switzerland or Germany.',
        link: { label: 'Careers', href: '/Company/Careers' },
      },
    ],
    // company.md, Names, Sites, Group; research-2.md 2. No register numbers are known.
    imprint: `Swiss Timing Ltd, seat in Corgémont, canton of Bern, founded on 3 July 1972, a company of [The Swatch Group Ltd](https://www.swatchgroup.com), Biel/Bienne. Subsidiary in Germany: [ST Sportservice GmbH](/Company/ContactLeipzig), Leipzig.

Swiss Timing Ltd answers for what is published here. The [Terms and Conditions](/TermsAndConditions) and the [Privacy Policy](/PrivacyPolicy) apply.`,
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
    mail: 'info@swisstiming.com',
    mailSubject: 'Leipzig',
    // company.md, Sites, What each site does, Founding.
    lead: 'Our team for results, data and television graphics, with us since February 2006.',
    ways: [
      {
        audience: 'Events in Germany',
        text: 'Call with the sport, the place and the dates.',
        link: { label: '+49 341 4621100', href: 'tel:+493414621100' },
      },
      {
        audience: 'Results data and TV graphics',
        text: 'If a screen looks wrong, have the competition and the graphic ready.',
        link: { label: '+49 341 4621100', href: 'tel:+493414621100' },
      },
      {
        audience: 'Jobs',
        text: 'The offers for Leipzig are those under Germany.',
        link: { label: 'Careers', href: '/Company/Careers' },
      },
    ],
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
    phone: '+41 32 488 36 11',
    mail: 'info@swisstiming.com',
    mailSubject: 'Liberec',
    // company.md, Sites: name, street and telephone not found; Founding: 2006.
    lead: 'Our team in the Czech Republic, with us since February 2006.',
    ways: [
      {
        audience: 'Competitions and deliveries',
        text: 'Call headquarters, ask for Liberec, and say which one it is.',
        link: { label: '+41 32 488 36 11', href: 'tel:+41324883611' },
      },
      {
        audience: 'Results data and TV graphics',
        text: 'Ask Leipzig, which joined us together with Liberec.',
        link: { label: 'Contact Leipzig', href: '/Company/ContactLeipzig' },
      },
      {
        audience: 'Equipment',
        text: 'Ask headquarters for an offer in the Czech Republic.',
        link: { label: 'Contact Corgémont', href: '/Company/ContactCorgemont' },
      },
    ],
    description:
      'Swiss Timing in Liberec, Czech Republic: how to reach the office through headquarters, and whom to call about results, graphics or equipment.',
    picture: '/images/office/liberec.svg',
    samples: ['company', 'street', 'postalCode', 'phone', 'mail'],
  },
];

export const offices: readonly Office[] = delivered.map(parseOffice);

const [first] = offices;
if (first === undefined) throw new Error('There is no office');
export const headquarters: Office = first;
