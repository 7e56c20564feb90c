/** Strokes of any width, dashed and see-through parts, and parts cut to a window. */
import { area, type Box, round } from './shapes.ts';

interface StrokeOptions {
  readonly dash?: string;
  readonly cap?: 'round' | 'square';
}

/** The class stands on a group: a width on the path itself would lose against the one in the style block. */
export function stroke(data: string, className: string, width: number, { dash, cap }: StrokeOptions = {}): string {
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  const ends = cap === undefined ? '' : ` stroke-linecap="${cap}"`;
  return `<g class="${className}"><path d="${data}" stroke-width="${round(width)}"${dashes}${ends}/></g>`;
}

/** Parts made faint as a whole: opacity from 0 to 1. */
export function faded(opacity: number, ...parts: readonly string[]): string {
  return `<g opacity="${opacity}">${parts.join('')}</g>`;
}

/** Dashed, whatever the lines. */
export function dashed(parts: string, dash = '5 4'): string {
  return `<g stroke-dasharray="${dash}">${parts}</g>`;
}

/** Cut to a box; the name must be unique within the drawing. */
export function cutTo(name: string, box: Box, ...parts: readonly string[]): string {
  const window = area(box, 'p');
  return `<clipPath id="${name}">${window}</clipPath><g clip-path="url(#${name})">${parts.join('')}</g>`;
}
