import { Body } from '../../figure/body.ts';
import type { Dress, Hand } from '../../figure/dress.ts';
import { FROM_THE_SIDE } from '../../figure/person.ts';
import { castShadow } from '../../kit/cast-shadow.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, type Point, path, rect, repeat } from '../../kit/shapes.ts';
import { bands } from '../backdrops.ts';
import type { Scene } from '../scene.ts';
import { staged } from '../stage.ts';
import { pathsOf } from '../still.ts';

/** Units per metre: hands life size, and half again on a wide screen. */
const SCALE = 560;

const NOWHERE: Point = [0, 0];

/** A forearm in its sleeve and the hand, from points of the picture. */
function arm(kind: Hand, elbow: Point, wrist: Point, dress: Dress, isFlipped: boolean, turn = 0): string {
  const metres = ([x, y]: Point): Point => [-x / SCALE, -y / SCALE];
  const [joint, hand] = [metres(elbow), metres(wrist)];
  const body = new Body(
    {
      view: 'profile',
      ...{ skull: NOWHERE, tilt: 0, neck: NOWHERE, shoulders: [NOWHERE, NOWHERE], hips: [NOWHERE, NOWHERE] },
      ...{ armsBehind: [], arms: [], legsBehind: [], legs: [] },
    },
    dress,
    FROM_THE_SIDE,
  );
  const beyond: Point = [joint[0] + (joint[0] - hand[0]), joint[1] + (joint[1] - hand[1])];
  return pathsOf(body.arm({ joints: [beyond, joint, hand], hand: kind, isFlipped, turn }), ([x, y]) => [
    -x * SCALE,
    -y * SCALE,
  ]);
}

const SLEEVE: Dress = { skin: 'skin-2', hair: 'hair-1', top: 'kit-blue', legs: 'kit-ink' };

/** The open manual: a drawing with its numbers on the left page, steps on the right one. */
function manual(lettering: Lettering): string {
  const lines = (x: number, y: number, width: number, count: number): string =>
    repeat(count, (index) => rect(x, y + index * 9, index === count - 1 ? width * 0.6 : width, 3, 'kit-grey'));
  const step = (number: string, y: number): string =>
    circle(506, y, 16, 'kit-ink') +
    lettering.text(506, y + 8.5, number, { size: 24, style: 'bold', anchor: 'middle', fill: 'kit-white' }) +
    lines(532, y - 6, 72, 2);
  return (
    path('M324 26Q402 16 478 28Q556 16 634 26V196Q556 186 478 198Q402 186 324 196Z', 'kit-white-s') +
    path('M330 20Q404 10 478 22V192Q404 180 330 190Z', 'kit-white') +
    path('M478 22Q552 10 628 20V190Q552 180 478 192Z', 'kit-white') +
    path('M478 22Q500 16 516 15V184Q498 185 478 192Z', 'kit-white-s') +
    rect(352, 42, 104, 52, 'kit-grey', 3) +
    rect(358, 48, 58, 24, 'kit-white') +
    repeat(6, (index) => rect(360 + index * 16, 78, 11, 9, 'kit-white', 2)) +
    line(440, 60, 462, 40, 'm') +
    lines(352, 112, 104, 6) +
    step('1', 52) +
    step('2', 92) +
    step('3', 132)
  );
}

const [LEFT, TOP] = [690, 34];

/** A timer on the table: display, printer, keys, sockets along the rear edge. */
function timer(lettering: Lettering): string {
  return (
    castShadow([LEFT + 160, 190], 200, 16) +
    path(`M${LEFT + 12} ${TOP}H${LEFT + 308}L${LEFT + 330} 182H${LEFT - 10}Z`, 'steel') +
    path(`M${LEFT - 10} 182H${LEFT + 330}V194H${LEFT - 10}Z`, 'rubber') +
    path(`M${LEFT + 28} ${TOP + 16}H${LEFT + 208}L${LEFT + 212} ${TOP + 68}H${LEFT + 22}Z`, 'led-ground') +
    lettering.text(LEFT + 198, TOP + 55, '0:00.00', { size: 38, style: 'bold', anchor: 'end', fill: 'led-lit' }) +
    path(`M${LEFT + 230} ${TOP + 14}H${LEFT + 292}L${LEFT + 296} ${TOP + 40}H${LEFT + 230}Z`, 'rubber') +
    path(
      `M${LEFT + 238} ${TOP + 30}V${TOP - 12}Q${LEFT + 262} ${TOP - 26} ${LEFT + 284} ${TOP - 12}V${TOP + 30}Z`,
      'kit-white',
    ) +
    repeat(4, (index) => rect(LEFT + 246, TOP - 8 + index * 8, 28, 2.6, 'kit-grey')) +
    repeat(2, (row) =>
      repeat(7, (column) =>
        rect(
          LEFT + 22 + column * 41 - row * 3,
          TOP + 84 + row * 30,
          31,
          20,
          row === 1 && column === 0 ? 'kit-green' : 'kit-grey',
          4,
        ),
      ),
    )
  );
}

/** A plug in its socket at the side, and the lead. */
const lead = path(
  'M1030 118Q1090 112 1130 150Q1180 196 1262 178L1264 184Q1178 204 1124 155Q1088 119 1031 125Z',
  'rubber',
);

export const instructionManuals: Scene = {
  id: 'InstructionManuals',
  title: 'Step 3, with the manual beside it',
  description:
    'A drawn close-up of a table: an open manual with a numbered drawing and three steps, one hand flat on the page; beside it a sports timer with display, printer and two rows of keys, the forefinger of the other hand on a key.',
  ...staged(720, 'STEP 3'),
  bands: bands('0 timber, 40 timber-1, 42 timber, 128 timber-2, 129 timber'),
  bodies: [],
  under: (lettering) =>
    castShadow([486, 194], 180, 14) +
    manual(lettering) +
    lead +
    timer(lettering) +
    each([rect(1010, 110, 26, 22, 'kit-ink', 3), rect(1034, 115, 14, 12, 'steel', 2)], (part) => part) +
    castShadow([600, 172], 64, 14) +
    arm('flat', [640, 330], [610, 176], SLEEVE, false, 40) +
    castShadow([760, 176], 50, 12) +
    arm('key', [905, 300], [826, 186], SLEEVE, true),
};
