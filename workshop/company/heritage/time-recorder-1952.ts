/** The Time Recorder of 1952: quartz, battery and printer in one box, and the strip that comes out of it. */

import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, path, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { bigFigure, LABEL, lines, sheet } from '../kit/sheet.ts';

const BOX = { x: 32, y: 196, width: 438, height: 300 } as const;
const STRIP = { x: 544, y: 130, width: 216 } as const;
const FIGURE = { style: 'bold', anchor: 'middle' } as const;

function quartz(lettering: Lettering, x: number, y: number): string {
  return (
    stroke(
      `M${x - 64} ${y}H${x - 26}M${x - 26} ${y - 34}V${y + 34}M${x + 26} ${y - 34}V${y + 34}M${x + 26} ${y}H${x + 64}`,
      'l',
      3,
    ) +
    rect(x - 15, y - 46, 30, 92, 'ice-1 l') +
    lettering.text(x, y + 74, 'quartz', { ...LABEL, anchor: 'middle' })
  );
}

function battery(lettering: Lettering, x: number, y: number): string {
  const cell = (at: number) => rect(at, y - 34, 34, 68, 'g2 l') + rect(at + 11, y - 42, 12, 8, 'i');
  return (
    repeat(3, (index) => cell(x - 59 + index * 42)) +
    lettering.text(x, y + 62, 'battery', { ...LABEL, anchor: 'middle' })
  );
}

function printer(lettering: Lettering, x: number, y: number): string {
  const wheel = (index: number) => {
    const left = x - 82 + index * 42;
    const digit = [0, 0, 0, 4][index] ?? 0;
    const figure = (step: number, level: number, size: number, fill: string) =>
      lettering.text(left + 17, level, String((digit + step + 10) % 10), { ...FIGURE, size, fill });
    return (
      rect(left, y - 62, 34, 124, 'p', 4) +
      figure(-1, y - 32, 24, 'g4') +
      figure(0, y + 10, 30, 'i') +
      figure(1, y + 50, 24, 'g4') +
      rect(left, y - 62, 34, 124, 'l', 4)
    );
  };
  return (
    repeat(4, wheel) +
    circle(x - 3, y + 4, 3, 'i') +
    lettering.text(x, y + 90, 'printing wheels', { ...LABEL, anchor: 'middle' })
  );
}

function box(lettering: Lettering): string {
  const { x, y, width, height } = BOX;
  const [deep, up] = [34, 24];
  const right = x + width;
  return litBy(
    'day',
    // The lid and the side that the light does not reach.
    path(`M${x} ${y}l${deep} ${-up}h${width}l${-deep} ${up}Z`, 'sand-1') +
      path(`M${right} ${y}l${deep} ${-up}v${height}l${-deep} ${up}Z`, 'sand-2') +
      rect(right + 11, y + 96, 8, 84, 'kit-ink') +
      stroke(`M${x + 162} ${y - 12}v-26q0 -20 20 -20h116q20 0 20 20v26`, 'd', 13, { cap: 'round' }) +
      stroke(`M${x + 160} ${y - 14}v-25q0 -19 19 -19h116`, 'm', 4, { cap: 'round' }) +
      each([162, 318], (at) => rect(x + at - 13, y - 16, 26, 8, 'metal', 3)) +
      rect(x, y, width, height, 'sand') +
      rect(x + 14, y + 14, width - 28, height - 28, 'sand-1', 6) +
      rect(x + 14, y + 14, width - 28, 6, 'sand-2') +
      each([24, width - 24], (at) => each([24, height - 24], (down) => circle(x + at, y + down, 4, 'metal'))) +
      quartz(lettering, x + 112, y + 84) +
      battery(lettering, x + 112, y + 214) +
      printer(lettering, x + 318, y + 130),
  );
}

/** What a race looked like on paper: arrivals as they were printed. Sample times of a 400 m race. */
const ARRIVALS = ['46.31', '46.34', '46.87', '47.02', '47.41', '47.66'];

