/** What every answer must be, whatever was asked: HTTP, no fault of the server, nothing but pages and public files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Exchange, parseResponses, type RawResponse } from './raw-http.ts';

/** What is wrong with an answer; undefined when nothing is. The first words tell the kind. */
export type AnswerRules = (exchange: Exchange, request: string) => string | undefined;

/** Longest body that is neither a page nor a file: "Not found" and its kind. */
const SHORT_BYTES = 60;

/**
 * @param publicDir the only folder whose files may be sent
 * @param others what else may be sent, apart from pages
 */
export function createAnswerRules(publicDir: string, others: readonly Buffer[]): AnswerRules {
  const files = readdirSync(publicDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const contents = [...files.map((file) => readFileSync(join(file.parentPath, file.name))), ...others];
  const hashes = new Set(contents.map(hashOf));
  const isPublic = (bytes: Buffer) => hashes.has(hashOf(bytes)) || contents.some((content) => content.includes(bytes));

  return ({ received, end }, request) => {
    if (end === 'limit') return 'hangs: the connection stays open';
    try {
      const isCut = end !== 'server';
      const responses = parseResponses(received, { mayBeHead: request.includes('HEAD'), mayBeCut: isCut });
      return responses.map((response) => problemOf(response, isPublic)).find((problem) => problem !== undefined);
    } catch (error) {
      return `no HTTP: ${String(error)}`;
    }
  };
}

function problemOf(response: RawResponse, isPublic: (bytes: Buffer) => boolean): string | undefined {
  const { status, headers, body, isWhole } = response;
  if (status >= 500) return `status ${status}`;
  if (status < 200 && status !== 100) return `status ${status}`;
  const location = headers.get('location');
  if (status >= 300 && status < 400 && status !== 304 && location === undefined) return `redirect to nowhere`;
  if (location !== undefined && !isOwnAddress(location)) return `redirect elsewhere: ${location}`;
  if (!isWhole || body.length <= SHORT_BYTES) return undefined;
  const content = status === 206 ? body : decode(body, headers.get('content-encoding'));
  const isPage = headers.get('content-type') === 'text/html; charset=utf-8';
  if (isPage && /^<!DOCTYPE html><html lang="en">.*<title>Swiss Timing - /s.test(content.toString())) return undefined;
  return isPublic(content) || isPublic(body) ? undefined : `foreign content: ${content.toString('latin1', 0, 80)}`;
}

/** Read the way browsers do, for which //host and /\host are another site. */
function isOwnAddress(location: string): boolean {
  const own = 'http://site.example';
  return location.startsWith('/') && URL.canParse(location, own) && new URL(location, own).origin === own;
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
