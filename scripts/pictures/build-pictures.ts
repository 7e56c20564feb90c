/** Draws every picture into a folder and reports what pages need to know of it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureFile } from '../../shared/components/site-context.ts';
import { renderDrawing } from './drawing.ts';
import { drawings } from './drawings.ts';
import { loadFonts } from './lettering.ts';

/** @param publicDir the folder that is served as the site's root */
export async function buildPictures(publicDir: string): Promise<Record<string, PictureFile>> {
  const fonts = await loadFonts();
  const pictures: Record<string, PictureFile> = {};
  for (const drawing of drawings) {
    if (pictures[drawing.id]) throw new Error(`Two pictures are called "${drawing.id}"`);
    const src = `/images/${drawing.id}.svg`;
    const file = join(publicDir, src);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, renderDrawing(drawing, fonts));
    const { width, height, title, description } = drawing;
    pictures[drawing.id] = { src, width, height, title, description };
  }
  return pictures;
}
