/** No picture is shown too often. */
import { expect, it } from 'vitest';
import { sports } from '../../shared/content/sports/sports.ts';
import { addresses } from '../support/addresses.ts';
import { openPage } from '../support/read-page.ts';

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
