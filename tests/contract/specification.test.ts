/**
 * The specification, sentence by sentence: a describe for each of its sections, an it for each sentence, in its words.
 * It reads pages and data files and no code of the site, so that the site is never compared with itself.
 */
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import germany from '../../shared/content/careers/germany.json' with { type: 'json' };
import switzerland from '../../shared/content/careers/switzerland.json' with { type: 'json' };
import distributors from '../../shared/content/distributors/distributors.json' with { type: 'json' };
import documentation from '../../shared/content/downloads/documentation.json' with { type: 'json' };
import manuals from '../../shared/content/downloads/manuals.json' with { type: 'json' };
import events from '../../shared/content/events/events.json' with { type: 'json' };
import { createTestApp } from '../support/create-test-app.ts';
import { openPage, readMain, readPart, wordsOf } from '../support/read-page.ts';

const list = (names: string) => names.split(', ');
const under = (section: string, pages: readonly string[]) => pages.map((page) => `/${section}/${page}`);

const GROUPS = [
  ['Sport Services', 'DistributedTimekeeping, Timing, Scoring, MediaInformationSystem, InformationSystem, Scoreboards'],
  [
    'Broadcast Solutions',
    'TvGraphics, VirtualGraphics, LocalPositioningSystem, VirtualStudio, AnalysisTools, VirtualRunner, Simulcam',
  ],
  ['Web Services', 'EventWebsites, LiveTimingAndScoring, WebCIS, MobileApplications, Hosting, DatabaseManagement'],
] as const;
const SERVICES = GROUPS.flatMap(([, pages]) => list(pages));
const CONTACTS = list('ContactCorgemont, ContactLeipzig, ContactLiberec');
const COMPANY = [...list('History, HistoryMilestones, InnovationMilestones, SwatchGroupBrands, Careers'), ...CONTACTS];
const SPORTS = [
  ...list('AlpineSkiing, Athletics, Basketball, BeachVolleyball, Bobsleigh, CarRacing, CrossCountry, Cycling'),
  ...list('Equestrian, Fencing, FigureSkating, Gymnastics, IceHockey, ShortTrack, SkiJumping, Snowboard'),
  ...list('SpeedSkating, Swimming'),
];
const [DOCUMENTATION_PAGE, MANUALS_PAGE] = ['/Downloads/Documentation', '/Downloads/InstructionManuals'] as const;
const SINGLE = list('/Cookies, /PrivacyPolicy, /TermsAndConditions, /Sales, /Heritage');
const IN_SECTIONS = [
  ...[...under('Service', SERVICES), ...under('Company', COMPANY), ...under('Sports', SPORTS)],
  ...[DOCUMENTATION_PAGE, MANUALS_PAGE],
];
const ROUTES = ['/', ...IN_SECTIONS, ...SINGLE];
const DOCUMENTATION = [
  ...list('General Information, Aquatics, Athletics, Basketball, Bobsleigh, Boxing, Cross Country Skiing'),
  ...list('Cycling Track, Figure Skating, Multisport, Scoreboards, Ski Jumping, Sport in the Box, TvPAINT2Go'),
];
const MANUALS = [
  ...list('Aquatics Swimming, Aquatics Waterpolo, Aquatics Diving/Synchro, Aquatics Scoreboards, Athletics'),
  ...list("Basketball, Cycling Track, Scan'O'Vision, Powertime II, Multisports, Accessories, Galactica"),
  'Sport in the Box',
];
/** Title of a service item, its type, and the sports that omit it. */
const SCOPE = [
  ['Timing', 'timing'],
  ['Public Scoreboards and Displays', 'pscb', 'BeachVolleyball', 'CarRacing'],
  ['On-Venue Results (OVR)', 'ovr'],
  ['Commentator Information System (CIS)', 'cis', 'Fencing'],
  ['TV Graphics', 'tvg'],
  ['Virtual Graphics', 'vg'],
] as const;

const offers = [...germany, ...switzerland];
const detailOf = ({ attr_id }: { attr_id: number }) => `/Company/CareersDetails/${attr_id}`;
const [firstOffer] = offers as [(typeof offers)[number]];
const [event] = events as [(typeof events)[number]];

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp();
});

