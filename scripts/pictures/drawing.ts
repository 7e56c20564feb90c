/** What a picture of this site is, and how its file is put together. */
import type { Fonts } from './lettering.ts';
import { Lettering } from './lettering.ts';
import { STYLE } from './style.ts';

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
  /** The body of the SVG. Pure: the same on every run. */
  readonly draw: (lettering: Lettering) => string;
}

/** The complete file of a drawing. */
export function renderDrawing(drawing: Drawing, fonts: Fonts): string {
  const { width, height, title, description } = drawing;
  const lettering = new Lettering(fonts);
  const body = drawing.draw(lettering);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escapeText(title)}</title><desc>${escapeText(description)}</desc><style>${STYLE}</style>` +
    `<defs>${lettering.defs()}</defs>${body}</svg>\n`
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
