/** No frame of a page cuts anybody on a strip in two: who is seen is seen whole, at every width of the window. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { NARROW_BELOW, STRIP_FRAMES, type StripFrame } from '../support/strip-frames.ts';
import { stripPlaces } from '../support/strip-places.ts';

const STRIPS = join(import.meta.dirname, '../../pictures/strip');
/** Units over an edge that nobody sees. */
const TOLERANCE = 2;

/** Wider than the frames on purpose. */
const LARGER_THAN_FRAMES: ReadonlySet<string> = new Set([
  // Skis and poles.
  ...['AlpineSkiing', 'CrossCountry', 'SkiJumping'],
  // Drawn close up.
  ...['Fencing', 'MediaInformationSystem'],
]);

interface Drawing {
  readonly file: string;
  /** What the middle of a frame shows, in units. */
  readonly middle: number;
}

/** The drawing that windows of a width are shown: one for narrow windows, a view of the same, or the whole. */
async function findDrawing(name: string, { from }: StripFrame): Promise<Drawing> {
  const [file, narrow] = [`${name}.svg`, `${name}-portrait.svg`].map((own) => join(STRIPS, own)) as [string, string];
  if (from < NARROW_BELOW && existsSync(narrow)) return { file: narrow, middle: 384 };
  const [, x, width] = /<view id="portrait" viewBox="(\S+) 0 (\d+)/.exec(await readFile(file, 'utf8')) ?? [];
  return { file, middle: from < NARROW_BELOW && x && width ? Number(x) + Number(width) / 2 : 720 };
}

interface Person {
  readonly id: string;
  readonly left: number;
  readonly right: number;
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** The groups that are named athlete, without the shadows that they cast; one unit is one pixel. */
async function findPeople(file: string): Promise<readonly Person[]> {
  await page.setContent(`<body style="margin:0">${await readFile(file, 'utf8')}`);
  return page.evaluate(() =>
    [...document.querySelectorAll('g[id]')]
      .filter(({ id }) => /(^|-)athlete(-\d+)?$/.test(id))
      .map((group) => {
        const boxes = [...group.querySelectorAll('path')].map((path) => path.getBoundingClientRect());
        const seen = boxes.filter(({ width }) => width > 0);
        const [lefts, rights] = [seen.map(({ left }) => left), seen.map(({ right }) => right)];
        return { id: group.id, left: Math.min(...lefts), right: Math.max(...rights) };
      }),
  );
}

it('shows everybody whole or not at all', async () => {
  const people = new Map<string, readonly Person[]>();
  const cut: string[] = [];
  for (const { strip, place } of stripPlaces) {
    const name = basename(strip, '.svg');
    if (LARGER_THAN_FRAMES.has(name)) continue;
    for (const frame of STRIP_FRAMES[place]) {
      const { file, middle } = await findDrawing(name, frame);
      const known = people.get(file) ?? (await findPeople(file));
      people.set(file, known);
      const [from, to] = [middle - frame.units / 2, middle + frame.units / 2];
      const isCut = ({ left, right }: Person) =>
        right > from + TOLERANCE && left < to - TOLERANCE && (left < from - TOLERANCE || right > to + TOLERANCE);
      const said = ({ id, left, right }: Person) => `${name}, ${id} from ${left} to ${right}: frame ${from} to ${to}`;
      cut.push(...known.filter(isCut).map(said));
    }
  }
  expect([...people.values()].flat().length).toBeGreaterThan(20);
  expect(cut).toEqual([]);
});
