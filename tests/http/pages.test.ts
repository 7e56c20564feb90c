import { JSDOM } from 'jsdom';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { offersByArea } from '../../shared/content/careers/offers.ts';
import { SPORT_SLUGS } from '../../shared/content/navigation.ts';
import { createTestApp } from '../support/create-test-app.ts';

async function open(address: string, now?: Date): Promise<Document> {
  const response = await request(await createTestApp(now && { now })).get(address);
  return new JSDOM(response.text).window.document;
}

const linksIn = (element: Element | null) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

describe('the menu', () => {
  it('has exactly the groups and entries of the specification', async () => {
    const document = await open('/');
    const entries = [...document.querySelectorAll('.menu-entry > :is(a, button)')].map((entry) => entry.textContent);
    expect(entries).toEqual(['Service', 'Company', 'Sports', 'Downloads', 'Heritage', 'Sales']);
    const groups = [...document.querySelectorAll('.panel-group')].map((group) => [
      group.querySelector('.panel-group-name')?.textContent,
      linksIn(group).map((href) => href?.split('/').at(-1)),
    ]);
    expect(groups).toEqual([
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
    ]);
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
    expect(linksIn(document.querySelector('.award'))).toContain('/Service/DistributedTimekeeping');
    expect(linksIn(document.querySelector('.home-timing'))).toContain('/Service/Timing');
    expect(document.querySelector('.event a')?.getAttribute('target')).toBe('_blank');
    expect(document.querySelector('blockquote')?.textContent).toContain('When it comes to positive emotions');
  });

  it('counts down until the moment has passed in the last time zone, then says so', async () => {
    const before = await open('/', new Date('2025-08-08T05:59:59Z'));
    expect(before.querySelector('[role=timer]')?.textContent).toContain('days');
    expect(before.querySelector('main')?.textContent).toContain('August 7, 2025, 18:00');
    const after = await open('/', new Date('2025-08-08T06:00:00Z'));
    expect(after.querySelector('[role=timer]')?.textContent).toBe('Join Live Now!');
  });
});

describe('a job offer', () => {
  it('shows every field and links the application in a new tab', async () => {
    const offer = offersByArea.germany[0];
    if (offer === undefined) throw new Error('no offer');
    const document = await open(`/Company/CareersDetails/${offer.attr_id}`);
    const text = document.querySelector('main')?.textContent;
    const { title, working_time, contract, location, attr_code, link } = offer.language;
    for (const part of [title, working_time, contract, location.info, attr_code]) expect(text).toContain(part);
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
    const document = await open('/Company/CareersDetails/269611');
    expect(document.querySelector('h1')?.lang).toBe('de');
    expect(document.querySelectorAll('.prose[lang=de]').length).toBeGreaterThan(0);
  });

  it('says when its start date has passed, and not before', async () => {
    const passed = 'The start date printed here has passed';
    const offer = offersByArea.germany[0];
    const address = `/Company/CareersDetails/${offer?.attr_id}`;
    expect((await open(address, new Date('2025-06-30T12:00:00Z'))).body.textContent).not.toContain(passed);
    expect((await open(address, new Date('2025-09-01T12:00:00Z'))).body.textContent).toContain(passed);
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
