/** The figure of a document: heading and caption left of the line, the drawing right of it, a legend below. */
import { GRID, TEXT } from './document-style.ts';
import { addLegend, LEGEND_BELOW, type LegendItem, type LegendPlace, legendHeight } from './figure-legend.ts';
import type { SheetPages } from './sheet-pages.ts';
import { addHeading } from './sheet-sections.ts';
import { createElement, type Element } from './structure.ts';

export interface Figure {
  readonly heading: string;
  /** What is seen, where the title of the document does not say it. */
  readonly caption?: string;
  /** For who does not see it, in the language of the document. */
  readonly alt: string;
  readonly height: number;
  /** Its names stand left of the line, so that it begins under the heading. */
  readonly isWide?: true;
  readonly draw: (y: number) => void;
  /** Under the drawing, small. */
  readonly note?: string;
  readonly legend?: readonly LegendItem[];
  /** Beside the drawing; else the legend stands below. */
  readonly legendPlace?: LegendPlace;
}

const CAPTION_GAP = 4;
const NOTE_GAP = 8;
const LEGEND_GAP = 9;
const GAP = 24;

export function addFigure(pages: SheetPages, parent: Element, figure: Figure): void {
  const { pdf, writer } = pages;
  const { heading, caption, alt, draw, note, legend = [], legendPlace = LEGEND_BELOW } = figure;
  const noteHeight = note === undefined ? 0 : NOTE_GAP + writer.height(note, TEXT.small, GRID.rightWidth);
  const headingHeight = writer.height(heading, TEXT.heading, GRID.leftWidth);
  const above = figure.isWide ? headingHeight + 8 : 0;
  const isBelow = legendPlace === LEGEND_BELOW;
  const besideHeight = isBelow ? 0 : legendHeight(writer, legend, legendPlace);
  const belowHeight = isBelow && legend.length > 0 ? LEGEND_GAP + legendHeight(writer, legend, legendPlace) : 0;
  const drawingHeight = Math.max(figure.height, besideHeight);
  const height = above + drawingHeight + noteHeight + belowHeight;
  addHeading(pages, parent, heading, height);
  if (caption !== undefined) {
    const place = { x: GRID.left, width: GRID.leftWidth, y: pages.y + headingHeight + CAPTION_GAP };
    parent.add(createElement(pdf, 'P', () => writer.write(caption, TEXT.small, place)));
  }
  pages.y += above;
  const { y } = pages;
  const left = figure.isWide ? GRID.left : GRID.right;
  const bbox = [left, y, GRID.end, y + figure.height] as const;
  parent.add(createElement(pdf, 'Figure', () => draw(y), { alt, bbox }));
  pages.y += drawingHeight;
  if (note !== undefined) {
    const place = { x: GRID.right, width: GRID.rightWidth, y: pages.y + NOTE_GAP };
    parent.add(createElement(pdf, 'P', () => writer.write(note, TEXT.small, place)));
    pages.y += noteHeight;
  }
  if (legend.length > 0) addLegend(pages, parent, legend, legendPlace, isBelow ? pages.y + LEGEND_GAP : y);
  pages.y += belowHeight;
  pages.gap(GAP);
}
