import { JSDOM } from 'jsdom';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { offices } from '../../shared/content/company/offices.ts';
import { SPORT_SLUGS } from '../../shared/content/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { resources } from '../../shared/resources/resources.ts';
import { addresses } from '../support/addresses.ts';
import { offers } from '../support/content-times.ts';
import { createTestApp } from '../support/create-test-app.ts';

async function open(address: string, now?: Date): Promise<Document> {
  const response = await request(await createTestApp(now && { now })).get(address);
  return new JSDOM(response.text).window.document;
}

const linksIn = (element: Element | null) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

const SPECIFIED_MENU: readonly (readonly [group: string | undefined, pages: readonly string[]])[] = [
  [
    'Sport Services',
    ['DistributedTimekeeping', 'Timing', 'Scoring', 'MediaInformationSystem', 'InformationSystem', 'Scoreboards'],
  ],
  [
    'Broadcast Solutions',
    [
      'TvGraphics',
      'VirtualGraphics',
      'LocalPositioningSystem',
      'VirtualStudio',
      'AnalysisTools',
      'VirtualRunner',
      'Simulcam',
    ],
  ],
  [
    'Web Services',
    ['EventWebsites', 'LiveTimingAndScoring', 'WebCIS', 'MobileApplications', 'Hosting', 'DatabaseManagement'],
  ],
  [
    undefined,
    [
      'History',
      'HistoryMilestones',
      'InnovationMilestones',
      'SwatchGroupBrands',
      'Careers',
      'ContactCorgemont',
      'ContactLeipzig',
      'ContactLiberec',
    ],
  ],
  [undefined, [...SPORT_SLUGS]],
  [undefined, ['Documentation', 'InstructionManuals']],
];

/** Others may stand between them. */
function expectInOrder(all: readonly unknown[], expected: readonly string[]): void {
  expect(all.filter((entry) => expected.some((one) => one === entry))).toEqual(expected);
}

describe('the menu', () => {
  it('has at least the groups and entries of the specification, in their order', async () => {
    const document = await open('/');
    const entries = [...document.querySelectorAll('.menu-entry > :is(a, button)')].map((entry) => entry.textContent);
    expectInOrder(entries, ['Service', 'Company', 'Sports', 'Downloads', 'Heritage', 'Sales']);
    const groups = [...document.querySelectorAll('.panel :is(.panel-group, .long)')].map((group) => ({
      name: group.querySelector('.panel-group-name')?.textContent,
      pages: linksIn(group).map((href) => href?.split('/').at(-1)),
    }));
    expect(groups.map(({ name }) => name)).toEqual(SPECIFIED_MENU.map(([name]) => name));
    for (const [index, [, pages]] of SPECIFIED_MENU.entries()) expectInOrder(groups[index]?.pages ?? [], pages);
  });

  it('marks the current page, once', async () => {
    const document = await open('/Sports/Swimming');
    const current = [...document.querySelectorAll('.menu [aria-current=page]')];
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/Sports/Swimming']);
  });
});

describe('home', () => {
  it('links the blocks of the specification', async () => {
    const document = await open('/');
    const readMore = [...document.querySelectorAll('main a')].find((link) => link.textContent?.startsWith('Read More'));
    expect(readMore?.getAttribute('href')).toBe('/Company/History');
    expect(linksIn(document.querySelector('[aria-labelledby=leaders-sports-awards]'))).toContain(
      '/Service/DistributedTimekeeping',
    );
    expect(linksIn(document.querySelector('[aria-labelledby=timing]'))).toContain('/Service/Timing');
    expect(document.querySelector('blockquote')?.textContent).toContain('When it comes to positive emotions');
  });
});

