/**
 * The specification, sentence by sentence: what does not depend on the content of the day. Expected values come from the
 * data files and from the names of the product.
 */
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, readMain, readPart, wordsOf } from '../support/read-page.ts';
import { freshApp, sharedApp } from '../support/test-app.ts';
import { content, detailOf } from './delivered-content.ts';
import * as names from './names.ts';

const { germany, switzerland, offers, events, documentation, manuals, distributors } = content;

let app: Awaited<ReturnType<typeof sharedApp>>;
beforeAll(async () => {
  app = await sharedApp();
});

describe('1. What the product does and for whom', () => {
  it.each(names.ROUTES)('Visitors enter nothing and submit nothing: %s has no form', async (address) => {
    expect((await openPage(address)).querySelectorAll('form')).toHaveLength(0);
  });
  it('The page frame has a header with a logo that links to the home page', async () => {
    expect((await openPage('/Sales')).querySelector('header a')?.getAttribute('href')).toBe('/');
  });
  it('and a footer with links to /Cookies, /PrivacyPolicy and /TermsAndConditions', async () => {
    const footer = readPart((await openPage('/Sales')).querySelector('body > footer'));
    expect(footer.links()).toEqual(expect.arrayContaining(names.SINGLE_PAGES.slice(0, 3)));
  });
  it('the careers page is titled brand name plus Careers', async () => {
    expect((await openPage('/Company/Careers')).title).toBe('Swiss Timing - Careers');
  });
});

describe('2. Screens and routes', () => {
  it.each(names.ROUTES)('%s sets its own page title of the form brand name plus page name', async (address) => {
    const { status, text } = await request(app).get(address);
    expect([status, /<title>Swiss Timing - [^<]+<\/title>/.test(text)]).toEqual([200, true]);
  });
  it.each(names.REDIRECTS)('%s redirects to %s', async (address, target) => {
    const { status, headers } = await request(app).get(address);
    expect([status, headers.location]).toEqual([301, target]);
  });
  it.each(names.ROUTES.slice(1))('The router is strict about trailing slashes: %s', async (address) => {
    expect((await request(app).get(`${address}/`)).status).toBe(404);
  });
  it.each(names.SERVICE_GROUPS)('The menu groups services as %s', async (name, pages) => {
    const heading = readPart((await openPage('/')).querySelector('nav'))
      .all('*')
      .find((element) => element.children.length === 0 && wordsOf(element) === name);
    expect(readPart(heading?.parentElement).links()).toEqual(names.under('Service', pages));
  });
  it('a navigation menu with the routes listed', async () => {
    const expected = [...names.PAGES_IN_SECTIONS, '/Heritage', '/Sales'];
    const links = readPart((await openPage('/')).querySelector('nav')).links();
    expect(links.filter((link) => expected.includes(link))).toEqual(expected);
  });
});

/** The blocks of home: the strip of all sports stands between the banner and the intro, and events may be missing. */
async function homeBlocks() {
  const blocks = [...(await readMain('/')).part.children].filter((part) => !part.matches('.opening'));
  const hasEvents = events.length > 0;
  const [banner, intro, quote, ...others] = blocks;
  const [awards, timing, instant, ...further] = others.slice(hasEvents ? 1 : 0);
  return { banner, intro, quote, upcoming: hasEvents ? others[0] : undefined, awards, timing, instant, further };
}

