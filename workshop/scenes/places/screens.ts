/** Screens and what is on them; dark in both schemes. Small lists are bars: letters would be too small to read. */
import { createRandom } from '../../kit/random.ts';
import { type Box, each, rect, repeat, round } from '../../kit/shapes.ts';
import { type Brush, fill, stroke } from '../brush.ts';
import { runner } from '../people/runner.ts';

type Content = (box: Box) => string;

/** A panel with a thin case, its content cut to it. */
export function panel(brush: Brush, box: Box, content: Content, rim = 5): string {
  const id = brush.id();
  const { x, y, width, height } = box;
  return (
    rect(x - rim, y - rim, width + 2 * rim, height + 2 * rim, 'plastic-c', rim * 0.8) +
    `<clipPath id="${id}">${rect(x, y, width, height, 'p')}</clipPath>` +
    `<g clip-path="url(#${id})">${rect(x, y, width, height, 'tv-panel')}${content(box)}</g>` +
    fill(
      `M${round(x)} ${round(y)}h${round(width * 0.34)}l${round(-height * 0.4)} ${round(height)}h${round(-(width * 0.34 - height * 0.4))}Z`,
      'white',
      0.035,
    )
  );
}

/** A monitor on its foot. */
export function monitor(brush: Brush, box: Box, content: Content, rim = 5): string {
  const { x, y, width, height } = box;
  const [cx, base] = [x + width / 2, y + height];
  return (
    fill(
      `M${round(cx - width * 0.06)} ${round(base)}h${round(width * 0.12)}v${round(height * 0.2)}h${round(-width * 0.12)}Z`,
      'steel-c',
    ) +
    fill(
      `M${round(cx - width * 0.2)} ${round(base + height * 0.19)}h${round(width * 0.4)}v${round(height * 0.04)}h${round(-width * 0.4)}Z`,
      'steel',
    ) +
    panel(brush, box, content, rim)
  );
}

/** A list of results as bars, the first row marked. */
export const list =
  (seed: string, rows = 8): Content =>
  ({ x, y, width, height }) => {
    const random = createRandom(seed);
    const step = (height * 0.82) / rows;
    return (
      rect(x, y, width, height * 0.12, 'tv-panel-a') +
      rect(x + width * 0.05, y + height * 0.04, width * 0.3, height * 0.045, 'tv-line-a') +
      repeat(rows, (index) => {
        const top = y + height * 0.16 + index * step;
        const tone = index === 0 ? 'led-lit' : 'tv-line';
        return (
          rect(x + width * 0.05, top, width * 0.05, step * 0.46, tone) +
          rect(
            x + width * 0.14,
            top,
            width * (0.24 + random() * 0.22),
            step * 0.46,
            index === 0 ? 'led-lit-a' : 'tv-line-a',
          ) +
          rect(x + width * 0.78, top, width * 0.16, step * 0.46, tone)
        );
      })
    );
  };

/** Curves of a signal. */
export const curves =
  (seed: string): Content =>
  ({ x, y, width, height }) => {
    const random = createRandom(seed);
    const trace = (middle: number) =>
      repeat(
        15,
        (index) =>
          `${index === 0 ? 'M' : 'L'}${round(x + (width * index) / 14)} ${round(y + height * (middle + (random() - 0.5) * 0.2))}`,
      );
    return (
      stroke(
        repeat(5, (index) => `M${round(x)} ${round(y + (height * (index + 0.5)) / 5)}h${round(width)}`),
        'tv-panel-a',
        1,
      ) +
      stroke(trace(0.28), 'led-green', 2.2) +
      stroke(trace(0.56), 'led-lit', 2.2) +
      stroke(trace(0.82), 'tv-line-a', 2.2)
    );
  };

const KITS = ['kit-yellow', 'kit-blue', 'kit-red', 'kit-green', 'kit-orange'];
const SKINS = ['skin-5', 'skin-2', 'skin-4', 'skin-5', 'skin-1'];
const FEET = [0.84, 0.72, 0.86, 0.74, 0.82];

/** What a photo-finish camera saw: even bands, time from the left to the right, so that who was first is at the left. */
export const photoFinish: Content = ({ x, y, width, height }) => {
  const places = [0.745, 0.56, 0.44, 0.27, 0.12];
  const size = height * 0.0056;
  return (
    rect(x, y, width, height, 'kit-white-c') +
    repeat(4, (index) => rect(x, y + height * (0.3 + index * 0.17), width, height * 0.012, 'kit-white')) +
    rect(x, y + height * 0.9, width, height * 0.1, 'tv-panel') +
    stroke(
      repeat(
        24,
        (index) =>
          `M${round(x + (width * index) / 24)} ${round(y + height * 0.9)}v${round(height * (index % 4 === 0 ? 0.06 : 0.03))}`,
      ),
      'tv-line-a',
      1.2,
    ) +
    each(places, (place, index) => {
      const foot = y + height * (FEET[index] ?? 0.84);
      return `<g transform="translate(${round(x + width * (1 - place))} ${round(foot)}) scale(${round(size * -100) / 100} ${round(size * 90) / 100})">${runner(KITS[index] ?? '', SKINS[index] ?? '', 0.08 + index * 0.31)}</g>`;
    }) +
    rect(x + width * 0.232, y, Math.max(2, width * 0.006), height, 'kit-red')
  );
};

/** A television picture of the straight from the side: each in a lane of its own. */
export const straight: Content = ({ x, y, width, height }) =>
  rect(x, y, width, height * 0.22, 'kit-navy-c') +
  rect(x, y + height * 0.16, width, height * 0.08, 'kit-navy') +
  rect(x, y + height * 0.24, width, height * 0.22, 'grass-3') +
  rect(x, y + height * 0.46, width, height * 0.54, 'track-3') +
  repeat(4, (index) =>
    rect(
      x,
      y + height * (0.5 + index * 0.05 + index * index * 0.035),
      width,
      height * (0.008 + index * 0.003),
      'track-l',
    ),
  ) +
  each([0, 1, 2], (index) => {
    const size = (height * (0.36 + index * 0.11)) / 100;
    const at = `translate(${round(x + width * (0.3 + index * 0.22))} ${round(y + height * (0.56 + index * 0.14 + index * index * 0.035))}) scale(${size.toFixed(3)})`;
    return `<g transform="${at}">${runner(KITS[index] ?? '', SKINS[index] ?? '', 0.08 + index * 0.31)}</g>`;
  });
