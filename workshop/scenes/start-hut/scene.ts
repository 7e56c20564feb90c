/** The start hut of an alpine race: the racer at the wand, ten seconds before the start. */
import { castShadow } from '../../kit/cast-shadow.ts';
import { digits } from '../../kit/seven-segment.ts';
import { each, type Point, rect } from '../../kit/shapes.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import { firs, ridge } from '../places/winter.ts';
import { type Canvas, type ColumnFormat, columnFormat, scene } from '../scene.ts';
import { official } from './crew.ts';
import { gate } from './gate.ts';
import { hut } from './hut.ts';
import { racer } from './racer.ts';

interface Layout {
  /** Where the platform ends and the course drops away. */
  readonly edge: number;
  readonly mouth: { readonly left: number; readonly right: number; readonly top: number; readonly planks: number };
  readonly board: Point;
  readonly racer: { readonly x: number; readonly scale: number };
  /** Peaks of the far and of the near mountains, and firs before them. */
  readonly peaks: readonly [far: number, near: number];
  readonly firs: number;
}

const LAYOUTS: Readonly<Record<ColumnFormat, Layout>> = {
  regular: {
    edge: 520,
    mouth: { left: 180, right: 1100, top: 90, planks: 5 },
    board: [868, 124],
    racer: { x: 740, scale: 4.2 },
    peaks: [6, 5],
    firs: 34,
  },
  portrait: {
    edge: 640,
    mouth: { left: 60, right: 740, top: 110, planks: 3 },
    board: [520, 150],
    racer: { x: 540, scale: 3.6 },
    peaks: [4, 3],
    firs: 20,
  },
};

/** The slope behind the edge, gates of the course, and the platform. */
function slope(width: number, height: number, edge: number, x: number): string {
  return (
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
    )
  );
}

function countdown(brush: Brush, [x, y]: Point, top: number): string {
  return (
    brush.lit(`M${x} ${y}h170v116h-170Z`, 'plastic', 4) +
    rect(x + 10, y + 10, 150, 96, 'led-ground') +
    digits(x + 34, y + 20, '10', 76, 'led-lit', 'led-ground-a') +
    stroke(`M${x + 85} ${top + 22}V${y}`, 'steel-c', 8)
  );
}

function draw(canvas: Canvas): string {
  const { brush, lettering, width, height, format } = canvas;
  const { edge, mouth, peaks, ...layout } = LAYOUTS[columnFormat(format)];
  const { x, scale } = layout.racer;
  const foot = height - 20 * scale;
  return (
    rect(0, 0, width, height, 'sky-2') +
    rect(0, 0, width, 190, 'sky-1') +
    ridge('far', width, edge - 80, 300, peaks[0], 'mount-1', 'drift-a') +
    ridge('near', width, edge - 10, 210, peaks[1], 'mount-2', 'drift-a') +
    firs('hut', layout.firs, [0, edge + 4], [width, edge - 14], 60) +
    slope(width, height, edge, x) +
    hut(brush, { width, height, ...mouth }) +
    countdown(brush, layout.board, mouth.top) +
    castShadow([x + 20, foot + 8], 46 * scale, 8 * scale) +
    at([x - 70 * scale, foot - 6 * scale], scale, gate(brush, 96)) +
    at([x, foot], scale, racer(brush, lettering)) +
    castShadow([x - 128 * scale, foot + 12 * scale], 38 * scale, 6 * scale) +
    at([x - 130 * scale, foot + 14 * scale], scale * 0.94, official(brush))
  );
}

export const startHut = scene({
  id: 'scene/start-hut',
  only: 'column',
  title: 'In the start hut',
  description:
    'Seen from inside the timber start hut, a ski racer in green leans forward with poles planted, shins at the wand of the start gate; the display counts ten seconds. The start official, with a headset and a radio, has a hand on the post of the gate. The course drops away towards the mountains.',
  draw,
});
