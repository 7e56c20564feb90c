/** What is around the content of every page: breadcrumbs, neighbours, menu. */
import { describe, expect, it } from 'vitest';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import { SERVICE_SLUGS, SPORT_SLUGS } from '../../shared/content/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { findPlace } from '../../shared/site/breadcrumbs.ts';
import { sportsUsing } from '../../shared/site/related.ts';
import { sections } from '../../shared/site/site-map.ts';
import { addresses } from '../support/addresses.ts';
import { openPage } from '../support/read-page.ts';

const linksIn = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

describe('the frame', () => {
  it('of every page but home starts with breadcrumbs', async () => {
    for (const address of addresses.filter((path) => path !== '/')) {
      const document = await openPage(address);
      const breadcrumbs = document.querySelector('main')?.firstElementChild;
      expect(breadcrumbs?.getAttribute('aria-label'), address).toBe('Breadcrumb');
      expect(linksIn(breadcrumbs)[0], address).toBe('/');
      expect(linksIn(breadcrumbs)).not.toContain(address);
      const current = breadcrumbs?.querySelector('[aria-current=page]');
      expect(document.title).toBe(`Swiss Timing - ${current?.textContent}`);
      expect(current?.querySelector('a'), address).toBeNull();
    }
  });

  it.each(['/', '/nope', '/Company/CareersDetails/1'])('of %s has no breadcrumbs', async (address) => {
    expect((await openPage(address)).querySelector('.breadcrumbs, .pager')).toBeNull();
  });

  it('ends with the neighbours of a page in its menu group', async () => {
    const pager = (await openPage('/Company/Careers')).querySelector('main')?.lastElementChild;
    const { previous, next } = findPlace('/Company/Careers');
    expect(linksIn(pager)).toEqual([previous?.href, next?.href]);
    expect([...(pager?.children ?? [])].map((link) => link.getAttribute('rel'))).toEqual(['prev', 'next']);
  });
});

describe('the menu', () => {
  const menuPages = sections.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages.map(({ path }) => path)));

  it('links every page of its sections, in their order', async () => {
    const links = linksIn((await openPage('/')).querySelector('.menu'));
    expect(links.filter((href) => menuPages.some((path) => path === href))).toEqual(menuPages);
    expect(addresses).toEqual(expect.arrayContaining(links.map((href) => href?.replace(/\?.*/, ''))));
  });

  it.each([
    ['/Downloads/Documentation', documentation],
    ['/Downloads/InstructionManuals', manuals],
  ])('links the categories of %s', async (page, categories) => {
    const links = linksIn((await openPage('/')).querySelector('.menu'));
    const filtered = categories.map(({ Code }) => `${page}?category=${Code}`);
    expect(links.filter((href) => href?.startsWith(`${page}?`))).toEqual(filtered);
  });

  it('marks the current page', async () => {
    for (const path of menuPages) {
      const current = (await openPage(path)).querySelectorAll('.menu [aria-current=page]');
      expect([...current].map((link) => link.getAttribute('href'))).toEqual([path]);
    }
  });
});

describe('the end of a page', () => {
  it.each([...SPORT_SLUGS.map(paths.sport), ...SERVICE_SLUGS.map(paths.service)])(
    'lists what else there is, and whom to ask for an offer before what is elsewhere: %s',
    async (address) => {
      const document = await openPage(address);
      const lists = [...document.querySelectorAll('.end > section')];
      const names = lists.map((list) => list.getAttribute('aria-labelledby'));
      const order = ['services', 'offer', 'documents', 'outside'];
      expect(names).toEqual(order.filter((name) => names.includes(name)));
      expect(linksIn(lists[names.indexOf('offer')])).toEqual(['/Company/ContactCorgemont', '/Sales']);
      const files = lists[names.indexOf('documents')]?.querySelectorAll('a[href^="/documents/"]') ?? [];
      expect(files.length).toBeLessThanOrEqual(6);
      for (const file of files) expect(file.hasAttribute('download')).toBe(true);
    },
  );

  it('of a sport with more documents than three leads to its category in the library', async () => {
    const links = linksIn((await openPage('/Sports/Swimming')).querySelector('[aria-labelledby=documents]'));
    expect(links.slice(3)).toEqual(['/Downloads/InstructionManuals?category=swm']);
  });

  it.each(SERVICE_SLUGS)('of a service links the sports that use it: %s', async (slug) => {
    const section = (await openPage(paths.service(slug))).querySelector('section[aria-labelledby=sports]');
    expect(section === null ? [] : linksIn(section)).toEqual(sportsUsing(slug).map(paths.sport));
  });
});
