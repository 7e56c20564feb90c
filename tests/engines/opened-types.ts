/** What an engine shows of a file that is opened by itself. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { resources } from '../../shared/resources/resources.ts';
import { readTestAssets, readTestFiles } from '../support/test-app.ts';
import { DESK, type Journey } from './journey.ts';

const FILES = await readTestFiles();
const { styleSheet, script } = await readTestAssets();

/** One address of each type, and how much of the window it fills at least. */
const OPENED: readonly (readonly [address: string, share: number])[] = [
  ['/Sales', 0.5],
  ['/documents/general-document-numbers.pdf', 0.5],
  ['/images/plan/Fencing.svg', 0.5],
  ['/icon-512.png', 0.2],
  ['/favicon.ico', 0.02],
  ['/data/jobs.json', 0.3],
  ['/sitemap.xml', 0.3],
  ['/feeds/jobs.atom', 0.3],
  ['/third-party-licences.txt', 0.3],
  ['/site.webmanifest', 0.05],
  [styleSheet, 0.3],
  [script, 0.05],
];
/** Browsers save these: calendars, contact cards, tables, fonts. */
const SAVED = /calendar|vcard|csv|font/;
/** Photographs, of which there need not be any. */
const LIKE_PNG = /^image\/(?:avif|webp|jpeg)/;

const typeOf = (address: string) =>
  FILES[address]?.type ?? resources.find(({ path }) => path === address)?.contentType ?? 'text/html';

export function openedTypes({ visit, engine: { saves } }: Journey): void {
  it('opens every type that is not saved', () => {
    const served = [
      ...Object.values(FILES).map(({ type }) => type),
      ...resources.map(({ contentType }) => contentType),
    ];
    const opened = new Set(OPENED.map(([address]) => typeOf(address)));
    expect(served.filter((type) => !opened.has(type) && !SAVED.test(type) && !LIKE_PNG.test(type))).toEqual([]);
  });

  const shown = OPENED.filter(([address]) => !saves?.test(typeOf(address)));
  it.each(shown)('shows %s opened by itself, over a good part of the window', async (address, share) => {
    const tab = await visit(address, DESK);
    const shownOf = async () => {
      const image = sharp(await tab.screenshot());
      const { channels } = await image.stats();
      // What has one colour only is not trimmed.
      if (channels.every(({ min, max }) => max - min < 20)) return 0;
      const { info } = await image.trim({ threshold: 20 }).toBuffer({ resolveWithObject: true });
      return Math.min(info.width / DESK.width, (info.height / DESK.height) * 1.5);
    };
    await expect.poll(shownOf).toBeGreaterThan(share);
  });
}
