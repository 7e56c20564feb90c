import { forearm, HANDS, handOn, sleeve } from '../../equipment/kit/hand.ts';
import { castShadow } from '../../kit/cast-shadow.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, path, rect, repeat } from '../../kit/shapes.ts';
import { faded } from '../../kit/strokes.ts';
import { bands } from '../backdrops.ts';
import type { Scene } from '../scene.ts';
import { staged } from '../stage.ts';

/** The step that is read, and its key. */
const STEP = 3;
/** Keys from left to right, and which of them is pressed. */
const [COLUMNS, PRESSED] = [7, 2];

/** The open manual: a drawing of the device on the left page, three steps on the right one. */
function manual(lettering: Lettering): string {
  const lines = (x: number, y: number, width: number, count: number): string =>
    repeat(count, (index) => rect(x, y + index * 9, index === count - 1 ? width * 0.6 : width, 3.4, 'kit-grey', 1));
  const step = (number: number, y: number): string =>
    (number === STEP ? path(`M498 ${y - 21}L624 ${y - 23}V${y + 17}L498 ${y + 19}Z`, 'kit-yellow') : '') +
    circle(522, y, 16, 'kit-ink') +
    lettering.text(522, y + 8.5, String(number), { size: 24, style: 'bold', anchor: 'middle', fill: 'kit-white' }) +
    lines(548, y - 7, 66, 2);
  return (
    castShadow([490, 195], 176, 12) +
    path('M336 28Q412 18 490 30Q568 18 648 28L652 196Q570 186 490 200Q410 186 332 196Z', 'kit-white-s') +
    path('M342 21Q414 10 490 23V194Q414 180 338 190Z', 'kit-white') +
    path('M490 23Q566 10 642 21L646 190Q570 180 490 194Z', 'kit-white') +
    path('M490 23Q500 19 508 17.4L506 188Q498 190 490 194Z', 'kit-white-s') +
    path('M490 23Q482 19.6 477 18.4L478 189Q484 191 490 194Z', 'kit-white-s') +
    rect(358, 36, 106, 62, 'kit-grey', 4) +
    rect(365, 42, 66, 22, 'kit-white', 2) +
    repeat(6, (index) =>
      repeat(2, (row) =>
        rect(365 + index * 16, 70 + row * 12, 12, 8, index === PRESSED && row === 0 ? 'kit-ink' : 'kit-white', 2),
      ),
    ) +
    lines(358, 110, 106, 3) +
    step(1, 52) +
    step(2, 98) +
    step(3, 144)
  );
}

const [LEFT, TOP] = [706, 40];
const keyAt = (column: number, row: number): readonly [x: number, y: number] => [
  LEFT + 18 + column * 43 - row * 3 + (column - 3) * row * 1.2,
  TOP + 84 + row * 34,
];

