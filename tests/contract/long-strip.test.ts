/** The long strip in the menu and on the front page: each sport once, in the order of the menu. */
import { describe, expect, it } from 'vitest';
import { SPORT_SLUGS } from '../../shared/content/navigation.ts';
import { GAPS, RESOLUTIONS } from '../../shared/content/sports/resolutions.ts';
import { sports } from '../../shared/content/sports/sports.ts';
import { paths } from '../../shared/paths.ts';
import { openPage } from '../support/read-page.ts';
import { readTestAssets } from '../support/test-app.ts';

describe('the long strip in the menu', () => {
  it('links every sport by its name and states what it publishes', async () => {
    const slices = [...(await openPage('/')).querySelectorAll('.panel .long-slices > li')];
    expect(
      slices.map((slice) => {
        const link = slice.querySelector('a');
        return [link?.getAttribute('href'), link?.textContent, slice.querySelector('span')?.textContent];
      }),
    ).toEqual(SPORT_SLUGS.map((slug) => [paths.sport(slug), sports[slug].name, RESOLUTIONS[slug]]));
  });
});

describe('the opening strip of the front page', () => {
  it('links every sport, with what it publishes and what once parted first and second', async () => {
    const slices = [...(await openPage('/')).querySelectorAll('.opening .slice')];
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
    const bodies = [...(await openPage('/')).querySelectorAll('.slice-body')];
    const edges = bodies.map((body) => body.getAttribute('viewBox')?.split(' ').map(Number) ?? []);
    expect(edges.map(([left]) => left)).toEqual(SPORT_SLUGS.map((_, index) => index * 96));
    expect(edges.every(([, top = 0, width, height = 0]) => width === 96 && top + height === 352)).toBe(true);
  });
});

it('has one slice for each sport', async () => {
  const picture = (await readTestAssets()).pictures['/images/strip/LongStrip.svg'];
  expect((picture?.width ?? 0) / SPORT_SLUGS.length).toBe(96);
});
