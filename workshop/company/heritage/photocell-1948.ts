/** The photocell of St. Moritz 1948: a racer cuts the beam between the lamp and the cell, and the clock stands still. */

import { hipHeight } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { FROM_THE_SIDE, person } from '../../figure/person.ts';
import { pose } from '../../figure/pose.ts';
import { CAST_SHADOW, castShadow } from '../../kit/cast-shadow.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, ellipse, line, type Point, path, placed, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { pair, poleOf, RACE_SKI, SKI_DEPTH } from '../../strips/bodies/skis.ts';
import { pathsOf } from '../../strips/still.ts';
import { inBoots } from '../kit/figure.ts';
import { lines, sheet } from '../kit/sheet.ts';
import { hand, ticks } from '../kit/stopwatch.ts';

const VIEW = { left: 32, top: 100, right: 700, bottom: 560 } as const;
/** Units in a metre. */
const METRE = 156;
/** Where the racer's skis cross the line. */
const CROSSING: Point = [384, 444];
/** From the middle of the course to the far post; the near one is as far on the other side. */
const ACROSS: Point = [-176, -96];
/** The beam over the snow, at the height of the racer's fists. */
const BEAM = 0.9 * METRE;
/** Metres from the line to the hips as the fists reach it. */
const REACH = -0.85;

const NEAR: Point = [CROSSING[0] - ACROSS[0], CROSSING[1] - ACROSS[1]];
const FAR: Point = [CROSSING[0] + ACROSS[0], CROSSING[1] + ACROSS[1]];

/** Wool and gabardine; skis and poles of wood. */
const RACER: Dress = {
  ...{ skin: 'skin-1', hair: 'hair-2', cover: 'beanie', coverTone: 'kit-white', extra: 'goggles' },
  ...{ top: 'kit-blue', sleeves: 'long', gloves: 'coat-2', isFist: true },
  ...{ legs: 'kit-grey', trunks: 'kit-grey', legwear: 'long', shoes: 'coat-2', sock: 'kit-white' },
};

const CROUCH = pose({
  spine: { lean: 48, nod: 8 },
  nearLeg: { hip: 58, knee: 82 },
  farLeg: { hip: 70, knee: 86 },
  nearArm: { shoulder: 22, elbow: 58 },
  farArm: { shoulder: 44, elbow: 46 },
});

function racer(): string {
  const skis = { ...RACER, ski: 'coat-1', skiFar: 'coat-1-s' };
  const parts = person(
    CROUCH,
    [REACH, hipHeight(CROUCH, SKI_DEPTH)],
    RACER,
    inBoots(
      pair(RACE_SKI, skis, (arm) => poleOf(arm, -72, 1.25, 'hair-3')),
      'coat-2',
      'coat-1',
    ),
    { ...FROM_THE_SIDE, light: [-0.76, 0.65], isFine: true },
  );
  return pathsOf(parts, ([x, y]) => [CROSSING[0] + x * METRE, CROSSING[1] - y * METRE], 0.15);
}

/** Peaks, and the course in front of them. */
const valley = (): string => {
  const { left, top, right, bottom } = VIEW;
  return (
    rect(left, top, right - left, bottom - top, 'ice-1') +
    path(
      `M${left} 262L112 196L158 222L262 138L330 196L372 176L470 250L566 170L622 214L${right} 160V320H${left}Z`,
      'snow',
    ) +
    path(`M${left} 282C180 262 300 300 440 286S620 262 ${right} 280V${bottom}H${left}Z`, 'snow-1') +
    path(`M${left} 356C240 346 460 338 ${right} 340V346C460 346 240 354 ${left} 366Z`, 'snow') +
    path(`M${left} 536C240 548 460 540 ${right} 530V${bottom}H${left}Z`, 'snow')
  );
};

/** The line on the snow, from post to post. */
const finishLine = (): string => {
  const [[x1, y1], [x2, y2]] = [NEAR, FAR];
  return path(`M${x1 - 7} ${y1}L${x2 - 7} ${y2}H${x2 + 7}L${x1 + 7} ${y1}Z`, 'kit-navy');
};

/** A post with a box that looks along the beam, up the sheet or down it. */
function post([x, y]: Point, way: 1 | -1): string {
  const middle = y - BEAM;
  const [lensX, lensY] = [x - 25 * way, middle - 8 * way];
  return (
    path(`M${x - 34} ${y + 3}L${x + 8} ${y - 5}L${x + 40} ${y + 1}L${x + 2} ${y + 10}Z`, 'snow') +
    rect(x - 6, middle, 12, BEAM + 3, 'coat-1') +
    rect(x + 1, middle, 5, BEAM + 3, 'coat-1-s') +
    (way > 0 ? ellipse(lensX, lensY, 7, 14, 'ice') : ellipse(lensX, lensY, 7, 14, 'rubber')) +
    rect(x - 26, middle - 24, 50, 46, way > 0 ? 'kit-green' : 'kit-grey') +
    rect(x - 26, middle + 8, 50, 14, way > 0 ? 'kit-green-s' : 'kit-grey-s') +
    path(`M${x - 30} ${middle - 24}H${x + 28}L${x + 22} ${middle - 32}H${x - 24}Z`, 'steel')
  );
}

function finish(): string {
  const [fromX, fromY] = [NEAR[0] - 32, NEAR[1] - BEAM - 17];
  const [cutX, cutY] = [CROSSING[0] + 4, CROSSING[1] - BEAM + 2];
  const [toX, toY] = [FAR[0] + 32, FAR[1] - BEAM + 17];
  return (
    valley() +
    finishLine() +
    post(FAR, -1) +
    line(cutX, cutY, toX, toY, 'm', '2 6') +
    CAST_SHADOW +
    castShadow([CROSSING[0] - 130, CROSSING[1] + 4], 170, 12) +
    racer() +
    line(fromX, fromY, cutX, cutY, 'rl') +
    circle(cutX, cutY, 6, 'r') +
    post(NEAR, 1)
  );
}

const clock = (x: number, y: number): string =>
  litBy(
    'day',
    placed(
      x,
      y,
      rect(-9, -98, 18, 24, 'steel') +
        circle(0, 0, 80, 'steel') +
        circle(0, 0, 70, 'kit-white') +
        stroke(ticks(60, 58, 64), 'm', 1) +
        stroke(ticks(12, 54, 64), 'l', 2.5) +
        hand(8.4, 58, 'rl', 3.5) +
        circle(0, 0, 6, 'kit-ink'),
    ),
  );

function body(lettering: Lettering): string {
  const column = 732;
  return (
    finish() +
    stroke(`M${FAR[0]} ${FAR[1] - BEAM - 30}V116H838V152`, 'm', 2) +
    clock(838, 250) +
    lines(lettering, column, 400, ['The body cuts', 'the beam and', 'stops the clock'], { size: 30, style: 'bold' }, 40)
  );
}

export const photocell1948 = sheet({
  id: 'heritage/photocell-1948',
  title: 'Photocell finish, St. Moritz 1948',
  description:
    'A racer in a woollen cap, on wooden skis, crosses the finish between two posts. A red beam runs from the lamp on the near post to the racer and no farther: the photocell on the far post gets no light, and the clock, started by the gun, stops without any human reaction time. First used at the Games of St. Moritz in 1948.',
  body,
});
