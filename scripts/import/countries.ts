/** Countries by their names in many languages and by their codes. */
import { type Country, countries } from '../../shared/content/distributors/countries.ts';

/** Languages in which offices and spreadsheets of the company name countries. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'it',
  'es',
  'pt',
  'nl',
  'cs',
  'pl',
  'sk',
  'hu',
  'ro',
  'hr',
  'sl',
  'da',
  'sv',
  'nb',
  'fi',
  'tr',
  'ru',
  'zh',
  'ja',
  'ko',
];

/** Names and short forms that no list of names has. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  aus: ['Commonwealth of Australia'],
  bih: ['Bosnia', 'Bosnia-Herzegovina'],
  chn: ['PR China', 'People’s Republic of China', 'Mainland China'],
  civ: ['Ivory Coast'],
  cze: ['Czech Rep'],
  gbr: [
    'UK',
    'GB',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'Grossbritannien',
    'United Kingdom of Great Britain and Northern Ireland',
  ],
  hkg: ['Hongkong', 'Hong Kong SAR', 'Hong Kong China'],
  iri: ['Islamic Republic of Iran', 'IR Iran'],
  kor: ['South Korea', 'Korea', 'Republic of Korea', 'Korea South'],
  ksa: ['KSA', 'Kingdom of Saudi Arabia'],
  mda: ['Republic of Moldova'],
  mkd: ['Macedonia', 'FYROM'],
  ned: ['Holland', 'The Netherlands'],
  rsa: ['RSA'],
  rus: ['Russian Federation'],
  svk: ['Slovak Republic'],
  tur: ['Turkey', 'Turkiye'],
  uae: ['UAE', 'Emirates', 'VAE'],
  usa: ['USA', 'US', 'United States of America', 'America'],
  vie: ['Viet Nam'],
};

const key = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

const byName = new Map<string, Country>();
for (const style of ['long', 'short'] as const) {
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', style });
    for (const country of countries) byName.set(key(names.of(country.iso) ?? country.name), country);
  }
}
for (const country of countries) {
  for (const name of [country.name, ...(FURTHER[country.noc] ?? [])]) byName.set(key(name), country);
}

/** In any of the languages, whatever its capitals, accents and signs. */
export const findCountryByName = (name: string): Country | undefined => byName.get(key(name));

/** By the Olympic code or the two-letter code of ISO 3166. */
export function findCountryByCode(code: string): Country | undefined {
  const lower = code.trim().toLowerCase();
  return countries.find(({ noc, iso }) => noc === lower || iso.toLowerCase() === lower);
}
