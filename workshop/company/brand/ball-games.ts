/** Tennis on clay and beach volleyball: players in profile, and the one line of the ball. */
import type { Arm } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { ellipse, put, strut, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import { type Pose, pose } from '../../figure/pose.ts';
import { CAST_SHADOW, castShadow } from '../../kit/cast-shadow.ts';
import { circle, each, path, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { kitOf } from '../../screens/people.ts';
import { BLOCK, player, SPIKE } from '../../strips/scenes/beach-volleyball.ts';
import { figure, stood } from '../kit/figure.ts';
import { FIELD } from './field.ts';

const SERVE = pose({
  hop: 0.06,
  spine: { lean: 12, nod: -18 },
  nearLeg: { hip: -4, knee: 6, foot: 46 },
  farLeg: { hip: -22, knee: 44, foot: 52 },
  nearArm: { shoulder: 158, elbow: 8 },
  farArm: { shoulder: 34, elbow: 76 },
});
const RETURN = pose({
  spine: { lean: 32, nod: 2 },
  nearLeg: { hip: 52, knee: 62 },
  farLeg: { hip: 8, knee: 52, foot: 14 },
  nearArm: { shoulder: 44, elbow: 40 },
  farArm: { shoulder: 56, elbow: 50 },
});

/** Handle, frame and strings, on from the forearm. */
function racket({ wrist, reach }: Arm): Part[] {
  const head = towards(wrist, reach, 0.52);
  const oval = (rx: number, ry: number) => put(ellipse(0, 0, rx, ry), ...head, 90 - reach + 180);
  return [
    { fill: 'kit-ink', outline: strut(towards(wrist, reach, 0.02), towards(wrist, reach, 0.36), 0.035) },
    { fill: 'kit-navy', outline: oval(0.18, 0.14) },
    { fill: 'tartan-1', outline: oval(0.15, 0.11) },
  ];
}

const tennis = (stance: Pose, dress: Dress, isTurned = false) =>
  figure(stance, {
    kit: { ...dress, hand: 'stick', handFar: 'open' },
    isTurned,
    gear: ({ nearArm }) => ({ front: racket(nearArm) }),
  });

/** Gstaad: clay between the mountains, the ball from the racket to the service box. */
export function court(): string {
  const ground = 178;
  const [from, to] = [
    [143, 18],
    [470, 176],
  ] as const;
  return (
    rect(0, 0, FIELD.width, FIELD.height, 'ice-white') +
    path('M0 90L84 30L150 84L236 20L320 92L402 44L470 96L560 36L640 84V130H0Z', 'snow-white-d') +
    path('M236 20L278 56L256 58L240 46L222 66L206 43ZM560 36L600 60L580 68L562 54L536 64L528 57Z', 'snow-white') +
    path('M0 112C120 92 240 116 360 104S560 92 640 108V140H0Z', 'piste') +
    rect(0, 124, FIELD.width, 20, 'kit-green-d') +
    rect(0, 124, FIELD.width, 4, 'kit-green-s') +
    path(`M0 144H640V${FIELD.height}H0Z`, 'tartan') +
    path('M52 200L112 148H528L588 200Z', 'tartan-2') +
    stroke(
      'M52 200L112 148H528L588 200ZM76 180H564M97 161H543M178 180L196 161M462 180L444 161M187 171H453',
      'wl',
      2.5,
    ) +
    // The net, seen almost along its tape.
    path('M312 146V102L330 132V204Z', 'kit-ink').replace('/>', ' opacity="0.72"/>') +
    stroke('M316 148V108M321 160V117M326 184V125M312 116L330 152M312 130L330 178', 'm', 0.8) +
    path('M312 100V106L330 138V130Z', 'kit-white') +
    rect(310, 100, 3, 48, 'steel') +
    rect(328, 130, 4, 76, 'steel') +
    CAST_SHADOW +
    castShadow([112, ground + 8], 44, 5) +
    castShadow([566, ground + 6], 44, 5) +
    stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, 'rl', 2.5) +
    circle(300, 94, 6, 'kit-yellow') +
    stood(tennis(SERVE, kitOf(1, 'kit-white', 'kit-white')), [112, ground + 6], 66) +
    stood(tennis(RETURN, kitOf(0, 'kit-blue', 'kit-navy'), true), [566, ground + 4], 66, true)
  );
}

const READY = pose({
  spine: { lean: 40, nod: 2 },
  nearLeg: { hip: 66, knee: 76 },
  farLeg: { hip: 22, knee: 66, foot: 12 },
  nearArm: { shoulder: 58, elbow: 18 },
  farArm: { shoulder: 66, elbow: 16 },
});

/** Beach volleyball: spike against block, and the way of the ball over the band. */
export function net(): string {
  const [middle, ground, metre] = [330, 204, 58];
  const top = ground - 2.24 * metre;
  const stand = (stance: Pose, kit: Dress, isTurned = false) => figure(stance, { kit, isTurned });
  return (
    rect(0, 0, FIELD.width, FIELD.height, 'water-1') +
    rect(0, 84, FIELD.width, 46, 'water') +
    rect(0, 118, FIELD.width, 12, 'water-2') +
    path(`M0 130C160 122 420 136 640 126V${FIELD.height}H0Z`, 'sand-1') +
    rect(0, 188, FIELD.width, 26, 'sand') +
    stroke('M30 196H610', 'wl', 4) +
    // The net, seen almost along its band, between the far post and the near one.
    rect(middle - 15, 58, 3, 112, 'steel') +
    path(`M${middle - 13} 60V108L${middle + 3} ${top + 60}V${top}Z`, 'kit-ink').replace('/>', ' opacity="0.6"/>') +
    stroke(
      `M${middle - 9} 64V112M${middle - 5} 68V118M${middle - 1} 71V126M${middle - 13} 76L${middle + 3} ${top + 20}M${middle - 13} 92L${middle + 3} ${top + 40}`,
      'm',
      0.8,
    ) +
    path(`M${middle - 13} 58V66L${middle + 3} ${top + 10}V${top}Z`, 'kit-blue') +
    rect(middle + 1, top - 4, 5, ground - top + 4, 'kit-ink') +
    CAST_SHADOW +
    each([104, 256, 396, 556], (x) => castShadow([x, ground + 2], 34, 4)) +
    stroke('M120 128Q180 22 258 36L392 64', 'rl', 2.5) +
    stood(stand({ ...SPIKE, hop: 0.62 }, player(1, 'kit-orange', 'flying')), [252, ground], metre) +
    stood(stand({ ...BLOCK, hop: 0.34 }, player(5, 'kit-navy', 'bun'), true), [396, ground], metre, true) +
    stood(stand(READY, player(4, 'kit-orange', 'bun')), [104, ground], metre) +
    stood(stand(READY, player(2, 'kit-navy', 'flying'), true), [556, ground], metre, true) +
    each(
      [[258, 36]] as const,
      ([x, y]) => circle(x, y, 8, 'kit-yellow') + path(`M${x - 8} ${y}A8 8 0 0 0 ${x + 8} ${y}Z`, 'kit-yellow-s'),
    )
  );
}
