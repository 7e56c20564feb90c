/** Strips are only in places whose frames they are composed for. */
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { openPage } from '../support/read-page.ts';
import type { StripPlace } from '../support/strip-frames.ts';
import { stripPlaces } from '../support/strip-places.ts';

/** The first that fits. */
const PLACES: readonly (readonly [selector: string, place: StripPlace])[] = [
  ['.is-strip-first .head-strip', 'first'],
  ['.is-line .head-strip', 'line'],
  ['.is-strip .head-strip', 'frames'],
  ['.head-strip', 'banner'],
  ['.pager-strip', 'pager'],
];

/** The long strip has frames of its own. */
const STRIPS = 'img[src^="/images/strip/"]:not([src*="/LongStrip"])';

const nameOf = ({ strip, place }: { strip: string; place: string }): string => `${strip}: ${place}`;

it('every strip of every page is in a known place, and every place is used', async () => {
  const found = new Set<string>();
  for (const address of addresses) {
    const document = await openPage(address);
    for (const image of document.querySelectorAll<HTMLImageElement>(STRIPS)) {
      const place = PLACES.find(([selector]) => image.closest(selector))?.[1];
      const strip = image.src;
      found.add(nameOf({ strip, place: place ?? `no frame on ${address}` }));
    }
  }
  expect([...found].toSorted()).toEqual([...new Set(stripPlaces.map(nameOf))].toSorted());
});