describe('1. What the product does and for whom', () => {
  it.each(ROUTES)('Visitors enter nothing and submit nothing: %s has no form', async (address) => {
    expect((await openPage(address)).querySelectorAll('form')).toHaveLength(0);
  });
  it('The page frame has a header with a logo that links to the home page', async () => {
    expect((await openPage('/Sales')).querySelector('header a')?.getAttribute('href')).toBe('/');
  });
  it('and a footer with links to /Cookies, /PrivacyPolicy and /TermsAndConditions', async () => {
    const footer = readPart((await openPage('/Sales')).querySelector('body > footer'));
    expect(footer.links()).toEqual(expect.arrayContaining(SINGLE.slice(0, 3)));
  });
  it('the careers page is titled brand name plus Careers', async () => {
    expect((await openPage('/Company/Careers')).title).toBe('Swiss Timing - Careers');
  });
});

describe('2. Screens and routes', () => {
  it.each(ROUTES)('%s sets its own page title of the form brand name plus page name', async (address) => {
    const { status, text } = await request(app).get(address);
    expect([status, /<title>Swiss Timing - [^<]+<\/title>/.test(text)]).toEqual([200, true]);
  });
  it.each([
    ['/Service', '/Service/DistributedTimekeeping'],
    ['/Company', '/Company/History'],
    ['/Sports', '/Sports/AlpineSkiing'],
    ['/Downloads', '/Downloads/Documentation'],
  ])('%s redirects to %s', async (address, target) => {
    const { status, headers } = await request(app).get(address);
    expect([status, headers.location]).toEqual([301, target]);
  });
  it.each([...IN_SECTIONS, ...SINGLE])('The router is strict about trailing slashes: %s', async (address) => {
    expect((await request(app).get(`${address}/`)).status).toBe(404);
  });
  it.each(GROUPS)('The menu groups services as %s', async (name, pages) => {
    const heading = readPart((await openPage('/')).querySelector('nav'))
      .all('*')
      .find((element) => element.children.length === 0 && wordsOf(element) === name);
    expect(readPart(heading?.parentElement).links()).toEqual(under('Service', list(pages)));
  });
  it('a navigation menu with the routes listed', async () => {
    const expected = [...IN_SECTIONS, '/Heritage', '/Sales'];
    const links = readPart((await openPage('/')).querySelector('nav')).links();
    expect(links.filter((link) => expected.includes(link))).toEqual(expected);
  });
});

describe('Home (/)', () => {
  /** Without the times beside the blocks, which are decoration; those that the clock runs through have a box of their own. */
  const blocks = async () =>
    [...(await readMain('/')).part.children]
      .flatMap((part) => (part.matches('.race') ? [...part.children] : [part]))
      .filter((part) => !part.matches('[aria-hidden]'));
  const block = async (place: number) => readPart((await blocks())[place]);

  it('banner, intro, quote, upcoming events, awards, timing, instant information and one further block', async () => {
    expect(await blocks()).toHaveLength(8);
  });
  it('Banner with a teaser and a Read More link to /Company/History', async () => {
    const [link] = (await block(0)).named('link', 'Read More');
    expect(link?.getAttribute('href')).toBe('/Company/History');
  });
  it('Intro text', async () => {
    expect((await block(1)).headings('p').join(' ')).toMatch(/\w+ \w+/);
  });
  it('A quote block: a named president of a watch group speaks about sport, with attribution', async () => {
    expect((await block(2)).headings('blockquote').join()).toContain('Olympic Games');
    expect((await block(2)).headings('figcaption').join()).toMatch(/Nick Hayek.*President.*Swatch Group/);
  });
  it('Upcoming Events block: one event card with a logo, an external link in a new tab, and a countdown', async () => {
    const { headings, images, links, all } = await block(3);
    expect([headings(), images()]).toEqual([['Upcoming Events'], [event.logo]]);
    expect(links('a[target=_blank]')).toContain(event.link);
    expect(all('[role=timer]')).toHaveLength(1);
  });
  it('Leaders Sports Awards section linking to /Service/DistributedTimekeeping', async () => {
    expect((await block(4)).headings().join()).toContain('Leaders Sports Awards');
    expect((await block(4)).links()).toContain('/Service/DistributedTimekeeping');
  });
  it('A section about timing linking to /Service/Timing', async () => {
    expect((await block(5)).links()).toContain('/Service/Timing');
  });
  it('A section about instant information for every audience', async () => {
    expect((await block(6)).headings()).toEqual(['Instant information for every audience']);
  });
});

