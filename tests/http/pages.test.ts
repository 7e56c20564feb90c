import { JSDOM } from 'jsdom';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createPageResponses } from '../../server/http/pages.ts';
import { homePage } from '../../shared/pages/root-pages.ts';
import { paths } from '../../shared/paths.ts';
import type { Page } from '../../shared/site/page.ts';
import { offers } from '../support/content-times.ts';
import { freshApp, ORIGIN, readTestAssets, sharedApp } from '../support/test-app.ts';

async function open(address: string, now?: Date): Promise<Document> {
  const response = await request(await (now ? freshApp({ now }) : sharedApp())).get(address);
  return new JSDOM(response.text).window.document;
}

it('a page is told the time to the minute, so that every process renders the same', async () => {
  const times: string[] = [];
  const view: Page['view'] = (asked) => {
    times.push(asked.now.toISOString());
    return homePage.view(asked);
  };
  const settings = { origin: ORIGIN, assets: await readTestAssets() };
  for (const time of ['2026-01-15T12:00:00.001Z', '2026-01-15T12:00:59.999Z']) {
    await createPageResponses(settings, () => new Date(time), [])
      .page({ ...homePage, view }, '/')
      .make();
  }
  expect(times).toEqual(['2026-01-15T12:00:00.000Z', '2026-01-15T12:00:00.000Z']);
});

describe('the menu', () => {
  it('marks the current page, once', async () => {
    const document = await open('/Sports/Swimming');
    const current = [...document.querySelectorAll('.menu [aria-current=page]')];
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/Sports/Swimming']);
  });
});

describe('a job offer', () => {
  it('marks German text as German', async () => {
    const german = offers.find(({ germanFields }) => germanFields.includes('title') && germanFields.length > 1);
    if (german === undefined) return;
    const document = await open(paths.job(german.attr_id));
    expect(document.querySelector('h1')?.lang).toBe('de');
    expect(document.querySelectorAll('.stack[lang=de]').length).toBeGreaterThan(0);
  });

  it('says nothing of a start, which stays in data and feed', async () => {
    for (const offer of offers) {
      const document = await open(paths.job(offer.attr_id));
      expect(document.querySelector('main')?.textContent).not.toMatch(/Start\b|by agreement/);
    }
  });

  it('that is a sample is named as one above the list and on its page, and nowhere else', async () => {
    const samples = offers.filter(({ standIn }) => standIn);
    const list = await open('/Company/Careers');
    expect(list.querySelectorAll('.samples')).toHaveLength(samples.length > 0 ? 1 : 0);
    expect(list.querySelector('[data-island]')?.textContent).not.toMatch(/sample/i);
    for (const { attr_id, standIn } of offers) {
      const document = await open(paths.job(attr_id));
      expect(document.querySelectorAll('.samples')).toHaveLength(standIn ? 1 : 0);
    }
  });
});
