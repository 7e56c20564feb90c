import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { socialPicture } from '../../shared/paths.ts';
import { extentOf } from '../strips/extent.ts';
import { STRIP_WIDTH } from '../strips/strip.ts';
import { scenes } from '../strips/strips.ts';
import { cardSubjects } from './card-subjects.ts';
import { viewOf } from './card-views.ts';
import { HEIGHT, MARGIN, pictureTop, WIDTH } from './social-card-products.ts';

const BARE_SHARE = 0.2;
/** Units of paper, stand or track between an athlete and the frame. */
const CLEAR = 4;
/** The lowest band a card may have, and rows without ink above it. */
const [LEAST_PICTURE, ABOVE_PICTURE, UNDER_NAME] = [310, 20, 16];

const pictures = [...new Set(cardSubjects.map(({ picture }) => picture))];

/** Whether a pixel of a card, as it was drawn, is bare paper. */
function readCard(page: string): (x: number, y: number) => boolean {
  const data = readFileSync(new URL(`../../public${socialPicture(page)}`, import.meta.url)).toString('base64');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<image width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${data}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return (x, y) => [0, 1, 2].every((channel) => pixels[(y * WIDTH + x) * 4 + channel] === 255);
}

const count = (from: number, to: number, isCounted: (at: number) => boolean): number => {
  let sum = 0;
  for (let at = from; at < to; at++) if (isCounted(at)) sum++;
  return sum;
};

describe('a social card', () => {
  it.each(pictures)('shows everybody whole or not at all: %s', { timeout: 60_000 }, (picture) => {
    const { x, y, width, isPortrait = false, composition } = viewOf(picture);
    // Others than the bodies of the strip are on it, or elsewhere.
    if (isPortrait || composition) return;
    const scene = scenes.find(({ id, isCloseUp }) => `strip/${id}` === picture && isCloseUp !== true);
    scene?.bodies.forEach((body, index) => {
      const extent = extentOf(scene, body, STRIP_WIDTH);
      if (!extent || extent.right <= x || extent.left >= x + width) return;
      expect(extent.left, `${index}, left`).toBeGreaterThanOrEqual(x + CLEAR);
      expect(extent.right, `${index}, right`).toBeLessThanOrEqual(x + width - CLEAR);
      expect(Math.max(0, extent.top), `${index}, head`).toBeGreaterThanOrEqual(y);
    });
  });

  it.each(cardSubjects)('is filled by its picture, clear of the words above: $page', ({ page, picture }) => {
    const isBare = readCard(page);
    const top = pictureTop(viewOf(picture));
    expect(HEIGHT - top).toBeGreaterThanOrEqual(LEAST_PICTURE);
    const bare = count(0, WIDTH * (HEIGHT - top), (at) => isBare(at % WIDTH, top + Math.floor(at / WIDTH)));
    expect(bare / (WIDTH * (HEIGHT - top))).toBeLessThan(BARE_SHARE);

    const isBareRow = (y: number): boolean => count(0, WIDTH, (x) => isBare(x, y)) === WIDTH;
    expect(count(top - ABOVE_PICTURE, top, isBareRow)).toBe(ABOVE_PICTURE);
    const rows = Array.from({ length: top }, (_, y) => y);
    const nameBegins = rows.find((y) => !isBareRow(y)) ?? 0;
    const nameEnds = rows.find((y) => y > nameBegins && isBareRow(y)) ?? 0;
    expect(count(nameEnds, nameEnds + UNDER_NAME, isBareRow)).toBe(UNDER_NAME);
    const inMargin = count(0, MARGIN / 2, (x) => count(0, top, (y) => !isBare(WIDTH - 1 - x, y)) > 0);
    expect(inMargin).toBe(0);
  });
});