describe('Company pages', () => {
  it.each([
    ['History', 'two images', 2],
    ['HistoryMilestones', '5 images', 5],
    ['InnovationMilestones', '6 images', 6],
    ['SwatchGroupBrands', '5 images', 5],
    ['ContactCorgemont', 'a photo', 1],
    ['ContactLeipzig', 'a photo', 1],
    ['ContactLiberec', 'a photo', 1],
  ])('%s: %s', async (page, _, count) => {
    expect((await readMain(`/Company/${page}`)).images()).toHaveLength(count);
  });
  it.each([
    ['HistoryMilestones', 1932],
    ['InnovationMilestones', 1948],
  ])('%s: year-by-year list from %i to 2018', async (page, first) => {
    const years = (await readMain(`/Company/${page}`)).all('[id^=y]').map(({ id }) => Number(id.slice(1)));
    expect([years[0], years.at(-1)]).toEqual([first, 2018]);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });
  it('SwatchGroupBrands: text about the partnerships with five watch brands', async () => {
    expect((await readMain('/Company/SwatchGroupBrands')).headings()).toEqual(
      list('Omega, Longines, Tissot, Rado, Swatch'),
    );
  });
  it.each([
    ['ContactCorgemont', 'Corgémont (headquarters, Switzerland, includes a P.O. box)', /Corgémont.*Switzerland/],
    ['ContactCorgemont', 'a P.O. box', /P\.O\. Box \d+/],
    ['ContactLeipzig', 'Leipzig (Germany, phone and fax)', /Leipzig.*Germany.*Phone.*Fax/],
    ['ContactLiberec', 'Liberec (Czech Republic, phone)', /Liberec.*Czech Republic.*Phone/],
  ])('%s has address, phone, a mail link: %s', async (page, _, words) => {
    const address = readPart((await readMain(`/Company/${page}`)).part.querySelector('address'));
    expect(address.words).toMatch(words);
    expect(address.links().join()).toMatch(/tel:.*mailto:/);
  });
  it('Heritage: lists of games and events by year', async () => {
    expect((await readMain('/Heritage')).words).toMatch(/1932.*Los Angeles/);
  });
  it('partner organisations and federations with external links', async () => {
    const { headings, links } = await readMain('/Heritage');
    expect(headings()).toEqual(expect.arrayContaining(['Partner organisations', 'Federations']));
    expect(links('a[target=_blank]').length).toBeGreaterThan(10);
  });
  it('two image galleries', async () => {
    expect((await readMain('/Heritage')).all('section[aria-labelledby^=gallery]:has(img)')).toHaveLength(2);
  });
});

