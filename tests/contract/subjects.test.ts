/** Pictures of pages: none of another sport, none twice, as many as specified. */
import { describe, expect, it } from 'vitest';
import { SPORT_SLUGS, type SportSlug } from '../../shared/content/navigation.ts';
import { sports } from '../../shared/content/sports/sports.ts';
import { paths } from '../../shared/paths.ts';
import { addresses } from '../support/addresses.ts';
import { openPage } from '../support/read-page.ts';

/** Words that belong to one sport, or to a few that share them. */
const SUBJECTS: readonly (readonly [words: RegExp, sports: readonly SportSlug[]])[] = [
  [/\b(downhill|slalom|alpine|ski racers?)\b/i, ['AlpineSkiing']],
  [/\b(runners?|sprinters?|hurdles|400 m track|athletics|long jump)\b/i, ['Athletics']],
  [/\bbasketball\b/i, ['Basketball']],
  [/\bbeach volleyball\b/i, ['BeachVolleyball']],
  [/\b(two-man bob|bobs?|sleds?|luge|skeleton)\b/i, ['Bobsleigh']],
  [/\b(racing cars?|pit lane|motorcycles?)\b/i, ['CarRacing']],
  [/\bcross-country\b/i, ['CrossCountry']],
  [/\b(cyclists?|velodrome|peloton)\b/i, ['Cycling']],
  [/\b(horses?|riders? over|show jump\w*|dressage)\b/i, ['Equestrian']],
  [/\b(fencers?|épée|foil|sabre)\b/i, ['Fencing']],
  [/\bfigure skat\w+/i, ['FigureSkating']],
  [/\b(gymnasts?|trampoline)\b/i, ['Gymnastics']],
  [/\b(ice hockey|puck)\b/i, ['IceHockey']],
  [/\bshort[- ]track\b/i, ['ShortTrack']],
  [/\bspeed skat\w+/i, ['SpeedSkating']],
  [/\bskaters?\b/i, ['FigureSkating', 'IceHockey', 'ShortTrack', 'SpeedSkating']],
  [/\bski[- ]jump\w*/i, ['SkiJumping']],
  [/\bsnowboard\w*/i, ['Snowboard']],
  [/\b(swimm\w+|freestyle|butterfly|water polo)\b/i, ['Swimming']],
];

describe.each(SPORT_SLUGS)('the pictures of %s', (slug) => {
  it('show no other sport', async () => {
    const document = await openPage(paths.sport(slug));
    const others = SUBJECTS.filter(([, sports]) => !sports.includes(slug));
    const strangers = [...document.querySelectorAll('.page-head img, .figure')].flatMap((picture) => {
      const image = picture.matches('img') ? picture : picture.querySelector('img');
      const said = `${image?.getAttribute('alt')} ${picture.querySelector('figcaption')?.textContent ?? ''}`;
      const words = others.flatMap(([named]) => named.exec(said)?.[0] ?? []);
      return words.length > 0 ? [`${image?.getAttribute('src')}: ${words.join(', ')}`] : [];
    });
    expect(strangers).toEqual([]);
  });

  it('have a gallery of at least three', async () => {
    const images = [...(await openPage(paths.sport(slug))).querySelectorAll('.gallery[aria-labelledby=gallery] img')];
    expect(images.map((image) => image.getAttribute('src'))).toEqual(sports[slug].gallery);
    expect(images.length).toBeGreaterThanOrEqual(3);
  });
});

it('no picture of a sport’s gallery is on more than two pages', async () => {
  const shown = await Promise.all(
    addresses.map(async (address) => {
      const images = (await openPage(address)).querySelectorAll('main img[src^="/images/"]');
      return [...new Set([...images].map((image) => image.getAttribute('src')))];
    }),
  );
  const pagesOf = (picture: string) => addresses.filter((_, index) => shown[index]?.includes(picture));
  const often = Object.values(sports).flatMap(({ gallery }) =>
    gallery.filter((picture) => pagesOf(picture).length > 2),
  );
  expect(often).toEqual([]);
});

it.each(addresses)('%s shows no picture twice', async (address) => {
  const sources = [...(await openPage(address)).querySelectorAll('main img[src^="/images/"]')].map((image) =>
    image.getAttribute('src'),
  );
  expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
});

it.each([
  [paths.company('History'), 2],
  [paths.company('HistoryMilestones'), 5],
  [paths.company('InnovationMilestones'), 6],
  [paths.company('SwatchGroupBrands'), 5],
  [paths.company('ContactCorgemont'), 1],
  [paths.company('ContactLeipzig'), 1],
  [paths.company('ContactLiberec'), 1],
] as const)('%s has as many pictures as specified: %i', async (address, count) => {
  expect((await openPage(address)).querySelectorAll('main img')).toHaveLength(count);
});
