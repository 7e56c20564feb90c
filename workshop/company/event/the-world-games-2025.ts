/** The next event as a tile: plain type and one disc for each of the 34 sports. */
import type { Drawing } from '../../kit/drawing.ts';
import { circle, line, path, rect, repeat } from '../../kit/shapes.ts';

const COLUMNS = 17;
const PITCH = 25.8;
const RADIUS = 10.4;
const COLOURS = ['tartan', 'water', 'piste', 'sand', 'mat', 'timber'] as const;

/** Seven plain cuts of a disc, so that no two neighbours look alike. */
function disc(index: number): string {
  const x = 33 + (index % COLUMNS) * PITCH;
  const y = 146 + Math.floor(index / COLUMNS) * PITCH;
  const r = RADIUS;
  const base = COLOURS[(index * 5 + Math.floor(index / COLUMNS)) % COLOURS.length] ?? 'water';
  const over = [
    path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, `${base}-1`),
    circle(x, y, r * 0.5, 'p'),
    path(`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}z`, 'i'),
    rect(x - r, y - 2, 2 * r, 4, 'p'),
    path(`M${x} ${y}V${y - r}A${r} ${r} 0 0 1 ${x + r} ${y}z`, `${base}-2`),
    circle(x, y - r * 0.25, r * 0.4, 'i'),
    rect(x - 2, y - r, 4, 2 * r, `${base}-1`),
  ];
  return circle(x, y, r, base) + (over[(index * 3) % over.length] ?? '');
}

export const worldGamesTile: Drawing = {
  id: 'event/the-world-games-2025',
  width: 480,
  height: 240,
  title: 'The World Games 2025, Chengdu',
  description:
    'The World Games 2025 in plain lettering with 34 small discs, one for each sport. Chengdu, 7 to 17 August 2025.',
  draw: (lettering) =>
    rect(0, 0, 480, 240, 'p') +
    line(22, 14, 458, 14, 'l') +
    lettering.text(22, 56, 'The World Games', { size: 32, style: 'wide' }) +
    lettering.text(22, 97, '2025', { size: 40, style: 'wide', fill: 'i' }) +
    lettering.text(458, 97, '34 sports', { size: 18, anchor: 'end', fill: 'g5' }) +
    line(22, 116, 458, 116, 'rl') +
    repeat(34, disc) +
    lettering.text(22, 219, 'Chengdu', { size: 20, style: 'bold' }) +
    lettering.text(458, 219, '7–17 August 2025', { size: 20, anchor: 'end' }),
};