/** The strip out of the printer, one line an arrival; the first two share the tenth of a stopwatch. */
function strip(lettering: Lettering, x: number, y: number, width: number): string {
  const height = ARRIVALS.length * 58 + 56;
  const tear = repeat(14, (index) => `l${(width / 14).toFixed(2)} ${index % 2 === 0 ? -9 : 9}`);
  return litBy(
    'day',
    path(`M${x} ${y + height}V${y}${tear}V${y + height}Z`, 'kit-white') +
      repeat(ARRIVALS.length, (index) => {
        const base = y + 62 + index * 58;
        const time = ARRIVALS[index] ?? '';
        const isClose = index < 2;
        return (
          lettering.text(x + 40, base, String(index + 1), { size: 22, fill: 'g5', anchor: 'end' }) +
          lettering.text(x + width - 58, base, time.slice(0, -1), { size: 38, style: 'bold', anchor: 'end' }) +
          lettering.text(x + width - 56, base, time.slice(-1), { size: 38, style: 'bold', fill: isClose ? 'r' : 'i' }) +
          (index < ARRIVALS.length - 1 ? line(x + 18, base + 20, x + width - 18, base + 20, 'h') : '')
        );
      }),
  );
}

/** The paper between the slot and the strip, which is seen larger. */
function outOfSlot(): string {
  const [x, y] = [BOX.x + BOX.width + 13, BOX.y + 100];
  return (
    path(`M${x} ${y}L${STRIP.x} ${STRIP.y + 60}V${STRIP.y + 320}L${x} ${y + 76}Z`, 'kit-white-s') +
    path(`M${x} ${y}L${STRIP.x} ${STRIP.y + 60}V${STRIP.y + 66}L${x} ${y + 3}Z`, 'kit-white')
  );
}

function body(lettering: Lettering): string {
  const x = STRIP.x + STRIP.width + 28;
  return (
    box(lettering) +
    litBy('day', outOfSlot()) +
    strip(lettering, STRIP.x, STRIP.y, STRIP.width) +
    stroke(`M${x - 18} ${STRIP.y + 34}h8v86h-8`, 'rl', 2) +
    lines(lettering, x, STRIP.y + 62, ['By stopwatch', 'both 46.3'], { ...LABEL, style: 'bold' }, 24) +
    bigFigure(lettering, x, STRIP.y + 236, '1/100', 's', { size: 34, fill: 'r' }) +
    lines(lettering, x, STRIP.y + 266, ['the printed', 'hundredths', 'part them']) +
    lines(lettering, 32, 556, ['Quartz, battery and printer in one portable unit'])
  );
}

export const timeRecorder1952 = sheet({
  id: 'heritage/time-recorder-1952',
  title: 'Time Recorder with printing strip, 1952',
  description:
    'The Time Recorder of 1952: quartz, battery and printing wheels in one portable box, and the paper strip with six arrivals of a 400 m race. The first two, 46.31 and 46.34, would both be 46.3 on a stopwatch, whereas the printed hundredths separate them. Sample times.',
  body,
  narrow: {
    height: 476,
    body: (lettering) =>
      crop(
        'strip',
        { x: 0, y: 0, width: 390, height: 276 },
        { x: 0, y: 0, width: 390 },
        'p',
        strip(lettering, 16, 14, 240),
      ) +
      stroke('M266 48h8v86h-8', 'rl', 2) +
      lines(lettering, 286, 80, ['By watch', 'both 46.3'], { size: 18, style: 'bold' }, 26) +
      bigFigure(lettering, 16, 360, '1/100', 's', { size: 42, fill: 'r' }) +
      lines(
        lettering,
        16,
        398,
        ['The printed hundredths part the', 'first two: quartz and printer in', 'one portable unit.'],
        { size: 18, fill: 'g5' },
        26,
      ),
  },
});
