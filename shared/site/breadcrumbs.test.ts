import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { findPlace } from './breadcrumbs.ts';
import { linkTo, pages, sections } from './site-map.ts';

const JOB = pages.find(({ path }) => path === paths.job(':jobId'))?.addresses[0] ?? '';

/** "Home > Service (/Service/Timing)": home's own address is left out. */
function breadcrumbsOf(address: string): string {
  return findPlace(address)
    .breadcrumbs.map(({ name, href }) => (href === undefined || href === '/' ? name : `${name} (${href})`))
    .join(' > ');
}

describe('the breadcrumbs of a page', () => {
  it.each([
    ['names section and group', '/Service/Timing', 'Home > Service > Sport Services'],
    ['has no group where the menu has none', '/Sports/Swimming', 'Home > Sports'],
    ['does not name a section like its only page', '/Heritage', 'Home'],
    ['names a section with a name of its own', '/Sales', 'Home > Sales'],
    ['has only home for pages of the footer', '/Cookies', 'Home'],
    ['names the list above an offer', JOB, 'Home > Company > Careers (/Company/Careers)'],
    ['is empty for home', '/', ''],
    ['is empty for an unknown address', '/nope', ''],
  ])('%s: %s', (_, address, names) => {
    expect(breadcrumbsOf(address)).toBe(names);
  });
});

describe('the neighbours of a page', () => {
  it('are the pages before and after it in its group', () => {
    const [first, second, third] = sections[0]?.groups[0]?.pages.map(linkTo) ?? [];
    expect(findPlace(second?.href ?? '')).toMatchObject({ previous: first, next: third });
  });

  it('link all pages of a group in a circle, and the two of a pair to each other', () => {
    for (const { pages } of sections.flatMap(({ groups }) => groups)) {
      const forth = pages.map(({ path }) => findPlace(path).next?.href);
      const back = pages.map(({ path }) => findPlace(path).previous?.href);
      const all = pages.map(({ path }) => path);
      const [first, last] = all.length > 2 ? [all[0], all.at(-1)] : [];
      expect(forth).toEqual([...all.slice(1), first]);
      expect(back).toEqual([last, ...all.slice(0, -1)]);
    }
  });

  it.each(['/', '/Heritage', '/Sales', '/Cookies', JOB])('are none at %s', (address) => {
    const { previous, next } = findPlace(address);
    expect([previous, next]).toEqual([undefined, undefined]);
  });

  it.each([
    ['/Service/Timing', 'Sport Services'],
    ['/Sports/Swimming', 'Sports'],
    ['/Cookies', undefined],
  ])('%s belongs to %s', (address, section) => {
    expect(findPlace(address).section).toBe(section);
  });
});
