/** The platform over the line: rail, bench, the camera on its tripod, who works there and what their monitors show. */
import { rect, repeat } from '../../kit/shapes.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import type { Dress } from '../people/person.ts';
import { seated } from '../people/seated.ts';
import { standing } from '../people/standing.ts';
import { list, monitor, photoFinish } from '../places/screens.ts';
import type { Canvas, Format } from '../scene.ts';
import { lineScanner } from './line-scanner.ts';

const OPERATOR: Dress = {
  view: 'lost',
  skin: 'skin-2',
  hair: 'hair-2',
  extra: 'headset',
  top: 'kit-navy',
  legs: 'kit-ink',
  shoes: 'none',
  onTrunk: stroke('M-14-112H14', 'kit-navy-c', 0.8),
};

const EVALUATOR: Dress = {
  view: 'lost',
  skin: 'skin-4',
  hair: 'hair-1',
  cover: 'bun',
  extra: 'headset',
  top: 'kit-white',
  sleeves: 'short',
  legs: 'kit-ink',
};

const PLATFORMS: Readonly<Record<Format, (canvas: Canvas) => string>> = {
  regular: ({ brush, width, height }) =>
    rail(width, height - 70, 6, 5.4) +
    floor(width, height, 70) +
    at(
      [1170, height - 174],
      4.6,
      brush.mirrored(() => lineScanner(brush)),
    ) +
    monitor(brush, { x: 540, y: height - 200, width: 300, height: 128 }, photoFinish, 8) +
    keyboard(brush, 590, height - 44, 240) +
    at([300, height + 250], 4.6, operator(brush)),

  wide: ({ brush, width, height }) => {
    const desk = height - 122;
    return (
      rail(width, height - 96, 8, 7.3) +
      floor(width, height, 96) +
      at(
        [1352, height - 226],
        4.3,
        brush.mirrored(() => lineScanner(brush)),
      ) +
      at(
        [1514, height + 280],
        4.3,
        brush.mirrored(() => operator(brush)),
      ) +
      monitor(brush, { x: 110, y: desk - 146, width: 290, height: 128 }, photoFinish, 8) +
      monitor(brush, { x: 596, y: desk - 146, width: 250, height: 128 }, list('line', 6), 8) +
      fill(`M0 ${desk}H880L910 ${desk + 46}H0Z`, 'wood') +
      fill(`M0 ${desk + 46}H910V${desk + 60}H0Z`, 'wood-c') +
      fill(`M0 ${desk + 60}H900V${height}H0Z`, 'steel-c') +
      keyboard(brush, 400, desk + 8, 190) +
      at([492, height + 20], 4.1, seated(brush, EVALUATOR))
    );
  },

  portrait: ({ brush, width, height }) =>
    rail(width, height - 90, 4, 3.4) +
    floor(width, height, 90) +
    at(
      [680, height - 200],
      4,
      brush.mirrored(() => lineScanner(brush)),
    ) +
    monitor(brush, { x: 316, y: height - 230, width: 224, height: 116 }, photoFinish, 7) +
    at([140, height + 210], 3.9, operator(brush)),
};

export function platform(canvas: Canvas): string {
  return PLATFORMS[canvas.format](canvas);
}

function operator(brush: Brush): string {
  return standing(brush, OPERATOR, { near: 'bent', far: 'bent', lean: 2, tilt: 6 });
}

/** @param bench where the floor of the platform begins */
function rail(width: number, bench: number, posts: number, fields: number): string {
  return (
    stroke(`M0 ${bench - 120}H${width}`, 'metal', 9) +
    stroke(`M0 ${bench - 117}H${width}`, 'metal-c', 3) +
    repeat(posts, (index) => rect((width / fields) * index + 30, bench - 116, 9, 130, 'metal-c'))
  );
}

function floor(width: number, height: number, depth: number): string {
  const bench = height - depth;
  return fill(`M0 ${bench}H${width}V${height}H0Z`, 'floor-3') + rect(0, bench - 6, width, 12, 'steel');
}

function keyboard(brush: Brush, x: number, y: number, width: number): string {
  return brush.lit(`M${x} ${y}h${width}l14 30h${-width - 28}Z`, 'plastic', 4);
}
