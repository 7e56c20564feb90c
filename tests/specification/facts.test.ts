/** The specification, sentence by sentence: facts of the delivered content. An editor departs from one in deviations.ts. */
import { describe, expect, it } from 'vitest';
import { dataFacts } from '../../scripts/import/data-facts.ts';
import { readMain, readPart } from '../support/read-page.ts';
import { content } from './delivered-content.ts';
import { deviations } from './deviations.ts';
import { fact, sentences } from './fact.ts';
import * as names from './names.ts';

/** The text of a page's main part holds the claim, in any capitals. */
const claim = (sentence: string, address: string, words: RegExp) =>
  fact(sentence, async () => {
    expect((await readMain(address)).words).toMatch(new RegExp(words, 'i'));
  });

const imageCount = (sentence: string, page: string, count: number) =>
  fact(sentence, async () => {
    expect((await readMain(`/Company/${page}`)).images()).toHaveLength(count);
  });

describe('the data files', () => {
  for (const { sentence, check } of dataFacts) fact(sentence, () => check(content));
});

describe('Home (/)', () => {
  claim(
    'a named president of a watch group speaks about sport',
    '/',
    /Olympic Games.*Nick Hayek.*President.*Swatch Group/,
  );
  claim('Leaders Sports Awards section', '/', /Leaders Sports Awards/);
  claim('A section about instant information for every audience', '/', /Instant information for every audience/);
});

describe('Company pages', () => {
  imageCount('History: narrative with two images', 'History', 2);
  imageCount('HistoryMilestones: 5 images', 'HistoryMilestones', 5);
  imageCount('InnovationMilestones: 6 images', 'InnovationMilestones', 6);
  imageCount('SwatchGroupBrands: 5 images', 'SwatchGroupBrands', 5);
  for (const [page, first] of [
    ['HistoryMilestones', 1932],
    ['InnovationMilestones', 1948],
  ] as const) {
    fact(`${page}: list from ${first} to 2018`, async () => {
      const years = (await readMain(`/Company/${page}`)).all('[id^=y]').map(({ id }) => Number(id.slice(1)));
      expect([years[0], years.at(-1)]).toEqual([first, 2018]);
    });
  }
  fact('SwatchGroupBrands: text about the partnerships with five watch brands', async () => {
    expect((await readMain('/Company/SwatchGroupBrands')).headings()).toEqual(names.WATCH_BRANDS);
  });
  for (const [page, words, pattern] of [
    [
      'ContactCorgemont',
      'Corgémont (headquarters, Switzerland, includes a P.O. box)',
      /P\.O\. Box \d+.*Corgémont.*Switz/,
    ],
    ['ContactLeipzig', 'Leipzig (Germany, phone and fax)', /Leipzig.*Germany.*Phone.*Fax/],
    ['ContactLiberec', 'Liberec (Czech Republic, phone)', /Liberec.*Czech Republic.*Phone/],
  ] as const) {
    fact(words, async () => {
      expect(readPart((await readMain(`/Company/${page}`)).part.querySelector('address')).words).toMatch(pattern);
    });
  }
});

describe('Legal pages', () => {
  for (const [address, sections, count] of [
    ['/Cookies', 'sections 1 to 8', 8],
    ['/PrivacyPolicy', 'long text in 9 sections', 9],
    ['/TermsAndConditions', '10 sections', 10],
  ] as const) {
    fact(`${address}: ${sections}`, async () => {
      const numbers = (await readMain(address)).headings().flatMap((heading) => /^(\d+)\. /.exec(heading)?.[1] ?? []);
      expect(numbers.map(Number)).toEqual(Array.from({ length: count }, (_section, index) => index + 1));
    });
  }
  for (const [address, topics] of [
    ['/PrivacyPolicy', 'data collected, legal basis, purposes, recipients, transfers, retention, rights, contact'],
    [
      '/TermsAndConditions',
      'purpose, user content, intellectual property, disclaimer, links, access, liability, privacy, governing law',
    ],
  ] as const) {
    fact(`${address}: ${topics}`, async () => {
      const headings = (await readMain(address)).headings().join(' ').toLowerCase();
      expect(headings).toMatch(new RegExp(topics.split(', ').join('.*')));
    });
  }
  claim('Cookies: dated March 30, 2025', '/Cookies', /March 30, 2025/);
  claim('PrivacyPolicy: dated March 30, 2025', '/PrivacyPolicy', /March 30, 2025/);
  claim(
    "Governing law is Swiss law, with courts at the company's seat",
    '/TermsAndConditions',
    /Swiss law.*(courts.*seat|seat.*courts)/,
  );
});

