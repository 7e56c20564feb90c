import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { filesBelow } from './files-below.ts';

const STYLE = /<style[^>]*>([^<]*)<\/style>/g;
/** A header of every picture holds all hashes. */
const MOST_STYLES = 8;

/**
 * CSP sources of the style blocks in drawings, which the policy of pictures allows.
 * @throws ContentError when there are too many different ones
 */
export async function readPictureStyles(publicDir: string): Promise<readonly string[]> {
  const drawings = (await filesBelow(publicDir)).filter((file) => file.endsWith('.svg'));
  const hashes = new Set<string>();
  for (const drawing of drawings) {
    const svg = await readFile(join(publicDir, drawing), 'utf8');
    for (const [, style = ''] of svg.matchAll(STYLE)) {
      hashes.add(`sha256-${createHash('sha256').update(style).digest('base64')}`);
    }
  }
  if (hashes.size > MOST_STYLES) {
    throw new ContentError([
      `public: drawings hold ${hashes.size} different style blocks, more than ${MOST_STYLES}; let drawings share one`,
    ]);
  }
  return [...hashes].sort();
}