describe('Home (/)', () => {
  it('Banner with a teaser and a Read More link to /Company/History', async () => {
    const { headings, links, all } = readPart((await homeBlocks()).banner);
    expect(headings('p').join(' ')).toMatch(/\w+ \w+/);
    expect([links(), all('a')[0]?.firstChild?.textContent]).toEqual([['/Company/History'], 'Read More']);
  });
  it('Intro text', async () => {
    expect(
      readPart((await homeBlocks()).intro)
        .headings('p')
        .join(' '),
    ).toMatch(/\w+ \w+/);
  });
  it('A quote block with attribution', async () => {
    const { headings } = readPart((await homeBlocks()).quote);
    expect([headings('blockquote').length, headings('figcaption').length]).toEqual([1, 1]);
  });
  it.skipIf(events.length === 0)(
    'Upcoming Events block: event cards with a logo, an external link that opens in a new tab, and a countdown',
    async () => {
      const { headings, images, links, all } = readPart((await homeBlocks()).upcoming);
      expect(headings()).toEqual(['Upcoming Events']);
      expect(new Set(images())).toEqual(new Set(events.map(({ logo }) => logo)));
      expect(links().sort()).toEqual(events.map(({ link }) => link).sort());
      expect(links('a[target=_blank]')).toHaveLength(events.length);
      expect(all('.countdown')).toHaveLength(events.length);
    },
  );
  it('A section linking to /Service/DistributedTimekeeping, then one about timing linking to /Service/Timing', async () => {
    const { awards, timing } = await homeBlocks();
    expect(readPart(awards).links()).toContain('/Service/DistributedTimekeeping');
    expect(readPart(timing).links()).toContain('/Service/Timing');
  });
  it('One further block', async () => {
    expect((await homeBlocks()).further).toHaveLength(1);
  });
});

describe('Company pages', () => {
  it.each(names.CONTACTS)('%s has address, phone, a mail link and a photo', async (page) => {
    const main = await readMain(`/Company/${page}`);
    const address = readPart(main.part.querySelector('address'));
    expect(address.links().join()).toMatch(/tel:.*mailto:/);
    expect(address.words).toContain('Phone');
    expect(main.images()).toHaveLength(1);
  });
  it('Heritage: lists of games and events by year', async () => {
    const lists = (await readMain('/Heritage')).all('.games-list');
    expect(lists.length).toBeGreaterThan(1);
    for (const games of lists) {
      const years = [...games.children].map((entry) => Number(/^\d{4}/.exec(wordsOf(entry))?.[0]));
      expect(years).toEqual(years.toSorted((a, b) => a - b));
    }
  });
  it('partner organisations and federations with external links', async () => {
    const { headings, links } = await readMain('/Heritage');
    expect(headings()).toContain('Partner organisations and federations');
    expect(links('a[target=_blank]').length).toBeGreaterThan(10);
  });
  it('two image galleries', async () => {
    expect((await readMain('/Heritage')).all('section[aria-labelledby^=gallery]:has(img)')).toHaveLength(2);
  });
  it.each(['HistoryMilestones', 'InnovationMilestones'])('%s: year-by-year list', async (page) => {
    const years = (await readMain(`/Company/${page}`)).all('[id^=y]').map(({ id }) => Number(id.slice(1)));
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });
});

describe('Careers list (/Company/Careers)', () => {
  it("Banner titled 'We are Looking for you'", async () => {
    expect((await readMain('/Company/Careers')).headings('h1')).toEqual(['We are Looking for you']);
  });
  it("A dropdown labelled 'Choose Area:' with options ALL OFFERS (default), Switzerland, Germany", async () => {
    expect((await readMain('/Company/Careers')).options('Choose Area:')).toEqual(names.AREA_OPTIONS);
  });
  it('Offers are grouped under a heading per area', async () => {
    expect((await readMain('/Company/Careers')).groups()).toEqual(['Switzerland', 'Germany']);
  });
  it.each(offers)('each row shows the job title and a link to the detail page: $language.title', async (offer) => {
    const { part } = await readMain('/Company/Careers');
    expect(wordsOf(part.querySelector(`a[href="${detailOf(offer)}"]`))).toContain(offer.language.title);
  });
});

