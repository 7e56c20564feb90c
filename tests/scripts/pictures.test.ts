/** Pictures as a designer edits them → pictures as they are served. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE_FILE, filesBelow } from '../../scripts/build/public-files.ts';
import type { Palette } from '../../scripts/pictures/apply-palette.ts';
import { buildPicture } from '../../scripts/pictures/build-picture.ts';
import { buildPictures } from '../../scripts/pictures/build-pictures.ts';
import { type Fonts, loadFonts } from '../../scripts/pictures/fonts.ts';
import { takeParts } from '../../scripts/pictures/take-parts.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'pictures');
const PALETTE: Palette = {
  paper: ['#ffffff', '#111317'],
  ink: ['#14161a', '#f1f1ee'],
  cloth: '#ffffff',
  lamp: '#ffb52e',
};

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

const FRAME = 'viewBox="0 0 80 40" width="80" height="40" font-family="Archivo" font-size="10"';
const build = (parts: string, more = '') =>
  buildPicture(
    'x.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${FRAME}${more}><title>A</title><desc>B.</desc>${parts}</svg>`,
    PALETTE,
    fonts,
  );
const styleOf = (svg: string) => /<style>(.*)<\/style>/.exec(svg)?.[1];

describe('the files in public/images', () => {
  it('are those that the sources in pictures/ give, and the catalogue says what the sources say', async () => {
    const { files, catalogue } = await buildPictures(SOURCES);
    expect(files.size).toBeGreaterThan(100);
    const advice = 'run "npm run pictures"';
    for (const [address, svg] of files) {
      const served = await readFile(join(ROOT, 'public', address), 'utf8').catch(() => undefined);
      expect(served === svg, `public${address} is not as built; ${advice}`).toBe(true);
    }
    const entries = JSON.parse(await readFile(join(ROOT, 'public', CATALOGUE_FILE), 'utf8')) as { path: string }[];
    const own = entries.filter(({ path }) => files.has(path));
    expect(own, advice).toEqual(JSON.parse(JSON.stringify(catalogue.toSorted((a, b) => (a.path < b.path ? -1 : 1)))));
  });
});

it('shows in the slices of the long strip the people of the strips, so that the two never differ', async () => {
  const { files } = await buildPictures(SOURCES, (name) => name === 'strip/CarRacing');
  const pathsOf = (address: string) =>
    [...(files.get(address) ?? '').matchAll(/ d="([^"]{40,})"/g)].map(([, path]) => path);
  const [strip, slices] = [pathsOf('/images/strip/CarRacing.svg'), pathsOf('/images/strip/LongStrip.svg')];
  expect(strip.filter((path) => slices.includes(path)).length).toBeGreaterThan(20);
  const unknown = '<svg><use href="CarRacing.svg#nobody"/></svg>';
  await expect(takeParts(SOURCES, 'strip/x.svg', unknown)).rejects.toThrow('CarRacing.svg has no part "nobody"');
});

describe('a source', () => {
  it('holds letters as text, colours of the palette, and nothing else that only a browser or one machine knows', async () => {
    const files = (await filesBelow(SOURCES)).filter((file) => file.endsWith('.svg'));
    for (const file of files) {
      const svg = await readFile(join(SOURCES, file), 'utf8');
      expect(svg, file).toContain('font-family="Archivo"');
      expect(svg, file).not.toMatch(/<style|<script|<image|<foreignObject|href="(?!#|[\w-]+\.svg#)/);
    }
  });

  it('could be built, whether it is served or printed', async () => {
    const palette = JSON.parse(await readFile(join(SOURCES, 'palette.json'), 'utf8')) as Palette;
    for (const file of (await filesBelow(SOURCES)).filter((name) => /^(plates|cards)\/.*\.svg$/.test(name))) {
      const source = await readFile(join(SOURCES, file), 'utf8');
      expect(buildPicture(file, source, palette, fonts).facts.title, file).not.toBe('');
    }
  });

  it('names each of its parts once', async () => {
    for (const file of (await filesBelow(SOURCES)).filter((name) => name.endsWith('.svg'))) {
      const ids = [...(await readFile(join(SOURCES, file), 'utf8')).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, file).toBe(ids.length);
    }
  });

  it('gives its colours for both schemes, and only those it uses', () => {
    const { svg } = build('<rect width="9" height="9" class="ink" fill="#14161a"/><circle r="4" fill="#FFB52E"/>');
    expect(styleOf(svg)).toBe(
      '.a{fill:#14161a}.b{fill:#ffb52e}@media(prefers-color-scheme:dark){.a{fill:#f1f1ee}}:where(:target) .a{fill:#f1f1ee}',
    );
    expect(svg).not.toMatch(/ fill=/);
  });

  it('may come from an editor that writes style attributes', () => {
    const text = "font-weight:400;font-variation-settings:'wdth' 100, 'wght' 700;line-height:1.25;fill:#14161a";
    const { svg } = build(`<text x="1" y="9" style="${text}"><tspan x="1" y="9" style="stroke:none">A</tspan></text>`);
    expect(svg).toContain(
      build('<text x="1" y="9" font-weight="700" fill="#14161a">A</text>').svg.match(/ d="[^"]*"/)?.[0],
    );
    expect(styleOf(svg)).toContain('.a{fill:#14161a;stroke:none}');
    expect(svg).not.toContain('style=');
  });

  it.each([
    ['a colour that is not in the palette', '<rect id="hat" fill="#123456"/>', 'rect hat: #123456 is not in'],
    ['a class of another colour', '<rect class="ink" fill="#ffb52e"/>', 'the class ink is none of its colours'],
    ['a colour that the dark scheme could change or not', '<rect fill="#fff"/>', '#ffffff is paper or cloth'],
    ['a letter that the font has not', '<text x="1" y="9" fill="#14161a">漢</text>', 'the font has no "漢"'],
    ['a weight that no cut has', '<text x="1" y="9" font-weight="900">A</text>', 'no font has the weight 900'],
    ['a piece of text without a place', '<text x="1" y="9">A<tspan>B</tspan></text>', 'without x and y'],
    ['a marker without its line', '<g data-marker="2"><title>A.</title><circle r="1"/></g>', 'no marker 1 has a title'],
  ])('is refused, and the message names the part: %s', (_, parts, message) => {
    expect(() => build(parts)).toThrow('x.svg');
    expect(() => build(parts)).toThrow(message);
  });

  it('gives the colours of a form that is copied as variables, which reach into the copies', () => {
    const { svg } = build('<defs><path id="a" class="ink" fill="#14161a"/></defs><use xlink:href="#a"/>');
    expect(styleOf(svg)).toBe(
      '.a{fill:#14161a;fill:var(--ink,#14161a)}@media(prefers-color-scheme:dark){:root{--ink:#f1f1ee}}:target{--ink:#f1f1ee}',
    );
  });

  it('is served with its letters as outlines, each defined once', () => {
    const { svg } = build('<text x="40" y="20" text-anchor="middle" class="ink" fill="#14161a">ABBA</text>');
    const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
    expect(document.querySelector('text')).toBeNull();
    expect(document.querySelectorAll('defs path')).toHaveLength(2);
    const xs = [...document.querySelectorAll('use')].map((use) => Number(use.getAttribute('x')));
    expect(xs).toHaveLength(4);
    // In the middle of its place, but for the shapes of the letters.
    expect(Math.abs((xs[0] ?? 0) + (xs[3] ?? 0) + 700)).toBeLessThan(100);
  });

  it('says of which sport it is and how wide in metres, and only to the catalogue', () => {
    const { facts, svg } = build('<circle r="4" fill="#14161a"/>', ' data-sport="Fencing" data-metres="0.65"');
    expect(facts).toMatchObject({ sport: 'Fencing', metres: 0.65 });
    expect(svg).not.toMatch(/Fencing|data-metres/);
  });

  it('says what the catalogue holds: its legend, and a view as another format', () => {
    const { facts, views } = build(
      '<view id="portrait" viewBox="20 0 40 40"/><g transform="translate(10 5)">' +
        '<g data-marker="1"><title>The line.</title><circle cx="3" cy="4" r="2" fill="#14161a"/></g>' +
        '</g>',
    );
    expect(facts).toMatchObject({ title: 'A', description: 'B.', width: 80, height: 40, legend: ['The line.'] });
    expect(views.portrait).toMatch(/viewBox="20 0 40 40" width="40" height="40"/);
    expect(views.portrait).not.toMatch(/<view|data-marker|The line/);
  });
});
