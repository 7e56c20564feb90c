/** Bytes → what goes over the wire: one form an encoding. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Quality of each format, in its own scale. */
export interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** Once per page and release: the smallest result is worth the time. */
export const BEST: Effort = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** While somebody waits. */
export const FAST: Effort = { brotli: 4, gzip: 6 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses text in the thread pool, off the event loop. */
export async function encode(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return cutToSize(await compressGzip(bytes, { level: effort.gzip }));
  const compressed = await compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // A window beyond the text finds nothing and takes megabytes in each thread.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
      // Blocks as small as they come: the result is the same, the work takes a third less memory.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
    },
  });
  return cutToSize(compressed);
}

/** zlib works in blocks of 16 kB, and a result that is kept would keep the empty rest of its block. */
function cutToSize(result: Buffer): Buffer {
  const cut = Buffer.allocUnsafeSlow(result.length);
  result.copy(cut);
  return cut;
}

/** The smallest window, as a power of two, that holds the whole text. */
function windowBits(length: number): number {
  const needed = Math.ceil(Math.log2(Math.max(1, length)));
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