describe('a job offer', () => {
  it('shows every field and links the application in a new tab', async () => {
    const [offer] = offers;
    if (offer === undefined) return;
    const document = await open(paths.job(offer.attr_id));
    const text = document.querySelector('main')?.textContent;
    const { title, working_time, contract, location, link } = offer.language;
    for (const part of [title, working_time, contract, location.info]) expect(text).toContain(part);
    expect([...document.querySelectorAll('main h2')].map((heading) => heading.textContent)).toEqual([
      'Description',
      'Profile',
      'Requirements',
      'Language requirements',
      'Location',
      'Contact information',
    ]);
    const apply = document.querySelector('.job-apply a');
    expect(apply?.textContent).toContain('Apply for this Job');
    expect(apply?.getAttribute('href')).toBe(link['#text']);
    expect(apply?.getAttribute('target')).toBe('_blank');
  });

  it('marks German text as German', async () => {
    const german = offers.find(({ germanFields }) => germanFields.includes('title') && germanFields.length > 1);
    if (german === undefined) return;
    const document = await open(paths.job(german.attr_id));
    expect(document.querySelector('h1')?.lang).toBe('de');
    expect(document.querySelectorAll('.prose[lang=de]').length).toBeGreaterThan(0);
  });

  it('is open on its start day, by the clock of its office, and says when that day has passed', async () => {
    const [offer] = offers;
    if (offer === undefined) return;
    const { year, month, day } = offer.language.available;
    const address = paths.job(offer.attr_id);
    const passed = 'Start: by agreement';
    // Both offices are one or two hours ahead of UTC: half an hour before midnight UTC the next day has begun there.
    const startDay = await open(address, new Date(Date.UTC(year, month - 1, day, 12)));
    const eve = await open(address, new Date(Date.UTC(year, month - 1, day, 21, 30)));
    const nextDay = await open(address, new Date(Date.UTC(year, month - 1, day, 23, 30)));
    const isAdvertised = (page: Document) => page.head.innerHTML.includes('"JobPosting"');
    expect([startDay, eve, nextDay].map((page) => page.body.textContent.includes(passed))).toEqual([
      false,
      false,
      true,
    ]);
    expect([startDay, eve, nextDay].map(isAdvertised)).toEqual([true, true, false]);
  });

  it('that is a sample says so with one small mark, and nothing stands before its content', async () => {
    const offer = offers.find(({ isSample }) => isSample);
    if (offer === undefined) return;
    const document = await open(`/Company/CareersDetails/${offer.attr_id}`);
    expect(document.querySelectorAll('main .sample')).toHaveLength(1);
    expect(document.querySelector('main .notice')).toBeNull();
    const list = await open('/Company/Careers');
    const samples = offers.filter(({ isSample }) => isSample);
    expect(list.querySelectorAll('.row .sample')).toHaveLength(samples.length);
    expect(list.querySelectorAll('.samples')).toHaveLength(1);
  });
});

describe('a telephone that only holds the place of one', () => {
  it('stands on its contact page and nowhere else', async () => {
    const app = await createTestApp();
    for (const office of offices.filter(({ samples }) => samples?.includes('phone'))) {
      const files = resources.map(({ path }) => path);
      for (const address of [...addresses, '/nope', ...files]) {
        const { text = '' } = await request(app).get(address);
        expect(text.includes(office.phone), address).toBe(address === paths.company(office.slug));
      }
    }
  });
});

describe('the sports', () => {
  const ALL = [
    'Timing',
    'Public Scoreboards and Displays',
    'On-Venue Results (OVR)',
    'Commentator Information System (CIS)',
    'TV Graphics',
    'Virtual Graphics',
  ];

  it.each(SPORT_SLUGS)('%s lists its scope of service', async (slug) => {
    const document = await open(`/Sports/${slug}`);
    const missing = { BeachVolleyball: ALL[1], CarRacing: ALL[1], Fencing: ALL[3] }[slug as string];
    const scope = [...document.querySelectorAll('.scope-link')].map((link) => link.firstChild?.textContent);
    expect(scope).toEqual(ALL.filter((title) => title !== missing));
    expect(document.querySelector('.banner-strip') === null).toBe(slug === 'Snowboard');
  });

  it('swimming links six services in new tabs', async () => {
    const document = await open('/Sports/Swimming');
    const newTabs = [...document.querySelectorAll('main a[target=_blank][href^="/Service/"]')].map((a) =>
      a.getAttribute('href'),
    );
    expect(new Set(newTabs)).toEqual(
      new Set(
        [
          'Timing',
          'Scoreboards',
          'LiveTimingAndScoring',
          'MediaInformationSystem',
          'TvGraphics',
          'VirtualGraphics',
        ].map((slug) => `/Service/${slug}`),
      ),
    );
  });

  it('ski jumping numbers its five phases; gymnastics has six sections; equestrian has show jumping', async () => {
    const phases = [...(await open('/Sports/SkiJumping')).querySelectorAll('.step h3')].map((h) => h.textContent);
    expect(phases).toEqual(['In-Run', 'The Jump', 'The Flight Phase', 'Landing', 'Finish']);
    const gymnastics = [...(await open('/Sports/Gymnastics')).querySelectorAll('h2')].map((h) => h.textContent);
    expect(gymnastics).toEqual(
      expect.arrayContaining(['Artistic', 'Rhythmic', 'Aerobic', 'Trampoline', 'Acrobatic', 'Parkour']),
    );
    const equestrian = [...(await open('/Sports/Equestrian')).querySelectorAll('h2')].map((h) => h.textContent);
    expect(equestrian).toContain('Show Jumping');
  });
});
