import { describe, expect, it } from 'vitest';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { drawings } from '../drawings.ts';
import { loadFonts } from '../kit/lettering.ts';
import { loadDocumentFonts } from './document-fonts.ts';
import { renderPlate } from './plate.ts';
import { renderDocument } from './render-document.ts';

const sheet = documentSheets.find(({ drawing }) => drawing !== undefined);
if (sheet === undefined) throw new Error('No sheet has a drawing');

describe('a document', () => {
  it('is the same bytes on every run, tagged, titled, in its language', { timeout: 30_000 }, async () => {
    const fonts = await loadDocumentFonts();
    const drawing = drawings.find(({ id }) => id === `equipment/${sheet.drawing}`);
    const plate = drawing && renderPlate(drawing, await loadFonts());
    const first = Buffer.from(await renderDocument(sheet, fonts, plate));
    const second = Buffer.from(await renderDocument(sheet, fonts, plate));
    expect(first.equals(second)).toBe(true);
    const source = first.toString('latin1');
    expect(source.startsWith('%PDF-1.7')).toBe(true);
    expect(source).toContain('/Marked true');
    expect(source).toContain('/StructTreeRoot');
    expect(source).toMatch(/\/Lang \(en\)/);
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toMatch(/\/S \/Figure[\s\S]{0,200}\/Alt|\/Alt[\s\S]{0,400}\/S \/Figure/);
  });
});

describe('the documents', () => {
  it('are 70 or more, each with an address of its own', () => {
    const urls = documentSheets.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThanOrEqual(70);
  });
});
