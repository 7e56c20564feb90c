/** The site's equipment drawing on a document, as pixels fine enough for print. */
import { Resvg } from '@resvg/resvg-js';
import type { Drawing } from '../kit/drawing.ts';
import { renderForPixels } from '../kit/drawing.ts';
import type { Fonts } from '../kit/lettering.ts';
import { GRID } from './document-style.ts';
import type { SheetPages } from './sheet-pages.ts';
import { addHeading } from './sheet-sections.ts';
import { createElement, type Element } from './structure.ts';

/** At the width it is printed in: over 200 to the inch. */
const PIXELS_WIDE = 1080;

export interface EquipmentPlate {
  readonly png: Buffer;
  readonly description: string;
  /** Height by width. */
  readonly ratio: number;
}

export function renderPlate(drawing: Drawing, fonts: Fonts): EquipmentPlate {
  const printed = drawing.sheet ? { ...drawing, ...drawing.sheet } : drawing;
  const svg = renderForPixels(printed, fonts);
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: PIXELS_WIDE }, font: { loadSystemFonts: false } });
  const { description, width, height } = printed;
  return { png: image.render().asPng(), description, ratio: height / width };
}

export function addPlate(pages: SheetPages, parent: Element, heading: string, plate: EquipmentPlate): void {
  const { pdf } = pages;
  const height = GRID.rightWidth * plate.ratio;
  addHeading(pages, parent, heading, height);
  const y = pages.y;
  parent.add(
    createElement(pdf, 'Figure', () => pdf.image(plate.png, GRID.right, y, { width: GRID.rightWidth }), {
      alt: plate.description,
      bbox: [GRID.right, y, GRID.end, y + height],
    }),
  );
  pages.y = y + height;
  pages.gap(22);
}
