/** What the workshop makes: one file of the site, from content and drawings alone. The same input gives the same bytes. */
export interface Product {
  /** What `npm run draw` calls it: "plan/Swimming", "documents/3449.500-gemini", "flags/sui". */
  readonly id: string;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly make: () => Promise<Uint8Array | string>;
}
