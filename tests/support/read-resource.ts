import type { RequestListener } from 'node:http';
import request from 'supertest';
import { expect } from 'vitest';

/** Fails where the bytes are not UTF-8. */
export async function readResource(
  app: RequestListener,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await request(app).get(path).set(headers).responseType('blob');
  expect(response.status, path).toBe(200);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(response.body);
}

/** CRLF after each line, and no line longer than 75 octets. */
export function expectFoldedLines(text: string): void {
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
}
