const BYTES_PER_KB = 1000;

const NO_BREAK_SPACE = '\u00a0';

/** "41 kB", "1.3 MB": decimal units, as browsers and file managers print them, on one line. */
export function fileSizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  const [size, unit] = kilobytes < BYTES_PER_KB ? [kilobytes, 'kB'] : [(kilobytes / BYTES_PER_KB).toFixed(1), 'MB'];
  return `${size}${NO_BREAK_SPACE}${unit}`;
}
