/** The encodings of a body: which one a client accepts, and how bytes are compressed for it. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Quality of each format, in its own scale. */
export interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** For files, during the build. */
export const BEST: Effort = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** For pages and resources, while the first visitor waits: at most 3 ms. Brotli 10 saves a tenth and takes up to 76 ms. */
export const PAGE: Effort = { brotli: 6, gzip: 6 };

/** Bounded: header values are the client's. Browsers send a handful of different ones. */
const MAX_REMEMBERED = 64;
const remembered = new Map<string, Encoding>();

/** The best encoding the client accepts; identity when it accepts none. */
export function negotiateEncoding(acceptEncoding = ''): Encoding {
  const known = remembered.get(acceptEncoding);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const encoding = (negotiator.encoding([...ENCODINGS], { preferred: ['br', 'gzip'] }) ?? 'identity') as Encoding;
  if (remembered.size < MAX_REMEMBERED) remembered.set(acceptEncoding, encoding);
  return encoding;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses text in the thread pool, off the event loop. */
export async function encode(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return compressGzip(bytes, { level: effort.gzip });
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** A strong tag from the bytes alone: the same in every replica, another for each encoding. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
