/** Draws what a document says of its subject as a diagram, in the document's own language. */
import type { SheetDiagram } from '../../../shared/content/downloads/sheet-figure.ts';
import { addFigure } from '../figure.ts';
import type { SheetPages } from '../sheet-pages.ts';
import type { Element } from '../structure.ts';
import { anatomyHeight, drawAnatomy } from './anatomy.ts';
import { drawConnections, layOutConnections } from './connections.ts';
import { inWords, type Language } from './diagram-words.ts';
import { drawTimeScale, timeScaleHeight } from './time-scale.ts';

export function addDiagram(pages: SheetPages, parent: Element, diagram: SheetDiagram, language: Language): void {
  const heading = diagram.caption;
  addFigure(pages, parent, { heading, alt: inWords(diagram, language), ...drawingOf(pages, diagram) });
}

function drawingOf({ pdf, writer, layout }: SheetPages, diagram: SheetDiagram) {
  switch (diagram.kind) {
    case 'anatomy':
      return {
        height: anatomyHeight(diagram),
        draw: (y: number) => drawAnatomy(pdf, writer, diagram, y),
      };
    case 'time-scale':
      return {
        isWide: true as const,
        height: timeScaleHeight(diagram),
        draw: (y: number) => drawTimeScale(pdf, writer, diagram, y),
      };
    default: {
      const connections = layOutConnections(writer, diagram, layout.figureSize);
      return { height: connections.height, draw: (y: number) => drawConnections(pdf, writer, connections, y) };
    }
  }
}
