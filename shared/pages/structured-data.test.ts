import { describe, expect, it } from 'vitest';
import { sampleOffer } from '../../tests/support/sample-content.ts';
import { offices } from '../content/company/offices.ts';
import { breadcrumbList, jobPosting, toDataBlock } from './structured-data.ts';

const ORIGIN = 'https://site.example';

function postingAt(info: string) {
  const [office] = offices;
  if (office === undefined) throw new Error('There is no office');
  return jobPosting({ ...sampleOffer, language: { ...sampleOffer.language, location: { info } } }, office, ORIGIN);
}

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
      expect(postingAt(info).jobLocation).toEqual({
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...{ streetAddress, postalCode, addressLocality, addressRegion, addressCountry },
        },
      });
    },
  );

  it('is unchanged when it has another form', () => {
    expect(postingAt('On the road').jobLocation).toEqual({ '@type': 'Place', address: 'On the road' });
  });
});
