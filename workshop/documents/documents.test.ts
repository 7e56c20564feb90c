import { describe, expect, it } from 'vitest';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { inWords } from './diagrams/diagram-words.ts';
import { loadDocumentFonts } from './document-fonts.ts';
import { plateOf } from './document-products.ts';
import { MAX_HOLE, MIN_FILL } from './layout.ts';
import { renderDocument } from './render-document.ts';

const render = async (sheet: DocumentSheet) =>
  renderDocument(sheet, await loadDocumentFonts(), await plateOf(sheet.drawing));

const named = (name: string) => {
  const sheet = documentSheets.find(({ url }) => url.includes(name));
  if (sheet === undefined) throw new Error(`There is no document ${name}`);
  return sheet;
};

describe('a document', () => {
  it.each([
    ['a device', 'DOCM_AQ_OCP5Touchpad'],
    ['a plan', 'swimming-concept'],
    ['a clipped picture', 'tvpaint2go'],
    ['a diagram', 'osm6-protocol'],
  ])(
    'with %s is the same bytes on every run, tagged, titled, in its language',
    { timeout: 30_000 },
    async (_, name) => {
      const first = Buffer.from((await render(named(name))).bytes);
      const second = Buffer.from((await render(named(name))).bytes);
      expect(first.equals(second)).toBe(true);
      const source = first.toString('latin1');
      expect(source.startsWith('%PDF-1.7')).toBe(true);
      expect(source).toContain('/Marked true');
      expect(source).toContain('/StructTreeRoot');
      expect(source).toMatch(/\/Lang \(en\)/);
      expect(source).toContain('/DisplayDocTitle true');
      expect(source).toMatch(/\/S \/Figure[\s\S]{0,200}\/Alt|\/Alt[\s\S]{0,400}\/S \/Figure/);
    },
  );
});

describe('the documents', () => {
  it('are 70 or more, each with an address of its own', () => {
    const urls = documentSheets.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThanOrEqual(70);
  });

  it('have a figure each', () => {
    for (const { url, drawing, outline, diagram } of documentSheets) {
      expect(
        [drawing, outline, diagram].filter((figure) => figure !== undefined),
        url,
      ).toHaveLength(1);
    }
  });

  it('are one page, or several without a hole and with a good last one', { timeout: 120_000 }, async () => {
    for (const sheet of documentSheets) {
      const { bytes, fit } = await render(sheet);
      expect(fit.fill, `last page of ${sheet.url}`).toBeGreaterThanOrEqual(MIN_FILL);
      expect(fit.hole, `pages of ${sheet.url}`).toBeLessThanOrEqual(MAX_HOLE);
      expect(bytes.length, sheet.url).toBeLessThanOrEqual(130_000);
    }
  });

  it('in German hold no drawing with English words', () => {
    const german = documentSheets.filter(({ language }) => language === 'de');
    expect(german).not.toEqual([]);
    for (const { url, drawing, diagram } of german) {
      // Pictures of the site have English letters, captions and text alternatives.
      expect(drawing, url).toBeUndefined();
      if (diagram)
        expect(inWords(diagram, 'de'), url).not.toMatch(/\b(the|and|of|to|with|clock|board|baud rate|line)\b/);
    }
  });
});
