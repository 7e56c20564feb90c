import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { BEST, encodeBody } from '../../server/http/body.ts';

/** Formats that are text. Fonts, PNGs and PDFs are compressed already. */
const TEXT = new Set(['.css', '.js', '.svg', '.webmanifest', '.txt']);

/** Writes name.br and name.gz beside every text file below the folder. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && TEXT.has(extname(file.name)))
      .map(async (file) => {
        const path = join(file.parentPath, file.name);
        const { br, gzip } = await encodeBody(await readFile(path), BEST);
        await Promise.all([writeFile(`${path}.br`, br.bytes), writeFile(`${path}.gz`, gzip.bytes)]);
      }),
  );
}