describe('Career detail', () => {
  it.each(offers)('Shows language code, title, working time, contract: $attr_id', async (offer) => {
    const { headings, all } = await readMain(detailOf(offer));
    const terms = all('dl dt').map((term) => [wordsOf(term), wordsOf(term.nextElementSibling)]);
    const { attr_code, working_time, contract: Contract, title } = offer.language;
    expect(Object.fromEntries(terms)).toMatchObject({
      'Language code': attr_code,
      'Working time': working_time,
      Contract,
    });
    expect(headings('h1')).toEqual([title]);
  });
  it.each(offers)(
    'description, profile, requirements, languages, a Location section, contact: $attr_id',
    async (offer) => {
      const { headings, words } = await readMain(detailOf(offer));
      expect(headings()).toEqual([
        ...['Description', 'Profile', 'Requirements', 'Language requirements', 'Location', 'Contact information'],
      ]);
      expect(words).toContain(offer.language.location.info);
    },
  );
  it.each(offers)("a button labelled 'Apply for this Job' that opens in a new tab: $attr_id", async (offer) => {
    const links = (await readMain(detailOf(offer))).all('a');
    const buttons = links.filter((link) => wordsOf(link) === 'Apply for this Job');
    expect(buttons.map((button) => [button.getAttribute('href'), button.getAttribute('target')])).toEqual([
      [offer.language.link['#text'], '_blank'],
    ]);
  });
  it("If no offer matches it shows 'Job not found'", async () => {
    expect((await request(app).get('/Company/CareersDetails/1')).text).toMatch(/<h1[^>]*>Job not found</);
  });
});

describe('Downloads', () => {
  const LIBRARIES = [
    ['/Downloads/Documentation', documentation],
    ['/Downloads/InstructionManuals', manuals],
  ] as const;
  const namesOf = (library: typeof documentation) => library.map(({ CategoryName }) => CategoryName);

  it.each(LIBRARIES)("%s: dropdown 'Choose Category:' (All by default)", async (address, library) => {
    const { options, all } = await readMain(address);
    expect(options('Choose Category:').map(([, label]) => label)).toEqual(['All', ...namesOf(library)]);
    expect(all('select')).toHaveLength(1);
  });
  it.each(LIBRARIES)('%s: each category has its heading', async (address, library) => {
    expect((await readMain(address)).groups()).toEqual(namesOf(library));
  });
  it.each(LIBRARIES)('%s: lists PDF files with name, optional size and a download link', async (address, library) => {
    const rows = (await readMain(address)).rows().map((row) => readPart(row));
    for (const [index, { fileName, url, size = '' }] of library.flatMap(({ ListOfPdfs }) => ListOfPdfs).entries()) {
      expect(rows[index]?.links('a[download][href$=".pdf"]')).toEqual([url]);
      for (const part of [fileName, size, 'Download']) expect(rows[index]?.words).toContain(part);
    }
  });
});

describe('Legal pages', () => {
  it('PrivacyPolicy links to /TermsAndConditions and /Cookies', async () => {
    expect((await readMain('/PrivacyPolicy')).links()).toEqual(
      expect.arrayContaining(['/TermsAndConditions', '/Cookies']),
    );
  });
});

describe('Sales (/Sales), Official Distributors', () => {
  const byCountry = [...new Map(distributors.map(({ noc, country }) => [noc, country]))];

  it("Dropdown 'Choose Area' with the option All Distributors plus one option per country", async () => {
    const [all, ...countries] = (await readMain('/Sales')).options('Choose Area');
    expect(all?.[1]).toBe('All Distributors');
    expect(countries).toEqual(byCountry);
  });
  it('Each entry shows a flag image named by the country code, country, company, and what else it has', async () => {
    const entries = (await readMain('/Sales')).rows().map((row) => readPart(row));
    expect(entries).toHaveLength(distributors.length);
    for (const [index, { noc, standIn: _, website, ...shown }] of distributors.entries()) {
      expect(entries[index]?.images()).toEqual([`/flags/${noc}.svg`]);
      for (const value of Object.values(shown)) expect(entries[index]?.words).toContain(value);
      expect(entries[index]?.links('a[target=_blank]')).toEqual(website ? [website] : []);
    }
  });
});

describe('Service pages (/Service/{PageName})', () => {
  it.each(names.SERVICES)('%s has a banner and text', async (page) => {
    const { all } = await readMain(`/Service/${page}`);
    expect(all('header h1')).toHaveLength(1);
    expect(all('section p').length).toBeGreaterThan(2);
  });
});

