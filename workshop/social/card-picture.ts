/** The view of a page's picture that its card shows, drawn anew where the card has a composition of its own. */
import { drawings } from '../drawings.ts';
import { type Drawing, drawOnce } from '../kit/drawing.ts';
import type { Fonts } from '../kit/lettering.ts';
import { type CardView, viewOf } from './card-views.ts';

export interface CardPicture {
  readonly width: number;
  readonly height: number;
  readonly defs: string;
  readonly body: string;
}

export function cardPicture(picture: string, fonts: Fonts): CardPicture {
  const view = viewOf(picture);
  const { x, y, width, height } = view;
  const { body, defs } = drawOnce(drawingOf(picture, view), fonts);
  return { width, height, defs, body: `<g transform="translate(${-x} ${-y})">${body}</g>` };
}

function drawingOf(picture: string, { composition, isPortrait = false }: CardView): Drawing {
  const drawing = findDrawing(picture);
  if (composition) return { ...drawing, ...composition };
  if (isPortrait) {
    if (drawing.portrait === undefined) throw new Error(`"${picture}" has no drawing for narrow windows`);
    return { ...drawing, ...drawing.portrait };
  }
  return drawing;
}

function findDrawing(id: string): Drawing {
  const drawing = drawings.find((candidate) => candidate.id === id);
  if (drawing === undefined) throw new Error(`There is no drawing "${id}" for a social card`);
  return drawing;
}
