/** Makes the cards and the icons of the site: npm run cards. A picture that somebody else made stays. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import sharp from 'sharp';
import { readSiteAssets } from '../../server/render/site-assets.ts';
import { socialPicture } from '../../shared/paths.ts';
import { pages } from '../../shared/site/site-map.ts';
import { CARD_WORDS_FILE } from '../build/read-cards.ts';
import { OWN_CREATOR } from '../build/read-documents.ts';
import { renderPages } from '../content/page-problems.ts';
import { AppIcon } from './AppIcon.tsx';
import { openBrowser, openPage, readStyles } from './browser.ts';
import { packIcon } from './pack-icon.ts';
import { readCard } from './read-card.ts';
import { SocialCard } from './SocialCard.tsx';

const ROOT = join(import.meta.dirname, '../..');
const PUBLIC = join(ROOT, 'public');

/** A picture in an address that needs no server. */
async function dataAddress(picture: string): Promise<string> {
  const type = extname(picture) === '.svg' ? 'svg+xml' : extname(picture).slice(1);
  return `data:image/${type};base64,${await readFile(join(ROOT, picture), 'base64')}`;
}

async function isDelivered(file: string): Promise<boolean> {
  return existsSync(file) && !(await readFile(file)).includes(OWN_CREATOR);
}

const browser = await openBrowser();
const tokens = await readFile(join(ROOT, 'shared/styles/tokens.css'), 'utf8');
const styles = tokens + (await readStyles('card.css'));
const [word = ''] = process.argv.slice(2);

/** Writes what the page shows, in at most 256 colours. */
async function shoot(path: string, element: ReactElement): Promise<void> {
  const file = join(PUBLIC, path);
  if (await isDelivered(file)) {
    console.log(`${path}: kept, somebody else made it`);
    return;
  }
  const page = await openPage(browser, element);
  const made = page.locator('body > *');
  const shot = await made.screenshot({ omitBackground: true });
  await page.close();
  const png = sharp(shot)
    .png({ palette: true, effort: 10 })
    .withExif({ IFD0: { Software: OWN_CREATOR } });
  const { size } = await png.toFile(file);
  console.log(`${path}: ${Math.round(size / 1000)} kB`);
}

const words: Record<string, string> = JSON.parse(await readFile(join(PUBLIC, CARD_WORDS_FILE), 'utf8'));
const { rendered } = await renderPages(pages, await readSiteAssets(join(ROOT, 'dist')));
for (const page of pages) {
  const file = socialPicture(page.path);
  if (!file.includes(word)) continue;
  const card = readCard(page, rendered, ROOT);
  await shoot(file, createElement(SocialCard, { ...card, picture: await dataAddress(card.picture), styles }));
  words[basename(file)] = card.name;
}
await writeFile(join(PUBLIC, CARD_WORDS_FILE), `${JSON.stringify(words, null, 2)}\n`);

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}
const manifest: { icons: ManifestIcon[] } = JSON.parse(await readFile(join(PUBLIC, 'site.webmanifest'), 'utf8'));
const appleIcon = { src: '/apple-touch-icon.png', sizes: '180x180', purpose: 'maskable' };
for (const { src, sizes, purpose } of [...manifest.icons, appleIcon]) {
  if (!src.includes(word)) continue;
  const mark = await dataAddress('public/favicon.svg');
  const icon = { mark, size: Number.parseInt(sizes, 10), isMaskable: purpose === 'maskable', styles };
  await shoot(src, createElement(AppIcon, icon));
}
await browser.close();

/** Tabs, task bars and lists of bookmarks that know no other icon. */
const OLD_SIZES = [16, 32, 48];
/** Units of the drawing. */
const MARK_UNITS = 16;
const DOTS_PER_INCH = 72;
async function makeOldIcon(): Promise<void> {
  const file = join(PUBLIC, 'favicon.ico');
  if (await isDelivered(file)) return console.log('/favicon.ico: kept, somebody else made it');
  const images = OLD_SIZES.map(async (size) => {
    const mark = sharp(join(PUBLIC, 'favicon.svg'), { density: (DOTS_PER_INCH * size) / MARK_UNITS });
    // On paper, because a dark ink on a dark tab is not seen.
    const png = mark.resize(size).flatten({ background: 'white' }).png({ palette: true });
    return { size, png: await png.withExif({ IFD0: { Software: OWN_CREATOR } }).toBuffer() };
  });
  await writeFile(file, packIcon(await Promise.all(images)));
}
if ('/favicon.ico icon'.includes(word)) await makeOldIcon();
