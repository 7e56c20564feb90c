/** The reading of a page on the ruler over the footer: its number in the site map, in 1/1000 s. */
import type { Reading } from '../components/SiteFooter.tsx';
import { pages } from './site-map.ts';

/** In percent of the window: the flag is never cut by an edge. */
const [FIRST_PLACE, LAST_PLACE] = [24, 76] as const;

/** @param address an address of the site; any other did not finish, and has no time */
export function findReading(address = ''): Reading {
  const addresses = pages.flatMap((page) => page.addresses);
  const index = addresses.indexOf(address);
  if (index === -1) return { place: (FIRST_PLACE + LAST_PLACE) / 2, time: '––.––' };
  const place = FIRST_PLACE + ((LAST_PLACE - FIRST_PLACE) * index) / (addresses.length - 1);
  return { place: Math.round(place * 10) / 10, time: ((index + 1) / 1000).toFixed(3) };
}
