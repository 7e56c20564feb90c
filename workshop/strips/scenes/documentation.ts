import { castShadow } from '../../kit/cast-shadow.ts';
import { each, line, path, rect, repeat } from '../../kit/shapes.ts';
import { bands } from '../backdrops.ts';
import type { Scene } from '../scene.ts';
import { staged } from '../stage.ts';

/** A block in a slanting view: face, top and end. */
function slab(x: number, y: number, width: number, height: number, depth: number, tone: string): string {
  const [dx, dy] = [depth * 0.8, -depth * 0.5];
  return (
    path(`M${x} ${y}h${width}l${dx} ${dy}h${-width}z`, tone) +
    path(`M${x} ${y}h${width}v${height}h${-width}z`, `${tone}-s`) +
    path(`M${x + width} ${y}l${dx} ${dy}v${height}l${-dx} ${-dy}z`, `${tone}-d`)
  );
}

/** A foot plate on its slope, ribbed. */
const plate = (x: number, y: number): string =>
  path(`M${x} ${y}l58 -62l46 -28l-58 62z`, 'kit-blue') +
  path(`M${x} ${y}l0 14l46 -28l0 -14z`, 'kit-blue-s') +
  path(`M${x + 46} ${y - 28}l58 -62v14l-58 62z`, 'kit-blue-d') +
  repeat(5, (index) => {
    const [rx, ry] = [x + 9 + index * 10, y - 10 - index * 10.6];
    return path(`M${rx} ${ry}l46 -28l3 -3l-46 28z`, 'kit-blue-d');
  });

/** Parts hang above where they go: along their axes. */
const axis = (x: number, from: number, to: number): string => line(x, from, x, to, 'm', '5 4');

/** A starting block taken apart: rail, two foot plates, sensor and loudspeaker. */
function block(): string {
  return (
    castShadow([1000, 192], 270, 14) +
    slab(768, 172, 420, 16, 40, 'metal') +
    repeat(14, (index) => path(`M${806 + index * 27} 163l10 -6h6l-10 6z`, 'steel')) +
    axis(878, 112, 158) +
    axis(1022, 112, 158) +
    axis(1178, 92, 158) +
    plate(826, 118) +
    plate(970, 118) +
    slab(1140, 64, 58, 34, 36, 'kit-yellow') +
    each([0, 1, 2, 3], (index) => rect(1148 + index * 12, 72, 6, 18, 'kit-ink', 3)) +
    path('M774 178Q700 196 690 150Q684 118 716 108L718 112Q690 122 696 150Q704 190 774 172Z', 'rubber') +
    slab(706, 92, 40, 26, 26, 'kit-ink')
  );
}

/** An opened manual, a little from above: a plan on the left page, text and a table on the right one. */
function manual(): string {
  const text = (x: number, y: number, width: number, count: number): string =>
    repeat(count, (index) => rect(x, y + index * 9.5, index === count - 1 ? width * 0.55 : width, 3, 'kit-grey'));
  return (
    castShadow([470, 194], 210, 15) +
    path('M280 40Q374 26 470 42Q566 26 660 40L668 196Q568 182 470 198Q372 182 272 196Z', 'kit-navy') +
    path('M288 32Q378 18 470 34V190Q374 174 282 188Z', 'kit-white') +
    path('M470 34Q562 18 652 32L658 188Q566 174 470 190Z', 'kit-white') +
    path('M470 34Q492 28 510 26V178Q490 182 470 190Z', 'kit-white-s') +
    // The same block as beside it, assembled.
    rect(314, 126, 124, 7, 'steel') +
    path('M336 126L362 84L374 84L348 126Z', 'kit-blue') +
    path('M392 126L418 84L430 84L404 126Z', 'kit-blue') +
    line(314, 150, 438, 150, 'm') +
    line(314, 144, 314, 156, 'm') +
    line(438, 144, 438, 156, 'm') +
    text(314, 48, 124, 3) +
    text(528, 46, 104, 4) +
    rect(528, 94, 104, 2, 'kit-ink') +
    repeat(4, (row) => rect(528, 106 + row * 17, 44, 3, 'kit-grey') + rect(604, 106 + row * 17, 28, 3, 'kit-ink')) +
    rect(528, 170, 104, 2, 'kit-ink')
  );
}

export const documentation: Scene = {
  id: 'Documentation',
  title: 'An opened manual and its device in parts',
  description:
    'A drawn strip: on the left an opened manual with a dimensioned drawing of a starting block, text and a table; on the right the same block taken apart, its parts above the places they go to: the rail, two foot plates, the loudspeaker and the sensor on its lead.',
  ...staged(720, '4 PARTS'),
  bands: bands('0 g1, 138 g2, 140 g2'),
  bodies: [],
  // As wide as the frame of a telephone, which is lower than wide.
  under: () => `<g transform="translate(150 44) scale(.76)">${manual()}${block()}</g>`,
};
