/** The starter from the waist up: cap, ear protection, the electronic pistol at the end of the raised arm. */
import { hipHeight, skeleton } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { towards } from '../../figure/geometry.ts';
import { FROM_THE_SIDE, person } from '../../figure/person.ts';
import { pose } from '../../figure/pose.ts';
import { type Box, each, type Point, path, rect, round } from '../../kit/shapes.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { pathsOf } from '../../strips/still.ts';

const AIM = pose({
  spine: { lean: 2, nod: -4 },
  nearLeg: { hip: 6, knee: 4 },
  farLeg: { hip: -6, knee: 4 },
  nearArm: { shoulder: 134, elbow: 14 },
  farArm: { shoulder: 6, elbow: 34 },
});

const STARTER: Dress = {
  ...{ skin: 'skin-2', hair: 'hair-2', cover: 'cap', coverTone: 'kit-white', extra: 'defenders' },
  ...{ top: 'kit-red', sleeves: 'long', isFist: true, legs: 'kit-navy', legwear: 'long', shoes: 'none' },
};

const BONES = skeleton(AIM, [0, hipHeight(AIM)]);
const FIST = towards(BONES.nearArm.wrist, BONES.nearArm.reach, 0.06);
/** Of the barrel, over the level. */
const ELEVATION = BONES.nearArm.reach - 90;

/** In millimetres, its muzzle to the right; the sizes of the e-gun. */
const pistol = (): string =>
  path(
    'M160 47Q152 48 150 56L144 84Q141 97 128 97L94 95Q86 95 84 103L76 132Q74 140 66 140L20 140Q12 140 14 132L34 62Q38 48 26 46Z',
    'kit-ink',
  ) +
  path('M102 52H136Q141 52 140 58L135 80Q133 86 127 86L99 84Q92 83 93 76L95 58Q96 52 102 52Z', 'kit-red-s') +
  path('M24 2L204 0L226 4V42L204 46H26Q4 44 4 24Q4 2 24 2Z', 'metal') +
  path('M6 26H226V42L204 46H26Q8 44 6 26Z', 'kit-grey') +
  rect(52, 10, 158, 6, 'kit-ink') +
  path('M226 2H258Q280 8 280 23Q280 38 258 41H226Z', 'steel') +
  path('M262 4Q280 8 280 23Q280 38 262 40Z', 'kit-white');

/** In the box, the soles at the point below it; units to a metre. */
export function raisedPistol(box: Box, [x, y]: Point, metre: number): string {
  const at = ([px, py]: Point): Point => [x + px * metre, y - py * metre];
  const bottom = box.y + box.height;
  const parts = person(AIM, [0, hipHeight(AIM)], STARTER, undefined, { ...FROM_THE_SIDE, isFine: true }).filter(
    // Some renderers abort on clipped parts that lie outside.
    ({ outline }) => outline.some((point) => at(point)[1] < bottom - 4),
  );
  const [gripX, gripY] = at(FIST);
  const k = metre / 1000;
  const turned = (dx: number, dy: number): Point => {
    const turn = (-ELEVATION * Math.PI) / 180;
    return [
      gripX + k * (dx * Math.cos(turn) - dy * Math.sin(turn)),
      gripY + k * (dx * Math.sin(turn) + dy * Math.cos(turn)),
    ];
  };
  const [muzzleX, muzzleY] = turned(236, -72);
  const rays = each([-64, -38, -12, 14, 40, 66], (angle) => {
    const turn = ((angle - ELEVATION) * Math.PI) / 180;
    const p = (r: number): string => `${round(muzzleX + r * Math.cos(turn))} ${round(muzzleY + r * Math.sin(turn))}`;
    return `M${p(16)}L${p(34)}`;
  });
  const [cordX, cordY] = turned(-8, 44);
  return cutTo(
    'starter',
    box,
    rect(box.x, box.y, box.width, box.height, 'ice-white') +
      rect(box.x, bottom - 96, box.width, 40, 'kit-green') +
      rect(box.x, bottom - 62, box.width, 62, 'tartan') +
      stroke(
        `M${round(cordX)} ${round(cordY)}C${round(cordX + 40)} ${round(cordY + 90)} ${round(cordX + 20)} ${bottom - 14} ${box.x + box.width} ${bottom - 14}`,
        'l',
        4,
      ) +
      `<g transform="translate(${round(gripX)} ${round(gripY)}) rotate(${round(-ELEVATION)}) scale(${k}) translate(-46 -94)">${pistol()}</g>` +
      pathsOf(parts, at, 0.1) +
      stroke(rays, 'rl', 4),
  );
}
