/** Where two of the brands began: sprinters on the cinders of Los Angeles 1932, a ski racer of 1938 at the finish. */
import { pose } from '../../figure/pose.ts';
import { CAST_SHADOW, castShadow } from '../../kit/cast-shadow.ts';
import { createRandom } from '../../kit/random.ts';
import { circle, each, line, path, placed, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { CLOTHED, kitOf } from '../../screens/people.ts';
import { running } from '../../strips/bodies/runner.ts';
import { pair, poleOf, SKI_DEPTH, TOURING_SKI } from '../../strips/bodies/skis.ts';
import { figure, inBoots, stood } from '../kit/figure.ts';
import { FIELD } from './field.ts';
import { timekeeper } from './officials.ts';

const LINE = 438;

/** The arches over the stand, and who sits in it. */
function stadium(): string {
  const random = createRandom('brand/omega/stand');
  const tones = ['kit-white', 'kit-navy', 'skin-1', 'kit-grey', 'coat-1', 'kit-yellow'] as const;
  const seats = tones.map(() => '');
  for (let row = 0; row < 6; row += 1) {
    for (let x = 3 + random() * 5; x < FIELD.width; x += 5.4 + random() * 3) {
      seats[Math.floor(random() * tones.length)] += `M${round(x)} ${58 + row * 6}h3v4h-3z`;
    }
  }
  return (
    rect(0, 0, FIELD.width, 60, 'ice-white') +
    rect(0, 22, FIELD.width, 36, 'sand-1') +
    rect(0, 20, FIELD.width, 5, 'sand') +
    repeat(21, (index) => path(`M${6 + index * 31} 58V42a10 11 0 0 1 20 0V58Z`, 'sand-2')) +
    rect(0, 54, FIELD.width, 44, 'piste-2') +
    each(seats, (data, index) => path(data, tones[index] ?? '')) +
    rect(0, 94, FIELD.width, 8, 'kit-white') +
    rect(0, 99, FIELD.width, 3, 'kit-white-s')
  );
}

/** Cinders, with lanes of lime. */
function cinders(): string {
  const random = createRandom('brand/omega');
  return (
    rect(0, 102, FIELD.width, 112, 'asphalt-2') +
    repeat(260, (index) =>
      circle(random() * 640, 105 + random() * 108, 0.5 + random() * 0.6, index % 3 === 0 ? 'asphalt' : 'kit-ink'),
    ) +
    stroke('M0 118H640M0 139H640M0 164H640M0 194H640', 'wl', 2)
  );
}

/** Nearest to us, inside the track; the steps they stand on are below the picture. */
const official = (step: number): string =>
  stood(timekeeper(step * 2 + 1, 'kit-white', 'none'), [492 + step * 54, 272 - step * 22], 88, true);

/** Athletics in 1932: four sprinters at the line, and those who stop the watches. */
export function track(): string {
  const tops = ['kit-white', 'kit-green', 'kit-blue', 'kit-yellow'] as const;
  const lanes = [134, 157, 185, 211];
  const hips = [296, 206, 372, 262];
  return (
    stadium() +
    cinders() +
    each(tops, (top, lane) => {
      const kit = {
        ...kitOf([3, 1, 4, 2][lane] ?? 0, top, lane === 0 ? 'kit-navy' : 'kit-white'),
        cover: 'short' as const,
      };
      const stance = running({ phase: 0.16 + lane * 0.27, dip: lane === 2 ? 0.7 : 0.2 })(0);
      return stood(figure(stance, { kit }), [hips[lane] ?? 300, lanes[lane] ?? 0], 66 + lane * 5);
    }) +
    line(LINE, 10, LINE, 214, 'rl') +
    each([2, 1, 0], official)
  );
}

const CROUCH = pose({
  spine: { lean: 44, nod: -8 },
  nearLeg: { hip: 62, knee: 80 },
  farLeg: { hip: 54, knee: 74 },
  nearArm: { shoulder: 40, elbow: 54 },
  farArm: { shoulder: 54, elbow: 40 },
});

const fir = (x: number, y: number, size: number): string =>
  path(`M${x} ${y - size}L${round(x + size * 0.3)} ${y}H${round(x - size * 0.3)}Z`, 'kit-green-d') +
  path(`M${x} ${y - size}L${round(x + size * 0.12)} ${y}H${round(x - size * 0.3)}Z`, 'kit-green-s');

/** A racer of the thirties: a cap, a pullover, leather boots on long wooden skis. Facing right, the soles at 0. */
export function skier(top: string, cap: string) {
  const kit = {
    ...{ ...kitOf(3, top, 'kit-grey'), ...CLOTHED },
    ...({ cover: 'cap', hair: 'hair-2', coverTone: cap, shoes: 'coat-2', isFist: true, gloves: 'coat-2' } as const),
    ...{ ski: 'coat-1', skiFar: 'coat-1-s' },
  };
  return figure(CROUCH, {
    kit,
    depth: SKI_DEPTH,
    gear: inBoots(
      pair(TOURING_SKI, kit, (arm) => poleOf(arm, -58, 1.2, 'hair-3')),
      'coat-2',
      'coat-1',
    ),
  });
}

/** Ski races of 1938: the finish, and behind it a timekeeper. */
export function skis(): string {
  return (
    rect(0, 0, FIELD.width, FIELD.height, 'ice-white') +
    path('M0 96L90 34L150 78L250 12L356 86L440 46L560 100L640 70V214H0Z', 'snow-white-d') +
    path('M250 12L307 52L282 58L262 44L240 66L222 50L203 43ZM90 34L121 57L100 62L84 54L62 53Z', 'snow-white') +
    path('M0 74C160 92 360 140 640 168V214H0Z', 'snow-white') +
    path('M0 150C200 168 420 196 640 200V214H0Z', 'snow-white-s') +
    each([20, 48, 84, 410, 446, 622], (x, index) =>
      fir(x, x < 200 ? 98 + x * 0.1 : 136 + (x - 440) * 0.12, 42 + (index % 3) * 12),
    ) +
    stroke('M0 104C100 112 180 124 270 148', 'wl', 3) +
    CAST_SHADOW +
    castShadow([292, 176], 130, 10) +
    placed(292, 172, stood(skier('kit-blue', 'kit-white'), [0, 0], 118), 11) +
    stroke('M478 190V58M572 200V66', 'l', 4) +
    path('M474 54L576 62V90L474 82Z', 'kit-navy') +
    line(478, 190, 572, 200, 'rl') +
    castShadow([606, 200], 34, 5) +
    stood(timekeeper(1, 'coat-1', 'coat-2'), [600, 200], 78, true)
  );
}
