/** vCards (RFC 2426) of the offices and the distributors, one by one, and of all distributors in one file. */
import { VCard } from 'vcard-creator';
import { confirmed, type Office, offices } from '../content/company/offices.ts';
import { type Distributor, distributors } from '../content/distributors/distributors.ts';
import { site } from '../content/site.ts';
import { paths } from '../paths.ts';
import { uidOf } from './entry-ids.ts';
import type { Resource } from './resource.ts';
import { resourcePaths } from './resource-paths.ts';

const VCARD = 'text/vcard; charset=utf-8';
const REVISION = /^REV:.*\r\n/gm;
const SAMPLE = 'Sample entry: it takes the place of a firm whose details are still to be confirmed.';

const officeCards = offices.map((office) => cardFile(resourcePaths.office(office), [office], officeCard));

const distributorCards = distributors.map((distributor) =>
  cardFile(resourcePaths.distributor(distributor), [distributor], distributorCard),
);

export const contactCards: readonly Resource[] = [
  ...officeCards,
  cardFile(resourcePaths.distributors, distributors, distributorCard),
  ...distributorCards,
];

type MakeCard<Entry> = (entry: Entry, origin: string) => VCard;

function cardFile<Entry>(path: string, entries: readonly Entry[], makeCard: MakeCard<Entry>): Resource {
  return {
    path,
    label: 'contacts',
    isOpen: true,
    isSaved: true,
    contentType: VCARD,
    // No date of a change is known, and the package would write the present one.
    make: ({ origin }) => VCard.concat(...entries.map((entry) => makeCard(entry, origin))).replace(REVISION, ''),
  };
}

function officeCard(office: Office, origin: string): VCard {
  const { company, role, town, country, slug, samples } = office;
  const { street, poBox, postalCode, phone, fax, mail } = confirmedFields(office);
  const card = companyCard(company, resourcePaths.office(office), origin)
    .addAddress({
      ...(poBox && { postOfficeBox: poBox }),
      ...(street && { street }),
      locality: town,
      ...(postalCode && { postalCode }),
      country,
      type: ['work'],
    })
    .addUrl({ url: `${origin}${paths.company(slug)}` });
  if (phone) card.addPhoneNumber({ number: phone, type: ['work', 'voice'] });
  if (mail) card.addEmail({ address: mail, type: ['work'] });
  if (fax) card.addPhoneNumber({ number: fax, type: ['work', 'fax'] });
  return card.addNote(samples ? `${role}. Still to be confirmed: ${samples.map(describeError).join(', ')}.` : role);
}

/** Without samples, because a card is saved in an address book. */
function confirmedFields(office: Office) {
  return {
    street: confirmed(office, 'street'),
    poBox: confirmed(office, 'poBox'),
    postalCode: confirmed(office, 'postalCode'),
    phone: confirmed(office, 'phone'),
    fax: confirmed(office, 'fax'),
    mail: confirmed(office, 'mail'),
  };
}

function distributorCard(distributor: Distributor, origin: string): VCard {
  const { company, country, street, postalcode, postalcountry, phone, mail, website, standIn } = distributor;
  const card = companyCard(company, resourcePaths.distributor(distributor), origin);
  if (street || postalcode || postalcountry) {
    card.addAddress({
      ...(street && { street }),
      // The data has code and town in one field, in the order of the country.
      ...(postalcode && { locality: postalcode }),
      ...(postalcountry && { country: postalcountry }),
      type: ['work'],
    });
  }
  if (phone) card.addPhoneNumber({ number: phone, type: ['work', 'voice'] });
  if (mail) card.addEmail({ address: mail, type: ['work'] });
  if (website) card.addUrl({ url: website });
  const note = `Official ${site.brand} distributor: ${country}.`;
  return card.addNote(standIn ? `${note} ${SAMPLE}` : note);
}

/** @param path where the current card can be fetched */
function companyCard(company: string, path: string, origin: string): VCard {
  return (
    new VCard()
      .addFullName(company)
      // Required by the format; a company has no parts of a name.
      .addName({})
      .addCompany({ name: company })
      // Without it Apple's address books list a company as a person.
      .addCustomProperty({ name: 'X-ABShowAs', value: 'COMPANY' })
      .addCustomProperty({ name: 'SOURCE', value: `${origin}${path}` })
      .addUid(uidOf(path))
  );
}

/** "postalCode" → "postal code". */
function describeError(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
