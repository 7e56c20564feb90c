/** One of the site's drawings on a document. */
import type { Drawing } from '../kit/drawing.ts';
import { renderForPixels } from '../kit/drawing.ts';
import type { Fonts } from '../kit/lettering.ts';
import { GRID } from './document-style.ts';
import { drawVectors, resolve } from './draw-vectors.ts';
import type { SheetPages } from './sheet-pages.ts';
import { addHeading } from './sheet-sections.ts';
import { createElement, type Element } from './structure.ts';

export interface Plate {
  readonly svg: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
}

export function renderPlate(drawing: Drawing, fonts: Fonts): Plate {
  const printed = drawing.sheet ? { ...drawing, ...drawing.sheet } : drawing;
  const { description, width, height } = printed;
  return { svg: resolve(renderForPixels(printed, fonts)), description, width, height };
}

export function addPlate(pages: SheetPages, parent: Element, heading: string, plate: Plate): void {
  const { pdf } = pages;
  const scale = GRID.rightWidth / plate.width;
  const height = plate.height * scale;
  addHeading(pages, parent, heading, height);
  const y = pages.y;
  const draw = () => {
    pdf.save().translate(GRID.right, y).scale(scale);
    drawVectors(pdf, plate.svg);
    pdf.restore();
  };
  const bbox: [number, number, number, number] = [GRID.right, y, GRID.end, y + height];
  parent.add(createElement(pdf, 'Figure', draw, { alt: plate.description, bbox }));
  pages.y = y + height;
  pages.gap(22);
}
