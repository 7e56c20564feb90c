/** What the kit's shapes leave out: strokes of any width, see-through parts and parts cut to a window. */
import { type Point, round } from '../../shapes.ts';

interface StrokeOptions {
  readonly dash?: string;
  readonly cap?: 'round' | 'square';
  readonly opacity?: number;
}

/** The class stands on a group: a width on the path itself would lose against the one in the style block. */
export function stroke(data: string, className: string, width: number, options: StrokeOptions = {}): string {
  const dash = options.dash === undefined ? '' : ` stroke-dasharray="${options.dash}"`;
  const cap = options.cap === undefined ? '' : ` stroke-linecap="${options.cap}"`;
  const opacity = options.opacity === undefined ? '' : ` opacity="${options.opacity}"`;
  return `<g class="${className}"${opacity}><path d="${data}" stroke-width="${round(width)}"${dash}${cap}/></g>`;
}

export function faded(opacity: number, ...parts: readonly string[]): string {
  return `<g opacity="${opacity}">${parts.join('')}</g>`;
}

/** Cut to a rectangle; the name must be unique within the drawing. */
export function cutTo(
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  ...parts: readonly string[]
): string {
  return (
    `<clipPath id="${name}"><rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/></clipPath>` +
    `<g clip-path="url(#${name})">${parts.join('')}</g>`
  );
}

/** An arrow head whose tip is at the point; the angle is that of travel, in degrees, 0 to the right. */
export function arrowHead([x, y]: Point, angle: number, fill: string, size = 8): string {
  const data = `M0 0L${-size} ${round(-size * 0.4)}V${round(size * 0.4)}Z`;
  return `<path d="${data}" class="${fill}" transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})"/>`;
}
