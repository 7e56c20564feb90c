/** One of the site's drawings on a document. */
import { type Drawing, renderForPixels, type SheetLegendItem } from '../kit/drawing.ts';
import type { Fonts } from '../kit/lettering.ts';
import { COLOUR, GRID } from './document-style.ts';
import { drawVectors, resolve } from './draw-vectors.ts';
import { addFigure } from './figure.ts';
import type { LegendItem } from './figure-legend.ts';
import type { SheetPages } from './sheet-pages.ts';
import type { Element } from './structure.ts';

export interface Plate {
  readonly svg: string;
  readonly caption: string;
  readonly description: string;
  readonly legend: readonly LegendItem[];
  readonly width: number;
  readonly height: number;
}

const MAX_HEIGHT = 300;
/** Letters of drawings for a page and for a phone are not read at less than this many points a unit. */
const MIN_SCALE = { wide: 0.36, tall: 0.45 } as const;
/** Of a tall drawing, beside which the legend stands. */
const TALL = { width: 205, height: 380, gap: 16 } as const;

export function renderPlate(drawing: Drawing, fonts: Fonts): Plate {
  const { sheet } = drawing;
  const isTooWide = GRID.rightWidth / drawing.width < MIN_SCALE.wide;
  const portrait = isTooWide && drawing.portrait?.description !== undefined ? drawing.portrait : undefined;
  const { width, height, draw, description = '' } = sheet ?? portrait ?? drawing;
  const legend = sheet?.legend ?? (drawing.legend ?? []).map((text): SheetLegendItem => ({ text }));
  return {
    svg: resolve(renderForPixels({ ...drawing, width, height, draw }, fonts)),
    caption: sheet?.caption ?? drawing.title,
    description,
    legend: legend.map(({ text, isInk }) => ({ text, colour: isInk ? COLOUR.ink : COLOUR.red })),
    width,
    height,
  };
}

export function addPlate(pages: SheetPages, parent: Element, heading: string, plate: Plate): void {
  const { pdf } = pages;
  const isTall = plate.height > plate.width;
  const box = isTall ? TALL : { width: GRID.rightWidth, height: MAX_HEIGHT };
  const full = Math.min(box.width / plate.width, box.height / plate.height);
  const scale = Math.max(
    Math.min(full, isTall ? MIN_SCALE.tall : MIN_SCALE.wide),
    full * Math.min(1, pages.layout.figureSize),
  );
  const beside = GRID.right + plate.width * scale + TALL.gap;
  addFigure(pages, parent, {
    heading,
    caption: plate.caption,
    alt: plate.description,
    height: plate.height * scale,
    legend: plate.legend,
    ...(isTall && { legendPlace: { x: beside, width: GRID.end - beside, columns: 1 } }),
    draw: (y) => {
      pdf.save().translate(GRID.right, y).scale(scale);
      drawVectors(pdf, plate.svg);
      pdf.restore();
    },
  });
}
