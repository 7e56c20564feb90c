/** A commentary position above a speed-skating oval. */
import { each, rect, repeat } from '../kit/shapes.ts';
import { at, type Brush, fill, stroke } from './brush.ts';
import { person } from './people/person.ts';
import { seated } from './people/seated.ts';
import { crowd } from './places/crowd.ts';
import { list, monitor } from './places/screens.ts';
import { type Canvas, scene } from './scene.ts';

/** A skater in the straight, to the right, hands on the back; the blade at 0. */
function skater(brush: Brush, suit: string): string {
  return (
    person(
      brush,
      {
        neck: [34, -86],
        shoulders: [
          [30, -84],
          [30, -84],
        ],
        hips: [
          [-18, -72],
          [-18, -72],
        ],
        spine: [
          [36, -86],
          [26, -88],
          [10, -86],
          [-6, -79],
          [-20, -71],
        ],
        head: [48, -92],
        tilt: 8,
        legsBehind: [
          {
            joints: [
              [-18, -70],
              [-40, -38],
              [-76, -16],
            ],
            turn: 12,
          },
        ],
        legs: [
          {
            joints: [
              [-18, -68],
              [18, -48],
              [4, -12],
            ],
          },
        ],
        arms: [
          {
            joints: [
              [28, -84],
              [0, -98],
              [-16, -88],
            ],
            hand: 'fist',
          },
        ],
      },
      {
        view: 'profile',
        skin: 'skin-1',
        hair: 'hair-2',
        cover: 'helmet',
        coverTone: 'kit-navy',
        extra: 'skigoggles',
        top: suit,
        legs: suit,
        isTight: true,
        shoes: 'kit-ink',
      },
    ) + stroke('M-14 2H40M0-5V2M16-5V2M-92-6L-46 0M-78-9L-78.6-4.2M-64-6L-64.6-2.4', 'metal', 2.4)
  );
}

function draw(canvas: Canvas): string {
  const { brush, width, height, isPortrait } = canvas;
  const rim = isPortrait ? 330 : 236;
  const desk = isPortrait ? 770 : 610;
  const size = isPortrait ? 3.9 : 4.2;
  const [cx, rx] = [width * 0.56, isPortrait ? 640 : 820];
  const ring = (cy: number, ry: number, share: number) =>
    `M${cx - rx * share} ${cy}a${rx * share} ${ry} 0 1 0 ${2 * rx * share} 0a${rx * share} ${ry} 0 1 0 ${-2 * rx * share} 0Z`;
  const oval = isPortrait ? 560 : 430;
  return (
    rect(0, 0, width, rim + 40, 'far-2') +
    fill(`M0 0H${width}V50Q${width / 2} 110 0 50Z`, 'roof-1') +
    stroke(
      repeat(isPortrait ? 6 : 9, (index) => `M${index * 160} 0L${width / 2 + (index * 160 - width / 2) * 0.86} 72`),
      'roof-2',
      5,
    ) +
    repeat(isPortrait ? 5 : 8, (index) => rect(70 + index * 150, 84, 76, 7, 'kit-white')) +
    rect(0, 112, width, rim - 120, 'far-3') +
    crowd('commentary', { x: 0, y: 126, width, height: rim - 150 }, 11) +
    rect(0, rim - 16, width, 40, 'kit-navy') +
    rect(0, rim + 20, width, height, 'deepice') +
    fill(ring(oval, isPortrait ? 190 : 172, 1), 'ice') +
    fill(ring(oval - 4, isPortrait ? 150 : 132, 0.86), 'ice-a') +
    stroke(ring(oval - 2, isPortrait ? 170 : 152, 0.93), 'kit-red', 2.4, ' stroke-dasharray="10 16"') +
    fill(ring(oval - 8, isPortrait ? 112 : 94, 0.7), 'deepice') +
    fill(ring(oval - 10, isPortrait ? 100 : 82, 0.66), 'deepice-a') +
    at(isPortrait ? [240, 420] : [520, 288], isPortrait ? 0.62 : 0.6, skater(brush, 'kit-blue')) +
    at(isPortrait ? [390, 690] : [620, 560], isPortrait ? 1.75 : 2.1, skater(brush, 'kit-orange')) +
    // The desk with commentator screens, unit and papers.
    each(
      isPortrait
        ? [
            [24, 230],
            [546, 230],
          ]
        : [
            [50, 270],
            [960, 270],
          ],
      ([x = 0, w = 0], index) =>
        monitor(brush, { x, y: desk - 178, width: w, height: 142 }, list(`commentary-${index}`, 6), 7),
    ) +
    fill(`M0 ${desk - 10}H${width}V${desk + 52}H0Z`, 'wood') +
    rect(0, desk + 52, width, 14, 'wood-c') +
    rect(0, desk + 66, width, height - desk - 66, 'floor-3') +
    each(
      isPortrait ? [330] : [400, 840],
      (x) =>
        brush.lit(`M${x} ${desk - 4}h96l8 40h-112Z`, 'plastic', 4) +
        each(
          [0, 1, 2],
          (index) =>
            `<circle cx="${x + 20 + index * 28}" cy="${desk + 14}" r="8" class="${index === 0 ? 'kit-red' : 'plastic-a'}"/>`,
        ),
    ) +
    fill(`M${isPortrait ? 626 : 620} ${desk + 2}l90 0l8 34l-104 0Z`, 'kit-white') +
    stroke(`M${isPortrait ? 640 : 634} ${desk + 12}h60m-62 9h58`, 'kit-grey', 2.4) +
    at(
      [isPortrait ? 180 : 262, desk + 158],
      size,
      seated(brush, {
        view: 'lost',
        skin: 'skin-1',
        hair: 'hair-3',
        extra: 'headset',
        top: 'kit-navy',
        legs: 'kit-ink',
      }),
    ) +
    at(
      [isPortrait ? 632 : 1030, desk + 158],
      size,
      brush.mirrored(() =>
        seated(brush, {
          view: 'lost',
          skin: 'skin-4',
          hair: 'hair-1',
          cover: 'bun',
          extra: 'headset',
          top: 'kit-sand',
          legs: 'kit-ink',
        }),
      ),
    )
  );
}

export const commentary = scene({
  id: 'scene/commentary',
  title: 'A commentary position over the oval',
  description:
    'Two commentators with headsets sit above a speed-skating oval, screens with results and the television picture before them. Below, a skater in orange comes down the near straight and one in blue the far one.',
  draw,
});
