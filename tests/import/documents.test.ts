/** Lists of PDFs with their folder: what the import makes of each oddity. */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { copySite, SAMPLES, type SiteCopy } from './site-copy.ts';

const summary = documentSheets.find(({ number }) => number === '3480.509.02');
const ownPdf = { fileName: 'Quantum-Swimming', url: summary?.url ?? '', size: '1 kB' };
const own = { CategoryName: 'Aquatics', Code: 'aq', ListOfPdfs: [ownPdf] };

let pdf: Uint8Array;
let site: SiteCopy;
beforeAll(async () => {
  const document = await PDFDocument.create();
  document.addPage();
  pdf = await document.save();
});
beforeEach(async () => {
  site = await copySite({ documentation: [own], manuals: [own] });
  await mkdir(join(site.root, 'export/pdf'), { recursive: true });
});
afterEach(() => site.remove());

const put = (name: string, bytes: Uint8Array | string = pdf) => site.put(`export/pdf/${name}`, bytes);

async function importDocuments(list: unknown, ...options: string[]) {
  const file = await site.put('export/list', list);
  const done = await site.run('documents', file, join(site.root, 'export/pdf'), ...options);
  const documentation: (typeof own)[] = await site.read('documentation');
  const written = await readdir(join(site.root, 'public/documents')).catch(() => []);
  return { ...done, documentation, written: written.sort() };
}

const category = (...ListOfPdfs: unknown[]) => [{ CategoryName: 'Boxing', Code: 'box', ListOfPdfs }];
const bell = { fileName: 'Bell', url: '/documents/Bell.pdf' };

it('adds a category below those of the site, and writes its PDFs', async () => {
  await put('Bell.pdf');
  const { code, lines, documentation, written } = await importDocuments(category(bell));
  expect(lines[0]).toBe(
    'documents: 1 came, 1 taken as they are, 0 changed, 0 need a person, 0 there twice, 0 left out.',
  );
  expect([code, written]).toEqual([0, ['Bell.pdf']]);
  expect(documentation).toEqual([
    own,
    { CategoryName: 'Boxing', Code: 'box', ListOfPdfs: [{ ...bell, size: '1 kB' }] },
  ]);
  expect(await readFile(join(site.root, 'public/documents/Bell.pdf'))).toEqual(Buffer.from(pdf));
});

it('puts a document in the place of the summary that carries its number, in both libraries', async () => {
  await put('swimming v2.pdf', Buffer.concat([pdf, Buffer.alloc(5000, '\n')]));
  const list = [
    { CategoryName: 'aquatics', ListOfPdfs: [{ fileName: '3480.509.02 Swimming', url: 'swimming%20v2.pdf' }] },
  ];
  const { code, documentation } = await importDocuments(list);
  const ListOfPdfs = [{ fileName: '3480.509.02 Swimming', url: ownPdf.url, size: '6 kB' }];
  expect([code, documentation]).toEqual([0, [{ ...own, ListOfPdfs }]]);
  expect((await site.read('manuals'))[0].ListOfPdfs).toEqual([{ ...ownPdf, size: '6 kB' }]);
});