describe('Careers list (/Company/Careers)', () => {
  it("Banner titled 'We are Looking for you'", async () => {
    expect((await readMain('/Company/Careers')).headings('h1')).toEqual(['We are Looking for you']);
  });
  it("A dropdown labelled 'Choose Area:' with options ALL OFFERS (default), Switzerland, Germany", async () => {
    expect((await readMain('/Company/Careers')).options('Choose Area:')).toEqual([
      ['all', 'ALL OFFERS'],
      ['swiss', 'Switzerland'],
      ['germany', 'Germany'],
    ]);
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
    const { attr_code, working_time, contract, title } = offer.language;
    expect(Object.fromEntries(terms)).toMatchObject({ 'Working time': working_time, Contract: contract });
    expect(Object.fromEntries(terms).Language).toMatch(new RegExp(`\\b${attr_code}\\b`));
    expect(headings('h1')).toEqual([title]);
  });
  it('description, profile, requirements, language requirements, a Location section, contact information', async () => {
    const { headings, words } = await readMain(detailOf(firstOffer));
    const parts = 'Description, Profile, Requirements, Language requirements, Location, Contact information';
    expect(headings()).toEqual(list(parts));
    expect(words).toContain(firstOffer.language.location.info);
  });
  it.each(offers)("a button labelled 'Apply for this Job' that opens in a new tab: $attr_id", async (offer) => {
    const buttons = (await readMain(detailOf(offer))).named('link', 'Apply for this Job');
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
    [DOCUMENTATION_PAGE, DOCUMENTATION, documentation],
    [MANUALS_PAGE, MANUALS, manuals],
  ] as const;

  it.each(LIBRARIES)("%s: dropdown 'Choose Category:' (All by default)", async (address, categories) => {
    const { options, all } = await readMain(address);
    expect(options('Choose Category:').map(([, label]) => label)).toEqual(['All', ...categories]);
    expect(all('select')).toHaveLength(1);
  });
  it.each(LIBRARIES)('%s: each category has its heading', async (address, categories) => {
    expect((await readMain(address)).groups()).toEqual(categories);
  });
  it.each(LIBRARIES)('%s: lists PDF files with name, size and a download link', async (address, _, library) => {
    const rows = (await readMain(address)).rows().map((row) => readPart(row));
    for (const [index, { fileName, url, size }] of library.flatMap(({ ListOfPdfs }) => ListOfPdfs).entries()) {
      expect(rows[index]?.links('a[href$=".pdf"]')).toEqual([url]);
      for (const part of [fileName, size]) expect(rows[index]?.words).toContain(part);
    }
  });
  it.each(manuals)('Manual names carry document numbers: $CategoryName', ({ ListOfPdfs }) => {
    for (const { fileName } of ListOfPdfs) expect(fileName).toMatch(/\d{4}\.\d{3}|\d{4}-\d{3}|ST-M-\d{3}/);
  });
});

describe('Legal pages', () => {
  it.each([
    ['/Cookies', 'sections 1 to 8', 8],
    ['/PrivacyPolicy', 'long text in 9 sections', 9],
    ['/TermsAndConditions', '10 sections', 10],
  ])('%s: %s', async (address, _, count) => {
    const numbers = (await readMain(address)).headings().flatMap((heading) => /^(\d+)\. /.exec(heading)?.[1] ?? []);
    expect(numbers.map(Number)).toEqual(Array.from({ length: count }, (_section, index) => index + 1));
  });
  it.each(['/Cookies', '/PrivacyPolicy'])('%s: dated March 30, 2025', async (address) => {
    expect((await readMain(address)).words).toContain('March 30, 2025');
  });
  it.each([
    ['/PrivacyPolicy', 'data collected, legal basis, purposes, recipients, transfers, retention, rights, contact'],
    ['/TermsAndConditions', 'purpose, user content, intellectual property, disclaimer, links'],
    ['/TermsAndConditions', 'service, liability, privacy, governing law'],
  ])('%s: %s', async (address, topics) => {
    const headings = (await readMain(address)).headings().join(' ').toLowerCase();
    expect(headings).toMatch(new RegExp(list(topics).join('.*')));
  });
  it('PrivacyPolicy links to /TermsAndConditions and /Cookies', async () => {
    expect((await readMain('/PrivacyPolicy')).links()).toEqual(
      expect.arrayContaining(['/TermsAndConditions', '/Cookies']),
    );
  });
  it("Governing law is Swiss law, with courts at the company's seat", async () => {
    expect((await readMain('/TermsAndConditions')).words).toMatch(/Swiss law.*(courts.*seat|seat.*courts)/);
  });
});

describe('Sales (/Sales), Official Distributors', () => {
  it("Dropdown 'Choose Area' with the option All Distributors plus one option per country", async () => {
    const [all, ...countries] = (await readMain('/Sales')).options('Choose Area');
    expect(all?.[1]).toBe('All Distributors');
    expect(countries).toEqual([...new Map(distributors.map(({ noc, country }) => [noc, country]))]);
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
  it('The list is static with about 100 entries', () => {
    expect(Math.abs(distributors.length - 100)).toBeLessThanOrEqual(10);
  });
  it('Canada has three, by region', () => {
    const canada = distributors.filter(({ country }) => country === 'Canada').map(({ company }) => company);
    expect(canada.map((company) => /Central|East|West/.exec(company)?.[0])).toEqual(['Central', 'East', 'West']);
  });
});

describe('Service pages (/Service/{PageName})', () => {
  it.each(SERVICES)('%s has a banner and text', async (page) => {
    const { all } = await readMain(`/Service/${page}`);
    expect(all('header h1')).toHaveLength(1);
    expect(all('section p').length).toBeGreaterThan(2);
  });
  it.each([
    ['access needs rights granted by the company and a login', 'rights granted by Swiss Timing and a login'],
    ['from 4 hours before to 12 hours after', 'from 4 hours before an event start to 12 hours after its end'],
  ])('WebCIS text states that %s', async (_, words) => {
    expect((await readMain('/Service/WebCIS')).words).toContain(words);
  });
});

describe('Sport pages (/Sports/{Sport})', () => {
  describe.each(SPORTS)('%s', (sport) => {
    it('has a banner (per sport; Snowboard has none)', async () => {
      const banners = (await readMain(`/Sports/${sport}`)).images(`header img[src*="/strip/${sport}"]`);
      expect(banners.length > 0).toBe(sport !== 'Snowboard');
    });
    it('has a section about the company and the sport', async () => {
      const { headings } = await readMain(`/Sports/${sport}`);
      expect(headings()).toContain(`Swiss Timing and ${headings('h1')[0]}`);
    });
    it('has an image gallery', async () => {
      const { images } = await readMain(`/Sports/${sport}`);
      const gallery = images('[aria-labelledby=gallery] img');
      expect(new Set(gallery).size).toBeGreaterThanOrEqual(3);
      expect(images().filter((image) => gallery.includes(image))).toHaveLength(gallery.length);
    });
    it('has a Scope of Service list of up to six entries, each linking a service type', async () => {
      const scope = readPart((await readMain(`/Sports/${sport}`)).part.querySelector('[aria-labelledby=scope]'));
      const offered = SCOPE.filter(([, , ...omittedBy]) => !omittedBy.some((name) => name === sport));
      expect(scope.headings('a')).toEqual(offered.map(([title]) => title));
      for (const link of scope.links()) expect(link).toMatch(/^\/Service\//);
    });
  });
  it('Swimming links to six services, each in a new tab', async () => {
    const six = 'LiveTimingAndScoring, MediaInformationSystem, Scoreboards, Timing, TvGraphics, VirtualGraphics';
    const links = (await readMain('/Sports/Swimming')).links('a[target=_blank][href^="/Service/"]');
    expect([...new Set(links)].sort()).toEqual(under('Service', list(six)));
  });
  it('SkiJumping shows numbered phase facts: In-Run, The Jump, The Flight Phase, Landing and Finish', async () => {
    const phases = (await readMain('/Sports/SkiJumping')).headings('ol > li h3');
    expect(phases).toEqual(list('In-Run, The Jump, The Flight Phase, Landing, Finish'));
  });
  it('Equestrian has a Show Jumping subsection', async () => {
    expect((await readMain('/Sports/Equestrian')).headings('h2, h3')).toContain('Show Jumping');
  });
  it('Gymnastics has sections Artistic, Rhythmic, Aerobic, Trampoline, Acrobatic and Parkour', async () => {
    const six = list('Artistic, Rhythmic, Aerobic, Trampoline, Acrobatic, Parkour');
    expect((await readMain('/Sports/Gymnastics')).headings().filter((heading) => six.includes(heading))).toEqual(six);
  });
  it('ShortTrack, FigureSkating and SpeedSkating contain headings or copy reused from other sports', async () => {
    const pages = await Promise.all(
      under('Sports', list('ShortTrack, FigureSkating, SpeedSkating, Athletics')).map((page) => readMain(page)),
    );
    for (const { headings } of pages) expect(headings()).toContain('Before the first start');
    const [copy = [], ...others] = pages.slice(0, 3).map(({ headings }) => headings('p'));
    expect(copy.filter((text) => others.every((other) => other.includes(text)) && text.length > 100)).not.toEqual([]);
  });
  it('Other pages link to an external watch brand site and a cycling federation site', async () => {
    const links = (await readMain('/Sports/Cycling')).links('a[target=_blank]');
    expect(links).toEqual(expect.arrayContaining(['https://www.tissotwatches.com', 'https://www.uci.org']));
  });
});

describe('3. Entities and their fields', () => {
  it.each(offers)('Job offer $attr_id', ({ attr_id, attr_reference, language }) => {
    const texts = 'contact_information, contract, description, domain, jobnumber, language_requirements, profile';
    const fields = [...list(texts), 'requirements', 'title', 'working_time'];
    const { company, location, available, link, attr_code, position, ...others } = language;
    expect([typeof attr_id, typeof attr_reference]).toEqual(['number', 'number']);
    expect(Object.keys(others).sort()).toEqual(fields);
    expect(['Management', 'Non Management']).toContain(position);
    expect([location, available, link].map(Object.keys)).toEqual([
      ['info'],
      ['day', 'month', 'year'],
      ['#text', 'attr_name'],
    ]);
    expect(attr_code).toBe('en');
  });
  it('The list holds 5 German offers and 6 Swiss offers', () => {
    expect([germany.length, switzerland.length]).toEqual([5, 6]);
  });
  it('some text is in German', () => {
    expect(offers.filter(({ language }) => / (und|der) /.test(language.description))).not.toEqual([]);
  });
  it.each([
    ['Documentation categories', documentation, DOCUMENTATION],
    ['Manual categories', manuals, MANUALS],
  ])('%s: CategoryName, Code (short code), ListOfPdfs of items with fileName, url, size', (_, library, names) => {
    expect(library.map(({ CategoryName }) => CategoryName)).toEqual(names);
    for (const { Code } of library) expect(Code).toMatch(/^\w{2,4}$/);
    const pdfs = library.flatMap(({ ListOfPdfs }) => ListOfPdfs);
    for (const pdf of pdfs) expect(Object.keys(pdf)).toEqual(['fileName', 'url', 'size']);
  });
  it('Distributor entry: all optional except country and company, noc (lowercase three-letter code)', () => {
    const fields = 'country, company, street, postalcode, postalcountry, phone, mail, website, noc, standIn';
    for (const distributor of distributors) {
      expect(list(fields)).toEqual(expect.arrayContaining(Object.keys(distributor)));
      expect(`${distributor.country}, ${distributor.company}, ${distributor.noc}`).toMatch(/^\w.*, \w.*, [a-z]{3}$/);
    }
  });
  it('Upcoming event: date (the single entry is 2025-08-07T18:00:00), logo (image path), link (external URL)', () => {
    const { date, logo, link } = event;
    expect([events.length, date]).toEqual([1, '2025-08-07T18:00:00']);
    expect(`${logo} ${link}`).toMatch(/^\/images\/\S+ https:\/\/\S+$/);
  });
  it('Service item: title and type, type one of timing, pscb, ovr, cis, tvg, vg', async () => {
    const { items } = (await request(app).get('/data/sports-services.json')).body;
    const pairs = items.map(({ service, type }: Record<string, string>) => `${service}: ${type}`);
    expect(new Set(pairs)).toEqual(new Set(SCOPE.map(([title, type]) => `${title}: ${type}`)));
  });
});

/** That it is recomputed every second, with 24 hours, 60 minutes and 60 seconds, is seen in countdown.test.ts. */
describe('4. States and transitions', () => {
  it.each([
    ['/Company/Careers?area=all', 'Switzerland, Germany'],
    ['/Company/Careers?area=swiss', 'Switzerland'],
    ['/Company/Careers?area=germany', 'Germany'],
    ['/Downloads/Documentation?category=aq', 'Aquatics'],
    ['/Downloads/InstructionManuals?category=gal', 'Galactica'],
    ['/Sales?country=can', 'Canada'],
  ])('%s shows only %s', async (address, groups) => {
    expect((await readMain(address)).groups()).toEqual(list(groups));
  });
  it('Before the target time it shows days, then hours, minutes and seconds padded to two digits', async () => {
    const early = await createTestApp({ now: new Date('2025-08-04T12:00:00Z') });
    const [timer] = (await readMain('/', early)).headings('[role=timer]');
    expect(timer?.replaceAll(' ', '')).toMatch(/^\d+days\d\dhours\d\dminutes\d\dseconds/);
  });
  it("When the remaining time is zero or below the text 'Join Live Now!' is shown instead", async () => {
    const { headings, named } = await readMain('/');
    expect(headings('[role=timer]')).toEqual(['Join Live Now!']);
    expect(named('link', 'Join Live Now!')).toHaveLength(1);
  });
});

describe('7. Calls the product makes', () => {
  it('other external links lead to a few video and customer sites', async () => {
    const pages = await Promise.all(under('Sports', SPORTS).map((page) => readMain(page)));
    const films = pages.flatMap(({ links }) => links('a[target=_blank][href^="https://www.youtube.com/@"]'));
    expect(films.length).toBeGreaterThanOrEqual(3);
  });
});

describe('9. Business constants and limits', () => {
  it('Company codes: 138 Germany, 81 Switzerland', () => {
    const codes = [germany, switzerland].map((area) => [...new Set(area.map(({ language }) => language.company))]);
    expect(codes).toEqual([[138], [81]]);
  });
  it('Listed PDF sizes range to 13 mb', () => {
    const sizes = [...documentation, ...manuals].flatMap(({ ListOfPdfs }) => ListOfPdfs.map(({ size }) => size));
    for (const size of sizes) expect(size).toMatch(/^(\d{1,3} kB|(\d|1[0-3])(\.\d)? MB)$/);
  });
  it.each(offers)('Job availability dates fall in July and August 2025: $attr_id', ({ language }) => {
    expect(`${language.available.month} ${language.available.year}`).toMatch(/^[78] 2025$/);
  });
  it.each(['5–10', '20', '50'])('jobs mention travel shares of %s%', (share) => {
    const texts = offers.map(({ language }) => `${language.description} ${language.requirements}`);
    expect(texts.filter((text) => new RegExp(`\\b${share}\\s?%`).test(text))).not.toEqual([]);
  });
  it.each([
    ['Analytics cookie lifespans: visitor id 2 years', '/Cookies', /visitor id.*2 years/],
    ['session id 24 hours', '/Cookies', /session id.*24 hours/],
    ['throttle 10 minutes', '/Cookies', /throttle.*10 minutes/],
    ['Privacy retention periods: 12 months after last contact', '/PrivacyPolicy', /12 months after the last contact/],
    ['the warranty period for purchases', '/PrivacyPolicy', /purchases ?the warranty period/],
    ['business partner plus 10 years', '/PrivacyPolicy', /business partners.*plus 10 years/],
    ['positioning accuracy 50 mm', '/Service/LocalPositioningSystem', /50 mm/],
    ['web CIS delay 5 to 10 seconds', '/Service/WebCIS', /5 to 10 seconds/],
    ['scoreboards 16 million colours', '/Service/Scoreboards', /16 million colours|colours ?16 million/],
    ['bobsleigh 32 timing points at 1/100 s resolution', '/Sports/Bobsleigh', /32.*1\/100 s|1\/100 s.*32/],
    ['swimming touch pads 1.5 to 2.5 kg', '/Sports/Swimming', /1\.5( to |–)2\.5 kg/],
    ['pools of 25 and 50 m', '/Sports/Swimming', /25 (and|or) 50 m/],
    ['backup cameras at 100 images per second', '/Sports/Swimming', /100 images(\/s| per second)/],
    ['fencing replay of the previous 10 seconds', '/Sports/Fencing', /10 seconds/],
    ['at 10 to 100 percent speed', '/Sports/Fencing', /10( to |–)100 (%|percent)/],
    ['snowboard photofinish at 2000 images per second', '/Sports/Snowboard', /2,?000 images(\/s| per second)/],
    ['speed skating tracks of 400 or 333.33 m', '/Sports/SpeedSkating', /400 or 333\.33 m/],
  ])('%s', async (_, address, claim) => {
    expect((await readMain(address)).words.toLowerCase()).toMatch(claim);
  });
});
