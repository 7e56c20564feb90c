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

it('no page shows a picture twice', async () => {
  for (const address of addresses) {
    const images = (await openPage(address)).querySelectorAll('main img[src^="/images/"]');
    const sources = [...images].map((image) => image.getAttribute('src'));
    expect(
      sources.filter((source, index) => sources.indexOf(source) !== index),
      address,
    ).toEqual([]);
  }
});