describe('Service pages (/Service/{PageName})', () => {
  claim(
    'access needs rights granted by the company and a login',
    '/Service/WebCIS',
    /rights granted by Swiss Timing and a login/,
  );
  claim(
    'from 4 hours before an event start to 12 hours after its end',
    '/Service/WebCIS',
    /from 4 hours before an event start to 12 hours after its end/,
  );
});

describe('Sport pages (/Sports/{Sport})', () => {
  fact('ShortTrack, FigureSkating, SpeedSkating contain headings or copy reused from other sports', async () => {
    const sharing = ['ShortTrack', 'FigureSkating', 'SpeedSkating', 'Athletics'];
    const pages = await Promise.all(names.under('Sports', sharing).map((page) => readMain(page)));
    for (const { headings } of pages) expect(headings()).toContain('Before the first start');
    const [copy = [], ...others] = pages.slice(0, 3).map(({ headings }) => headings('p'));
    expect(copy.filter((text) => others.every((other) => other.includes(text)) && text.length > 100)).not.toEqual([]);
  });
  fact('Other pages link to an external watch brand site and a cycling federation site', async () => {
    const links = (await readMain('/Sports/Cycling')).links('a[target=_blank]');
    expect(links).toEqual(expect.arrayContaining(['https://www.tissotwatches.com', 'https://www.uci.org']));
  });
  fact('other external links lead to a few video and customer sites', async () => {
    const pages = await Promise.all(names.under('Sports', names.SPORTS).map((page) => readMain(page)));
    const films = pages.flatMap(({ links }) => links('a[target=_blank][href^="https://www.youtube.com/@"]'));
    expect(films.length).toBeGreaterThanOrEqual(3);
  });
});

describe('9. Business constants and limits', () => {
  claim('Analytics cookie lifespans: visitor id 2 years', '/Cookies', /visitor id.*2 years/);
  claim('session id 24 hours', '/Cookies', /session id.*24 hours/);
  claim('throttle 10 minutes', '/Cookies', /throttle.*10 minutes/);
  claim(
    'Privacy retention periods: 12 months after last contact',
    '/PrivacyPolicy',
    /12 months after the last contact/,
  );
  claim('the warranty period for purchases', '/PrivacyPolicy', /purchases ?the warranty period/);
  claim('business partner plus 10 years', '/PrivacyPolicy', /business partners.*plus 10 years/);
  claim('positioning accuracy 50 mm', '/Service/LocalPositioningSystem', /50 mm/);
  claim('web CIS delay 5 to 10 seconds', '/Service/WebCIS', /5 to 10 seconds/);
  claim('scoreboards 16 million colours', '/Service/Scoreboards', /16 million colours|colours ?16 million/);
  claim('bobsleigh 32 timing points at 1/100 s resolution', '/Sports/Bobsleigh', /32.*1\/100 s|1\/100 s.*32/);
  claim('swimming touch pads 1.5 to 2.5 kg', '/Sports/Swimming', /1\.5( to |–)2\.5 kg/);
  claim('pools of 25 and 50 m', '/Sports/Swimming', /25 (and|or) 50 m/);
  claim('backup cameras at 100 images per second', '/Sports/Swimming', /100 images(\/s| per second)/);
  claim('fencing replay of the previous 10 seconds', '/Sports/Fencing', /10 seconds/);
  claim('at 10 to 100 percent speed', '/Sports/Fencing', /10( to |–)100 (%|percent)/);
  claim('snowboard photofinish at 2000 images per second', '/Sports/Snowboard', /2,?000 images(\/s| per second)/);
  claim('speed skating tracks of 400 or 333.33 m', '/Sports/SpeedSkating', /400 or 333\.33 m/);
});

describe('deviations.ts', () => {
  it('names sentences of this file, each with its reason', () => {
    expect(deviations.filter(({ sentence, why }) => !sentences.has(sentence) || why.trim() === '')).toEqual([]);
  });
});
