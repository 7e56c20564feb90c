/** What a picture of this site is, and how its file is put together. */
import { type Fonts, Lettering } from './lettering.ts';
import { LIGHT_STYLE, STYLE } from './style.ts';

export interface Drawing {
  /** Kind and name: "plan/swimming". Content refers to pictures by it; the file is images/plan/swimming.svg. */
  readonly id: string;
  /** Size of the view box; one unit is one CSS pixel at the size it is meant for. */
  readonly width: number;
  readonly height: number;
  /** A few words: the caption under it. */
  readonly title: string;
  /** One to three sentences that say what it shows; the text alternative. */
  readonly description: string;
  /** What the numbered markers stand for, from 1. Pages print it as a list: it is no part of the drawing. */
  readonly legend?: readonly string[];
  /** Where its markers stand, number and place in units: pages light them one after the other. */
  readonly markers?: readonly (readonly [number: number, x: number, y: number])[];
  /** Classes beyond the style block, the same text for a whole family: every different block needs a hash of its own. */
  readonly colours?: { readonly light: string; readonly both: string };
  /** The body of the SVG. Pure: the same on every run. */
  readonly draw: (lettering: Lettering) => string;
  /** Another drawing of the same for narrow windows, about 390 px wide: the catalogue offers both. */
  readonly portrait?: Portrait;
  /** Another drawing of the same for bands across wide windows, from 960 px. */
  readonly wide?: Composition;
  /** Another drawing of the same for printed documents: views with measures and markers of its own. */
  readonly sheet?: Sheet;
}

export interface Sheet extends Pick<Drawing, 'width' | 'height' | 'description' | 'draw'> {
  readonly caption: string;
  /** What its markers stand for, from 1. */
  readonly legend: readonly SheetLegendItem[];
}

export interface SheetLegendItem {
  readonly text: string;
  /** Its marker is black and not red. */
  readonly isInk?: boolean;
}

/** One drawing of a subject, made for a format. */
export type Composition = Pick<Drawing, 'width' | 'height' | 'draw'>;

export interface Portrait extends Composition {
  /** Of one that shows all markers: documents print it where the drawing is too wide for their column. */
  readonly description?: string;
}

interface DrawnPicture {
  /** Outlines of the letters in use. */
  readonly defs: string;
  readonly body: string;
}

const drawn = new WeakMap<Drawing, DrawnPicture>();

/** A drawing without its frame, for its own file and for pictures that hold it; drawn once per run. */
export function drawOnce(drawing: Drawing, fonts: Fonts): DrawnPicture {
  let picture = drawn.get(drawing);
  if (picture === undefined) {
    const lettering = new Lettering(fonts);
    const body = drawing.draw(lettering);
    picture = { body, defs: lettering.defs() };
    drawn.set(drawing, picture);
  }
  return picture;
}

/** The complete file of a drawing. */
export function renderDrawing(drawing: Drawing, fonts: Fonts): string {
  const { width, height, title, description, colours } = drawing;
  const { defs, body } = drawOnce(drawing, fonts);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" id="dark" role="img">` +
    `<title>${escapeText(title)}</title><desc>${escapeText(description)}</desc><style>${STYLE}${colours?.both ?? ''}</style>` +
    `<defs>${defs}</defs>${body}</svg>\n`
  );
}

/** The same for tools that make pixels of it: one scheme, on paper. */
export function renderForPixels(drawing: Drawing, fonts: Fonts): string {
  const { width, height, colours } = drawing;
  const { defs, body } = drawOnce(drawing, fonts);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${LIGHT_STYLE}${colours?.light ?? ''}</style><defs>${defs}</defs><rect width="${width}" height="${height}" class="p"/>${body}</svg>`
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
