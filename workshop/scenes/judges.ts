/** The judges' panel at the rink: terminals in front, a skater on the ice. */
import { each, rect, repeat, round } from '../kit/shapes.ts';
import { at, type Brush, fill, stroke } from './brush.ts';
import { type Dress, person } from './people/person.ts';
import { seated } from './people/seated.ts';
import { crowd } from './places/crowd.ts';
import { type Canvas, scene } from './scene.ts';

const PANEL: readonly Dress[] = [
  { view: 'lost', skin: 'skin-1', hair: 'hair-4', cover: 'bun', top: 'kit-navy', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-3', hair: 'hair-5', top: 'kit-ink', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-5', hair: 'hair-1', cover: 'bun', top: 'kit-sand', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-2', hair: 'hair-2', cover: 'long', top: 'kit-green', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-1', hair: 'hair-5', top: 'kit-grey', legs: 'kit-ink' },
];

/** A touch terminal on the desk, leaning back: 44 cm wide, its foot at 0. */
function terminal(brush: Brush): string {
  const keys = ['kit-grey', 'kit-grey', 'kit-grey', 'led-green', 'kit-grey', 'kit-grey', 'kit-grey', 'kit-red'];
  return (
    brush.lit('M-22-25Q-22-27-20-27H20Q22-27 22-25L25-1Q25 1 23 1H-23Q-25 1-25-1Z', 'plastic', 2) +
    fill('M-19.6-24.6H19.6L22-2H-22Z', 'tv-panel') +
    fill('M-17-22.4H2L3-12H-18Z', 'deepice') +
    fill('M-10-14L-7-20L-4-14Z', 'kit-red') +
    each(keys, (tone, index) => rect(5 + (index % 4) * 3.7, -22 + Math.floor(index / 4) * 5, 3, 3.6, tone)) +
    repeat(8, (index) => rect(-19 + index * 5, -9, 4, 5, index === 5 ? 'led-lit' : 'tv-line'))
  );
}

/** An arabesque on the left leg, gliding to the right; the blade at 0, centimetres. */
function skater(brush: Brush): string {
  const skin = 'skin-2';
  return (
    `<ellipse cx="6" cy="4" rx="46" ry="5" class="deepice-c" opacity="0.35"/>` +
    person(
      brush,
      {
        neck: [30, -116],
        shoulders: [
          [28, -112],
          [28, -112],
        ],
        hips: [
          [-2, -88],
          [-2, -88],
        ],
        spine: [
          [33, -117],
          [26, -112],
          [16, -103],
          [6, -94],
          [-4, -87],
        ],
        head: [41, -130],
        tilt: -6,
        armsBehind: [
          {
            joints: [
              [29, -112],
              [52, -122],
              [76, -134],
            ],
            hand: 'flat',
            size: 0.82,
          },
        ],
        legsBehind: [
          {
            joints: [
              [-4, -87],
              [-44, -112],
              [-84, -134],
            ],
            turn: 96,
            size: 0.84,
          },
        ],
        legs: [
          {
            joints: [
              [-2, -86],
              [4, -48],
              [0, -12],
            ],
            size: 0.9,
          },
        ],
        arms: [
          {
            joints: [
              [26, -111],
              [2, -122],
              [-22, -134],
            ],
            hand: 'flat',
            size: 0.82,
          },
        ],
      },
      {
        view: 'profile',
        skin,
        hair: 'hair-2',
        cover: 'bun',
        top: 'kit-red',
        sleeves: 'long',
        legs: 'skin-2',
        isTight: true,
        shoes: 'kit-white',
      },
    ) +
    brush.lit('M-14-94Q0-104 14-96Q10-78 16-66Q2-74-12-70Q-30-68-40-84Q-24-84-14-94Z', 'kit-red', 4) +
    stroke('M-10 1H24M-3-5V1M11-5V1', 'metal-c', 1.6) +
    stroke('M-96-120L-88-152', 'metal-c', 1.6)
  );
}

