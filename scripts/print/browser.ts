import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findBrowser } from '../test/find-browser.ts';

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chromium found; npm test installs one');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Opens a page by itself: numbers that the browser writes into a PDF then begin anew. */
export async function openPage(browser: Browser, element: ReactElement) {
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.setContent(`<!doctype html>${renderToStaticMarkup(element)}`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const CUTS = [
  ['regular', '400', '100%'],
  ['bold', '700', '100%'],
  ['wide', '760', '125%'],
];

/** A style sheet with the fonts in it, as cuts of one weight: of a variable font Chromium prints shapes and no letters. */
export async function readStyles(name: string): Promise<string> {
  const faces = CUTS.map(async ([cut, weight, stretch]) => {
    const font = await readFile(join(import.meta.dirname, `fonts/archivo-${cut}.woff2`), 'base64');
    return `@font-face { font-family: Archivo; font-weight: ${weight}; font-stretch: ${stretch}; src: url(data:font/woff2;base64,${font}) }`;
  });
  return [...(await Promise.all(faces)), await readFile(join(import.meta.dirname, name), 'utf8')].join('\n');
}
