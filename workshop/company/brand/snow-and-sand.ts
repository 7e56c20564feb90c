/** Alpine skiing and show jumping, either side of the red line: a racer of 1933, and a horse with its rider over a fence. */
import { fenceEndOn } from '../../figure/gear.ts';
import { CAST_SHADOW, castShadow } from '../../kit/cast-shadow.ts';
import { each, line, path, placed, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { mounted } from '../../strips/bodies/horse-and-rider.ts';
import { mount } from '../../strips/cast/horses.ts';
import { stood } from '../kit/figure.ts';
import { FIELD } from './field.ts';
import { skier } from './races-of-the-thirties.ts';

const LINE = 324;

/** Peaks, a fir wood, and the slope with a gate of two poles and a flag. */
function piste(): string {
  const fir = (x: number, y: number, size: number): string =>
    path(`M${x} ${y - size}L${x + size * 0.3} ${y}H${x - size * 0.3}Z`, 'kit-green-d');
  return (
    rect(0, 0, LINE, FIELD.height, 'ice-white') +
    path(`M0 92L62 44L98 72L176 14L238 74L272 52L${LINE} 88V150H0Z`, 'snow-white-d') +
    path(
      'M176 14L238 74L214 66L198 82L180 60L158 78L134 62L146 38ZM62 44L98 72L76 68L62 80L44 66L34 65Z',
      'snow-white',
    ) +
    each([8, 30, 50, 76, 232, 256, 284, 306], (x, index) => fir(x, 122 + x * 0.1, 34 + ((index * 5) % 3) * 9)) +
    path(`M0 116C100 118 220 140 ${LINE} 152V${FIELD.height}H0Z`, 'snow-white') +
    path(`M0 196C110 186 220 192 ${LINE} 200V${FIELD.height}H0Z`, 'snow-white-s') +
    stroke('M262 158V98M296 162V102', 'l', 3) +
    path('M262 100L296 104V132L262 128Z', 'kit-blue')
  );
}

const racer = (): string =>
  CAST_SHADOW +
  castShadow([136, 194], 110, 9) +
  placed(132, 190, stood(skier('kit-green', 'kit-white'), [0, 0], 104), 4);

function arena(): string {
  return (
    rect(LINE, 0, FIELD.width - LINE, FIELD.height, 'ice-1') +
    rect(LINE, 62, FIELD.width - LINE, 56, 'kit-green-s') +
    repeat(13, (index) => `<circle cx="${LINE + 18 + index * 25}" cy="64" r="17" class="kit-green"/>`) +
    rect(LINE, 112, FIELD.width - LINE, 14, 'kit-white') +
    rect(LINE, 120, FIELD.width - LINE, 6, 'kit-white-s') +
    rect(LINE, 126, FIELD.width - LINE, 88, 'sawdust') +
    rect(LINE, 204, FIELD.width - LINE, 10, 'sawdust-2')
  );
}

/** Seen along its rails. */
const fence = (x: number): string =>
  stood(fenceEndOn(1.2, ['kit-white', 'kit-blue', 'kit-white', 'kit-blue'], 'kit-white'), [x, 210], 58);

const horse = (): string =>
  stood(mounted(mount(0, ''), { phase: 0.2, period: 0.52, isJumping: true })(0), [484, 208], 60);

export const snowAndSand = (): string =>
  piste() +
  racer() +
  arena() +
  castShadow([500, 208], 90, 6) +
  fence(492) +
  horse() +
  line(LINE, 0, LINE, FIELD.height, 'rl');
