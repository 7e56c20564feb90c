/** What the pictures of the offices share: the view above, and a band with name, position and the ways to the other two. */
import type { Drawing } from '../../kit/drawing.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, circle, each, line, polygon, rect } from '../../kit/shapes.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { SCREEN_COLOURS } from '../../screens/colours.ts';
import { crop } from '../../screens/television/crop.ts';
import { createGlobe, graticule, outline, placeOn, shortestWay } from '../kit/globe.ts';
import { NOTE } from '../kit/sheet.ts';
import { type Site, sites } from '../kit/sites.ts';

export const VIEW = { x: 0, y: 0, width: 960, height: 356 } as const;
const HEIGHT = 480;
const MAP = { x: 672, y: 372, width: 256, height: 92 } as const;

export interface Office {
  readonly site: Site;
  readonly title: string;
  readonly description: string;
  /** What telephones show of the view: 434 units about this place. */
  readonly focus: number;
  /** Fills 960 × 356; may run over the edges, it is clipped. */
  readonly view: (lettering: Lettering) => string;
}

export function office({ site, title, description, focus, view }: Office): Drawing {
  return {
    id: `office/${site.slug}`,
    width: VIEW.width,
    height: HEIGHT,
    title,
    description,
    colours: SCREEN_COLOURS,
    portrait: {
      width: 390,
      height: 420,
      draw: (lettering) =>
        rect(0, 0, 390, 420, 'p') +
        crop(
          'view',
          { x: 0, y: 0, width: 390, height: 320 },
          { x: focus - 220, y: 0, width: 434 },
          'p',
          view(lettering),
        ) +
        line(0, 320, 390, 320, 'l') +
        lettering.text(16, 366, site.name, { size: 34, style: 'wide' }) +
        lettering.text(16, 400, `${site.country}   ${site.north.toFixed(2)}° N  ${site.east.toFixed(2)}° E`, {
          size: 18,
          fill: 'g5',
        }),
    },
    draw: (lettering) =>
      rect(0, 0, VIEW.width, HEIGHT, 'p') +
      cutTo('view', VIEW, view(lettering)) +
      lettering.text(32, 417, site.name, { size: 40, style: 'wide' }) +
      lettering.text(33, 449, `${site.country}   ${site.north.toFixed(2)}° N  ${site.east.toFixed(2)}° E`, {
        size: 18,
        fill: 'g5',
      }) +
      map(lettering, site),
  };
}

/** A piece of the globe with the shortest ways from here in red. */
function map(lettering: Lettering, here: Site): string {
  const globe = createGlobe([MAP.x + 118, MAP.y + 46], 920, { north: 49.3, east: 11 });
  const others = sites.filter((site) => site !== here);
  const [first = here, second = here] = others;
  const net = graticule(1).extent([
    [1, 44],
    [22, 54],
  ])();
  const name = (other: Site): string => {
    const [x, y] = placeOn(globe, other);
    const isLeft = other.slug === 'leipzig';
    const style = { ...NOTE, anchor: isLeft ? 'end' : 'start' } as const;
    return circle(x, y, 4, 'i') + lettering.text(x + (isLeft ? -9 : 9), y + 5, other.name, style);
  };
  return (
    cutTo('map', MAP, area(MAP, 'g1'), stroke(outline(globe, net), 'wl', 1)) +
    stroke(shortestWay(globe, first, second), 'h', 1.5) +
    each(others, (other) => stroke(shortestWay(globe, here, other), 'rl', 1.5)) +
    each(others, name) +
    circle(...placeOn(globe, here), 6, 'r') +
    line(0, VIEW.height, VIEW.width, VIEW.height, 'l')
  );
}

/** A roof from the side: the gable over a wall, `rise` high, its eaves `over` beyond the wall on both sides. */
export function gable(x: number, y: number, width: number, rise: number, className: string, over = 2): string {
  return polygon(
    [
      [x - over, y],
      [x + width / 2, y - rise],
      [x + width + over, y],
    ],
    className,
  );
}
