/** What a resource is: an address beside the pages that answers in a format for machines. */

import type { DocumentFile } from '../content/downloads/document-file.ts';

export interface ResourceContext {
  /** Public origin, without a trailing slash: files travel, so every address in them is absolute. */
  readonly origin: string;
  /** Every document that is served, by address. */
  readonly documents: Readonly<Record<string, DocumentFile>>;
}

export interface Resource {
  readonly path: string;
  readonly contentType: string;
  /** Pure: the same origin gives the same text, in every process and whatever the time is. */
  readonly make: (context: ResourceContext) => string;
}
