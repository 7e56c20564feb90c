/** A finish on touch pads: eight lanes from above and, on the same level, the signal of each pad over time. */

import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, each, line, path, placed, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { LABEL, NOTE, sheet } from '../kit/sheet.ts';

const TOP = 132;
const LANE = 48;
const LANES = 8;
const WALL = 496;
const CHART = { from: 560, to: 900 } as const;
/** How far each lane's hand is from its pad, in units of the picture. */
const AWAY: readonly number[] = [150, 92, 36, 0, 14, 66, 112, 196];
/** The charts run at the pace of the swimmers: a unit of water is a unit of time. */
const TOUCH_OF_FIRST = CHART.from + 70;
const BOTTOM = TOP + LANE * LANES;

const SKINS = ['skin-2', 'skin-4', 'skin-1', 'skin-3'] as const;
const CAPS = ['kit-red', 'kit-white', 'kit-yellow', 'kit-navy', 'kit-green'] as const;

/** A swimmer from above whose hand is at 0,0, to the right: legs, body, the arm behind, the reaching arm, the cap. */
const swimmer = (skin: string, suit: string, cap: string): string =>
  path('M-150 -9L-108 -7L-84 -9V9L-108 7L-150 9L-112 0Z', skin) +
  path('M-112 -8L-88 -10V10L-112 8L-104 0Z', suit) +
  path('M-90 -9C-78 -11 -66 -16 -54 -16C-46 -14 -44 -6 -44 0C-44 6 -46 14 -54 16C-66 16 -78 11 -90 9Z', skin) +
  path('M-58 14C-66 24 -80 26 -92 22L-91 17C-80 19 -72 15 -64 8Z', skin) +
  path('M-54 -16C-40 -16 -28 -11 -16 -7L-1 -3V2L-17 1C-30 0 -42 -4 -52 -8Z', skin) +
  circle(-40, 2, 10, cap);

function pool(lettering: Lettering): string {
  const ropes = range(LANES + 1).map((index) => `M32 ${TOP + index * LANE}H${WALL - 6}`);
  return litBy(
    'day',
    rect(32, TOP - 6, WALL - 32, LANE * LANES + 12, 'water') +
      rect(WALL, TOP - 6, 30, LANE * LANES + 12, 'g3') +
      stroke(ropes.join(''), 'wl', 4, { dash: '7 5' }) +
      each(AWAY, (away, index) => {
        const y = TOP + (index + 0.5) * LANE;
        return (
          rect(WALL - 5, y - LANE * 0.48, 5, LANE * 0.96, 'sand') +
          path(`M${WALL - 96 - away} ${y}l-70 -17l16 17l-16 17Z`, 'p').replace('/>', ' opacity="0.5"/>') +
          placed(
            WALL - 8 - away,
            y,
            swimmer(SKINS[index % 4] ?? 'skin-2', CAPS[(index * 3) % 5] ?? 'kit-red', CAPS[index % 5] ?? 'kit-red'),
          ) +
          lettering.text(WALL + 15, y + 6, String(index + 1), { size: 17, style: 'bold', anchor: 'middle' })
        );
      }),
  );
}

function signals(): string {
  return each(AWAY, (away, index) => {
    const base = TOP + (index + 0.5) * LANE + 10;
    const touch = TOUCH_OF_FIRST + away;
    const ripple = repeat(Math.floor((touch - CHART.from) / 12), (wave) => `q3 ${wave % 2 === 0 ? -4 : 4} 6 0t6 0`);
    return (
      stroke(
        `M${CHART.from} ${base}${ripple}H${touch}V${base - 24}H${Math.min(touch + 26, CHART.to)}V${base}H${CHART.to}`,
        'l',
        1.5,
      ) + line(touch, base - 30, touch, base + 6, 'rl')
    );
  });
}

function order(lettering: Lettering): string {
  const ranks = [...AWAY].sort((a, b) => a - b);
  return each(AWAY, (away, index) =>
    lettering.text(928, TOP + (index + 0.5) * LANE + 7, String(ranks.indexOf(away) + 1), {
      size: 20,
      style: 'wide',
      anchor: 'end',
    }),
  );
}

function body(lettering: Lettering): string {
  const head = { ...LABEL, style: 'bold' } as const;
  const first = TOUCH_OF_FIRST;
  return (
    pool(lettering) +
    signals() +
    order(lettering) +
    line(first, TOP - 6, first, BOTTOM + 6, 'rl') +
    lettering.text(32, 114, 'The last strokes, from above', head) +
    lettering.text(CHART.from, 114, 'What the pads report', head) +
    lettering.text(928, 114, 'Place', { ...head, anchor: 'end' }) +
    line(CHART.from, BOTTOM + 6, CHART.to, BOTTOM + 6, 'd') +
    each(
      range(35).map((index) => round(CHART.from + index * 10)),
      (x, index) => line(x, BOTTOM + 6, x, BOTTOM + (index % 10 === 7 ? 18 : 12), 'd'),
    ) +
    lettering.text(first, BOTTOM + 38, 'first touch', { ...LABEL, style: 'bold', fill: 'r', anchor: 'middle' }) +
    lettering.text(CHART.to, BOTTOM + 38, 'time', { ...NOTE, anchor: 'end' }) +
    lettering.text(32, BOTTOM + 38, 'Only a push of the hand switches a pad', NOTE)
  );
}

export const touchPadFinish = sheet({
  id: 'heritage/touch-pad-finish',
  title: 'A finish on eight touch pads',
  description:
    'Eight swimmers from above shortly before the wall, and beside each lane the signal of its touch pad over time. Waves leave only a ripple; the hand gives a step, marked in red. Places follow from the order of the steps.',
  body,
  narrow: {
    height: 510,
    body: (lettering) =>
      crop(
        'pool',
        { x: 0, y: 0, width: 390, height: 264 },
        { x: 246, y: TOP + 2 * LANE, width: 284 },
        'p',
        pool(lettering),
      ) +
      crop(
        'signals',
        { x: 0, y: 276, width: 390, height: 190 },
        { x: 556, y: TOP + 2 * LANE - 4, width: 384 },
        'p',
        signals() + order(lettering),
      ) +
      lettering.text(16, 494, 'Each touch stops its own clock', { size: 19, style: 'bold' }),
  },
});
