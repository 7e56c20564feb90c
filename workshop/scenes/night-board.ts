/** The LED board at night, seconds after a final. */
import { DotMatrix } from '../kit/dot-matrix.ts';
import { each, rect, repeat, round } from '../kit/shapes.ts';
import { at, type Brush, fill, stroke } from './brush.ts';
import { type Dress, person } from './people/person.ts';
import { seated } from './people/seated.ts';
import { crowd } from './places/crowd.ts';
import { type Canvas, scene } from './scene.ts';

const WIDE = ['MEN 100 M FINAL +0.4', '1 LANE 5 JAM    9.79', '2 LANE 4 USA    9.84', '3 LANE 7 SUI    9.91'];
const TALL = ['100 M     +0.4', '1 JAM     9.79', '2 USA     9.84', '3 SUI     9.91'];
const LINE = 10;

function winner(brush: Brush): string {
  return person(
    brush,
    {
      neck: [0, -151],
      shoulders: [
        [-18, -144],
        [18, -144],
      ],
      hips: [
        [-11, -94],
        [11, -94],
      ],
      head: [0, -166],
      armsBehind: [
        {
          joints: [
            [-18, -142],
            [-38, -164],
            [-46, -192],
          ],
          hand: 'rest',
        },
        {
          joints: [
            [18, -142],
            [38, -164],
            [46, -192],
          ],
          hand: 'rest',
          isFlipped: true,
        },
      ],
      legs: [
        {
          joints: [
            [-8, -88],
            [-12, -48],
            [-14, -9],
          ],
          turn: 60,
          isFlipped: true,
        },
        {
          joints: [
            [8, -88],
            [12, -48],
            [15, -9],
          ],
          turn: -60,
        },
      ],
    },
    {
      view: 'back',
      skin: 'skin-5',
      hair: 'hair-1',
      top: 'kit-yellow',
      sleeves: 'none',
      legs: 'kit-green',
      legwear: 'short',
      isTight: true,
      shoes: 'kit-orange',
    },
  );
}

