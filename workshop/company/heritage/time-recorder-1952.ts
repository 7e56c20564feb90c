/** The Time Recorder of 1952: quartz, battery and printer in one box, and the strip that comes out of it. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, line, path, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { bigFigure, LABEL, NOTE, sheet } from '../kit/sheet.ts';

const BOX = { x: 32, y: 196, width: 452, height: 300 } as const;
const STRIP = { x: 560, y: 122, width: 224, height: 440 } as const;
const ROW = 44;
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
  return (
    stroke(`M${x + 146} ${y}v-30q0 -22 22 -22h116q22 0 22 22v30`, 'l', 9) +
    rect(x, y, width, height, 'g1', 12) +
    stroke(
      `M${x + 12} ${y}h${width - 24}q12 0 12 12v${height - 24}q0 12 -12 12h${24 - width}q-12 0 -12 -12v${24 - height}q0 -12 12 -12z`,
      'l',
      4,
    ) +
    quartz(lettering, x + 112, y + 84) +
    battery(lettering, x + 112, y + 214) +
    printer(lettering, x + 318, y + 130)
  );
}

/** One stamp for each hundredth: the red one is the reading. */
function strip(lettering: Lettering): string {
  const { x, y, width, height } = STRIP;
  const tear = repeat(14, (index) => `l${width / 14} ${index % 2 === 0 ? -9 : 9}`);
  return (
    path(`M${x} ${y + height}V${y}${tear}V${y + height}Z`, 'p l') +
    repeat(9, (index) => {
      const base = y + 50 + index * ROW;
      const isReading = index === 4;
      return (
        lettering.text(x + width - 28, base, `00.0${index}`, {
          size: 30,
          style: isReading ? 'bold' : 'regular',
          anchor: 'end',
          fill: isReading ? 'r' : 'g5',
        }) + line(x, base - 11, x + (isReading ? 34 : 18), base - 11, isReading ? 'rl' : 'm')
      );
    }) +
    stroke(`M${BOX.x + 318 + 88} ${BOX.y + 134}H${x}`, 'l', 1.5, { dash: '2 5' })
  );
}

function body(lettering: Lettering): string {
  const x = STRIP.x + STRIP.width + 22;
  const base = STRIP.y + 50 + 4 * ROW;
  return (
    box(lettering) +
    strip(lettering) +
    stroke(`M${x - 12} ${base - 55}h7v44h-7`, 'd', 1) +
    bigFigure(lettering, x + 4, base - 26, '1/100', '', { size: 27, fill: 'r' }) +
    lettering.text(x + 4, base - 4, 'second', LABEL) +
    lettering.text(32, 538, 'Quartz, battery and printer in one portable unit:', NOTE) +
    lettering.text(32, 557, 'the time is printed, not read off a dial', NOTE)
  );
}

export const timeRecorder1952 = sheet({
  id: 'heritage/time-recorder-1952',
  title: 'Time Recorder with printing strip, 1952',
  description:
    'A diagram of the Time Recorder of 1952: quartz, battery and printing wheels in one portable box, and the paper strip with a line of print for each 1/100 s.',
  heading: '1952: the printed time',
  subheading: 'Time Recorder: quartz and printer in one portable unit',
  body,
});
