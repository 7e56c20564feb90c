/** The part of negotiator that negotiate-encoding.ts uses; its published types do not know the preferences. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** The best of the available encodings; among equals the first of the preferred ones. */
    encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined;
  }
}