describe('Sport pages (/Sports/{Sport})', () => {
  describe.each(names.SPORTS)('%s', (sport) => {
    it('has a banner (per sport; Snowboard has none)', async () => {
      const banners = (await readMain(`/Sports/${sport}`)).images(`header img[src*="/strip/${sport}"]`);
      expect(banners.length > 0).toBe(sport !== 'Snowboard');
    });
    it('has a section about the company and the sport', async () => {
      const { headings } = await readMain(`/Sports/${sport}`);
      expect(headings()).toContain(`Swiss Timing and ${headings('h1')[0]}`);
    });
    it('has company and sport, gallery, Scope of Service and services section in this order', async () => {
      const { all, links } = await readMain(`/Sports/${sport}`);
      const order = ['company', 'gallery', 'scope', 'equipment'];
      const parts = all('section').map((part) => part.getAttribute('aria-labelledby') ?? '');
      expect(parts.filter((part) => order.includes(part))).toEqual(order);
      expect(links('header a')).toContain('#scope');
    });
    it('has an image gallery', async () => {
      const { images } = await readMain(`/Sports/${sport}`);
      const gallery = images('[aria-labelledby=gallery] img');
      expect(new Set(gallery).size).toBeGreaterThanOrEqual(3);
      expect(images().filter((image) => gallery.includes(image))).toHaveLength(gallery.length);
    });
    it('has a Scope of Service list of up to six entries, each linking a service type', async () => {
      const scope = readPart((await readMain(`/Sports/${sport}`)).part.querySelector('[aria-labelledby=scope]'));
      const offered = names.SCOPE.filter(([, , omittedBy]) => !omittedBy.includes(sport));
      expect(scope.headings('a')).toEqual(offered.map(([title]) => title));
      for (const link of scope.links()) expect(link).toMatch(/^\/Service\//);
    });
  });
  it('Swimming links to six services, each in a new tab', async () => {
    const { links } = await readMain('/Sports/Swimming');
    const six = names.under('Service', names.SWIMMING_SERVICES);
    expect(links('[aria-labelledby=scope] a[target=_blank]')).toEqual(six);
    expect(links('a[target=_blank][href^="/Service/"]')).toEqual(six);
  });
  it('SkiJumping shows numbered phase facts: In-Run, The Jump, The Flight Phase, Landing and Finish', async () => {
    const { headings } = await readMain('/Sports/SkiJumping');
    const phases = '[aria-labelledby=phases]';
    expect(headings(`${phases} .fact-type`)).toEqual(names.SKI_JUMPING_PHASES);
    expect(headings(`${phases} .fact-value`)).toEqual(['1', '2', '3', '4', '5']);
    expect(headings(`${phases} .fact-description`)).toHaveLength(5);
  });
  it('Equestrian has a Show Jumping subsection', async () => {
    expect((await readMain('/Sports/Equestrian')).headings('h2, h3')).toContain('Show Jumping');
  });
  it('Gymnastics has sections Artistic, Rhythmic, Aerobic, Trampoline, Acrobatic and Parkour', async () => {
    const headings = (await readMain('/Sports/Gymnastics')).headings();
    expect(headings.filter((heading) => names.GYMNASTICS_SECTIONS.includes(heading))).toEqual(
      names.GYMNASTICS_SECTIONS,
    );
  });
});

describe('3. Entities and their fields', () => {
  it.each(offers)('Job offer $attr_id', ({ attr_id, attr_reference, language }) => {
    const texts = ['contact_information', 'contract', 'description', 'domain', 'jobnumber', 'language_requirements'];
    const { company, location, available, link, attr_code, position, ...others } = language;
    expect([typeof attr_id, typeof attr_reference]).toEqual(['number', 'number']);
    expect(Object.keys(others).sort()).toEqual([...texts, 'profile', 'requirements', 'title', 'working_time']);
    expect(['Management', 'Non Management']).toContain(position);
    expect([location, available, link].map(Object.keys)).toEqual([
      ['info'],
      ['day', 'month', 'year'],
      ['#text', 'attr_name'],
    ]);
  });
  it.each([...documentation, ...manuals])('$CategoryName: Code (short code), PDFs with name and url', (category) => {
    expect(category.Code).toMatch(/^[a-z0-9-]+$/);
    for (const { size: _, ...pdf } of category.ListOfPdfs) expect(Object.keys(pdf)).toEqual(['fileName', 'url']);
  });
  it('Distributor entry: all optional except country and company, noc (lowercase three-letter code)', () => {
    const fields = ['country', 'company', 'street', 'postalcode', 'postalcountry', 'phone', 'mail', 'website', 'noc'];
    for (const distributor of distributors) {
      expect([...fields, 'standIn']).toEqual(expect.arrayContaining(Object.keys(distributor)));
      expect(`${distributor.country}, ${distributor.company}, ${distributor.noc}`).toMatch(/^\w.*, \S.*, [a-z]{3}$/);
    }
  });
  it.each(events)(
    'Upcoming event: date (local), logo (image path), link (external URL): $name',
    ({ date, logo, link }) => {
      expect(`${date} ${logo} ${link}`).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d \/images\/\S+ https:\/\/\S+$/);
    },
  );
  it('Service item: title and type, type one of timing, pscb, ovr, cis, tvg, vg', async () => {
    const { items } = (await request(app).get('/data/sports-services.json')).body;
    const pairs = items.map(({ service, type }: Record<string, string>) => `${service}: ${type}`);
    expect(new Set(pairs)).toEqual(new Set(names.SCOPE.map(([title, type]) => `${title}: ${type}`)));
  });
});

