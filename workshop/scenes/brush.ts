/** Shapes with a lit and a shaded side. The light comes from the upper left in every scene. */
import { type Point, round } from '../kit/shapes.ts';

/** A point of a limb: where its middle is, and how thick it is there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** Holds the counter of ids and the side of the light; one a drawing. */
export class Brush {
  #count = 0;
  #side: 1 | -1 = 1;

  /** 1, or -1 inside parts that are mirrored. */
  get side(): 1 | -1 {
    return this.#side;
  }

  id(): string {
    this.#count += 1;
    return `s${this.#count.toString(36)}`;
  }

  /** A shape in its shade, and over it the same shape moved towards the light in its plain tone. */
  lit(data: string, tone: string, depth = 3): string {
    const id = this.id();
    const [dx, dy] = [round(-depth * this.#side), round(-depth * 0.6)];
    return (
      `<clipPath id="c${id}"><path id="${id}" d="${data}"/></clipPath><use href="#${id}" class="${tone}-c"/>` +
      `<g clip-path="url(#c${id})"><use href="#${id}" x="${dx}" y="${dy}" class="${tone}"/></g>`
    );
  }

  /** A limb through joints. */
  limb(joints: readonly Joint[], tone: string, depth?: number): string {
    const thickest = Math.max(...joints.map(([, , radius]) => radius));
    return this.lit(limbPath(joints), tone, depth ?? thickest * 0.55);
  }

  /** Mirrored left to right about x = 0; the light stays where it is. */
  mirrored(draw: () => string): string {
    this.#side = this.#side === 1 ? -1 : 1;
    const parts = draw();
    this.#side = this.#side === 1 ? -1 : 1;
    return `<g transform="scale(-1 1)">${parts}</g>`;
  }
}

/** Moved, then scaled (and turned, in degrees clockwise). */
export function at([x, y]: Point, scale: number, parts: string, turn = 0): string {
  const rotation = turn === 0 ? '' : ` rotate(${round(turn)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${rotation} scale(${Number(scale.toFixed(4))})">${parts}</g>`;
}

/** A stroke in the tone of a class. */
export function stroke(data: string, tone: string, width: number, more = ''): string {
  return `<path d="${data}" class="${tone} k" stroke-width="${round(width)}"${more}/>`;
}

export function fill(data: string, tone: string, opacity = 1): string {
  return `<path d="${data}" class="${tone}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** A rounded closed path through points. */
export function smooth(points: readonly Point[]): string {
  const count = points.length;
  const point = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const write = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const parts = points.map((_, index) => {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${write(first)} ${write(second)} ${write(c)}`;
  });
  return `M${write(point(0))}${parts.join('')}Z`;
}

function limbPath(joints: readonly Joint[]): string {
  const last = joints.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  joints.forEach(([x, y, radius], index) => {
    const before = joints[Math.max(0, index - 1)] ?? [x, y, radius];
    const after = joints[Math.min(last, index + 1)] ?? [x, y, radius];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [ux, uy] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
    left.push([x + uy * radius, y - ux * radius]);
    right.push([x - uy * radius, y + ux * radius]);
    if (index === 0) left.unshift([x - ux * radius * 0.7, y - uy * radius * 0.7]);
    if (index === last) left.push([x + ux * radius * 0.7, y + uy * radius * 0.7]);
  });
  return smooth([...left, ...right.toReversed()]);
}
