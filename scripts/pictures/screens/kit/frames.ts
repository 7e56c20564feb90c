/** Quiet frames: the device is a hairline, the screen is what matters. */
import type { Lettering } from '../../lettering.ts';
import { circle, line, rect } from '../../shapes.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A desk monitor that fills the drawing; returns its frame and the area of the screen. */
export const MONITOR: Box = { x: 36, y: 24, width: 888, height: 522 };

export function monitor(): string {
  const { x, y, width, height } = MONITOR;
  return (
    rect(x - 12, y - 12, width + 24, height + 24, 'm', 8) +
    rect(x, y, width, height, 'p') +
    rect(x, y, width, height, 'h') +
    line(430, y + height + 12, 430, 584, 'h') +
    line(530, y + height + 12, 530, 584, 'h') +
    line(380, 584, 580, 584, 'm')
  );
}

/** A television picture, 16 to 9, in a thin frame. */
export const PICTURE: Box = { x: 32, y: 24, width: 896, height: 504 };

export function pictureFrame({ x, y, width, height }: Box = PICTURE): string {
  return rect(x, y, width, height, 'm');
}

/** A browser window with one line of address; the page begins 40 units below its top. */
export function browser(lettering: Lettering, { x, y, width, height }: Box, address: string): string {
  const dots = [0, 1, 2].map((index) => circle(x + 20 + index * 16, y + 20, 4.5, 'm')).join('');
  return (
    rect(x, y, width, height, 'p', 8) +
    rect(x, y, width, height, 'm', 8) +
    line(x, y + 40, x + width, y + 40, 'h') +
    dots +
    rect(x + 84, y + 8, width - 100, 24, 'g1', 12) +
    lettering.text(x + 100, y + 24.5, address, { size: 13, fill: 'g5' })
  );
}

/** A telephone; the screen begins 12 units inside. */
export function phone({ x, y, width, height }: Box): string {
  return (
    rect(x, y, width, height, 'p', 34) +
    rect(x, y, width, height, 'm', 34) +
    rect(x + 9, y + 9, width - 18, height - 18, 'h', 26) +
    rect(x + width / 2 - 28, y + 18, 56, 12, 'g2', 6)
  );
}
