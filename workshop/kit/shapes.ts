/**
 * Short forms for SVG elements. Coordinates are rounded to a tenth of a unit: finer is invisible and costs bytes.
 * A class is a fill or a stroke of the style block, or one of each: 'g1 l' is grey with an ink outline.
 */

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function rect(x: number, y: number, width: number, height: number, className: string, radius = 0): string {
  const corner = radius > 0 ? ` rx="${round(radius)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} class="${className}"/>`;
}

/** A rectangle that fills a box. */
export function area({ x, y, width, height }: Box, className: string, radius = 0): string {
  return rect(x, y, width, height, className, radius);
}

export function line(x1: number, y1: number, x2: number, y2: number, className: string, dash?: string): string {
  return path(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, className, dash);
}

export function circle(x: number, y: number, radius: number, className: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" class="${className}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, className: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" class="${className}"/>`;
}

/** A path from its data; the data is taken as it is. */
export function path(data: string, className: string, dash?: string): string {
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<path d="${data}" class="${className}"${dashes}/>`;
}

export function polyline(points: readonly Point[], className: string): string {
  return path(pointsToPath(points), className);
}

export function polygon(points: readonly Point[], className: string): string {
  return path(`${pointsToPath(points)}Z`, className);
}

export function pointsToPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Points written as in SVG's own points attribute: "540,284 580,284 580,362". */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined) throw new Error(`"${pair}" is not a point`);
    return [x, y];
  });
}

/** Moved (and turned, in degrees clockwise) as one. */
export function placed(x: number, y: number, parts: string, turn = 0): string {
  const rotation = turn === 0 ? '' : ` rotate(${round(turn)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${rotation}">${parts}</g>`;
}

/** What is drawn for each of the items, in their order. */
export function each<Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string {
  return items.map((item, index) => draw(item, index)).join('');
}

/** What is drawn so many times, for the indices from 0. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
