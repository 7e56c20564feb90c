/** The type of a resource: an address that answers in a format for programs. */

import type { DocumentFile } from '../content/downloads/document-file.ts';

export interface ResourceContext {
  /** Public origin, without a trailing slash: addresses in files are absolute. */
  readonly origin: string;
  /** Whether search engines are told to leave the site out. */
  readonly isHidden?: boolean | undefined;
  /** Every document that is served, by address. */
  readonly documents: Readonly<Record<string, DocumentFile>>;
}

export interface Resource {
  readonly path: string;
  /** Its kind in the metrics. */
  readonly label: 'contacts' | 'data' | 'events' | 'feeds' | 'resource';
  readonly contentType: string;
  /** Scripts of other sites may read it. */
  readonly isOpen?: boolean;
  /** People save it, under the name at the end of its address; others open in the browser. */
  readonly isSaved?: boolean;
  /** Pure: the same context gives the same text. */
  readonly make: (context: ResourceContext) => string;
}
