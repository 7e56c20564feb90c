/** The cursor of a document: where the next block stands, and a new page when it does not fit. */
import { GRID } from './document-style.ts';
import type { Fit, Layout } from './layout.ts';
import type { Pdf, TextWriter } from './text-writer.ts';

export class SheetPages {
  y: number = GRID.top;
  readonly pdf: Pdf;
  readonly writer: TextWriter;
  readonly layout: Layout;
  private hole = 0;
  private lastGap = { from: 0, to: 0 };

  constructor(pdf: Pdf, writer: TextWriter, layout: Layout) {
    this.pdf = pdf;
    this.writer = writer;
    this.layout = layout;
  }

  gap(points: number): void {
    const from = this.y;
    this.y += points * this.layout.airiness;
    this.lastGap = { from, to: this.y };
  }

  /** Makes sure that a block of this height stands on one page. */
  reserve(height: number): void {
    if (this.y + height > GRID.bottom) {
      this.hole = Math.max(this.hole, 1 - this.fill());
      this.pdf.addPage();
      this.y = GRID.top;
    }
  }

  fit(): Fit {
    return { pages: this.pdf.bufferedPageRange().count, fill: this.fill(), hole: this.hole };
  }

  /** A gap after the last block is empty. */
  private fill(): number {
    const { from, to } = this.lastGap;
    return ((this.y === to ? from : this.y) - GRID.top) / (GRID.bottom - GRID.top);
  }

  bookmark(title: string): void {
    this.pdf.outline.addItem(title, { top: this.y - 12, left: this.pdf.page.width } as object);
  }
}