const WATCHERS: readonly Dress[] = [
  { view: 'back', skin: 'skin-3-c', hair: 'hair-1', top: 'kit-ink', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-2', hair: 'hair-2', cover: 'bun', top: 'kit-navy', legs: 'kit-ink' },
  { view: 'back', skin: 'skin-4', hair: 'hair-1', cover: 'cap', coverTone: 'kit-red', top: 'kit-ink', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-1', hair: 'hair-3', top: 'kit-navy', legs: 'kit-ink' },
  { view: 'back', skin: 'skin-2', hair: 'hair-4', cover: 'long', top: 'kit-ink', legs: 'kit-ink' },
];

const FALLBACK: Dress = { view: 'back', skin: 'skin-2', hair: 'hair-1', top: 'kit-ink', legs: 'kit-ink' };

function floodlights(x: number, y: number, base: number): string {
  return (
    stroke(`M${x} ${y}V${base}`, 'steel-c', 9) +
    fill(`M${x - 60} ${y - 34}h120v70h-120Z`, 'plastic-c') +
    repeat(
      12,
      (index) =>
        `<circle cx="${x - 45 + (index % 4) * 30}" cy="${y - 20 + Math.floor(index / 4) * 21}" r="8" class="white"/>`,
    ) +
    `<ellipse cx="${x}" cy="${y}" rx="150" ry="110" class="white" opacity="0.06"/><ellipse cx="${x}" cy="${y}" rx="95" ry="70" class="white" opacity="0.09"/>`
  );
}

function draw({ brush, width, height, isPortrait }: Canvas): string {
  const pitch = isPortrait ? 8 : 8.6;
  const lines = isPortrait ? TALL : WIDE;
  const columns = (lines[0]?.length ?? 0) * 6 - 1;
  const [w, h] = [(columns + 3) * pitch, (LINE * 4 + 1) * pitch];
  const [x, y] = [(width - w) / 2, isPortrait ? 130 : 74];
  const matrix = new DotMatrix('m', pitch, 0.78);
  const base = isPortrait ? 640 : 585;
  const text = (line: string, index: number) =>
    matrix.text(
      x + 2 * pitch,
      y + (index * LINE + 2.4) * pitch,
      line,
      `${index === 0 ? 'led-lit-a' : 'led-lit'} lamps`,
    );
  const board =
    stroke(`M${x + 120} ${y + h}V${base}M${x + w - 120} ${y + h}V${base}`, 'steel-c', 26) +
    stroke(
      `M${x + 120} ${y + h + 20}L${x + w - 120} ${base - 10}M${x + w - 120} ${y + h + 20}L${x + 120} ${base - 10}`,
      'steel-c',
      6,
    ) +
    `<ellipse cx="${width / 2}" cy="${y + h / 2}" rx="${round(w * 0.64)}" ry="${round(h * 0.86)}" class="led-lit" opacity="0.05"/><ellipse cx="${width / 2}" cy="${y + h / 2}" rx="${round(w * 0.57)}" ry="${round(h * 0.7)}" class="led-lit" opacity="0.06"/>` +
    rect(x - 14, y - 14, w + 28, h + 28, 'steel-c', 6) +
    rect(x, y, w, h, 'led-ground') +
    rect(x, y + LINE * pitch + pitch * 0.9, w, 2, 'led-ground-a') +
    matrix.defs(lines.join('')) +
    each(lines, (_, index) =>
      matrix.dark(x + 2 * pitch, y + (index * LINE + 2.4) * pitch, lines[0]?.length ?? 0, 'led-ground-a lamps', 1),
    ) +
    each(lines, text);
  const size = isPortrait ? 3.2 : 3;
  const seats = isPortrait ? [56, 214, 590, 752] : [96, 288, 484, 850, 1090];
  return (
    rect(0, 0, width, height, 'night-1') +
    fill(`M0 ${base - 260}Q${width / 2} ${base - 330} ${width} ${base - 260}V${base}H0Z`, 'night-2') +
    rect(0, base - 170, width, 120, 'night-3') +
    crowd('night', { x: 0, y: base - 158, width, height: 100 }, 10, 0.5) +
    rect(0, base - 46, width, 50, 'night-4') +
    (isPortrait ? '' : floodlights(64, 90, base) + floodlights(1216, 90, base)) +
    (isPortrait ? floodlights(90, 62, 130) + floodlights(710, 62, 130) : '') +
    board +
    fill(`M0 ${base}H${width}V${height}H0Z`, 'track-3') +
    fill(`M0 ${base + 50}H${width}V${base + 120}H0Z`, 'track-2') +
    fill(`M${width * 0.2} ${base}H${width * 0.8}L${width * 0.95} ${height}H${width * 0.05}Z`, 'led-lit', 0.12) +
    rect(0, base + 48, width, 4, 'track-l') +
    rect(0, base + 118, width, 5, 'track-l') +
    `<ellipse cx="${width / 2 + 20}" cy="${base + 122}" rx="60" ry="9" class="black" opacity="0.35"/>` +
    at([width / 2, base + 112], isPortrait ? 1.32 : 1.2, winner(brush)) +
    each(seats, (seat, index) =>
      at(
        [seat, height + (index % 2 ? 4 : 40)],
        size * (1 + (index % 3) * 0.06),
        seated(brush, WATCHERS[index] ?? FALLBACK, { hasChair: false }),
      ),
    )
  );
}

export const nightBoard = scene({
  id: 'scene/night-board',
  title: 'The board after the final',
  description:
    'At night an LED board with amber lamps shows the first three of the men’s 100 metres: Jamaica 9.79, United States 9.84, Switzerland 9.91, with a wind of +0.4 metres per second. The winner raises both arms towards it, and spectators watch from behind.',
  draw,
});
