/** What the build reads from a PDF that is served. */
export interface DocumentFile {
  /** Bytes. */
  readonly size: number;
  /** The language that the file itself names: "en", "de". */
  readonly language?: string | undefined;
  /** Whether `npm run documents` printed it: a summary written for this site, and not the company's own document. */
  readonly isSummary: boolean;
}
