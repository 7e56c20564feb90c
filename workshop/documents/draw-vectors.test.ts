import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { drawVectors, resolve } from './draw-vectors.ts';

const picture = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${body}</svg>`;
const SQUARE = '<rect width="80" height="80" fill="#d8232a"/>';

/** The drawing operators of the page. */
async function drawn(svg: string): Promise<string> {
  const pdf = new PDFDocument({ compress: false });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise((done) => pdf.on('end', done));
  drawVectors(pdf, resolve(svg));
  pdf.end();
  await finished;
  return Buffer.concat(chunks).toString('latin1');
}

describe('a picture in a document', () => {
  it('is clipped where its groups are, and its clips are not drawn', async () => {
    const clip = '<defs><clipPath id="half"><path d="M0 0H50V100H0Z"/></clipPath></defs>';
    const clipped = await drawn(picture(`${clip}<g clip-path="url(#half)">${SQUARE}</g>`));
    expect(clipped.match(/\bW n\b/g)).toHaveLength(1);
    expect(clipped.match(/\bf\b\n/g)).toHaveLength(1);
    expect(await drawn(picture(SQUARE))).not.toMatch(/\bW n\b/);
  });

  it('stops the drawing where it needs more than paths and clips of one path', async () => {
    const fade = '<defs><linearGradient id="fade"><stop stop-color="#fff"/><stop offset="1"/></linearGradient></defs>';
    expect(() => resolve(picture(`${fade}<rect width="80" height="80" fill="url(#fade)"/>`))).toThrow(
      /linearGradient|stop/,
    );
    const two = '<defs><clipPath id="two"><path d="M0 0H50V50H0Z"/><path d="M50 50H99V99H50Z"/></clipPath></defs>';
    await expect(drawn(picture(`${two}<g clip-path="url(#two)">${SQUARE}</g>`))).rejects.toThrow('The clip "two"');
  });
});
