/** The field above each brand's name: one sport as plain geometry, one red line where it is measured. 640 × 214. */
import { holding } from '../../figure/acting.ts';
import { pose } from '../../figure/pose.ts';
import { createRandom } from '../../kit/random.ts';
import { circle, each, line, path, placed, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { CLOTHED, kitOf, people } from '../../screens/people.ts';
import { runner } from '../../strips/bodies/runner.ts';
import { pair, poleOf, SKI_DEPTH, TOURING_SKI } from '../../strips/bodies/skis.ts';
import { FIELD } from './field.ts';

/** Athletics in 1932: sprinters on a track of cinder, with lanes of lime. */
export function track(): string {
  const tops = ['kit-white', 'kit-red', 'kit-navy', 'kit-yellow'] as const;
  const lanes = [150, 172, 196, 222];
  const chests = [352, 296, 402, 330];
  const random = createRandom('brand/omega');
  return (
    rect(0, 0, FIELD.width, 60, 'ice-1') +
    rect(0, 44, FIELD.width, 52, 'piste') +
    rect(0, 92, FIELD.width, 122, 'asphalt') +
    repeat(420, (index) =>
      circle(random() * 640, 95 + random() * 118, 0.7 + random() * 0.8, index % 3 === 0 ? 'asphalt-1' : 'kit-ink'),
    ) +
    stroke('M0 108H640M0 128H640M0 151H640M0 177H640M0 205H640', 'wl', 2) +
    each(lanes.slice(0, 4), (foot, lane) => {
      const kit = kitOf(lane * 2 + 1, tops[lane] ?? 'kit-red', lane === 0 ? 'kit-navy' : 'kit-white');
      const parts = runner({ ...kit, cover: 'short' }, { phase: 0.16 + lane * 0.27, dip: lane === 2 ? 0.7 : 0.2 })(0);
      return people(parts, [(chests[lane] ?? 300) - 40, foot - 6], 62 + lane * 4);
    }) +
    line(430, 14, 430, 214, 'rl')
  );
}

/** Ski races of 1938: a racer with leather boots and long wooden skis at the finish. */
export function skis(): string {
  const kit = {
    ...{
      ...kitOf(3, 'kit-navy', 'kit-ink'),
      cover: 'cap' as const,
      hair: 'hair-2',
      coverTone: 'kit-red',
      shoes: 'timber-2',
    },
    ...{
      ...CLOTHED,
      ski: 'timber',
      skiFar: 'timber-2',
    },
  };
  const stance = pose({
    spine: { lean: 44, nod: -22 },
    nearLeg: { hip: 66, knee: 84, foot: 18 },
    farLeg: { hip: 58, knee: 78, foot: 20 },
    nearArm: { shoulder: 40, elbow: 54 },
    farArm: { shoulder: 54, elbow: 40 },
  });
  const racer = holding(stance, {
    kit,
    depth: SKI_DEPTH,
    gear: pair(TOURING_SKI, kit, (arm) => poleOf(arm, -58, 1.2, 'timber-2')),
  })(0);
  const fir = (x: number, y: number, size: number) =>
    path(`M${x} ${y - size}L${x + size * 0.3} ${y}H${x - size * 0.3}Z`, 'kit-green-d');
  return (
    rect(0, 0, FIELD.width, FIELD.height, 'ice-white') +
    path('M0 96L90 34L150 78L250 12L356 86L440 46L560 100L640 70V214H0Z', 'snow-white-d') +
    path('M250 12L307 52L282 58L262 44L240 66L222 50L203 43ZM90 34L121 57L100 62L84 54L62 53Z', 'snow-white') +
    path('M0 74C160 92 360 140 640 168V214H0Z', 'snow-white') +
    each([26, 58, 96, 452, 492, 540, 596], (x, index) =>
      fir(x, x < 200 ? 96 + x * 0.1 : 142 + (x - 440) * 0.1, 40 + (index % 3) * 12),
    ) +
    stroke('M0 92C120 106 240 126 330 146', 'm', 2) +
    placed(300, 158, people(racer, [0, 0], 82), 11) +
    stroke('M470 172V62M574 186V72', 'l', 4) +
    rect(468, 62, 108, 24, 'kit-red') +
    line(470, 172, 574, 186, 'rl')
  );
}
