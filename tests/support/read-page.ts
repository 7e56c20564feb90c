/** Reads words, links, images and controls of a page. */
import type { RequestListener } from 'node:http';
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { sharedApp } from './test-app.ts';

export const wordsOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

export function readPart(part: Element | null | undefined) {
  if (!part) throw new Error('The page has no such part');
  const all = (selector: string) => [...part.querySelectorAll(selector)];
  return {
    part,
    all,
    words: wordsOf(part),
    headings: (level = 'h2') => all(level).map(wordsOf),
    links: (selector = 'a') => all(selector).map((link) => link.getAttribute('href') ?? ''),
    images: (selector = 'img') => all(selector).map((image) => image.getAttribute('src') ?? ''),
    /** Values and labels of the select with this label. */
    options: (label: string) =>
      [...part.querySelectorAll('select')]
        .filter((select) => [...select.labels].map(wordsOf).includes(label))
        .flatMap((select) => [...select.options].map(({ value, text }) => [value, text])),
    /** Groups and rows of the list with a select: of a table, what its rows are headed with. */
    groups: () => [...new Set(all('[data-island] :is(h2, tbody th)').map(wordsOf))],
    rows: () => all('[data-island] :is(section li, tbody tr)'),
  };
}

const pages = new Map<string, Promise<Document>>();

/** A page of the common application, parsed once for all tests of a worker, which must not change it; or one of another application. */
export function openPage(address: string, app?: RequestListener): Promise<Document> {
  if (app !== undefined) return parsePage(address, app);
  const page = pages.get(address) ?? sharedApp().then((common) => parsePage(address, common));
  pages.set(address, page);
  return page;
}

async function parsePage(address: string, app: RequestListener): Promise<Document> {
  return new JSDOM((await request(app).get(address)).text).window.document;
}

export const readMain = async (address: string, app?: RequestListener) =>
  readPart((await openPage(address, app)).querySelector('main'));
