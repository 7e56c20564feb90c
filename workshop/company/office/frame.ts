/**
 * What the pictures of the offices share: the place behind, the house in front of it, and how telephones see both. The
 * house stands outside of the view's clip: its bays are clipped as well, and one renderer aborts on clips within clips.
 */
import { CAST_SHADOW } from '../../kit/cast-shadow.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { type Point, polygon, rect } from '../../kit/shapes.ts';
import { cutTo } from '../../kit/strokes.ts';
import { SCREEN_COLOURS } from '../../screens/colours.ts';
import type { Site } from '../kit/sites.ts';
import { front, type House, widthOf } from './house.ts';

export const VIEW = { x: 0, y: 0, width: 960, height: 400 } as const;
const NARROW = { x: 0, y: 0, width: 390, height: 470 } as const;
/** From the lower edge of a picture to the foot of the house. */
const STREET = 26;

interface Office extends House {
  readonly site: Site;
  readonly title: string;
  readonly description: string;
  /** The upper left corner of what telephones show of the place: its landmark stands over the roof. */
  readonly narrow: Point;
  /** The place without the house: fills the view. */
  readonly view: () => string;
}

export function office({ site, title, description, narrow, view, ...house }: Office): Drawing {
  const street = (width: number, height: number) =>
    rect(0, height - STREET, width, STREET, 'asphalt') + rect(0, height - STREET, width, 3, 'asphalt-1');
  const stand = (x: number, y: number, count?: number) =>
    `<g transform="translate(${x} ${y})">${front(house, count)}</g>`;
  return {
    id: `office/${site.slug}`,
    width: VIEW.width,
    height: VIEW.height,
    title,
    description,
    colours: SCREEN_COLOURS,
    portrait: {
      width: NARROW.width,
      height: NARROW.height,
      draw: () => {
        const scale = NARROW.width / widthOf(2);
        return (
          CAST_SHADOW +
          cutTo(
            'view',
            NARROW,
            `<g transform="translate(${-narrow[0]} ${-narrow[1]})">${view()}</g>`,
            street(NARROW.width, NARROW.height),
          ) +
          `<g transform="translate(0 ${NARROW.height - STREET}) scale(${scale.toFixed(3)})">${front(house, 2)}</g>`
        );
      },
    },
    draw: () =>
      CAST_SHADOW +
      cutTo('view', VIEW, view(), street(VIEW.width, VIEW.height)) +
      stand(VIEW.width - widthOf(house.bays.length) - 14, VIEW.height - STREET),
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
