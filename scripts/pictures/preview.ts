/** Draws one picture, or all of a folder, to look at: npm run picture -- plan/swimming out.svg */
import { writeFile } from 'node:fs/promises';
import { renderDrawing } from './drawing.ts';
import { drawings } from './drawings.ts';
import { loadFonts } from './lettering.ts';

const [id, file] = process.argv.slice(2);
const drawing = drawings.find((candidate) => candidate.id === id);
if (drawing === undefined || file === undefined) {
  console.error(`usage: npm run picture -- ID FILE.svg\n\n${drawings.map((known) => known.id).join('\n')}`);
  process.exit(1);
}
await writeFile(file, renderDrawing(drawing, await loadFonts()));
