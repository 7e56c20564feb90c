import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { oldAddresses } from '../../shared/site/old-addresses.ts';
import { pages } from '../../shared/site/site-map.ts';
import { findTrueAddress } from './find-true-address.ts';
import { suggestPage } from './suggest-page.ts';

const JOB = pages.find(({ path }) => path === paths.job(':jobId'))?.addresses[0] ?? '';

describe('suggestPage', () => {
  it.each([
    ['a trailing slash of a section', '/Service/', '/Service/DistributedTimekeeping'],
    ['a trailing slash of an offer', `${JOB}/`, JOB],
    ['backslashes', '/Sports\\Swimming', '/Sports/Swimming'],
    ['an encoded slash', '/Sales%2F', '/Sales'],
    ['hyphens', '/sports/alpine-skiing', '/Sports/AlpineSkiing'],
    ['a file type', '/Heritage.html', '/Heritage'],
    ['a missing job id', '/Company/CareersDetails', '/Company/Careers'],
    ['a letter too many', '/Sports/Basketballl', '/Sports/Basketball'],
    ['swapped letters', '/Heriatge', '/Heritage'],
    ['a missing slash', '/CompanyHistory', '/Company/History'],
    ['a missing section', '/Swiming', '/Sports/Swimming'],
    ['another section', '/Sports/Timing', '/Service/Timing'],
    ['a section alone', '/download', '/Downloads/Documentation'],
    ['part of a name, without its section', '/manuals', '/Downloads/InstructionManuals'],
    ['the name of a page', '/OfficialDistributors', '/Sales'],
    ['accents', '/contact-corg%C3%A9mont', '/Company/ContactCorgemont'],
    ['a file of the former site', '/fileadmin/Resources/Data/Datasheets/x_1015_EN.pdf', '/Downloads/Documentation'],
    ['many slashes, up to a limit', `/Sales${'/'.repeat(100)}`, '/Sales'],
  ])('recognises %s: %s', (_, path, href) => {
    expect(suggestPage(path)?.href).toBe(href);
  });

  it.each([
    ...['/', '//', '/nope', '/Service/Nope', '/.env', '/wp-login.php', '/constructor', '/__proto__', '/:jobId'],
    ...['/Sports/Curling', '/Sports/Boxing', '/999999', '/a', '/%F0%9F%8F%8A', '/..', `/Sales${'%'.repeat(120)}`],
  ])('suggests nothing for %s', (path) => {
    expect(suggestPage(path)).toBeUndefined();
  });

  it.each(Object.entries(oldAddresses))('suggests for the old address %s, which is none today: %s', (old, address) => {
    expect(findTrueAddress(old)).toBeUndefined();
    expect(suggestPage(old)?.href).toBe(address);
  });
});
