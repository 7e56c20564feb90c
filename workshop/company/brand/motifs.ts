/** The field above each brand's name: one sport as plain geometry, one red line where it is measured. 640 × 214. */
import { curveBumpX } from 'd3-shape';
import { holding } from '../../figure/acting.ts';
import { pose } from '../../figure/pose.ts';
import { curve } from '../../kit/curve.ts';
import { createRandom } from '../../kit/random.ts';
import { range } from '../../kit/range.ts';
import { circle, each, line, type Point, path, placed, pointsToPath, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { CLOTHED, kitOf, people } from '../../screens/people.ts';
import { runner } from '../../strips/bodies/runner.ts';
import { pair, poleOf, SKI_DEPTH, TOURING_SKI } from '../../strips/bodies/skis.ts';

export const FIELD = { width: 640, height: 214 } as const;

const field = (className: string): string => rect(0, 0, FIELD.width, FIELD.height, className);

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

/** Alpine skiing: the line through the gates of a slalom, of two poles each, passed on the inner side. */
export function slalom(): string {
  const gates = range(7).map((index) => ({ x: 64 + index * 74, y: 108, way: index % 2 === 0 ? -1 : 1 }));
  const turns = gates.map(({ x, y, way }): Point => [x, y + way * 58]);
  const gate = ({ x, y, way }: (typeof gates)[number]): string =>
    each([42, 76], (away) => circle(x, y + way * away, 6, way < 0 ? 'mat' : 'i'));
  return (
    field('snow-1') +
    stroke(curve([[-10, 108], ...turns, [640, 108]], curveBumpX), 'l', 5) +
    each(gates, gate) +
    line(588, 20, 588, 194, 'rl')
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
    path(`M${x} ${y - size}L${x + size * 0.3} ${y}H${x - size * 0.3}Z`, 'piste-2');
  return (
    field('ice-1') +
    path('M0 96L90 34L150 78L250 12L356 86L440 46L560 100L640 70V214H0Z', 'snow') +
    path('M250 12L290 40L268 52L300 84L246 66L224 74L232 34Z', 'snow-2') +
    path('M0 74C160 92 360 140 640 168V214H0Z', 'kit-white') +
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

/** Tennis on clay: the court in true proportion, 23.77 by 10.97 m, and a ball on the line. */
export function court(): string {
  const k = 17.2;
  const [cx, cy] = [320, 107];
  const across = (m: number) => round(cx + m * k);
  const down = (m: number) => round(cy + m * k);
  const box = (length: number, width: number) =>
    `M${across(-length)} ${down(-width)}H${across(length)}V${down(width)}H${across(-length)}Z`;
  return (
    field('tartan-2') +
    path(box(15.2, 7.6), 'tartan') +
    repeat(9, (index) => rect(0, 6 + index * 24, FIELD.width, 11, 'tartan-2').replace('/>', ' opacity="0.12"/>')) +
    stroke(
      `${box(11.885, 5.485)}${box(11.885, 4.115)}${box(6.4, 4.115)}M${across(-6.4)} ${cy}H${across(6.4)}`,
      'wl',
      2,
    ) +
    stroke(`M${cx} ${down(-6)}V${down(6)}`, 'l', 3) +
    stroke(`M${across(-11.5)} ${down(2.2)}L${across(6.4)} ${down(-1.5)}`, 'wl', 2, { dash: '3 6' }) +
    circle(across(6.4), down(-1.5), 7, 'kit-yellow')
  );
}

/** Beach volleyball: net in true proportion to the court of 16 m, and the flight of a serve. */
export function serve(): string {
  const k = 33;
  const [net, ground] = [320, 184];
  const left = net - 8 * k;
  const flight = range(41).map((index): Point => {
    const part = index / 40;
    return [left + part * 15 * k, ground - (2.4 + 9.2 * part - 11.6 * part ** 2) * k];
  });
  const balls = [4, 12, 20, 28, 36].flatMap((index) => flight.slice(index, index + 1));
  const mesh = repeat(5, (index) => `M${net - 3} ${round(ground - (2.43 - index * 0.25) * k)}h6`);
  const post = `M${net} ${ground}V${round(ground - 2.55 * k)}`;
  return (
    field('water-1') +
    rect(0, ground, FIELD.width, FIELD.height - ground, 'sand') +
    stroke(`M${left} ${ground + 2}H${net + 8 * k}`, 'l', 4) +
    stroke(post, 'l', 2) +
    stroke(mesh, 'l', 5) +
    stroke(pointsToPath(flight), 'rl', 2) +
    each(balls, ([x, y]) => circle(x, y, 7, 'p l'))
  );
}
