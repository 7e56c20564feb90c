import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Sizes like 32x32 of the pictures in a file. A file of icons holds several: its head lists them in 16 bytes each. */
export async function pictureSizes(file: string): Promise<string[]> {
  const bytes = await readFile(file);
  if (!file.endsWith('.ico')) {
    const { width, height } = await sharp(bytes).metadata();
    return [`${width}x${height}`];
  }
  return Array.from({ length: bytes.readUInt16LE(4) }, (_, index) =>
    [...bytes.subarray(6 + 16 * index)].slice(0, 2).join('x'),
  );
}
