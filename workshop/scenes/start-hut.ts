/** The start hut of an alpine race: the racer at the wand, ten seconds before the start. */
import type { Lettering } from '../kit/lettering.ts';
import { digits } from '../kit/seven-segment.ts';
import { each, rect, repeat } from '../kit/shapes.ts';
import { at, type Brush, fill, stroke } from './brush.ts';
import { person } from './people/person.ts';
import { standing } from './people/standing.ts';
import { firs, ridge } from './places/winter.ts';
import { type Canvas, scene } from './scene.ts';

function racer(brush: Brush, lettering: Lettering): string {
  const ski = (x: number) =>
    fill(`M${x - 5} 6L${x * 0.8 - 3.4} -44Q${x * 0.8} -50 ${x * 0.8 + 3.4} -44L${x + 5} 6Z`, 'kit-yellow') +
    fill(`M${x} 6L${x * 0.8} -47Q${x * 0.8 + 2.6} -48 ${x * 0.8 + 3.4} -44L${x + 5} 6Z`, 'kit-yellow-c');
  return (
    ski(-17) +
    ski(17) +
    stroke('M-44-88L-52-14M44-88L52-14', 'kit-ink', 2) +
    stroke('M-56-22H-48M48-22H56', 'kit-red', 2.4) +
    person(
      brush,
      {
        neck: [0, -126],
        shoulders: [
          [-19, -120],
          [19, -120],
        ],
        hips: [
          [-13, -78],
          [13, -78],
        ],
        head: [0, -136],
        armsBehind: [
          {
            joints: [
              [-20, -117],
              [-40, -106],
              [-44, -86],
            ],
            hand: 'fist',
          },
          {
            joints: [
              [20, -117],
              [40, -106],
              [44, -86],
            ],
            hand: 'fist',
            isFlipped: true,
          },
        ],
        legsBehind: [],
        legs: [
          {
            joints: [
              [-10, -74],
              [-19, -42],
              [-16, -12],
            ],
            turn: 50,
            isFlipped: true,
            size: 1.04,
          },
          {
            joints: [
              [10, -74],
              [19, -42],
              [16, -12],
            ],
            turn: -50,
            size: 1.04,
          },
        ],
      },
      {
        view: 'back',
        skin: 'skin-1',
        hair: 'hair-3',
        cover: 'helmet',
        coverTone: 'kit-white',
        extra: 'skigoggles',
        gloves: 'kit-ink',
        shoes: 'kit-white',
        bulk: 1.05,
        top: 'kit-red',
        legs: 'kit-red',
        onTrunk:
          fill('M-15-122H15L13-92H-13Z', 'kit-white') +
          fill('M8-122H15L13-92H8Z', 'kit-white-c') +
          lettering.text(-3, -99, '7', { size: 26, style: 'bold', anchor: 'middle', fill: 'kit-ink' }),
      },
    ) +
    brush.lit('M-21-18Q-22-26-14-26Q-8-26-9-18L-8 4H-23Z', 'kit-white', 2) +
    brush.lit('M21-18Q22-26 14-26Q8-26 9-18L8 4H23Z', 'kit-white', 2)
  );
}

/** Snowgate: a post on its foot, the wand at the height of the shins. */
function gate(brush: Brush, reach: number): string {
  return (
    brush.lit('M-5-66H7V8H-5Z', 'kit-red', 4) +
    brush.lit('M-9-58H11V-34H-9Z', 'plastic', 4) +
    fill('M-6-55H8V-48H-6Z', 'kit-white-c') +
    stroke(`M-8-42H${-reach}`, 'metal-a', 2.8) +
    stroke(`M-8-41H${-reach}`, 'metal-c', 1) +
    stroke('M10-38Q26-30 22 4', 'kit-ink', 1.6)
  );
}

