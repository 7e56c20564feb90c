const BYTES_PER_KB = 1000;

/** "41 kB", "1.3 MB", "13 MB": decimal units, as browsers and file managers print them. */
export function fileSizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return kilobytes < BYTES_PER_KB ? `${kilobytes} kB` : `${Number((kilobytes / BYTES_PER_KB).toFixed(1))} MB`;
}
