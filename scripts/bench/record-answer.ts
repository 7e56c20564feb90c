import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** An answer as bare-server.ts gives it again. */
export interface RecordedAnswer {
  readonly path: string;
  /** Names and values in turn, as Node's writeHead takes them. */
  readonly headers: readonly string[];
  readonly bodyBase64: string;
}

const MOST_TRIES = 100;
const TRY_MS = 50;

/** Node writes these itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive']);

/** What the server at the origin answers to a browser that takes brotli, once it has the response in store. */
export async function recordAnswer(origin: string, path: string): Promise<RecordedAnswer> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await askOnce(origin, path);
    // First answers are streamed, without a tag.
    if (answer.headers.includes('ETag')) return answer;
    await setTimeout(TRY_MS);
  }
  throw new Error(`${path} is never stored`);
}

function askOnce(origin: string, path: string): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(origin + path, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { rawHeaders } = response;
        const headers = rawHeaders.filter((_, i) => !OWN_HEADERS.has((rawHeaders[i - (i % 2)] ?? '').toLowerCase()));
        resolve({ path, headers, bodyBase64: Buffer.concat(chunks).toString('base64') });
      });
    });
    request.on('error', reject);
  });
}
