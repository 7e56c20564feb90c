import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ['keeps the words of a link', 'Help with [timing](/Service/Timing) and more.', 'Help with timing and more.'],
    ['leaves emphasis out', '**Calm** and *exact*.', 'Calm and exact.'],
    ['keeps lines and list items', 'You:\n\n- solder\n- measure', 'You:\n\n- solder\n- measure'],
    ['leaves nested emphasis out', '**_Calm_** and __exact__ snake_case_word.', 'Calm and exact snake_case_word.'],
    ['keeps signs that Markdown escapes', '5\\*6\\*7, \\[x\\](y), &lt;b> A&#x62;c', '5*6*7, [x](y), <b> Abc'],
    ['keeps line breaks', 'Swiss Timing\\\nCorgémont', 'Swiss Timing\nCorgémont'],
    ['leaves a multiplication alone', '3 * 4 * 5 mm', '3 * 4 * 5 mm'],
  ])('%s', (_, markdown, expected) => {
    expect(plainText(markdown)).toBe(expected);
  });
});
