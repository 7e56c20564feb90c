import { describe, expect, it } from 'vitest';
import { sampleOffer } from '../../scripts/dev/components/sample-content.ts';
import { formatProblems } from '../../tests/support/schema-org.ts';
import type { JobOffer } from '../content/careers/offers.ts';
import { headquarters } from '../content/company/offices.ts';
import { breadcrumbList, toDataBlock } from '../json-ld.ts';
import { jobPostings } from './structured-data.ts';

const ORIGIN = 'https://site.example';

const realOffer: JobOffer = { ...sampleOffer, standIn: false, posted: '2030-05-02' };
const postingsOf = (offer: JobOffer) => jobPostings(offer, headquarters, ORIGIN);
const postingsAt = (info: string) =>
  postingsOf({ ...realOffer, language: { ...realOffer.language, location: { info } } });

describe('a data block', () => {
  it('cannot end the script element around it', () => {
    const data = breadcrumbList([{ name: '</script><b>', href: '/' }], ORIGIN);
    expect(toDataBlock(data)).not.toContain('<');
    expect(JSON.parse(toDataBlock(data))).toEqual(data);
  });
});

describe('a list of breadcrumbs', () => {
  it('counts only crumbs that have an address', () => {
    const crumbs = [
      { name: 'Home', href: '/' },
      { name: 'Web Services' },
      { name: 'Hosting', href: '/Service/Hosting' },
    ];
    expect(breadcrumbList(crumbs, ORIGIN).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'Hosting', item: `${ORIGIN}/Service/Hosting` },
    ]);
  });
});

describe('a job offer', () => {
  it('is given to search engines with all that they require', () => {
    expect(postingsOf(realOffer)).toEqual([
      expect.objectContaining({
        title: 'Clockmaker',
        description: expect.stringContaining('You make clocks.'),
        datePosted: '2030-05-02',
        identifier: { '@type': 'PropertyValue', name: headquarters.company, value: '138-100001' },
        hiringOrganization: expect.objectContaining({ name: headquarters.company }),
        employmentType: 'FULL_TIME',
        directApply: false,
      }),
    ]);
    expect(postingsOf(realOffer).flatMap((posting) => formatProblems(posting))).toEqual([]);
  });

  it.each<[string, Partial<JobOffer>]>([
    ['is a sample', { standIn: true }],
    ['has no day of publication', { posted: undefined }],
    ['has no address in parts', { language: { ...sampleOffer.language, location: { info: 'On the road' } } }],
  ])('is not given to them when it %s', (_, change) => {
    expect(postingsOf({ ...realOffer, ...change })).toEqual([]);
  });
});

describe('the place of a job', () => {
  it.each([
    ['Wiesenring 11, D-04159 Leipzig, Saxony, Germany', ['Wiesenring 11', '04159', 'Leipzig', 'Saxony', 'DE']],
    [
      'rue du Test 1, 2606 Corgémont, Bernese Jura, Switzerland',
      ['rue du Test 1', '2606', 'Corgémont', 'Bernese Jura', 'CH'],
    ],
  ])(
    'is read in its parts: %s',
    (info, [streetAddress, postalCode, addressLocality, addressRegion, addressCountry]) => {
      expect(postingsAt(info)[0]?.jobLocation).toEqual({
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...{ streetAddress, postalCode, addressLocality, addressRegion, addressCountry },
        },
      });
    },
  );
});
