/** HTML bytes → what goes over the wire: compressed variants, each with its own strong ETag. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface EncodedBody {
  readonly bytes: Buffer;
  /** Differs by encoding: a strong validator stands for exact bytes. */
  readonly etag: string;
}

export type Body = Readonly<Record<Encoding, EncodedBody>>;

/** Once per page and release: the smallest result is worth the time. */
export const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION } as const;
/** For every answer that is not kept, such as error pages. */
export const FAST = { brotli: 4, gzip: 6 } as const;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality of each format, in its own scale. */
export interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** Compresses in the thread pool, off the event loop. */
export async function encodeBody(identity: Buffer, effort: Effort): Promise<Body> {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        // A window beyond the page finds nothing and takes megabytes in each thread.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
      },
    }),
    compressGzip(identity, { level: effort.gzip }),
  ]);
  return {
    br: { bytes: br, etag: `"${hash}-br"` },
    gzip: { bytes: gz, etag: `"${hash}-gz"` },
    identity: { bytes: identity, etag: `"${hash}"` },
  };
}

/** The smallest window, as a power of two, that holds the whole page. */
function windowBits(length: number): number {
  const needed = Math.ceil(Math.log2(Math.max(1, length)));
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
