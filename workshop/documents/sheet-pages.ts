/** The cursor of a document: where the next block stands, and a new page when it does not fit. */
import { GRID } from './document-style.ts';
import type { Pdf, TextWriter } from './text-writer.ts';

export class SheetPages {
  y: number = GRID.top;
  readonly pdf: Pdf;
  readonly writer: TextWriter;
  /** Multiplies the white space between blocks. */
  readonly airiness: number;

  constructor(pdf: Pdf, writer: TextWriter, airiness: number) {
    this.pdf = pdf;
    this.writer = writer;
    this.airiness = airiness;
  }

  gap(points: number): void {
    this.y += points * this.airiness;
  }

  /** Makes sure that a block of this height stands on one page. */
  reserve(height: number): void {
    if (this.y + height > GRID.bottom) {
      this.pdf.addPage();
      this.y = GRID.top;
    }
  }

  bookmark(title: string): void {
    this.pdf.outline.addItem(title, { top: this.y - 12, left: this.pdf.page.width } as object);
  }
}
