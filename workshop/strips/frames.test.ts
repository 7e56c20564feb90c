/** No frame of a page cuts anybody in two: who is seen is seen whole, at every width of the window. */
import { describe, expect, it } from 'vitest';
import { stripPlaces as placedStrips } from '../../shared/content/strip-places.ts';
import { NARROW_BELOW, STRIP_FRAMES } from '../../shared/strip-frames.ts';
import { SMALLEST_LETTER_PX } from '../kit/letter-sizes.ts';
import { Lettering, loadFonts } from '../kit/lettering.ts';
import { pictureId } from '../picture-products.ts';
import { FLOOR, xOf } from './camera.ts';
import { type Extent, extentOf } from './extent.ts';
import { flagWidth, formatTime } from './ruler.ts';
import type { SceneBody } from './scene.ts';
import type { Window } from './side-by-side.ts';
import { drawRecording } from './strip.ts';
import { type Film, filmedStrips } from './strips.ts';

const stripPlaces = placedStrips.map(({ strip, place }) => ({ strip: pictureId(strip), place }));

/** Units of sky, stand or track between somebody and the edge of a frame. */
const CLEAR = 2;

interface Seen {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  /** Where the line reads: what is wider than every frame, or drawn close up, shows this. */
  readonly reading: number;
  /** The window it is seen in: one of several films side by side. */
  readonly edges: readonly [left: number, right: number];
  readonly isCloseUp: boolean;
}

const measured = new Map<SceneBody, Map<string, Extent | undefined>>();

/** Measured once: the drawing for narrow windows is mostly the same, moved. */
function extentIn({ width, recording }: Window, body: SceneBody, isWithSkis: boolean): Extent | undefined {
  const { msPerUnit, cursorTime, cursorX } = recording;
  const hasSkis = body.body.figure(0).some(({ runsOn }) => runsOn === 'ski');
  const key = [width, msPerUnit, cursorTime, cursorX, isWithSkis || !hasSkis].join();
  const known = measured.get(body) ?? new Map<string, Extent | undefined>();
  if (!known.has(key)) known.set(key, extentOf(recording, body, width, isWithSkis));
  measured.set(body, known);
  return known.get(key);
}

function seenIn(window: Window, body: SceneBody, isWithSkis: boolean): Seen[] {
  const { x, width, recording } = window;
  const extent = extentIn(window, body, isWithSkis);
  if (!extent) return [];
  const { msPerUnit, cursorTime, cursorX = width / 2 } = recording;
  const reading = x + xOf({ width, floor: FLOOR, msPerUnit, cursorX, cursorTime }, body.time);
  const [left, right] = [x + extent.left, x + extent.right];
  return [
    {
      name: `${recording.id} at ${body.time}`,
      left,
      right,
      reading,
      edges: [x, x + width],
      isCloseUp: recording.isCloseUp === true,
    },
  ];
}

const fonts = await loadFonts();
const lettering = new Lettering(fonts);

/** The flag at the red line, with the time it reads. */
function flagOf({ x, width, recording }: Window): Seen[] {
  const { cursorX = width / 2, cursorTime, decimals, label, scale } = recording;
  if (label !== undefined || scale) return [];
  const right = x + cursorX + flagWidth(lettering, formatTime(cursorTime, decimals));
  return [
    {
      name: `${recording.id}, flag`,
      left: x + cursorX,
      right,
      reading: x + cursorX,
      edges: [x, x + width],
      isCloseUp: false,
    },
  ];
}

const everybody = ({ windows }: Film, isWithSkis: boolean): Seen[] =>
  windows.flatMap((window) => window.recording.bodies.flatMap((body) => seenIn(window, body, isWithSkis)));

/** The stretches of a film that frames show, the narrowest first. */
function stretchesOf(strip: string, isNarrow: boolean, width: number): (readonly [from: number, to: number])[] {
  const places = stripPlaces.filter((placed) => placed.strip === strip).map(({ place }) => place);
  const frames = places.flatMap((place) => STRIP_FRAMES[place]).filter(({ from }) => from < NARROW_BELOW === isNarrow);
  const widths = [...new Set(frames.map(({ units }) => units))].toSorted((a, b) => a - b);
  return widths.map((units) => [(width - units) / 2, (width + units) / 2]);
}

function expectWhole(strip: string, film: Film, isNarrow: boolean): void {
  // On a telephone skis and poles may run on beyond the frame; the skier does not.
  const people = everybody(film, !isNarrow);
  const flags = film.windows.flatMap(flagOf);
  const stretches = stretchesOf(strip, isNarrow, film.width);
  const [narrowest = [0, 0]] = stretches;
  for (const [from, to] of stretches) {
    expect(to - from, `width of ${strip}`).toBeLessThanOrEqual(film.width);
    const isCut = ({ left, right, reading, edges, isCloseUp }: Seen): boolean => {
      const [first, last] = [Math.max(from, edges[0]), Math.min(to, edges[1])];
      if (right + CLEAR <= first || left - CLEAR >= last) return false;
      if (isCloseUp || right - left + 2 * CLEAR > narrowest[1] - narrowest[0])
        return reading < first + CLEAR || reading > last - CLEAR;
      return left - CLEAR < first || right + CLEAR > last;
    };
    const cut = [...people, ...flags]
      .filter(isCut)
      .map(({ name, left, right }) => `${name}: ${left.toFixed(1)} to ${right.toFixed(1)}`);
    expect(cut, `cut by ${from} to ${to}`).toEqual([]);
    const isSeen = ({ reading }: Seen): boolean => reading > from && reading < to;
    if (people.length > 0) expect(people.some(isSeen), `somebody between ${from} and ${to}`).toBe(true);
  }
}

describe('the frames of the pages', () => {
  it.each(filmedStrips)('cut nobody in two: $id', { timeout: 60_000 }, ({ id, wide, narrow = wide }) => {
    expectWhole(id, wide, false);
    expectWhole(id, narrow, true);
  });

  it('know every place of every strip', () => {
    const placed = new Set(stripPlaces.map(({ strip }) => strip));
    expect([...placed].toSorted()).toEqual(filmedStrips.map(({ id }) => id).toSorted());
  });
});

describe('the letters of a strip', () => {
  /** At windows of 390 and of 1440 px; on a phone the page has margins of 16 px beside strips that are not banners. */
  const WINDOWS = [
    { width: 390, shown: 358 },
    { width: 1440, shown: 1440 },
  ] as const;

  it.each(stripPlaces.filter(({ place }) => place !== 'pager'))('can be read: $strip, $place', ({ strip, place }) => {
    const film = filmedStrips.find(({ id }) => id === strip);
    if (!film) throw new Error(`${strip} is no strip`);
    for (const { width, shown } of WINDOWS) {
      const { units, hasRuler } = STRIP_FRAMES[place].findLast(({ from }) => width >= from) ?? { units: 0 };
      const { windows } = width < NARROW_BELOW && film.narrow ? film.narrow : film.wide;
      const letters = new Lettering(fonts);
      for (const { recording, width: drawn } of windows) {
        drawRecording(letters, { ...recording, bodies: [], ...(!hasRuler && { scale: () => '' }) }, drawn);
      }
      const smallest = (letters.smallest * shown) / units;
      expect(smallest, `px at ${width} px`).toBeGreaterThanOrEqual(SMALLEST_LETTER_PX - 0.05);
    }
  });
});
