/** The long strip wherever it stands: each sport once, in the order of the menu, with what it publishes. */
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { SERVICE_SLUGS, SPORT_SLUGS } from '../../shared/content/navigation.ts';
import { GAPS, RESOLUTIONS } from '../../shared/content/sports/resolutions.ts';
import { sports } from '../../shared/content/sports/sports.ts';
import { sportsUsing } from '../../shared/pages/related.ts';
import { paths } from '../../shared/paths.ts';
import { createTestApp, readTestAssets } from '../support/create-test-app.ts';

const app = await createTestApp();

async function open(address: string): Promise<Document> {
  return new JSDOM((await request(app).get(address)).text).window.document;
}

const slicesOf = (strip: Element | null) => [...(strip?.querySelectorAll('.long-slices > li') ?? [])];
const nameOf = (slice: Element) => slice.querySelector('.long-link')?.textContent;

describe.each([
  ['the menu', '/', '.panel .long'],
  ['the page of what is not found', '/nope', 'main .long'],
])('the long strip in %s', (_, address, selector) => {
  it('links every sport by its name and says what it publishes', async () => {
    const slices = slicesOf((await open(address)).querySelector(selector));
    expect(
      slices.map((slice) => {
        const link = slice.querySelector('a');
        return [link?.getAttribute('href'), link?.textContent, slice.querySelector('.long-unit')?.textContent];
      }),
    ).toEqual(SPORT_SLUGS.map((slug) => [paths.sport(slug), sports[slug].name, RESOLUTIONS[slug]]));
  });
});

describe('the opening strip of the front page', () => {
  it('links every sport, with what it publishes and what once parted first and second', async () => {
    const slices = [...(await open('/')).querySelectorAll('.opening .slice')];
    expect(
      slices.map((slice) => {
        const link = slice.querySelector('a');
        const told = ['.slice-unit', '.slice-gap'].map((part) => slice.querySelector(part)?.textContent);
        return [link?.getAttribute('href'), link?.textContent, ...told];
      }),
    ).toEqual(
      SPORT_SLUGS.map((slug) => {
        const gap = GAPS[slug];
        const apart = gap && `${gap.value} apart, ${gap.at}`;
        return [paths.sport(slug), sports[slug].name, RESOLUTIONS[slug], apart];
      }),
    );
  });

  it('shows each slice of the drawing once, from its left edge to the next', async () => {
    const bodies = [...(await open('/')).querySelectorAll('.slice-body')];
    const edges = bodies.map((body) => body.getAttribute('viewBox')?.split(' ').map(Number) ?? []);
    expect(edges.map(([left]) => left)).toEqual(SPORT_SLUGS.map((_, index) => index * 96));
    expect(edges.every(([, top = 0, width, height = 0]) => width === 96 && top + height === 352)).toBe(true);
  });
});

describe('the long strip of services', () => {
  it.each(SERVICE_SLUGS)('links the sports that use it, and only those: %s', async (slug) => {
    const section = (await open(paths.service(slug))).querySelector('section[aria-labelledby=sports]');
    const using = sportsUsing(slug);
    if (using.length === 0) {
      expect(section).toBeNull();
      return;
    }
    expect(section?.querySelector('h2')?.textContent).toBe('Sports that use it');
    const links = [...(section?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => ({ href: link.getAttribute('href'), name: link.textContent }))).toEqual(using);
    const slices = slicesOf(section);
    expect(slices.map(nameOf)).toEqual(SPORT_SLUGS.map((sport) => sports[sport].name));
    const others = slices.filter((slice) => slice.querySelector('a') === null);
    expect(others.every((slice) => slice.matches('.is-off[aria-hidden=true]'))).toBe(true);
    expect(others).toHaveLength(SPORT_SLUGS.length - using.length);
  });
});

describe('the line above the footer', () => {
  it('is an ornament that waits until it is near', async () => {
    const images = [...(await open('/Cookies')).querySelectorAll('.footer-line img')];
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) {
      expect([image.getAttribute('alt'), image.getAttribute('loading')]).toEqual(['', 'lazy']);
    }
  });
});

it('is drawn with a slice a sport', async () => {
  const picture = (await readTestAssets()).pictures['/images/strip/LongStrip.svg'];
  expect((picture?.width ?? 0) / SPORT_SLUGS.length).toBe(96);
});
