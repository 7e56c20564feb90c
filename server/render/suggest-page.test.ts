import { describe, expect, it } from 'vitest';
import { definePage, type Page } from '../../shared/site/page.ts';
import { createPageSuggestions } from './suggest-page.ts';

const page = (path: string, name: string, further: Partial<Page> = {}): Page => ({
  ...definePage({ path, name, description: '', load: () => ({ props: {} }), View: () => null }),
  ...further,
});

const careers = page('/Company/Careers', 'Careers');
const site = {
  pages: [
    page('/', 'Home'),
    page('/Service/DistributedTimekeeping', 'Distributed Timekeeping'),
    page('/Service/Timing', 'Timing'),
    page('/Company/History', 'History'),
    page('/Company/ContactCorgemont', 'Contact Corgémont'),
    careers,
    page('/Company/CareersDetails/:jobId', 'Job offer', {
      addresses: ['/Company/CareersDetails/123'],
      parent: careers,
    }),
    page('/Sports/AlpineSkiing', 'Alpine Skiing'),
    page('/Sports/Basketball', 'Basketball'),
    page('/Sports/Swimming', 'Swimming'),
    page('/Downloads/Documentation', 'Documentation'),
    page('/Downloads/InstructionManuals', 'Instruction Manuals'),
    page('/Heritage', 'Heritage'),
    page('/Sales', 'Official Distributors'),
  ],
  redirects: [
    { path: '/Service', target: '/Service/DistributedTimekeeping', name: 'Service' },
    { path: '/Downloads', target: '/Downloads/Documentation', name: 'Downloads' },
  ],
  oldAddresses: { '/fileadmin/Sheets/': '/Downloads/Documentation', '/History.47.0.html': '/Company/History' },
};
const suggestPage = createPageSuggestions(site);

describe('a suggestion', () => {
  it.each([
    ['a trailing slash of a section', '/Service/', '/Service/DistributedTimekeeping'],
    ['a trailing slash of an offer', '/Company/CareersDetails/123/', '/Company/CareersDetails/123'],
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
    ['a letter wrong in the name of a page', '/OfficialDistributorz', '/Sales'],
    ['part of the name of a page', '/distributors', '/Sales'],
    ['the first five letters of a name', '/alpin', '/Sports/AlpineSkiing'],
    ['accents', '/contact-corg%C3%A9mont', '/Company/ContactCorgemont'],
    ['an old address', '/History.47.0.html', '/Company/History'],
    ['a file in an old folder', '/fileadmin/Sheets/x_1015_EN.pdf', '/Downloads/Documentation'],
    ['many slashes, up to a limit', `/Sales${'/'.repeat(114)}`, '/Sales'],
  ])('is found for %s: %s', (_, path, href) => {
    expect(suggestPage(path)?.href).toBe(href);
  });

  it.each([
    ...['/', '//', '/nope', '/Service/Nope', '/.env', '/wp-login.php', '/constructor', '/__proto__', '/:jobId'],
    ...['/Sports/Curling', '/Sports/Boxing', '/999999', '/a', '/%F0%9F%8F%8A', '/..', `/Sales${'%'.repeat(120)}`],
  ])('is not made for %s', (path) => {
    expect(suggestPage(path)).toBeUndefined();
  });

  it('is not made of an old address that leads to no page', () => {
    expect(createPageSuggestions({ ...site, oldAddresses: { '/old': '/Gone' } })('/old')).toBeUndefined();
  });
});
