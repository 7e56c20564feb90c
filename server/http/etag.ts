import { createHash } from 'node:crypto';

/**
 * A strong validator from nothing but the bytes: the same in every replica and every release in which they are the same,
 * and another for each encoding.
 */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
