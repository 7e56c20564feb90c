import { createHash } from 'node:crypto';
import { STYLE } from './style.ts';

/** CSP source that allows the style block of the pictures, and nothing else. */
export function pictureStyleHash(): string {
  return `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
}