/** That it is recomputed every second, with 24 hours, 60 minutes and 60 seconds, is seen in countdown.test.ts. */
describe('4. States and transitions', () => {
  const [first, last] = [documentation[1], manuals.at(-2)];
  const [country] = distributors;
  it.each([
    ['/Company/Careers?area=all', 'Switzerland', 'Germany'],
    ['/Company/Careers?area=swiss', 'Switzerland'],
    ['/Company/Careers?area=germany', 'Germany'],
    [`/Downloads/Documentation?category=${first?.Code}`, first?.CategoryName],
    [`/Downloads/InstructionManuals?category=${last?.Code}`, last?.CategoryName],
    [`/Sales?country=${country?.noc}`, country?.country],
  ])('%s shows only %s', async (address, ...groups) => {
    expect((await readMain(address ?? '')).groups()).toEqual(groups.filter((group) => group !== undefined));
  });

  const HOUR_MS = 3_600_000;
  const dates = events.map(({ date }) => Date.parse(`${date}Z`));
  it.skipIf(events.length === 0)(
    'Before the target time it shows days, then hours, minutes and seconds padded to two digits',
    async () => {
      const early = await freshApp({ now: new Date(Math.min(...dates) - 100 * HOUR_MS) });
      for (const timer of (await readMain('/', early)).headings('[role=timer]')) {
        expect(timer).toMatch(/^\d+ days?\s?\d\d hours?\s?\d\d minutes?\s?\d\d seconds?$/);
      }
    },
  );
  it.skipIf(events.length === 0)(
    "When the remaining time is zero or below the text 'Join Live Now!' is shown instead",
    async () => {
      const late = await freshApp({ now: new Date(Math.max(...dates) + HOUR_MS) });
      const { headings, all } = await readMain('/', late);
      expect([new Set(headings('.countdown')), all('[role=timer]')]).toEqual([new Set(['Join Live Now!']), []]);
    },
  );
});

describe('9. Business constants and limits', () => {
  it('Company codes: 138 Germany, 81 Switzerland', () => {
    const isOf = (code: number) => (offer: (typeof offers)[number]) => offer.language.company === code;
    expect([germany.every(isOf(138)), switzerland.every(isOf(81))]).toEqual([true, true]);
  });
});
