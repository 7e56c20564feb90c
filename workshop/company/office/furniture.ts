/** What the people of an office work at, in units from a point on the floor; people are 84 units to the metre. */
import { circle, each, path, rect, repeat } from '../../kit/shapes.ts';

/** A desk 62 high with a chair before it and a screen on it; `screen` is what the screen shows. */
export const desk = (x: number, y: number, tone: string): string =>
  // The chair.
  rect(x - 22, y - 42, 38, 6, 'kit-ink') +
  path(`M${x - 26} ${y - 92}q-4 2 -3 8l6 42h6l-4 -50Z`, 'kit-ink') +
  rect(x - 6, y - 36, 5, 30, 'steel') +
  path(`M${x - 24} ${y}l20 -9l20 9h-6l-14 -5l-14 5Z`, 'steel') +
  // The desk.
  rect(x + 36, y - 62, 96, 6, 'timber') +
  rect(x + 36, y - 57, 96, 3, 'timber-2') +
  rect(x + 120, y - 54, 6, 54, 'timber-2') +
  rect(x + 46, y - 66, 30, 4, 'kit-grey') +
  rect(x + 98, y - 76, 8, 14, 'steel') +
  rect(x + 86, y - 64, 32, 3, 'steel') +
  path(`M${x + 90} ${y - 124}l8 -2v54l-8 -2Z`, 'kit-ink') +
  path(`M${x + 89} ${y - 122}l1 -1v48l-1 -1Z`, tone);

/** A bench 70 high with a device in parts, a lamp over it, a stool before it. */
export const bench = (x: number, y: number): string =>
  rect(x - 20, y - 44, 40, 7, 'timber-2') +
  path(`M${x - 14} ${y - 38}l-8 38h5l8 -38ZM${x + 14} ${y - 38}l8 38h-5l-8 -38Z`, 'steel') +
  rect(x + 34, y - 66, 110, 8, 'timber') +
  rect(x + 34, y - 59, 110, 4, 'timber-2') +
  each([40, 134], (leg) => rect(x + leg, y - 55, 5, 55, 'timber-2')) +
  // The open device: board, chips, cover.
  rect(x + 56, y - 74, 46, 8, 'piste') +
  each([60, 70, 82, 92], (chip) => rect(x + chip, y - 79, 6, 5, 'kit-ink')) +
  rect(x + 108, y - 90, 26, 24, 'kit-white') +
  rect(x + 112, y - 86, 18, 9, 'tv-panel') +
  // The lamp.
  path(`M${x + 138} ${y - 66}l-6 -46l-24 -26l3 -4l27 28l7 48Z`, 'steel') +
  path(`M${x + 98} ${y - 130}l16 -16l8 8l-10 22Z`, 'kit-ink') +
  path(`M${x + 98} ${y - 130}l14 14l-40 44l-14 -2Z`, 'kit-yellow').replace('/>', ' opacity="0.22"/>');

/** A photo-finish camera on its tripod, its lens to the right at the height of a chest. */
export const camera = (x: number, y: number): string =>
  path(`M${x - 3} ${y - 84}h6l26 84h-5l-24 -76l-24 76h-5Z`, 'steel') +
  rect(x - 2, y - 90, 4, 84, 'steel') +
  rect(x - 30, y - 126, 52, 38, 'kit-ink') +
  rect(x - 30, y - 126, 52, 9, 'metal') +
  rect(x - 24, y - 112, 22, 13, 'tv-panel') +
  rect(x - 21, y - 109, 12, 3, 'led-green') +
  path(`M${x + 22} ${y - 121}h16v28h-16Z`, 'steel') +
  repeat(5, (index) => rect(x + 23 + index * 3, y - 121, 1.4, 28, 'kit-ink')) +
  path(`M${x + 38} ${y - 118}l12 -4v30l-12 -4Z`, 'kit-ink');

/** A board of lamps on the wall, on test. */
export const ledBoard = (x: number, y: number, width: number): string =>
  rect(x - 4, y - 4, width + 8, 70, 'kit-ink') +
  rect(x, y, width, 62, 'led-ground') +
  each([0, 1, 2], (row) => rect(x + 10, y + 9 + row * 17, 14, 9, 'led-lit')) +
  each([0, 1, 2], (row) => rect(x + 34, y + 9 + row * 17, width * (0.34 - row * 0.06), 9, 'led-lit')) +
  each([0, 1, 2], (row) => rect(x + width - 36, y + 9 + row * 17, 26, 9, 'led-lit'));

/** Two pictures on the wall and a list under them. */
export const screens = (x: number, y: number): string =>
  each(['tartan', 'water'], (tone, index) => {
    const left = x + index * 62;
    return (
      rect(left, y, 58, 42, 'tv-panel') +
      rect(left + 3, y + 3, 52, 26, tone) +
      repeat(3, (line) => rect(left + 3, y + 10 + line * 7, 52, 1, 'tv-text')) +
      rect(left + 5, y + 33, 30, 4, 'led-lit')
    );
  }) +
  rect(x, y + 46, 120, 34, 'tv-panel') +
  repeat(
    3,
    (row) =>
      rect(x + 6, y + 52 + row * 9, 40 + ((row * 17) % 26), 4, 'tv-text') +
      rect(x + 96, y + 52 + row * 9, 18, 4, 'led-lit'),
  );

/** A rack of servers, its lamps lit. */
export const rack = (x: number, y: number): string =>
  rect(x, y - 172, 44, 172, 'kit-ink') +
  repeat(
    13,
    (row) =>
      rect(x + 4, y - 166 + row * 12.6, 36, 9, 'steel') +
      circle(x + 9 + ((row * 7) % 12), y - 161.5 + row * 12.6, 1.8, row % 3 ? 'led-green' : 'led-lit') +
      rect(x + 26, y - 163 + row * 12.6, 10, 3, 'kit-ink'),
  );

/** Shelves with devices and cases. */
export const shelves = (x: number, y: number, width: number): string =>
  each([0, 1, 2], (row) => {
    const top = y - 160 + row * 44;
    return (
      rect(x, top, width, 4, 'timber-2') +
      repeat(Math.floor(width / 26), (index) => {
        const height = 16 + ((index * 5 + row * 7) % 12);
        const tone = ['kit-ink', 'kit-grey', 'kit-white', 'steel'][(index + row) % 4] ?? 'steel';
        return (
          rect(x + 4 + index * 26, top - height, 20, height, tone) +
          rect(x + 8 + index * 26, top - height + 4, 9, 4, 'kit-blue')
        );
      })
    );
  });