function draw(canvas: Canvas): string {
  const { brush, lettering, width, height, isPortrait } = canvas;
  const edge = isPortrait ? 640 : 520;
  const [left, right, top] = isPortrait ? [70, 730, 120] : [180, 1100, 90];
  const x = isPortrait ? 470 : 690;
  const board = isPortrait ? ([520, 160, 1] as const) : ([868, 124, 1] as const);
  return (
    rect(0, 0, width, height, 'sky-2') +
    rect(0, 0, width, 190, 'sky-1') +
    ridge('far', width, edge - 80, 300, isPortrait ? 4 : 6, 'mount-1', 'drift-a') +
    ridge('near', width, edge - 10, 210, isPortrait ? 3 : 5, 'mount-2', 'drift-a') +
    firs('hut', isPortrait ? 20 : 34, [0, edge + 4], [width, edge - 14], 60) +
    // The slope behind the edge, gates of the course, and the platform.
    fill(`M0 ${edge - 10}Q${width * 0.5} ${edge - 40} ${width} ${edge - 30}V${height}H0Z`, 'drift') +
    fill(
      `M${x - 150} ${edge + 20}Q${x - 40} ${edge - 60} ${x - 190} ${edge - 96}L${x - 130} ${edge - 98}Q${x + 60} ${edge - 60} ${x + 150} ${edge + 20}Z`,
      'snow',
    ) +
    each(
      [
        [-150, -80, 'kit-red'],
        [-20, -40, 'kit-blue'],
      ] as const,
      ([dx, dy, tone]) =>
        stroke(`M${x + dx} ${edge + dy}v-26M${x + dx + 26} ${edge + dy}v-26`, tone, 2.6) +
        rect(x + dx, edge + dy - 24, 26, 13, tone),
    ) +
    fill(`M0 ${edge + 26}H${width}V${height}H0Z`, 'snow') +
    fill(`M0 ${edge + 26}H${width}V${edge + 44}H0Z`, 'snow-c') +
    fill(
      `M${x - 120} ${edge + 40}L${x - 70} ${height}H${x - 10}L${x - 60} ${edge + 40}ZM${x + 60} ${edge + 40}L${x + 40} ${height}H${x + 110}L${x + 110} ${edge + 40}Z`,
      'snow-c',
    ) +
    // The hut: side walls, beams, roof.
    fill(`M0 0H${left}V${height - 110}L0 ${height}Z`, 'wood-c') +
    fill(`M${width} 0H${right}V${height - 110}L${width} ${height}Z`, 'wood') +
    stroke(
      repeat(
        isPortrait ? 3 : 5,
        (index) =>
          `M${(left / (isPortrait ? 3 : 5)) * index} 0V${height - (110 * index) / (isPortrait ? 3 : 5)}M${width - ((width - right) / (isPortrait ? 3 : 5)) * index} 0V${height - (110 * index) / (isPortrait ? 3 : 5)}`,
      ),
      'wood-c',
      3,
    ) +
    fill(`M0 0H${width}L${right} ${top}H${left}Z`, 'wood-c') +
    stroke(
      repeat(9, (index) => `M${(width / 8) * index} 0L${left + ((right - left) / 8) * index} ${top}`),
      'steel-c',
      3,
      ' opacity="0.5"',
    ) +
    brush.lit(`M${left - 12} ${top - 14}H${right + 12}V${top + 22}H${left - 12}Z`, 'wood', 6) +
    brush.lit(`M${left - 14} ${top}H${left + 18}V${height - 100}H${left - 14}Z`, 'wood', 8) +
    brush.lit(`M${right - 18} ${top}H${right + 14}V${height - 100}H${right - 18}Z`, 'wood', 8) +
    // Countdown, and the people.
    brush.lit(`M${board[0]} ${board[1]}h170v116h-170Z`, 'plastic', 4) +
    rect(board[0] + 10, board[1] + 10, 150, 96, 'led-ground') +
    digits(board[0] + 34, board[1] + 20, '10', 76, 'led-lit', 'led-ground-a') +
    stroke(`M${board[0] + 85} ${top + 22}V${board[1]}`, 'steel-c', 8) +
    `<ellipse cx="${x + 30}" cy="${height - 40}" rx="160" ry="20" class="drift" opacity="0.8"/>` +
    at([x, height - 60], isPortrait ? 3.9 : 3.75, racer(brush, lettering)) +
    at([x + (isPortrait ? 220 : 260), height - 56], isPortrait ? 3.7 : 3.7, gate(brush, isPortrait ? 100 : 112)) +
    at(
      [isPortrait ? 186 : 330, height + 70],
      isPortrait ? 3.7 : 3.9,
      standing(
        brush,
        {
          view: 'profile',
          skin: 'skin-2',
          hair: 'hair-2',
          cover: 'beanie',
          coverTone: 'kit-navy',
          extra: 'headset',
          top: 'kit-blue',
          legs: 'kit-navy',
          shoes: 'none',
          gloves: 'kit-ink',
          bulk: 1.16,
          beard: true,
          onTrunk: stroke('M-20-128H18M-20-112H18', 'kit-blue-c', 1.2),
        },
        { near: 'down', far: 'reach', lean: 4 },
      ),
    )
  );
}

export const startHut = scene({
  id: 'scene/start-hut',
  title: 'In the start hut',
  description:
    'Seen from inside the timber start hut, a ski racer in red leans over the wand of the start gate with poles planted; the display counts ten seconds. The start official stands beside with a headset, and the course drops away towards the mountains.',
  draw,
});
