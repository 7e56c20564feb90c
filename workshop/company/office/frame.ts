/** What the pictures of the offices share: the place behind, the house in front of it, and how telephones see both. */
import type { Drawing } from '../../kit/drawing.ts';
import { polygon, rect } from '../../kit/shapes.ts';
import { cutTo } from '../../kit/strokes.ts';
import { SCREEN_COLOURS } from '../../screens/colours.ts';
import { crop } from '../../screens/television/crop.ts';
import type { Site } from '../kit/sites.ts';
import { type Fittings, HOUSE, house } from './house.ts';

export const VIEW = { x: 0, y: 0, width: 960, height: 400 } as const;
const NARROW = { width: 390, height: 400 } as const;
/** Feet of the house, above the street. */
const BASE = 372;
const HOUSE_X = 536;

interface Office extends Fittings {
  readonly site: Site;
  readonly title: string;
  readonly description: string;
  /** Corner of the square that telephones show of the place, 400 units a side: its landmark stands over the roof. */
  readonly narrow: { readonly x: number; readonly y: number };
  /** The place without the house: fills the view, may run over its edges. */
  readonly view: () => string;
}

export function office({ site, title, description, narrow, view, ...fittings }: Office): Drawing {
  const road = (width: number) => rect(0, BASE, width, VIEW.height - BASE, 'asphalt');
  return {
    id: `office/${site.slug}`,
    width: VIEW.width,
    height: VIEW.height,
    title,
    description,
    colours: SCREEN_COLOURS,
    portrait: {
      ...NARROW,
      draw: () => {
        const scale = NARROW.width / (HOUSE.width + 24);
        return (
          crop('view', { x: 0, y: 0, ...NARROW }, { ...narrow, width: 400 }, 'p', view()) +
          road(NARROW.width) +
          `<g transform="translate(${12 * scale} ${BASE}) scale(${scale.toFixed(3)})">${house(0, 0, fittings)}</g>`
        );
      },
    },
    draw: () => cutTo('view', VIEW, view(), road(VIEW.width), house(HOUSE_X, BASE, fittings)),
  };
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
