/** The time scale along the lower edge, and the red cursor at the reading. */
import type { Lettering } from '../kit/lettering.ts';
import { line, rect } from '../kit/shapes.ts';
import { type Camera, xOf } from './camera.ts';

export const RULER_HEIGHT = 26;

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

const firstStep = (msPerUnit: number, units: number): number => STEPS.find((ms) => ms / msPerUnit >= units) ?? 10_000;

/** 9.620, 1:48.270 */
export function formatTime(seconds: number, decimals: 2 | 3 = 3): string {
  const ms = Math.round(seconds * 1000);
  const fraction = String(ms % 1000).padStart(3, '0');
  const rest = `${Math.floor(ms / 1000) % 60}.${fraction.slice(0, decimals)}`;
  return ms < 60_000 ? rest : `${Math.floor(ms / 60_000)}:${rest.padStart(3 + decimals, '0')}`;
}

export const flagWidth = (lettering: Lettering, label: string): number =>
  lettering.measure(label, { size: 13, style: 'bold' }) + 14;

/** In place of the scale where a sport has none: the red line and what it says. */
export function footing(lettering: Lettering, { width, floor, cursorX }: Camera, label: string): string {
  const bottom = floor + RULER_HEIGHT;
  const flag = flagWidth(lettering, label);
  return (
    rect(0, floor, width, RULER_HEIGHT, 'p') +
    line(0, floor + 0.5, width, floor + 0.5, 'm') +
    line(cursorX, floor, cursorX, bottom, 'rl') +
    rect(cursorX - flag / 2, bottom - 19, flag, 19, 'r') +
    lettering.text(cursorX, bottom - 4.8, label, { size: 13, style: 'bold', anchor: 'middle', fill: 'p' })
  );
}

interface RulerOptions {
  /** Digits of the second. */
  readonly decimals?: 2 | 3;
  /** Without the red line where another picture of the strip has it. */
  readonly hasCursor?: boolean;
  /** Without words where they would be too small to read. */
  readonly hasWords?: boolean;
}

/** @param readings times of everything that is read, marked on the upper edge of the scale */
export function ruler(
  lettering: Lettering,
  camera: Camera,
  readings: readonly number[],
  { decimals = 3, hasCursor = true, hasWords = true }: RulerOptions = {},
): string {
  const label = formatTime(camera.cursorTime, decimals);
  const top = camera.floor;
  const bottom = top + RULER_HEIGHT;
  const minor = firstStep(camera.msPerUnit, 4.5);
  const major = firstStep(camera.msPerUnit, 66);
  const flag = flagWidth(lettering, label);
  const startMs = camera.cursorTime * 1000 - camera.cursorX * camera.msPerUnit;
  let ticks = '';
  let labels = '';
  for (let ms = Math.ceil(startMs / minor) * minor; ms <= startMs + camera.width * camera.msPerUnit; ms += minor) {
    const x = xOf(camera, ms / 1000);
    const isMajor = ms % major === 0;
    const isMiddle = ms % (major / 2) === 0;
    ticks += `M${x.toFixed(1)} ${top}v${isMajor ? 9 : isMiddle ? 7 : 4}`;
    const isBesideFlag = x < camera.cursorX - 26 || x > camera.cursorX + flag + 24;
    const isClear = (!hasCursor || isBesideFlag) && x > 24 && x < camera.width - 24;
    if (isMajor && isClear && hasWords) {
      labels += lettering.text(x, bottom - 4.5, formatTime(ms / 1000, decimals), {
        size: 12,
        anchor: 'middle',
        fill: 'g5',
      });
    }
  }
  const marks = readings
    .filter((time) => !hasCursor || Math.abs(time - camera.cursorTime) > 0.0005)
    .map((time) => line(xOf(camera, time), top - 5, xOf(camera, time), top + 9, 'l'))
    .join('');
  return (
    rect(0, top, camera.width, RULER_HEIGHT, 'p') +
    `<path d="${ticks}" class="m" stroke-width="1"/>` +
    marks +
    labels +
    (hasCursor
      ? line(camera.cursorX, 0, camera.cursorX, bottom, 'rl') + rect(camera.cursorX - 1, bottom - 19, flag, 19, 'r')
      : '') +
    (hasCursor && hasWords
      ? lettering.text(camera.cursorX + 6, bottom - 4.8, label, { size: 13, style: 'bold', fill: 'p' })
      : '')
  );
}
