/** A finish on touch pads: eight lanes from above and, on the same level, the signal of each pad over time. */

import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { each, line, type Point, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { swimmer as swimming } from '../../strips/bodies/swimmer.ts';
import { reach } from '../../strips/body.ts';
import { pathsOf } from '../../strips/still.ts';
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
const CAPS = ['kit-orange', 'kit-white', 'kit-yellow', 'kit-navy', 'kit-green'] as const;
const SUITS = ['kit-ink', 'kit-navy', 'kit-green'] as const;
/** Units of the picture in a metre of swimmer; lanes are narrower here than they are. */
const METRE = 64;
/** The right arm is at the wall, the left one at the end of its pull; the swimmers are a moment apart. */
const PHASES: readonly number[] = [0.13, 0.17, 0.15, 0.12];

/** A swimmer from above, the fingertips at a point. */
function swimmer(lane: number, [x, y]: Point): string {
  const figure = swimming(
    {
      skin: SKINS[lane % 4] ?? 'skin-2',
      suit: SUITS[lane % 3] ?? 'kit-ink',
      coverTone: CAPS[lane % 5] ?? 'kit-white',
      ...{ sunk: 'water-2', foam: 'snow-white' },
    },
    (PHASES[lane % 4] ?? 0) + (lane % 2) / 2,
  );
  const tip = reach(figure);
  return pathsOf(figure(0), ([ahead, left]) => [x + (ahead - tip) * METRE, y - left * METRE], 0.2);
}

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
          rect(WALL - 5, y - LANE * 0.48, 5, LANE * 0.96, 'kit-yellow') +
          swimmer(index, [WALL - 6 - away, y]) +
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
    'Eight swimmers from above shortly before the wall, and beside each lane the signal of its touch pad over time. Waves leave only a ripple, whereas the hand gives a sharp edge, marked in red. The order of the edges decides the places.',
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
