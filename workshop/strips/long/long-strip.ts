/** All sports side by side, as if one line camera had seen them pass one after the other. */
import { SPORT_SLUGS } from '../../../shared/content/navigation.ts';
import type { Drawing } from '../../kit/drawing.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { path, rect } from '../../kit/shapes.ts';
import { type Band, drawBands } from '../backdrops.ts';
import { stillBody } from '../still.ts';
import { SHADOWS } from '../strip.ts';
import { COURTS } from './courts.ts';
import { ICE } from './ice.ts';
import { RACING } from './racing.ts';
import { SLICE_CAMERA, SLICE_FLOOR, SLICE_WIDTH, type Slice } from './slice.ts';
import { SNOW } from './snow.ts';

const RULER_HEIGHT = 12;
const WIDTH = SPORT_SLUGS.length * SLICE_WIDTH;
const HEIGHT = SLICE_FLOOR + RULER_HEIGHT;

/** In the order of the menu. */
export const slices: readonly Slice[] = SPORT_SLUGS.map((slug) => {
  const slice = [...COURTS, ...ICE, ...RACING, ...SNOW].find(({ sport }) => sport === slug);
  if (slice === undefined) throw new Error(`There is no slice of ${slug}`);
  return slice;
});

/** Coarser outlines than those of a strip: it is never shown larger than it is drawn by more than a third. */
const TOLERANCE = 0.2;

/** What is under an edge, so that no paper shines through where two fills meet between pixels. */
const OVERLAP = 1;

const overlapping = (bands: readonly Band[]): Band[] =>
  bands.map((band) => ({ ...band, height: Math.min(SLICE_FLOOR - band.y, band.height + OVERLAP) }));

/** What reaches over its edges is cut off there. */
function drawSlice({ bands, under, body, over }: Slice, index: number, lettering: Lettering): string {
  const { shadow } = body;
  const [x, width, height] = [index * SLICE_WIDTH, SLICE_WIDTH + OVERLAP, SLICE_FLOOR];
  return (
    `<svg x="${x}" width="${width}" height="${height}">` +
    drawBands(overlapping(bands), width) +
    (under?.(lettering) ?? '') +
    stillBody(SLICE_CAMERA, body, shadow !== undefined && shadow !== 'none', undefined, TOLERANCE) +
    (over?.(lettering) ?? '') +
    '</svg>'
  );
}

/** Twelve ticks a slice; the letters beside it are words of the page. */
function ruler(): string {
  const ticks = Array.from({ length: SPORT_SLUGS.length * 12 }, (_, tick) => {
    const length = tick % 12 === 0 ? 12 : tick % 6 === 0 ? 8 : 5;
    return `M${tick * 8 + 0.5} ${SLICE_FLOOR}v${length}`;
  });
  return rect(0, SLICE_FLOOR, WIDTH, RULER_HEIGHT, 'p') + path(ticks.join(''), 'm');
}

export const longStrip: Drawing = {
  id: 'strip/LongStrip',
  width: WIDTH,
  height: HEIGHT,
  title: 'Eighteen sports past one line',
  description:
    'A drawn photo-finish picture of eighteen slices, one a sport, over one ruler in 1/1000 s: from a downhill racer to a swimmer diving from the block, each on the ground of its sport.',
  draw: (lettering) => SHADOWS + slices.map((slice, index) => drawSlice(slice, index, lettering)).join('') + ruler(),
};