function draw(canvas: Canvas): string {
  const { brush, width, height, isPortrait } = canvas;
  const rim = isPortrait ? 380 : 300;
  const places: readonly (readonly [number, number, number])[] = isPortrait
    ? [
        [170, 960, 4],
        [425, 862, 3.1],
        [610, 794, 2.45],
        [742, 744, 1.95],
      ]
    : [
        [190, 816, 4.3],
        [475, 756, 3.6],
        [712, 706, 3.02],
        [910, 664, 2.54],
        [1078, 629, 2.14],
      ];
  const [first = [0, 0, 1], last = first] = [places[0], places.at(-1)];
  // Edges of the desk run through points over the seats, straight on to both sides of the picture.
  const edge = (depth: number): readonly [string, string] => {
    const [y1, y2] = [first[1] - depth * first[2], last[1] - depth * last[2]];
    const slope = (y2 - y1) / (last[0] - first[0]);
    const point = (x: number) => `${x} ${round(y1 + (x - first[0]) * slope)}`;
    return [point(-20), point(width + 20)];
  };
  const [farLeft, farRight] = edge(50);
  const [nearLeft, nearRight] = edge(24);
  return (
    rect(0, 0, width, rim, 'far-2') +
    fill(`M0 0H${width}V60L0 40Z`, 'roof-2') +
    repeat(isPortrait ? 5 : 8, (index) => fill(`M${60 + index * 170} 14h90l-10 14h-70Z`, 'kit-white')) +
    rect(0, 84, width, rim - 130, 'far-3') +
    crowd('judges', { x: 0, y: 100, width, height: rim - 176 }, 15) +
    rect(0, rim - 64, width, 60, 'kit-white') +
    rect(0, rim - 64, width, 6, 'kit-red') +
    rect(0, rim - 16, width, 14, 'kit-yellow-c') +
    rect(0, rim - 4, width, height - rim, 'ice') +
    fill(`M0 ${rim + 30}L${width} ${rim + 10}V${rim + 60}L0 ${rim + 120}Z`, 'ice-a') +
    fill(`M0 ${rim + 190}L${width} ${rim + 100}V${rim + 190}L0 ${rim + 300}Z`, 'ice-a') +
    stroke(
      `M${width * 0.3} ${rim + 120}Q${width * 0.55} ${rim + 40} ${width * 0.74} ${rim + 110}T${width} ${rim + 70}M${width * 0.4} ${rim + 150}Q${width * 0.6} ${rim + 170} ${width * 0.9} ${rim + 120}`,
      'ice-c',
      2,
    ) +
    at(isPortrait ? [330, 560] : [880, 446], isPortrait ? 2.35 : 2.2, skater(brush)) +
    // The wall of the rink, the desk before the judges, and they themselves, from far to near.
    fill(`M${farLeft}L${farRight}L${nearRight}L${nearLeft}Z`, 'wood-a') +
    fill(`M${nearLeft}L${nearRight}V${height}H-20Z`, 'wall-3') +
    stroke(`M${nearLeft}L${nearRight}`, 'wood-c', 7) +
    each(
      places.toReversed(),
      ([x, y, size], index) =>
        at([x + 30 * size, y - 30 * size], size * 0.92, terminal(brush)) +
        at([x, y], size, seated(brush, PANEL[places.length - 1 - index] ?? PANEL[0] ?? OTHER)),
    )
  );
}

const OTHER: Dress = { view: 'lost', skin: 'skin-2', hair: 'hair-2', top: 'kit-navy', legs: 'kit-ink' };

export const judges = scene({
  id: 'scene/judges',
  title: 'The judges’ panel at the rink',
  description:
    'Judges in a row, seen from behind, each with a touch terminal on the desk. On the ice before them a figure skater in red glides in an arabesque.',
  draw,
});
