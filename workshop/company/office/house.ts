/** The ground floor of an office, its front open to us bay by bay; walls and roof are each house's own. */
import { each, path, rect } from '../../kit/shapes.ts';
import { litBy } from '../../screens/screen.ts';

/** A bay of the front, the pier between two, and how high its window and the wall over it end. */
export const BAY = { width: 180, pier: 18, window: 212, wall: 240 } as const;

export interface House {
  /** What is behind each bay, the left end of its floor at 0. */
  readonly bays: readonly (() => string)[];
  readonly wall: string;
  readonly shade: string;
  readonly isArched?: boolean;
  /** Bars of the window of a bay, its left end at 0. */
  readonly bars: () => string;
  /** Above the wall, for a width; its lower left corner at 0. */
  readonly roof: (width: number) => string;
}

export const widthOf = (count: number): number => count * BAY.width + (count + 1) * BAY.pier;

function bay(inside: () => string, index: number, { isArched, bars, wall }: House): string {
  const { width, window } = BAY;
  const name = `bay-${index}`;
  return (
    `<g transform="translate(${BAY.pier + index * (BAY.width + BAY.pier)} 0)"><clipPath id="${name}"><rect y="${-window}" width="${width}" height="${window}"/></clipPath><g clip-path="url(#${name})">` +
    litBy(
      'day',
      rect(0, -window, width, window, 'sand-1') +
        rect(0, -window, width, 16, 'kit-white') +
        rect(26, -window + 16, 52, 5, 'kit-yellow') +
        rect(104, -window + 16, 52, 5, 'kit-yellow') +
        rect(0, -14, width, 14, 'timber-2') +
        inside(),
    ) +
    bars() +
    (isArched
      ? path(
          `M0 ${-window - 2}H${width}V${-window + 70}Q${width} ${-window} ${width / 2} ${-window}Q0 ${-window} 0 ${-window + 70}Z`,
          wall,
        )
      : '') +
    '</g></g>'
  );
}

/** Left end and foot of the house at 0; the first so many of its bays. */
export function front(house: House, count = house.bays.length): string {
  const width = widthOf(count);
  const { wall, shade, bays, roof } = house;
  return (
    rect(0, -BAY.wall, width, BAY.wall, wall) +
    rect(width - 9, -BAY.wall, 9, BAY.wall, shade) +
    each(bays.slice(0, count), (inside, index) => bay(inside, index, house)) +
    rect(-6, -8, width + 12, 10, shade) +
    `<g transform="translate(0 ${-BAY.wall})">${roof(width)}</g>`
  );
}
