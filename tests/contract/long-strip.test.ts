/** The long strip in every place: each sport once, in the order of the menu. */
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { SPORT_SLUGS } from '../../shared/content/navigation.ts';
import { RESOLUTIONS } from '../../shared/content/sports/resolutions.ts';
import { sports } from '../../shared/content/sports/sports.ts';
import { paths } from '../../shared/paths.ts';
import { createTestApp, readTestAssets } from '../support/create-test-app.ts';

const app = await createTestApp();

async function open(address: string): Promise<Document> {
  return new JSDOM((await request(app).get(address)).text).window.document;
}

const slicesOf = (strip: Element | null) => [...(strip?.querySelectorAll('.long-slices > li') ?? [])];

describe.each([
  ['the menu', '/', '.panel .long'],
  ['the page of what is not found', '/nope', 'main .long'],
])('the long strip in %s', (_, address, selector) => {
  it('links every sport by its name and states what it publishes', async () => {
    const slices = slicesOf((await open(address)).querySelector(selector));
    expect(
      slices.map((slice) => {
        const link = slice.querySelector('a');
        return [link?.getAttribute('href'), link?.textContent, slice.querySelector('.long-unit')?.textContent];
      }),
    ).toEqual(SPORT_SLUGS.map((slug) => [paths.sport(slug), sports[slug].name, RESOLUTIONS[slug]]));
  });
});

it('has one slice for each sport', async () => {
  const picture = (await readTestAssets()).pictures['/images/strip/LongStrip.svg'];
  expect((picture?.width ?? 0) / SPORT_SLUGS.length).toBe(96);
});
