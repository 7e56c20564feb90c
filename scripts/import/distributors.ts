/** Distributors of a spreadsheet or another list. */
import { type Distributor, parseDistributors } from '../../shared/content/distributors/distributors.ts';
import { paths } from '../../shared/paths.ts';
import { findEntryProblems } from '../content/entry-problems.ts';
import { findCountryByCode, findCountryByName } from './countries.ts';
import { Fields, readText } from './fields.ts';
import { mergeEntries } from './merge-entries.ts';
import { EntryNotes, type ImportContext, type ImportResult } from './notes.ts';
import { type RawEntry, readEntries } from './read-file.ts';
import { plainWords } from './rich-text.ts';
import { DATA_FILES, readList, toJson } from './site-files.ts';
import { readMail, readTelephone, readWebAddress } from './values.ts';

/** Names of columns, as `nameOfField` gives them: of the site, and of spreadsheets in the languages of the company. */
const COLUMNS = {
  country: ['country', 'land', 'pays', 'paese', 'staat'],
  company: [
    'company',
    'firma',
    'firm',
    'companyname',
    'distributor',
    'handler',
    'societe',
    'entreprise',
    'unternehmen',
  ],
  street: ['street', 'strasse', 'address', 'adresse', 'address1', 'rue', 'via'],
  code: ['postalcode', 'postcode', 'zip', 'zipcode', 'plz', 'npa', 'codepostal', 'cap'],
  town: ['city', 'town', 'ort', 'stadt', 'ville', 'localite', 'citta'],
  postalcountry: ['postalcountry'],
  phone: ['phone', 'telephone', 'telefon', 'phonenumber', 'tel', 'telefono', 'telefonnummer'],
  mail: ['mail', 'email', 'emailaddress', 'mailaddress', 'courriel'],
  website: ['website', 'web', 'url', 'homepage', 'webseite', 'internet', 'www', 'siteweb', 'site'],
  noc: ['noc', 'code', 'countrycode', 'iso', 'isocode', 'landercode', 'ioc'],
} as const;

/** @throws UsageError where the file cannot be read */
export async function importDistributors(
  [file = '']: readonly string[],
  { root }: ImportContext,
): Promise<ImportResult> {
  const entries = await readEntries(file, COLUMNS.company);
  const known = await readList<Distributor>(root, DATA_FILES.distributors);
  const merged = mergeEntries(entries.map(convertDistributor), known, {
    key: 'company and country',
    keyOf: paths.distributorCard,
    nameOf: ({ company, country }) => `${company}, ${country}`,
  });
  if (merged.kept.length === 0) {
    const remarks = ['No entry can be taken: the list stays as it is, because the page needs one.'];
    return { ...merged, gone: [], replacedStandIns: 0, remarks, files: new Map() };
  }
  const compare = new Intl.Collator('en').compare;
  const sorted = merged.kept.toSorted((a, b) => compare(a.country, b.country) || compare(a.company, b.company));
  return { ...merged, remarks: [], files: new Map([[DATA_FILES.distributors, toJson(sorted)]]) };
}

function convertDistributor({ where, raw }: RawEntry): { notes: EntryNotes; entry: Distributor | undefined } {
  const notes = new EntryNotes(where);
  const fields = new Fields(raw);
  const written = (column: keyof typeof COLUMNS) => readText(fields.take(...COLUMNS[column]), column, notes);
  const words = (column: keyof typeof COLUMNS) => {
    const text = written(column);
    if (text === undefined) return undefined;
    const plain = plainWords(text.replace(/\s*\n\s*/g, ', '));
    notes.change(column, text, plain);
    return plain;
  };
  const company = words('company');
  notes.name = company ?? '';
  const country = readCountry(words('country'), words('noc'), notes);
  const distributor = {
    country: country?.name,
    company,
    ...readAddress(words, notes),
    phone: readTelephone(written('phone'), 'phone', notes, country?.iso),
    mail: readMail(written('mail'), 'mail', notes),
    website: readWebAddress(written('website'), 'website', notes, { keepHttp: true }),
    noc: country?.noc,
    standIn: fields.take('standin') === true || undefined,
  };
  notes.unusedFields.push(...fields.unused);
  const plain: Distributor = JSON.parse(JSON.stringify(distributor));
  if (country === undefined) return { notes, entry: undefined };
  if (notes.check(() => parseDistributors([plain])) === undefined) return { notes, entry: undefined };
  const problems = findEntryProblems({ file: '', entry: 'distributor', value: plain }, {});
  for (const problem of problems) notes.questions.push(problem.replace(/^.*?, field /, ''));
  if (!plain.phone && !plain.mail && !plain.website) {
    notes.ask('mail', 'there is no mail address, no telephone number and no website; add one');
    return { notes, entry: undefined };
  }
  return { notes, entry: problems.length === 0 ? plain : undefined };
}

/** By its name, or by its code where the name says nothing. */
function readCountry(name: string | undefined, code: string | undefined, notes: EntryNotes) {
  const byName = name === undefined ? undefined : (findCountryByName(name) ?? findCountryByCode(name));
  const byCode = code === undefined ? undefined : findCountryByCode(code);
  if (name !== undefined && byName === undefined && byCode === undefined) {
    notes.ask(
      'country',
      `${name} is in no list; add it to shared/content/distributors/countries.ts, with its flag, or correct it`,
    );
    return undefined;
  }
  if (byName && byCode && byName !== byCode) {
    notes.ask('noc', `${code} is ${byCode.name}, and not ${byName.name}; correct one of them`);
    return undefined;
  }
  const country = byName ?? byCode;
  if (country === undefined) {
    notes.ask('country', code === undefined ? 'is missing; add it' : `there is none with the code ${code}`);
    return undefined;
  }
  notes.change('country', name, country.name);
  notes.change('noc', code, country.noc);
  return country;
}

/** The site has code and town in one field; a town alone belongs to the street. */
function readAddress(words: (column: keyof typeof COLUMNS) => string | undefined, notes: EntryNotes) {
  const [street, code, town, written] = [words('street'), words('code'), words('town'), words('postalcountry')];
  const place = [code, town].filter(Boolean).join(' ');
  const hasCode = /\d/.test(place);
  if (place !== '' && !hasCode) notes.changes.push(`postalcode: ${place} has no code and moved to street`);
  const country = written === undefined ? undefined : (findCountryByName(written)?.name ?? written);
  notes.change('postalcountry', written, country);
  return {
    street: [street, hasCode ? undefined : place].filter(Boolean).join(', ') || undefined,
    postalcode: hasCode ? place : undefined,
    postalcountry: country,
  };
}