/** A timer on the table: display, printer, and keys with light on their upper edges; in front its side. */
function timer(lettering: Lettering): string {
  const key = (column: number, row: number): string => {
    const [x, y] = keyAt(column, row);
    const isPressed = row === 0 && column === PRESSED;
    const tone = row === 1 && column === 0 ? 'kit-green' : 'kit-grey';
    return (
      rect(x, y + 4, 33, 22, 'rubber', 5) +
      rect(x, isPressed ? y + 3 : y, 33, 22, isPressed ? 'kit-yellow' : tone, 5) +
      (isPressed ? '' : rect(x + 3, y + 2, 27, 3, 'kit-white-s', 1.5))
    );
  };
  return (
    castShadow([LEFT + 170, 196], 204, 13) +
    path(
      `M${LEFT + 16} ${TOP}H${LEFT + 304}Q${LEFT + 312} ${TOP} ${LEFT + 314} ${TOP + 8}L${LEFT + 334} 180H${LEFT - 14}L${LEFT + 6} ${TOP + 8}Q${LEFT + 8} ${TOP} ${LEFT + 16} ${TOP}Z`,
      'steel',
    ) +
    path(
      `M${LEFT + 16} ${TOP}H${LEFT + 304}Q${LEFT + 312} ${TOP} ${LEFT + 314} ${TOP + 6}H${LEFT + 6}Q${LEFT + 8} ${TOP} ${LEFT + 16} ${TOP}Z`,
      'kit-grey',
    ) +
    path(
      `M${LEFT - 14} 180H${LEFT + 334}L${LEFT + 332} 198Q${LEFT + 330} 202 ${LEFT + 324} 202H${LEFT - 4}Q${LEFT - 10} 202 ${LEFT - 12} 198Z`,
      'kit-ink',
    ) +
    path(`M${LEFT + 26} ${TOP + 16}H${LEFT + 206}L${LEFT + 210} ${TOP + 70}H${LEFT + 20}Z`, 'led-ground') +
    lettering.text(LEFT + 197, TOP + 57, '0:00.00', { size: 40, style: 'bold', anchor: 'end', fill: 'led-lit' }) +
    path(`M${LEFT + 226} ${TOP + 16}H${LEFT + 296}L${LEFT + 300} ${TOP + 48}H${LEFT + 224}Z`, 'rubber') +
    path(
      `M${LEFT + 238} ${TOP + 34}V${TOP - 20}Q${LEFT + 262} ${TOP - 32} ${LEFT + 284} ${TOP - 20}V${TOP + 34}Z`,
      'kit-white',
    ) +
    path(
      `M${LEFT + 274} ${TOP + 34}V${TOP - 25}Q${LEFT + 280} ${TOP - 23} ${LEFT + 284} ${TOP - 20}V${TOP + 34}Z`,
      'kit-white-s',
    ) +
    repeat(5, (index) => rect(LEFT + 246, TOP - 14 + index * 9, index % 2 === 0 ? 28 : 20, 3, 'kit-grey', 1)) +
    each([0, 1], (row) => repeat(COLUMNS, (column) => key(column, row)))
  );
}

/** The lead from its plug at the side, off over the edge of the table. */
const lead =
  path(
    'M1060 112Q1112 106 1150 140Q1196 184 1270 150Q1340 120 1440 150V158Q1340 128 1273 157Q1190 192 1145 146Q1110 114 1060 120Z',
    'rubber',
  ) +
  rect(1022, 104, 28, 24, 'kit-ink', 3) +
  rect(1048, 109, 16, 14, 'steel', 2);

/** The forefinger of the right hand on the key, the left hand flat on the page that it holds down. */
function hands(): string {
  const [x, y] = keyAt(PRESSED, 0);
  return (
    faded(0.9, castShadow([x + 50, y + 52], 62, 14)) +
    handOn([forearm(12), sleeve(4, 26, 'kit-blue'), ...HANDS.point], {
      at: [x + 17, y + 15],
      point: [17.6, -3.2],
      cm: 7.2,
      turn: 46,
      isMirrored: true,
    }) +
    castShadow([412, 182], 66, 12) +
    handOn([forearm(12), sleeve(3, 26, 'kit-blue'), ...HANDS.pad], {
      at: [392, 150],
      point: [9, 0],
      cm: 5.8,
      turn: -58,
    })
  );
}

export const instructionManuals: Scene = {
  id: 'InstructionManuals',
  title: 'Step 3, with the manual beside it',
  description:
    'A drawn close-up of a table: an open manual with a drawing of the device and three steps, the third one marked, one hand flat on the page; beside it a sports timer with display, printer and two rows of keys, the forefinger of the other hand on the key that the step names.',
  ...staged(720, 'STEP 3'),
  bands: bands('0 timber, 205 timber-2, 207 timber'),
  bodies: [],
  under: (lettering) =>
    each([34, 96, 158], (y) => line(0, y, 1440, y, 'm')).replaceAll('class="m"', 'class="m" opacity=".22"') +
    manual(lettering) +
    lead +
    timer(lettering) +
    hands(),
};
