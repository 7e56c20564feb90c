import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readCards } from './read-cards.ts';
import { OWN_CREATOR } from './read-documents.ts';

it('knows the words on cards of our own, and none of pictures that somebody else made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'));
  await cp(join(import.meta.dirname, '../../public/social'), join(folder, 'social'), { recursive: true });
  const blank = sharp({ create: { width: 4, height: 4, channels: 3, background: 'white' } }).png();
  await blank.clone().toFile(join(folder, 'social/Press.png'));
  await blank.withExif({ IFD0: { Software: OWN_CREATOR } }).toFile(join(folder, 'social/Sales.png'));
  const words = { 'Press.png': 'Old words', 'Sales.png': 'Sales. Whom to ask.' };
  await writeFile(join(folder, 'social/catalogue.json'), JSON.stringify(words));
  const cards = await readCards(folder);
  expect(cards).toMatchObject({ '/social/Press.png': '', '/social/Sales.png': 'Sales. Whom to ask.' });
  expect(Object.keys(cards)).not.toContain('/social/catalogue.json');
  await rm(folder, { recursive: true });
});
