/** What the pictures of the offices share: the view above, and a band with name, position and the ways to the other two. */

import type { Drawing } from '../../kit/drawing.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, each, line, type Point, pointsToPath, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { createGlobe } from '../kit/globe.ts';
import { NOTE } from '../kit/sheet.ts';
import { coordinates, greatCircle, type Site, sites } from '../kit/sites.ts';

export const VIEW = { width: 960, height: 356 } as const;
const HEIGHT = 480;
const MAP = { x: 672, y: 372, width: 256, height: 92 } as const;

export interface Office {
  readonly site: Site;
  readonly title: string;
  readonly description: string;
  /** Fills 960 × 356; may run over the edges, it is clipped. */
  readonly view: (lettering: Lettering) => string;
}

export function office({ site, title, description, view }: Office): Drawing {
  return {
    id: `office/${site.slug}`,
    width: VIEW.width,
    height: HEIGHT,
    title,
    description,
    draw: (lettering) =>
      rect(0, 0, VIEW.width, HEIGHT, 'p') +
      clipped('view', 0, 0, VIEW.width, VIEW.height, view(lettering)) +
      lettering.text(32, 417, site.name, { size: 40, style: 'wide' }) +
      lettering.text(33, 449, `${site.country}   ${coordinates(site)}`, { size: 18, fill: 'g5' }) +
      map(lettering, site),
  };
}

function clipped(id: string, x: number, y: number, width: number, height: number, parts: string): string {
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})">${parts}</g>`;
}

/** A piece of the globe with the shortest ways from here in red. */
function map(lettering: Lettering, here: Site): string {
  const { x, y, width, height } = MAP;
  const { at } = createGlobe([x + 118, y + 46], 920, 49.3, 11, 90);
  const meridians = range(22).map((index) => pointsToPath(range(8).map((k) => at(44 + k * 1.5, 1 + index))));
  const parallels = range(10).map((index) => pointsToPath(range(12).map((k) => at(45 + index, k * 2))));
  const others = sites.filter((site) => site !== here);
  const way = (to: Site): Point[] => greatCircle(here, to).map(([north, east]) => at(north, east));
  const [first, second] = others;
  const between = first && second ? greatCircle(first, second).map(([north, east]) => at(north, east)) : [];
  return (
    clipped(
      'map',
      x,
      y,
      width,
      height,
      rect(x, y, width, height, 'g1') + stroke([...meridians, ...parallels].join(''), 'wl', 1),
    ) +
    stroke(pointsToPath(between), 'h', 1.5) +
    each(others, (other) => stroke(pointsToPath(way(other)), 'rl', 1.5)) +
    each(others, (other) => {
      const [px, py] = at(other.north, other.east);
      const isLeft = other.slug === 'leipzig';
      return (
        circle(px, py, 4, 'i') +
        lettering.text(px + (isLeft ? -9 : 9), py + 5, other.name, { ...NOTE, anchor: isLeft ? 'end' : 'start' })
      );
    }) +
    circle(...at(here.north, here.east), 6, 'r') +
    line(0, VIEW.height, VIEW.width, VIEW.height, 'l')
  );
}
