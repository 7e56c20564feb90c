/** Sets text in the documents' styles at exact places and tells its height beforehand. */

import { CHARACTERS } from '../../shared/content/characters.ts';
import type { DocumentFonts } from './document-fonts.ts';
import type { TextStyle } from './document-style.ts';

const UNIT_AFTER_FIGURE = /(?<=\d) (?=(?:s|ms|min|h|mm|cm|m|m\/s|kg|g|V|A|Ah|VA|W|dB|ppm|°C|%)(?![\w/]))/g;

export type Pdf = PDFKit.PDFDocument;

export interface TextWriter {
  height(text: string, style: TextStyle, width: number): number;
  width(text: string, style: TextStyle): number;
  write(text: string, style: TextStyle, box: TextBox): void;
}

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}

export function createTextWriter(pdf: Pdf, fonts: DocumentFonts): TextWriter {
  const optionsFor = (style: TextStyle, width: number) => {
    // pdfkit takes open fonts, which its types leave out.
    pdf.font(fonts[style.cut] as unknown as Uint8Array).fontSize(style.size);
    return {
      width,
      lineGap: style.leading - pdf.currentLineHeight(true),
      ...(style.tabular && { features: ['tnum' as const] }),
    };
  };
  return {
    height: (text, style, width) => pdf.heightOfString(keepUnits(text), optionsFor(style, width)),
    width: (text, style) => {
      const { features } = optionsFor(style, 0);
      return pdf.widthOfString(keepUnits(text), features ? { features } : {});
    },
    write(text, style, { x, y, width, align }) {
      requireGlyphs(text);
      const options = { ...optionsFor(style, width), ...(align && { align }) };
      pdf.fillColor(style.colour).text(keepUnits(text), x, y, options);
    },
  };
}

/** A figure and its unit stay on one line. */
function keepUnits(text: string): string {
  return text.replace(UNIT_AFTER_FIGURE, '\u00a0');
}

const known = new Set(`${CHARACTERS}\n`);

function requireGlyphs(text: string): void {
  const missing = [...text].find((character) => !known.has(character));
  if (missing) throw new Error(`The font has no sign for "${missing}" in "${text}"`);
}