describe('a list', () => {
  it.each([
    ['as a table', 'Kategorie;Code;Titel;Datei;Größe\nBoxing;BOX;Bell;Bell.pdf;1,2 MB\n'],
    ['as one PDF', { CategoryName: 'Boxing', Code: 'box', ListOfPdfs: bell }],
    ['with the path of another system', category({ ...bell, url: 'C:\\Export\\pdf\\BELL.PDF' })],
    ['with an address', category({ ...bell, url: 'https://www.a.ch/docs/Bell.pdf?v=2' })],
    ['with the name of the file alone', category({ fileName: 'Bell.pdf' })],
    ['with a size that is not true', category({ ...bell, size: '1,2 MB' })],
    ['with an entry twice', category(bell, bell)],
    ['with an empty category', [...category(bell), { CategoryName: 'Empty', Code: 'e', ListOfPdfs: [] }]],
  ])('%s', async (_name, list) => {
    await put('Bell.pdf');
    const { code, documentation } = await importDocuments(list);
    expect([code, documentation.at(-1)]).toEqual([
      0,
      { CategoryName: 'Boxing', Code: 'box', ListOfPdfs: [{ ...bell, size: '1 kB' }] },
    ]);
  });

  it('finds umlauts however they are stored, and gives an address without them', async () => {
    await put('Übersicht der Anlage (neu).pdf'.normalize('NFD'));
    const name = 'Übersicht der Anlage (neu)'.normalize('NFC');
    const { code, documentation } = await importDocuments(category({ fileName: name, url: `${name}.pdf` }));
    const url = '/documents/Uebersicht-der-Anlage-neu.pdf';
    expect([code, documentation.at(-1)?.ListOfPdfs]).toEqual([0, [{ fileName: name, url, size: '1 kB' }]]);
  });

  it('in the other order gives the same library', async () => {
    await put('Bell.pdf');
    await put('Gong.pdf');
    const gong = { fileName: 'Gong', url: 'Gong.pdf' };
    const { documentation } = await importDocuments(category(bell, gong));
    const again = await importDocuments(category(gong, bell));
    expect(again.documentation).toEqual(documentation);
    expect(again.report).toContain('The site has all of it already.');
  });
});

describe('nothing is written, and a person is asked, where', () => {
  it.each<[string, unknown[], Record<string, string>, string]>([
    [
      'a PDF is missing',
      [bell],
      {},
      'url: /documents/Bell.pdf is not in the folder; add the file, or correct its name',
    ],
    ['a file is no PDF', [bell], { 'Bell.pdf': '<html>' }, 'url: Bell.pdf is no PDF that can be read; export it again'],
    [
      'a PDF is not listed',
      [bell],
      { 'Bell.pdf': '', 'Gong.pdf': '' },
      'Gong.pdf: is in the folder and not in the list',
    ],
    [
      'two files have one name',
      [bell],
      { 'a/Bell.pdf': '', 'b/Bell.pdf': '' },
      'url: a/Bell.pdf and b/Bell.pdf have this name; write the path',
    ],
    [
      'two files would share an address',
      [
        { fileName: 'A', url: 'Bell 1.pdf' },
        { fileName: 'B', url: 'Bell-1.pdf' },
      ],
      { 'Bell 1.pdf': '', 'Bell-1.pdf': '%PDF' },
      'Bell-1.pdf is no PDF that can be read',
    ],
  ])('%s', async (_name, pdfs, files, message) => {
    for (const [name, content] of Object.entries(files)) await put(name, content || pdf);
    const { code, report, documentation, written } = await importDocuments(category(...pdfs));
    expect([code, documentation, written]).toEqual([1, [own], []]);
    expect(report).toContain(message);
  });
});

it('removes a document that is no longer in the list with --accept only, and leaves summaries of ours', async () => {
  const [first, second] = [await put('Bell.pdf'), await put('Gong.pdf')];
  await importDocuments(category(bell, { fileName: 'Gong', url: 'Gong.pdf' }));
  await import('node:fs/promises').then(({ rm }) => rm(second));
  expect(first).toContain('Bell.pdf');
  const refused = await importDocuments(category(bell));
  expect([refused.code, refused.written]).toEqual([1, ['Bell.pdf', 'Gong.pdf']]);
  const accepted = await importDocuments(category(bell), '--accept');
  expect([accepted.code, accepted.written]).toEqual([0, ['Bell.pdf']]);
  expect(accepted.documentation[0]).toEqual(own);
});

it('reads the sample of a folder, and a second time changes nothing', async () => {
  const words = ['documents', join(SAMPLES, 'documents/list.csv'), join(SAMPLES, 'documents')];
  const { code, lines } = await site.run(...words);
  expect([code, lines[0]]).toEqual([
    0,
    'documents: 3 came, 1 taken as they are, 2 changed, 0 need a person, 0 there twice, 0 left out.',
  ]);
  expect((await site.run(...words)).report).toContain('The site has all of it already.');
});
