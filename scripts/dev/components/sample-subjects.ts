/** What pages of one subject show: a sport, an office. */
import type { Office } from '../../../shared/content/company/offices.ts';
import type { SportContent } from '../../../shared/content/sports/sport.ts';
import { MARKDOWN, type PictureIn, sampleFacts, sampleLinks, sampleSections, WORDS } from './sample-content.ts';

/** What every subject begins with. */
export const head = { slug: 'Sample', name: 'A sample', lead: WORDS, description: WORDS, intro: MARKDOWN };
export const outside = [{ label: 'A federation', href: 'https://federation.example', field: 'Clocks' }];

export const sampleSport = (pictureIn: PictureIn, changes: Partial<SportContent>): SportContent => ({
  ...head,
  slug: 'Swimming',
  family: 'line',
  surface: 'water',
  facts: sampleFacts,
  sections: sampleSections(pictureIn),
  company: MARKDOWN,
  scope: [{ title: 'Timing', type: 'timing' }],
  equipment: [{ name: 'A clock', text: WORDS, picture: pictureIn('equipment') }],
  services: [],
  links: outside,
  plan: pictureIn('plan'),
  gallery: [pictureIn('scene'), pictureIn('scene'), pictureIn('scene')],
  ...changes,
});

export const sampleOffice: Office = {
  ...head,
  slug: 'ContactLeipzig',
  id: 'leipzig',
  town: 'Leipzig',
  country: 'Germany',
  noc: 'ger',
  timeZone: 'Europe/Berlin',
  company: 'A company',
  role: 'An office',
  street: 'Wiesenring 11',
  postalCode: '04159',
  phone: '+49 341 46 21 100',
  mail: 'info@office.example',
  about: 'Who is here',
  text: MARKDOWN,
  ways: sampleLinks.map(({ name, href }) => ({ audience: name, text: WORDS, link: { label: name, href } })),
  imprint: MARKDOWN,
  picture: '',
};
