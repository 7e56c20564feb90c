/** The start of Cortina 1956 from the side: the racer in the hut, the wand before the shins, its wire to the timer. */
import { pose } from '../../figure/pose.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { CLOTHED, kitOf } from '../../screens/people.ts';
import { pair, poleOf, SKI_DEPTH, TOURING_SKI } from '../../strips/bodies/skis.ts';
import { figure, inBoots, stood } from '../kit/figure.ts';
import { lines } from '../kit/sheet.ts';

const KIT = {
  ...{ ...kitOf(3, 'kit-blue', 'kit-grey'), ...CLOTHED },
  ...({
    cover: 'cap',
    hair: 'hair-2',
    coverTone: 'kit-white',
    shoes: 'coat-2',
    gloves: 'coat-2',
    isFist: true,
  } as const),
  ...{ ski: 'coat-1', skiFar: 'coat-1-s' },
};

/** Bent forward over the poles, about to push off. */
const PUSH = pose({
  spine: { lean: 46, nod: -8 },
  nearLeg: { hip: 58, knee: 72 },
  farLeg: { hip: 52, knee: 68 },
  nearArm: { shoulder: 66, elbow: 34 },
  farArm: { shoulder: 58, elbow: 36 },
});

const METRE = 172;
const LEVEL = 478;
const FEET = 606;
/** Where the shins meet the wand. */
const WAND = { x: FEET + 0.52 * METRE, y: LEVEL - 0.4 * METRE } as const;

/** Peaks, the slope that begins at the sill, planks and roof of the hut. */
const hut = (): string =>
  rect(464, 108, 464, 472, 'ice-1') +
  path('M464 330L560 230L640 300L748 176L846 276L928 214V480H464Z', 'snow') +
  path(`M464 ${LEVEL}H752C812 ${LEVEL + 6} 868 508 928 540V580H464Z`, 'snow-1') +
  rect(464, 140, 128, LEVEL - 140, 'timber-1') +
  repeat(8, (index) => line(464, 180 + index * 38, 592, 180 + index * 38, 'm')) +
  rect(584, 140, 12, LEVEL - 140, 'timber-2') +
  path('M464 118H672L654 150H464Z', 'coat-1') +
  path('M464 112H676L671 122H464Z', 'p');

/** On the far side of the course: a post, the head with its contact, the wand towards us. */
const gate = (): string =>
  rect(WAND.x - 5, WAND.y, 12, LEVEL - WAND.y, 'steel') +
  rect(WAND.x - 16, WAND.y - 22, 36, 44, 'kit-green') +
  rect(WAND.x - 16, WAND.y + 12, 36, 10, 'kit-green-s');

const timer = (lettering: Lettering): string =>
  rect(476, 186, 104, 126, 'kit-white') +
  rect(476, 302, 104, 10, 'kit-white-s') +
  circle(528, 228, 30, 'steel') +
  circle(528, 228, 25, 'kit-white') +
  stroke('M528 228V208', 'rl', 3) +
  circle(528, 228, 3, 'kit-ink') +
  lettering.text(528, 295, 'timer', { size: 30, style: 'bold', anchor: 'middle', fill: 'kit-ink' });

export function fromSide(lettering: Lettering): string {
  const racer = figure(PUSH, {
    kit: KIT,
    depth: SKI_DEPTH,
    gear: inBoots(
      pair(TOURING_SKI, KIT, (arm) => poleOf(arm, 14, 0.99, 'hair-3')),
      'coat-2',
      'coat-1',
    ),
  });
  return (
    hut() +
    timer(lettering) +
    stroke(`M${WAND.x + 2} ${WAND.y + 20}V${LEVEL + 18}H528V312`, 'rl', 2.5) +
    gate() +
    stood(racer, [FEET, LEVEL], METRE) +
    ellipse(WAND.x, WAND.y, 11, 11, 'kit-red-s') +
    ellipse(WAND.x - 1, WAND.y - 1, 8.5, 8.5, 'kit-red') +
    lines(lettering, 480, 536, ['The legs open the wand;', 'its contact sends the start'], { size: 30 }, 34)
  );
}
