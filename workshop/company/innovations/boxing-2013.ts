/** Boxing: the judge at the ringside with the red and the blue key, two boxers, the referee. */
import type { Lettering } from '../../kit/lettering.ts';
import { each, path, placed, rect, repeat } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { stood } from '../kit/figure.ts';
import { SHEET, sheet } from '../kit/sheet.ts';
import { stand } from '../kit/stand.ts';
import { blueBoxer, judge, redBoxer, referee } from './boxers.ts';

const METRE = 152;
const CANVAS = 474;
const FLOOR = 602;
const POST = 318;
/** Over the canvas, in metres. */
const ROPES = [0.4, 0.72, 1.04, 1.34] as const;
const TONES = ['kit-red', 'kit-white', 'kit-white', 'kit-blue'] as const;

const ropes = (from: number, rise: number, width: number): string =>
  each(ROPES, (height, index) =>
    rect(from, CANVAS - rise - height * METRE - width / 2, SHEET.width - from, width, TONES[index] ?? 'kit-white'),
  );

/** Lamps over the ring, the stand in the dark behind it. */
const hall = (): string =>
  rect(0, 80, SHEET.width, 522, 'tv-panel') +
  stand('innovations/boxing-2013', 306, 11, SHEET.width) +
  faded(0.72, rect(0, 290, POST + 2, 312, 'tv-panel')) +
  faded(0.12, path(`M${POST + 60} 96H${SHEET.width}V${CANVAS}H${POST}Z`, 'p')) +
  rect(POST + 20, 90, SHEET.width - POST, 10, 'steel') +
  repeat(
    5,
    (index) =>
      path(`M${POST + 70 + index * 130} 100h52l8 16h-68z`, 'kit-ink') +
      rect(POST + 66 + index * 130, 114, 60, 5, 'led-white'),
  );

function ring(isWhole: boolean): string {
  const post = (x: number, tone: string, rise: number): string =>
    rect(x - 9, CANVAS - rise - 1.5 * METRE, 18, 1.5 * METRE + rise, 'steel') +
    rect(x - 16, CANVAS - rise - 1.46 * METRE, 32, 1.2 * METRE, tone) +
    rect(x + 6, CANVAS - rise - 1.46 * METRE, 10, 1.2 * METRE, `${tone}-s`);
  return (
    ropes(POST + 74, 40, 4) +
    post(POST + 74, 'kit-white', 40) +
    path(`M${POST + 60} ${CANVAS - 44}H${SHEET.width}V${CANVAS + 6}H${POST - 22}Z`, 'ice-1') +
    (isWhole ? stood(referee, [868, CANVAS - 26], METRE * 0.92, true) : '') +
    faded(
      0.22,
      path(
        `M470 ${CANVAS - 6}a70 9 0 1 1 140 0a70 9 0 1 1-140 0zM660 ${CANVAS - 6}a70 9 0 1 1 140 0a70 9 0 1 1-140 0z`,
        'kit-ink',
      ),
    ) +
    stood(blueBoxer, [706, CANVAS - 4], METRE, true) +
    stood(redBoxer, [534, CANVAS - 4], METRE) +
    ropes(POST + 10, -6, 5) +
    rect(POST - 22, CANVAS + 4, SHEET.width, 12, 'kit-blue') +
    rect(POST - 22, CANVAS + 16, SHEET.width, FLOOR - CANVAS, 'kit-navy') +
    post(POST, 'kit-red', 0) +
    each(ROPES, (height, index) => {
      const y = CANVAS - height * METRE;
      return path(
        `M${POST + 14} ${y - 3}L${POST + 74} ${y - 41}v4L${POST + 14} ${y + 3}Z`,
        TONES[index] ?? 'kit-white',
      );
    })
  );
}

/** On her platform beside the ring, so that her eyes are above the canvas; the device lies before her. */
function judgeAtTable(): string {
  const [x, floor] = [92, 560];
  return (
    rect(0, floor, POST - 30, FLOOR - floor, 'kit-ink') +
    rect(0, floor, POST - 30, 5, 'steel') +
    path(
      `M${x - 52} ${floor - 70}h74v9h-74zM${x - 52} ${floor - 150}h8v84h-8zM${x - 46} ${floor - 62}h8v62h-8zM${x + 8} ${floor - 62}h8v62h-8z`,
      'steel',
    ) +
    stood(judge, [x - 14, floor], 140) +
    rect(x + 66, floor - 106, 134, 10, 'timber-1') +
    rect(x + 66, floor - 98, 134, 5, 'timber-2') +
    rect(x + 176, floor - 94, 8, 94, 'steel')
  );
}

/** Small on the table, its keys towards the judge. */
const terminal = (): string =>
  path('M178 444L256 430L272 448L190 464Z', 'kit-grey') +
  path('M190 464L272 448V456L190 472Z', 'steel') +
  path('M190 447L218 442L226 451L197 456Z', 'kit-red') +
  path('M224 441L250 436L259 445L232 450Z', 'kit-blue');

/** The same from above, large: the round for red, the round for blue. */
function keys(lettering: Lettering): string {
  const [x, y] = [34, 112];
  const key = (left: number, tone: string, points: string): string =>
    rect(left, y + 22, 104, 96, tone, 8) +
    rect(left, y + 100, 104, 18, `${tone}-s`, 8) +
    lettering.text(left + 52, y + 82, points, { size: 48, style: 'wide', anchor: 'middle', fill: 'kit-white' });
  return (
    stroke(`M212 440L${x + 126} ${y + 152}`, 'm', 1.5) +
    rect(x, y, 252, 152, 'kit-grey', 14) +
    rect(x, y + 138, 252, 14, 'steel', 8) +
    key(x + 16, 'kit-red', '10') +
    key(x + 132, 'kit-blue', '9')
  );
}

/** @param isWhole false without the referee, for whom a telephone has no room */
const scene = (lettering: Lettering, isWhole = true): string =>
  litBy('day', hall() + ring(isWhole) + judgeAtTable() + placed(-14, 0, terminal()) + keys(lettering));

export const boxing2013 = sheet({
  id: 'innovations/boxing-2013',
  title: 'Boxing, scored at the ringside',
  description:
    'Two boxers, in red and in blue, in the ring under lamps. A judge at the ringside has her hands on a terminal with a red key and a blue one: she gives the round ten to nine.',
  body: scene,
});
