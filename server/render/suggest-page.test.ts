import { describe, expect, it } from 'vitest';
import { oldAddresses, oldFolders } from '../../shared/pages/old-addresses.ts';
import { pages } from '../../shared/pages/site-map.ts';
import { paths } from '../../shared/paths.ts';
import { findTrueAddress } from './find-true-address.ts';
import { suggestPage } from './suggest-page.ts';

const JOB = pages.find(({ path }) => path === paths.job(':jobId'))?.addresses[0] ?? '';

describe('suggestPage', () => {
  it.each([
    ['a trailing slash', '/Sales/', '/Sales'],
    ['a trailing slash of a section', '/Service/', '/Service/DistributedTimekeeping'],
    ['a trailing slash of an offer', `${JOB}/`, JOB],
    ['capitals and a slash', '/sports/swimming/', '/Sports/Swimming'],
    ['doubled slashes', '//Sports//Swimming', '/Sports/Swimming'],
    ['backslashes', '/Sports\\Swimming', '/Sports/Swimming'],
    ['an encoded slash', '/Sales%2F', '/Sales'],
    ['hyphens', '/sports/alpine-skiing', '/Sports/AlpineSkiing'],
    ['a file type', '/Heritage.html', '/Heritage'],
    ['an offer left out', '/Company/CareersDetails', '/Company/Careers'],
    ['a missing letter', '/Sports/Swiming', '/Sports/Swimming'],
    ['a letter too many', '/Sports/Basketballl', '/Sports/Basketball'],
    ['swapped letters', '/Heriatge', '/Heritage'],
    ['a missing slash', '/CompanyHistory', '/Company/History'],
    ['a missing section', '/Swiming', '/Sports/Swimming'],
    ['a section in the singular', '/Sport/Swimming', '/Sports/Swimming'],
    ['a section in the plural', '/Services/Timing', '/Service/Timing'],
    ['another section', '/Sports/Timing', '/Service/Timing'],
    ['a section alone', '/download', '/Downloads/Documentation'],
    ['part of a name', '/Company/Contact', '/Company/ContactCorgemont'],
    ['part of a name, without its section', '/manuals', '/Downloads/InstructionManuals'],
    ['what a page calls itself', '/OfficialDistributors', '/Sales'],
    ['accents', '/contact-corg%C3%A9mont', '/Company/ContactCorgemont'],
    ['a file of the former site', '/fileadmin/Resources/Data/Datasheets/x_1015_EN.pdf', '/Downloads/Documentation'],
  ])('sees through %s: %s', (_, path, href) => {
    expect(suggestPage(path)?.href).toBe(href);
  });

  it.each([
    ...['/', '//', '/nope', '/Service/Nope', '/.env', '/wp-login.php', '/constructor', '/__proto__', '/:jobId'],
    ...['/Sports/Curling', '/Sports/Boxing', '/999999', '/a', '/%F0%9F%8F%8A', '/..'],
  ])('has nothing for %s', (path) => {
    expect(suggestPage(path)).toBeUndefined();
  });

  it('knows every old address, with and without its slash, and each is one no longer', () => {
    for (const [old, address] of Object.entries({ ...oldAddresses, ...oldFolders })) {
      expect(pages.map(({ path }) => path)).toContain(address);
      expect(findTrueAddress(old), old).toBeUndefined();
    }
    for (const [old, address] of Object.entries(oldAddresses)) {
      expect(suggestPage(old)?.href).toBe(address);
      expect(suggestPage(old.replace(/\/$/, ''))?.href).toBe(address);
    }
  });

  it('names what it suggests as the menu does', () => {
    const sales = pages.find(({ path }) => path === '/Sales');
    expect(suggestPage('/sale')).toEqual({ href: '/Sales', name: sales?.name });
    expect(suggestPage('/sport')).toEqual({ href: '/Sports/AlpineSkiing', name: 'Sports' });
  });

  it('does not read a path that is longer than any typing error makes it', () => {
    expect(suggestPage(`/Sales${'/'.repeat(100)}`)?.href).toBe('/Sales');
    expect(suggestPage(`/Sales${'%'.repeat(65_536)}`)).toBeUndefined();
  });
});
